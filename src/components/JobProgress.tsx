import type { ReactNode } from 'react'
import { formatCount } from '../../contracts/platform/money.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './JobProgress.module.css'
import { Money } from './Money.tsx'
import { OutcomeDot } from './OutcomeCounts.tsx'
import { type OutcomeCount, SegmentedBar } from './SegmentedBar.tsx'

interface JobProgressProps {
  name: string
  done: number
  total: number
  outcomes: OutcomeCount[]
  rowsPerSecond?: number
  secondsLeft?: number
  /** The job has ended. */
  ended?: boolean
  /** Money captured so far, integer paise. */
  capturedPaise: number
  /** Pause, "Cancel the rest". */
  actions?: ReactNode
}

/** The progress of a job. Announced every 10 per cent, so that screen readers are not flooded. */
export const JobProgress = (props: JobProgressProps) => {
  const { name, done, total, outcomes, rowsPerSecond, secondsLeft, ended = false, capturedPaise, actions } = props
  const text = useTexts('components')
  const duration = useDurationFormat()
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100)
  const rows = text('job.rows', { done: formatCount(done), total: formatCount(total) })
  const rate = rowsPerSecond !== undefined && text('job.rate', { rate: formatCount(rowsPerSecond) })

  return (
    <div className="num">
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span>{percent}%</span>
      </div>
      <div role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <SegmentedBar outcomes={outcomes} total={total} />
      </div>
      <div className={styles.meta}>
        <span>{[rows, rate].filter(Boolean).join(', ')}</span>
        {secondsLeft !== undefined && <span>{text('job.left', { time: duration(secondsLeft) })}</span>}
      </div>
      <dl className={styles.outcomes}>
        {outcomes.map(({ label, count, tone }) => (
          <div key={label}>
            <dt>
              <OutcomeDot tone={tone} /> {label}
            </dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
        <div className={styles.captured}>
          <dt>{text(ended ? 'job.capturedInAll' : 'job.captured')}</dt>
          <dd>
            <Money paise={capturedPaise} />
          </dd>
        </div>
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
      <span role="status" className="hidden-text">
        {percent >= 10 && text('job.announce', { name, percent: Math.floor(percent / 10) * 10 })}
      </span>
    </div>
  )
}

/** Formats seconds in the largest fitting unit: `50 s`, `4 min`, `2 h`. */
const useDurationFormat = () => {
  const text = useTexts('components')
  return (seconds: number) => {
    if (seconds < 60) return text('job.seconds', { count: Math.ceil(seconds) })
    if (seconds < 3600) return text('job.minutes', { count: Math.ceil(seconds / 60) })
    return text('job.hours', { count: Math.ceil(seconds / 3600) })
  }
}
