import type { ReactNode } from 'react'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import { type ChallanEvent, challanPaymentPath } from '../../../../contracts/challans/challans.ts'
import { formatPaise, toPaise } from '../../../../contracts/platform/money.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Timeline } from '../../../components/Timeline.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { OrderStepper } from './OrderStepper.tsx'
import styles from './Orders.module.css'
import { orderStatusStyles, statusTime } from './orderStatus.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

const rupees = (amount: number) => formatPaise(toPaise(amount))

interface OrderDetailsProps {
  order: ChallanOrder
  onClose: () => void
}

/** An order: progress, challans, amounts, timeline and receipt. */
export const OrderDetails = ({ order, onClose }: OrderDetailsProps) => {
  const text = useTexts('publicChallanOrders')
  const dates = useDateFormats()
  const { challanNumber, fines, fees, gst, total, refunded } = order
  const foot = order.receipt && <ReceiptButton order={order} />
  return (
    <Sheet look="modal" title={text('details.title')} close={text('details.close')} onClose={onClose} foot={foot}>
      {(order.taken > 0 || order.diverged) && (
        <div className={styles.note}>
          <InlineAlert tone="warning">
            {order.taken > 0 ? text('details.taken', { smart_count: order.taken }) : text('details.diverged')}
          </InlineAlert>
        </div>
      )}
      {order.waiting && (
        <div className={styles.note}>
          <InlineAlert tone="warning">
            {text('details.waiting', { time: dates.short(order.waiting) })}{' '}
            <a href={challanPaymentPath(order.code)}>{text('details.toPayment')}</a>
          </InlineAlert>
        </div>
      )}
      <OrderStepper order={order} />
      <dl className={`num ${styles.rows}`}>
        <Row name={text('details.number')}>
          <code>{order.number}</code>
        </Row>
        <Row name={text('details.challans', { smart_count: challanNumber.length })}>
          {challanNumber.map(number => (
            <code key={number}>{number}</code>
          ))}
        </Row>
        <Row name={text('details.amount')}>{rupees(fines)}</Row>
        <Row name={text('details.fee')}>{rupees(fees)}</Row>
        <Row name={text('details.gst')}>{rupees(gst)}</Row>
        <Row name={text(statusTime(order, 'paid') ? 'details.total' : 'details.toPay')} strong>
          {rupees(total)}
        </Row>
        {refunded > 0 && <Row name={text('details.refunded')}>{rupees(refunded)}</Row>}
      </dl>
      <Events order={order} />
    </Sheet>
  )
}

const Row = ({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <div data-strong={strong}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Events = ({ order }: { order: ChallanOrder }) => {
  const text = useTexts('publicChallanOrders')
  const dates = useDateFormats()
  const paid = order.timeline.findIndex(({ status }) => status === 'paid')
  // Before the payment a failure concerns the payment; afterwards, the settlement.
  const titleOf = (status: ChallanEvent, index: number) => {
    if (status === 'created') return text('details.ordered')
    return text(status === 'failed' && index < paid ? 'steps.unpaid' : `status.${status}`)
  }
  const events = order.timeline.map(({ status, at, note }, index) => ({
    id: String(index),
    title: titleOf(status, index),
    detail: note,
    time: dates.full(at),
    ...orderStatusStyles[status],
  }))
  return (
    <section className={styles.events}>
      <h3>{text('details.timeline')}</h3>
      <Timeline events={events} />
    </section>
  )
}
