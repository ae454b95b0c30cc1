import { Link } from 'react-router-dom'
import { listBgcRescreenings } from '../../../contracts/calls/bgcRescreenings.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'

/** Who is to be screened again, the earliest first. Nothing without anybody. */
export const Rescreenings = () => {
  const text = useTexts('bgcScreen')
  const words = useTexts('casesScreen')
  const locale = useLocale()
  const { day } = useDateFormats()
  const { data } = useCallQuery(listBgcRescreenings, {})
  if (!data || data.rows.length === 0) return null
  return (
    <Section
      title={text('again.section')}
      badge={data.dueCount > 0 && <span className="num">{formatCount(data.dueCount)}</span>}
    >
      <ul className={styles.rows}>
        {data.rows.map(({ caseId, name, planTitle, dueAt, months, isAutomatic, isDue, problem }) => (
          <li key={caseId}>
            <Link to={withId(paths.bgcDetail, caseId)}>{name ?? words('noName')}</Link>
            {problem ? (
              <ToneChip tone="danger" label={text('again.notAsked')} />
            ) : (
              isDue && <ToneChip tone="warning" label={text('again.due')} />
            )}
            <span className={styles.detail}>
              {[
                planTitle[locale],
                dueAt
                  ? text(isAutomatic ? 'again.automatic' : 'again.listed', { date: day(dueAt) })
                  : text('again.later', { smart_count: months }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
