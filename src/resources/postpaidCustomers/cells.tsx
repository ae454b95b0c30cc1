import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { PostpaidCustomer } from '../../../contracts/resources/postpaidCustomer.ts'
import { Money } from '../../components/Money.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './PostpaidCustomers.module.css'
import { useMonth } from './useMonth.ts'

interface CellProps {
  record: PostpaidCustomer
}

/** Warns that a wallet has used most of its credit limit. */
export const NearLimitChip = () => (
  <ToneChip tone="warning" icon={TriangleAlert} label={useTexts('adminPostpaid')('nearLimit')} />
)

export const NearLimit = ({ record }: CellProps) => record.nearLimit && <NearLimitChip />

export const Customer = ({ record }: CellProps) => (
  <span className={styles.customer}>
    <Link
      to={withId(paths.adminPostpaidUserDetail, record.id)}
      // The row is clickable too.
      onClick={event => event.stopPropagation()}
    >
      {record.customer}
    </Link>
    <NearLimit record={record} />
  </span>
)

export const CreditLimit = ({ record: { creditLimitPaise: paise } }: CellProps) => {
  const text = useTexts('adminPostpaid')
  return paise === null ? text('noLimit') : <Money paise={paise} />
}

/** With a label, for cards. */
export const LabelledLimit = ({ record: { creditLimitPaise: paise } }: CellProps) => {
  const text = useTexts('adminPostpaid')
  return paise === null ? text('noLimit') : text('limitOf', { amount: formatPaise(paise) })
}

export const LastStatement = ({ record: { statement } }: CellProps) => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()
  if (!statement) return text('noStatement')
  return (
    <span className={styles.statement}>
      {month(statement.month)} <Money paise={statement.outstandingPaise} />
    </span>
  )
}

export const Due = ({ record: { duePaise } }: CellProps) => <Money paise={duePaise} strong={duePaise > 0} />
