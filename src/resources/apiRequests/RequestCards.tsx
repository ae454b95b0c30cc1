import { useListContext } from 'ra-core'
import { formatCount } from '../../../contracts/money.ts'
import type { ApiLog, ApiRequest } from '../../../contracts/resources/apiRequest.ts'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { Money } from '../../components/Money.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import { OutcomeChip } from './OutcomeChip.tsx'
import styles from './Requests.module.css'
import { useRequestLabels } from './useRequestLabels.ts'

/** The list on a narrow screen, three lines each; a press opens what was asked and answered. */
export const RequestCards = () => {
  const text = useTexts('usage')
  const names = useRequestLabels()
  const { short } = useDateFormats()
  const { data = [] } = useListContext<ApiRequest & Partial<Pick<ApiLog, 'customer'>>>()
  const { open } = useOpenRecord()
  return (
    <ul className={styles.cards}>
      {data.map(row => (
        <li key={row.id}>
          <button type="button" aria-haspopup="dialog" onClick={() => open(row.id)}>
            <span>
              <OutcomeChip outcome={row.outcome} />
              <Money paise={row.chargePaise} />
            </span>
            <span>
              <span className={styles.cut}>
                {row.customer ? `${row.customer} · ` : ''}
                {names.product(row.product)}
              </span>
              <span className="mono">{row.httpStatus}</span>
            </span>
            <span className={`num ${styles.meta}`}>
              <span className={styles.cut}>
                {short(row.createdAt)} · {row.reference ?? shortId(row.id)}
              </span>
              <span>{text('charts.milliseconds', { value: formatCount(row.durationMs) })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
