import { formatCount } from '../../contracts/platform/money.ts'
import styles from './OutcomeCounts.module.css'
import { type OutcomeCount, SegmentedBar } from './SegmentedBar.tsx'
import type { Tone } from './tone.ts'

/** How many rows of a file are ready, have a problem or are duplicates, before anything is charged. */
export const OutcomeCounts = ({ outcomes }: { outcomes: OutcomeCount[] }) => (
  <div>
    <dl className={styles.stats}>
      {outcomes.map(({ label, count, tone }) => (
        <div key={label}>
          <dt>
            <OutcomeDot tone={tone} /> {label}
          </dt>
          <dd className="num">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
    <SegmentedBar outcomes={outcomes} total={outcomes.reduce((sum, { count }) => sum + count, 0)} />
  </div>
)

/** The coloured dot before an outcome's name. */
export const OutcomeDot = ({ tone }: { tone: Tone }) => (
  <span className={styles.dot} style={{ background: `var(--${tone})` }} aria-hidden="true" />
)
