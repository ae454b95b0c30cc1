import { CircleX, TriangleAlert } from 'lucide-react'
import { contradictionKinds } from '../../../contracts/cases/trubgv/compared.ts'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Trubgv.module.css'
import { useFactValue } from './useFactValue.ts'

/** What contradicts, by name, each value with its source and when that answered. */
export const Contradictions = ({ shown: { contradictions, sources, headline } }: { shown: ShownTrubgv }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const valueOf = useFactValue()
  const labelOf = (id: string | null) =>
    id === null ? text('detail.claim') : (sources.find(one => one.id === id)?.label[locale] ?? id)
  const isWhole = headline !== 'running' && sources.every(({ state }) => state !== 'noAnswer')
  return (
    <Section
      title={text('detail.contradictions')}
      badge={contradictions.length > 0 && <span className="num">{contradictions.length}</span>}
    >
      {contradictions.length === 0 && (
        <p className={styles.lead}>{text(isWhole ? 'detail.none' : 'detail.noneSoFar')}</p>
      )}
      <ul className={styles.contradictions}>
        {contradictions.map(({ kind, tone, values }) => {
          const Icon = tone === 'danger' ? CircleX : TriangleAlert
          return (
            <li key={kind} data-tone={tone}>
              <h3>
                <Icon size={16} aria-hidden="true" /> {contradictionKinds[kind][locale]}
              </h3>
              <dl>
                {values.map(({ source, value, at, days }, place) => (
                  <div key={`${source} ${place}`}>
                    <dt>
                      {labelOf(source)}
                      {at && <span className={`num ${styles.quiet}`}>{short(at)}</span>}
                    </dt>
                    <dd>
                      {valueOf(kind, value)}
                      {days !== null && ` (${text('detail.days', { days })})`}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
