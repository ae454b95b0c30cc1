import { Clock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import type { ChallanEvent } from '../../../../contracts/challans/challans.ts'
import { formatPaise, toPaise } from '../../../../contracts/platform/money.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Orders.module.css'
import { orderStatusStyles, statusTime } from './orderStatus.ts'

interface OrderCardProps {
  order: ChallanOrder
  onView: () => void
}

/** One order in the history (§2.5). */
export const OrderCard = ({ order, onView }: OrderCardProps) => {
  const text = useTexts('publicChallanOrders')
  const dates = useDateFormats()
  const total = formatPaise(toPaise(order.total))
  const paidAt = statusTime(order, 'paid')
  const [first = '', ...more] = order.challanNumber
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className="num">
          <span className="hidden-text">{text('card.total')}</span> {total}
        </h2>
        <OrderStatusChip order={order} />
      </div>
      <dl>
        <Row name={text('details.number')}>
          <code>{order.number}</code>
        </Row>
        <Row name={text('card.violator')}>{order.nameViolator ?? '-'}</Row>
        <Row name={text('card.challan')}>
          <code>{more.length === 0 ? first : text('card.more', { number: first, smart_count: more.length })}</code>
        </Row>
        <Row name={text('card.court')}>{order.court_status_desc ?? '-'}</Row>
        <Row name={text(paidAt ? 'card.paidOn' : 'card.created')}>
          <span className="num">{dates.day(paidAt ?? order.createdAt)}</span>
        </Row>
      </dl>
      <Button look="secondary" aria-label={text('card.viewOf', { total })} onClick={onView}>
        {text('card.view')}
      </Button>
    </li>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type Shown = Pick<ChallanOrder, 'status' | 'timeline' | 'diverged' | 'taken' | 'waiting'>

/** The order's status, or a notice that somebody else has paid first or that a payment did not match it. */
const OrderStatusChip = ({ order }: { order: Shown }) => {
  const text = useTexts('publicChallanOrders')
  if (order.waiting) return <ToneChip large tone="warning" icon={Clock} label={text('status.waiting')} />
  if (order.taken > 0 && !statusTime(order, 'paid'))
    return <ToneChip large tone="neutral" icon={Users} label={text('result.takenTitle')} />
  const status: ChallanEvent = order.diverged && !statusTime(order, 'paid') ? 'diverged' : order.status
  return <ToneChip large {...orderStatusStyles[status]} label={text(`status.${status}`)} />
}
