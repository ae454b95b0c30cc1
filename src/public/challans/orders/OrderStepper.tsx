import { Check, X } from 'lucide-react'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSettlementTime } from '../shared/useSettlement.ts'
import styles from './Orders.module.css'
import { type OrderStep, toOrderSteps } from './orderStatus.ts'

/** Amount Paid, Processing, Settled successfully: the order's progress with dates (§2.5, A102). */
export const OrderStepper = ({ order }: { order: ChallanOrder }) => {
  const text = useTexts('publicChallanOrders')
  return (
    <ol className={styles.steps} aria-label={text('steps.label')}>
      {toOrderSteps(order).map(step => (
        <li key={step.name} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {step.state === 'done' && <Check size={12} strokeWidth={3} />}
            {step.state === 'stopped' && <X size={12} strokeWidth={3} />}
          </span>
          <b>
            {text(`steps.${step.name}`)} <span className="hidden-text">({text(`steps.${step.state}`)})</span>
          </b>
          {step.name === 'settled' && step.state === 'pending' && order.expected ? (
            <Expected expected={order.expected} />
          ) : (
            <Detail step={step} order={order} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** The brand's settlement time for the slowest route, or else the expected date. Says so if that date has passed. */
const Expected = ({ expected: { route, by, late } }: { expected: NonNullable<ChallanOrder['expected']> }) => {
  const text = useTexts('publicChallanOrders')
  const dates = useDateFormats()
  const claim = useSettlementTime()(route)
  if (late) return <span>{text('steps.late')}</span>
  return (
    <span className="num">
      {claim ? text('steps.claim', { claim }) : text('steps.usually', { date: dates.day(by) })}
    </span>
  )
}

const Detail = ({ step: { name, state, at }, order }: { step: OrderStep; order: ChallanOrder }) => {
  const { court_status_desc: court, waiting } = order
  const text = useTexts('publicChallanOrders')
  const dates = useDateFormats()
  if (state === 'pending') return null
  if (state !== 'current') return at && <span className="num">{dates.short(at)}</span>
  if (name === 'paid') return <span>{text(waiting ? 'status.waiting' : 'steps.waiting')}</span>
  if (!at) return <span>{text('steps.soon')}</span>
  return (
    <>
      {court && <span>{court}</span>}
      <span className="num">{text('steps.since', { time: dates.short(at) })}</span>
    </>
  )
}
