import { CircleAlert, SearchCheck, Undo2 } from 'lucide-react'
import { type CustomerChallanOrder, customerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanOrderChip } from '../challanOrders/chips.tsx'
import styles from './ChallanPayments.module.css'

interface CellProps {
  record: CustomerChallanOrder
}

const {
  overdue: overdueMark,
  refundAsked: refundMark,
  diverged: mismatchMark,
} = customerChallanOrder.fields.attention.choices
const { dueAt: dueField } = customerChallanOrder.fields

/** The order's status, and labels for refunds and mismatches that need attention. */
export const OrderMarks = ({ record }: CellProps) => {
  const locale = useLocale()
  const { refundAsked, divergence } = record
  return (
    <span className={styles.marks}>
      <ChallanOrderChip order={record} />
      {refundAsked && <ToneChip tone="warning" icon={Undo2} label={refundMark.label[locale]} />}
      {divergence && <ToneChip tone="danger" icon={SearchCheck} label={mismatchMark.label[locale]} />}
    </span>
  )
}

export const Payer = ({ record: { payer, brand } }: CellProps) => (brand ? `${payer} · ${brand}` : payer)

export const Assignee = ({ record: { assignee } }: CellProps) => {
  const text = useTexts('adminChallans')
  return assignee ?? text('unassigned')
}

/** By when it is to be settled, and whether that is over. */
export const Due = ({ record: { dueAt, overdue } }: CellProps) => {
  const locale = useLocale()
  const { dayMonth, full } = useDateFormats()
  if (!dueAt) return '-'
  return (
    <span className={`num ${overdue ? styles.overdue : ''}`} title={full(dueAt)}>
      {overdue && <CircleAlert size={14} role="img" aria-label={overdueMark.label[locale]} />} {dayMonth(dueAt)}
    </span>
  )
}

/** On a card, with its label. */
export const DueOnCard = ({ record }: CellProps) => {
  const locale = useLocale()
  if (!record.dueAt) return null
  return (
    <>
      {dueField.label[locale]} <Due record={record} />
    </>
  )
}
