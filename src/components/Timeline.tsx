import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Timeline.module.css'
import type { Tone } from './tone.ts'

export interface TimelineEvent {
  id: string
  title: string
  detail?: ReactNode
  /** Formatted; only a timeline shows seconds and milliseconds. */
  time: string
  icon: LucideIcon
  /** Neutral for events, success for passed steps, accent for money, warning for waiting. */
  tone: Tone
}

export const Timeline = ({ events }: { events: TimelineEvent[] }) => (
  <ol className={styles.timeline}>
    {events.map(({ id, title, detail, time, icon: Icon, tone }) => (
      <li key={id}>
        <span className={styles.dot} data-tone={tone}>
          <Icon size={12} aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <strong>{title}</strong>
          {detail && <span>{detail}</span>}
        </div>
        <span className={`num ${styles.time}`}>{time}</span>
      </li>
    ))}
  </ol>
)
