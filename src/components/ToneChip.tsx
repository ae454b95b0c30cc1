import type { LucideIcon } from 'lucide-react'
import styles from './ToneChip.module.css'
import type { Tone } from './tone.ts'

interface ToneChipProps {
  tone: Tone
  icon?: LucideIcon
  label: string
  /** Dashed says: no answer, rather than an answer. */
  dashed?: boolean
  /** Turns the icon, while work is going on. */
  turning?: boolean
  /** As the public pages have it. */
  large?: boolean
}

/** A state in words, with an icon: never colour alone, never an icon alone. */
export const ToneChip = ({
  tone,
  icon: Icon,
  label,
  dashed = false,
  turning = false,
  large = false,
}: ToneChipProps) => (
  <span className={styles.chip} data-tone={tone} data-dashed={dashed || undefined} data-large={large || undefined}>
    {Icon && <Icon size={14} aria-hidden="true" className={turning ? styles.turning : undefined} />}
    {label}
  </span>
)
