import { CreditCard } from 'lucide-react'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'
import type { StepPageProps } from './stepPages.ts'
import { useCasePayment } from './useCasePayment.ts'

const momentOf = (locale: string, at: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(
    new Date(at),
  )

/** What is to be paid and for what, by the gateway's form. A payment that the bank has not decided is waited for, and cannot be made a second time. */
const PaymentStep = (props: StepPageProps<'payment'>) => {
  const { amountPaise, purpose, gst, isTest } = props.step
  const text = useTexts('publicCase')
  const locale = useLocale()
  const { known, busy, error, pay } = useCasePayment(props)
  const amount = formatPaise(amountPaise)
  return (
    <div className={styles.form}>
      <dl className={styles.given}>
        <div>
          <dt>{text('payment.for')}</dt>
          <dd>{purpose}</dd>
        </div>
        <div>
          <dt>{text('payment.amount')}</dt>
          <dd>
            <strong className="num">{amount}</strong>
          </dd>
        </div>
        {gst && (
          <div>
            <dt>{text('payment.gst', { percent: gst.percent })}</dt>
            <dd className="num">{formatPaise(gst.paise)}</dd>
          </div>
        )}
      </dl>
      {known?.waitingUntil ? (
        <p role="status">{text('payment.waiting', { time: momentOf(locale, known.waitingUntil) })}</p>
      ) : (
        <>
          <p className={styles.hint}>
            {isTest
              ? text('payment.test')
              : known?.payUntil && text('payment.until', { time: momentOf(locale, known.payUntil) })}
          </p>
          <p role="alert" className={styles.problem}>
            {error || (known?.failure && text('payment.failed', { reason: known.failure }))}
          </p>
          {/* Only once the server knows what is to be paid: an order is made a moment after its step begins. */}
          <Button busy={(busy || known === null) && text('loading')} onClick={() => void pay()}>
            <CreditCard size={16} aria-hidden="true" /> {text('payment.pay', { amount })}
          </Button>
        </>
      )}
    </div>
  )
}

export default PaymentStep
