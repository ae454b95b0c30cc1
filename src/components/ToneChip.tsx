import type { LucideIcon } from 'lucide-react'
import styles from './ToneChip.module.css'
import type { Tone } from './tone.ts'

interface ToneChipProps {
  tone: Tone
  icon?: LucideIcon
  label: string
  /** A dashed border means that there was no answer. */
  dashed?: boolean
  /** Rotates the icon while work is in progress. */
  turning?: boolean
  /** The size for public pages. */
  large?: boolean
}

/** A status as text with an icon, so that neither colour nor icon alone conveys it. */
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
