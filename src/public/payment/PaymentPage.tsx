import type { ChallanPaymentState, PayableOrder } from '../../../contracts/money/paymentPages.ts'
import type { PublicState } from '../../../contracts/pages/publicPage.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { Sums } from '../../components/plain/Sums.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import styles from './Payment.module.css'
import { useChallanPayment } from './useChallanPayment.ts'

/** `/payments/challan/{code}` (A117): the order, what happens next, and the ways to pay. */
const PaymentPage = () => {
  const text = useTexts('challanPayment')
  const { brand, payment } = usePublicState()
  return (
    <PublicShell brand={brand} look="paper">
      <section className={styles.sheet}>
        <h1>{text('title')}</h1>
        {payment && (payment.view === 'payable' ? <ToPay {...payment} /> : <Ended {...payment} />)}
      </section>
    </PublicShell>
  )
}

const ToPay = ({ order, next }: { order: PayableOrder; next: string }) => {
  const text = useTexts('challanPayment')
  const { problem, paying, wallet, pay, cancel } = useChallanPayment(order)
  const isHydrated = useIsHydrated()
  const locale = useLocale()
  const fines = order.challans === 1 ? text('fine') : text('fines', { count: order.challans })
  return (
    <>
      <p className={styles.muted}>
        {text('order')} <b className="num">{order.number}</b>
        {order.vehicle && `, ${text('vehicle', { vehicle: order.vehicle })}`}
      </p>
      <Sums
        rows={[
          [fines, order.finesPaise],
          [text('fees'), order.feesPaise],
          [text('gst'), order.gstPaise],
          [text('total'), order.totalPaise],
        ]}
      />
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
      <div className={styles.actions}>
        <Button
          id="card"
          busy={paying === 'card' && text('wait')}
          disabled={!isHydrated || paying === 'wallet'}
          onClick={() => void pay('card')}
        >
          {text('payCard', { amount: formatPaise(order.totalPaise) })}
        </Button>
        {order.takesWallet && wallet?.state !== 'unknown' && (
          <Button
            id="wallet"
            look="secondary"
            hidden={!wallet}
            busy={paying === 'wallet' && text('wait')}
            disabled={paying === 'card' || wallet?.state === 'short'}
            onClick={() => void pay('wallet')}
          >
            {text('payWallet')}
          </Button>
        )}
        {wallet && (
          <p className={styles.muted} id="balance">
            {wallet.note}
          </p>
        )}
        <a className={styles.link} href={next} id="cancel" onClick={cancel}>
          {text('cancel')}
        </a>
      </div>
      <h2>{text('next')}</h2>
      <ol className={`${styles.steps} ${styles.muted}`}>
        <li>{text('nextForm')}</li>
        <li>{order.notified ? text('nextReceipt', { notified: order.notified }) : text('nextMail')}</li>
        {order.settledBy && <li>{text('nextSettled', { date: longDay(locale, order.settledBy) })}</li>}
      </ol>
      <p className={styles.muted}>
        {text('note')} {text('first')}
      </p>
      <noscript>
        <InlineAlert tone="danger">{text('needsScript')}</InlineAlert>
      </noscript>
    </>
  )
}

const longDay = (locale: Locale, iso: string) =>
  new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(iso))

const Ended = ({ view, next }: Exclude<ChallanPaymentState, { view: 'payable' }>) => {
  const text = useTexts('challanPayment')
  return (
    <>
      <InlineAlert tone="info">{text(view)}</InlineAlert>
      <div className={styles.actions}>
        <LinkButton href={next}>{text(view === 'unknown' ? 'start' : 'goOn')}</LinkButton>
      </div>
    </>
  )
}

export function head({ locale, brand, config }: PublicState) {
  const title = textsIn(locale, 'challanPayment')('title')
  return { title: `${title}, ${brand?.title ?? config.brandName}`, description: title }
}

export default PaymentPage
