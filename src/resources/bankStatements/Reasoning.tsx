import { Info, TriangleAlert } from 'lucide-react'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Analysis, money, useCoded } from './analysis.ts'
import styles from './Statement.module.css'

/** The estimated income with each step that led to it. */
export const Income = ({ analysis: { income } }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const coded = useCoded()
  const { month } = useDateFormats()
  return (
    <Section title={text('income.title')} aside={income.basis && text(`income.basis.${income.basis}`)}>
      <p className={`num ${styles.figure}`}>
        {income.amountPaise === null ? text('income.none') : money(income.amountPaise)}
      </p>
      <ol className={styles.reasons}>
        {income.steps.map(({ code, params }, at) => (
          <li key={at}>{coded(`income.${code}`, params)}</li>
        ))}
      </ol>
      {income.months.length > 0 && (
        <details className={styles.details}>
          <summary>{text('income.months')}</summary>
          <ul className={`num ${styles.reasons}`}>
            {income.months.map(one => (
              <li key={one.month}>{`${month(one.month)}: ${money(one.paise)}`}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

/** Warnings first; what is true of several files is said once, with all of them. */
function grouped(hints: Analysis['hints']) {
  const groups = new Map<string, { hint: Analysis['hints'][number]; places: number[] }>()
  for (const hint of hints.toSorted((one, other) => rank(one) - rank(other))) {
    const key = JSON.stringify([hint.code, hint.params, hint.rows])
    const group = groups.get(key) ?? { hint, places: [] }
    if (hint.file !== null) group.places.push(hint.file)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const rank = ({ level }: Analysis['hints'][number]) => (level === 'warning' ? 0 : 1)

/** What someone should look at, each with its evidence. */
export const Hints = ({ analysis: { hints, files, cited } }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const coded = useCoded()
  const { day } = useDateFormats()
  const rows = new Map(cited.map(row => [row.at, row]))
  return (
    <Section title={text('hints.title')} aside={text('hints.detail')}>
      {hints.length === 0 && <p className={styles.none}>{text('hints.none')}</p>}
      <ul className={styles.hints}>
        {grouped(hints).map(({ hint, places }, at) => {
          const Icon = hint.level === 'warning' ? TriangleAlert : Info
          const names = places.flatMap(place => files[place]?.name ?? []).join(', ')
          const evidence = hint.rows.flatMap(row => rows.get(row) ?? []).slice(0, 5)
          return (
            <li key={at} data-tone={hint.level}>
              <Icon size={16} aria-hidden="true" />
              <div>
                {coded(`hint.${hint.code}`, hint.params)} {names && <span className={styles.quiet}>{names}</span>}
                {evidence.length > 0 && (
                  <ul className={styles.evidence}>
                    {evidence.map(row => (
                      <li key={row.at} className="num">
                        {[row.date && day(row.date), row.description, money(row.creditPaise ?? row.debitPaise)]
                          .filter(Boolean)
                          .join(' · ')}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
