import type { LucideIcon } from 'lucide-react'
import { createContext } from 'react'

/** A tab before those of a product's checks and files, for a page that has more. */
export const FirstTab = createContext<{ value: string; label: string; icon: LucideIcon } | null>(null)
