import type { ReactNode } from 'react'

export interface ListFilter {
  name: string
  label: string
  /** What is set, in words. */
  value: ReactNode | undefined
  onClear: () => void
  /** A chip only once it is set; until then under "Filter". */
  rare?: boolean
  /** None where a filter can only be taken away. */
  editor?: ReactNode
}
