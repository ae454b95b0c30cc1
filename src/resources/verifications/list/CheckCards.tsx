import { Checkbox } from '@mui/material'
import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { withId } from '../../../../contracts/paths.ts'
import { Money } from '../../../components/Money.tsx'
import { StatusChip } from '../../../components/StatusChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import styles from './List.module.css'
import { recordSummary } from './recordSummary.ts'

/** The checks on a narrow screen, three lines each: subject and status, name and charge, reference, person and time. */
export const CheckCards = () => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { short } = useDateFormats()
  const product = useProduct()
  const { data = [], selectedIds, onToggleItem } = useListContext<VerificationRecord>()
  return (
    <ul className={styles.cards}>
      {data.map(record => (
        <li key={record.id} data-selected={selectedIds.includes(record.id) || undefined}>
          <Checkbox
            checked={selectedIds.includes(record.id)}
            onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': text('list.select', { name: record.subject }) } }}
          />
          <Link to={withId(product.paths.detail, record.id)}>
            <span className={styles.line}>
              <strong className="mono">{record.subject}</strong>
              <StatusChip status={record.status} />
            </span>
            <span className={styles.line}>
              <span className={styles.cut}>{recordSummary(product, record, text, locale)}</span>
              <Money paise={record.charge.paise} />
            </span>
            <span className={`${styles.line} ${styles.meta}`}>
              <span className={styles.cut}>{[record.reference, record.requestedBy].filter(Boolean).join(' · ')}</span>
              <span className="num">{short(record.createdAt)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
