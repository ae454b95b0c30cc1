import { Link } from 'react-router-dom'
import type { FleetSummary } from '../../../contracts/calls/fleet.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Fleet.module.css'
import { vehiclesPath } from './links.ts'
import { weekdayOf } from './months.ts'

interface MonthGridProps {
  /** Of one month. */
  days: readonly string[]
  summary: FleetSummary
  group: string | undefined
}

/** Monday to Sunday of any week. */
const week = Array.from({ length: 7 }, (_, index) => `2026-06-0${index + 1}`)

/** A month as weeks from Monday; a day on which something ends is a link to its vehicles. */
export const MonthGrid = ({ days, summary, group }: MonthGridProps) => {
  const text = useTexts('fleet')
  const { weekday, day: full } = useDateFormats()
  const first = days[0] ? weekdayOf(days[0]) : 0
  const countOn = (day: string) =>
    summary.expiring.filter(one => one.day === day).reduce((sum, { count }) => sum + count, 0)
  return (
    <ol className={styles.month}>
      {week.map(day => (
        <li key={day} className={styles.weekday} aria-hidden="true">
          {weekday(day).split(',')[0]}
        </li>
      ))}
      {days.map((day, index) => {
        const count = countOn(day)
        const start = index === 0 ? { gridColumnStart: first + 1 } : undefined
        const number = Number(day.slice(8))
        return (
          <li key={day} style={start} data-today={day === summary.today || undefined} className={styles.day}>
            {count > 0 ? (
              <Link to={vehiclesPath({ expiresFrom: day, expiresTo: day, ...(group && { group }) })}>
                <span aria-hidden="true">{number}</span>
                <b className="num" aria-hidden="true">
                  {formatCount(count)}
                </b>
                <span className="hidden-text">
                  {text('calendar.onDay', { date: full(day), smart_count: count, count: formatCount(count) })}
                </span>
              </Link>
            ) : (
              <span>{number}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
