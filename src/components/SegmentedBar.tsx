import styles from './SegmentedBar.module.css'
import type { Tone } from './tone.ts'

export interface OutcomeCount {
  label: string
  count: number
  tone: Tone
}

/** Parts of a whole in outcome colours. Decorative: the counts are given as text beside it. */
export const SegmentedBar = ({ outcomes, total }: { outcomes: OutcomeCount[]; total: number }) => (
  <div className={styles.bar} aria-hidden="true">
    {outcomes
      .filter(({ count }) => count > 0)
      .map(({ label, count, tone }) => (
        <span key={label} style={{ width: `${(count / total) * 100}%`, background: `var(--${tone})` }} />
      ))}
  </div>
)
