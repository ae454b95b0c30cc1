import { Link } from 'react-router-dom'
import { listBulkSends } from '../../../../contracts/calls/esignBulk.ts'
import { bulkSendStateChoices } from '../../../../contracts/esign/bulkStates.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { bulkPath } from '../../../resources/envelopes/bulkPaths.ts'
import styles from '../Dashboard.module.css'

/** As many as fit into a glance. */
const SHOWN = 4

/** The newest lists; nothing as long as there are none. */
export const BulkSends = () => {
  const text = useTexts('esignBulk')
  const locale = useLocale()
  const { data } = useCallQuery(listBulkSends, {})
  if (!data || data.sends.length === 0) return null
  return (
    <Section title={text('list')}>
      <ul className={styles.rows}>
        {data.sends.slice(0, SHOWN).map(({ id, title, state, counts }) => {
          const { label, tone = 'neutral' } = bulkSendStateChoices[state]
          return (
            <li key={id}>
              <Link to={bulkPath(id)}>{title}</Link>
              <ToneChip tone={tone} label={label[locale]} />
              <div className={styles.detail}>
                <span className="num">
                  {text('progress', {
                    sent: formatCount(counts.sent),
                    total: formatCount(counts.total - counts.problem),
                  })}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
