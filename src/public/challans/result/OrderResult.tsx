import { CircleCheck, CircleX, Clock, type LucideIcon, RotateCcw, SearchCheck, TimerOff, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { readAccessToken, readBrandToken } from '../../../../contracts/challans/challanSession.ts'
import { formatPaise, toPaise } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { statusTime } from '../orders/orderStatus.ts'
import { ReceiptButton } from '../orders/ReceiptButton.tsx'
import styles from './PaymentStatus.module.css'
import type { FoundOrder, PaymentOutcome } from './paymentOutcome.ts'
import { RetryLink, SearchMoreLink } from './ResultLinks.tsx'

interface Look {
  tone: 'success' | 'danger' | 'neutral'
  icon: LucideIcon
  title: `${'paid' | 'pending' | 'failed' | 'refunded' | 'diverged' | 'taken'}Title`
  detail: `${PaymentOutcome}Detail`
}

const looks: Record<PaymentOutcome, Look> = {
  paid: { tone: 'success', icon: CircleCheck, title: 'paidTitle', detail: 'paidDetail' },
  pending: { tone: 'neutral', icon: Clock, title: 'pendingTitle', detail: 'pendingDetail' },
  failed: { tone: 'danger', icon: CircleX, title: 'failedTitle', detail: 'failedDetail' },
  expired: { tone: 'danger', icon: TimerOff, title: 'failedTitle', detail: 'expiredDetail' },
  unsettled: { tone: 'neutral', icon: RotateCcw, title: 'refundedTitle', detail: 'unsettledDetail' },
  refunded: { tone: 'neutral', icon: RotateCcw, title: 'refundedTitle', detail: 'refundedDetail' },
  diverged: { tone: 'neutral', icon: SearchCheck, title: 'divergedTitle', detail: 'divergedDetail' },
  taken: { tone: 'neutral', icon: Users, title: 'takenTitle', detail: 'takenDetail' },
  takenPaid: { tone: 'neutral', icon: RotateCcw, title: 'takenTitle', detail: 'takenPaidDetail' },
}

interface OrderResultProps {
  found: FoundOrder
  outcome: PaymentOutcome
  /** The bank has not answered, and polling has stopped. */
  slow: boolean
  onAgain: () => void
}

/** The result of a payment, its amounts, and the next steps. */
export const OrderResult = ({ found: { order, brand, supportEmail }, outcome, slow, onAgain }: OrderResultProps) => {
  const text = useTexts('publicChallanOrders')
  const token = brand?.token ?? readBrandToken(sessionStorage)
  const { tone, icon: Icon, title, detail } = looks[outcome]
  // The gateway sent the payer to the page for failed payments, but has not reported anything yet.
  const unreported = outcome === 'failed' && order.status === 'created'
  const failed = outcome === 'failed' || outcome === 'expired'
  const [total, amount] = [order.total, order.refunded].map(rupees => formatPaise(toPaise(rupees)))
  const dates = useDateFormats()
  const paidAt = statusTime(order, 'paid')
  const tooSlow = outcome === 'pending' && slow
  return (
    <section className={styles.result} aria-labelledby="result">
      <div role="status">
        <span className={styles.icon} data-tone={tone}>
          <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h1 id="result">{text(`result.${title}`)}</h1>
        {failed && order.reason && <p>{order.reason}</p>}
        <p>
          {tooSlow
            ? text('result.slowDetail')
            : text(`result.${unreported ? 'unreportedDetail' : detail}`, {
                smart_count: order.challans,
                amount: amount ?? '',
              })}
        </p>
      </div>
      {outcome !== 'diverged' && outcome !== 'taken' && (
        <dl>
          <Row name={text('details.number')}>
            <code>{order.number}</code>
          </Row>
          <Row name={text('result.vehicle')}>
            <span className="num">{order.vehicle}</span>
          </Row>
          <Row name={text('result.challans')}>
            <span className="num">{order.challans}</span>
          </Row>
          {paidAt && (
            <Row name={text('card.paidOn')}>
              <span className="num">{dates.full(paidAt)}</span>
            </Row>
          )}
          {order.paymentId && (
            <Row name={text('result.payment')}>
              <code>{order.paymentId}</code>
            </Row>
          )}
          <Row name={text(failed || outcome === 'pending' ? 'result.toPay' : 'result.total')}>
            <span className="num">{total}</span>
          </Row>
        </dl>
      )}
      {outcome === 'paid' && order.expected && !order.expected.late && (
        <p>
          {text('result.by', { date: dates.day(order.expected.by) })}
          {order.payer && ` ${text('result.writeTo', { to: order.payer })}`}
        </p>
      )}
      {outcome === 'paid' && order.taken > 0 && <p>{text('details.taken', { smart_count: order.taken })}</p>}
      {order.receipt && readAccessToken(sessionStorage) && <ReceiptButton order={order} />}
      <div className={styles.actions}>
        {failed && <RetryLink token={token} />}
        {outcome === 'pending'
          ? slow && <Button onClick={onAgain}>{text('result.look')}</Button>
          : !failed && outcome !== 'diverged' && <SearchMoreLink token={token} />}
        {readAccessToken(sessionStorage) && <a href={`${paths.challanDetails}?view=orders`}>{text('title')}</a>}
      </div>
      <p className={styles.support}>
        {text('result.support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </section>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
