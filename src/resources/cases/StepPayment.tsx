import type { ShownStep, ShownStepPayment } from '../../../contracts/cases/shown.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Cases.module.css'
import { StepRemarks } from './StepList.tsx'

/** How the payment of a step stands, and what became of every payment that came for it. */
export const StepPayment = ({ step: { payment, status } }: { step: ShownStep }) => {
  const text = useTexts('casesScreen')
  const { short } = useDateFormats()
  if (!payment) return null
  const isAsked = status === 'asked' && (payment.state === 'open' || payment.state === 'waiting')
  return (
    <>
      {isAsked && (
        <StepRemarks>
          <span>{text(`payment.${payment.state === 'waiting' ? 'waiting' : 'open'}`)}</span>
          {payment.payUntil && <span>{text('payment.until', { time: short(payment.payUntil) })}</span>}
        </StepRemarks>
      )}
      {payment.failure && status !== 'waiting' && (
        <p className={styles.reason}>{text('payment.failure', { reason: payment.failure })}</p>
      )}
      {payment.received.map(one => (
        <Received key={`${one.at} ${one.kind}`} one={one} isSaid={status === 'done'} />
      ))}
    </>
  )
}

interface ReceivedProps {
  one: ShownStepPayment['received'][number]
  /** The step's own facts say it. */
  isSaid: boolean
}

const Received = ({ one, isSaid }: ReceivedProps) => {
  const text = useTexts('casesScreen')
  const { short } = useDateFormats()
  const amount = formatMinor(one.amountMinor, one.currency)
  if (one.refund === null)
    return isSaid ? null : <StepRemarks>{text('payment.kept', { amount, time: short(one.at) })}</StepRemarks>
  return (
    <StepRemarks>
      {one.kind !== 'paid' && <span>{text(`payment.${one.kind}`, { amount, time: short(one.at) })}</span>}
      <span>
        {one.refundedAt === null
          ? text(one.refusal ? 'payment.refundRefused' : 'payment.refundAsked', { amount })
          : text('payment.refunded', { amount, time: short(one.refundedAt) })}
      </span>
    </StepRemarks>
  )
}
