import { type DayRun, dayStates, STATUS_DAYS } from '../../../contracts/pages/statusPage.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Status.module.css'

/** The middle of a day in India. */
const noon = (day: string) => `${day}T06:30:00.000Z`

const daysOf = (runs: readonly DayRun[]) => runs.reduce((sum, { days }) => sum + days, 0)

/** A bar of 90 days, and the same in words: colours alone say nothing to many readers. */
export const History = ({ name, runs }: { name: string; runs: readonly DayRun[] }) => {
  const text = useTexts('publicStatus')
  const { range } = useDateFormats()
  const counts = dayStates.flatMap(state => {
    const days = daysOf(runs.filter(run => run.state === state))
    return days === 0 ? [] : [text('history.days', { smart_count: days, state: text(`history.states.${state}`) })]
  })
  const words = counts.join(', ')
  return (
    <>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${STATUS_DAYS} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('history.label', { name, days: STATUS_DAYS, words })}
      >
        {runs.map(({ from, days, state }, index) => (
          <rect key={from} x={daysOf(runs.slice(0, index))} width={days} height={1} data-state={state} />
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{text('history.from', { days: STATUS_DAYS })}</span>
        <span>{text('history.today')}</span>
      </div>
      <details className={styles.days}>
        <summary aria-label={`${words}. ${text('history.list', { name })}`}>{words}</summary>
        <ul>
          {runs.map(({ from, to, state }) => (
            <li key={from}>
              {text('history.run', { days: range(noon(from), noon(to)), state: text(`history.states.${state}`) })}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
