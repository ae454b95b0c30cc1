import { CalendarX, CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon, SearchCheck } from 'lucide-react'
import { downloadInvoice } from '../../../contracts/calls/invoices.ts'
import { centsToPaise } from '../../../contracts/money/topUp.ts'
import { formatMinor, formatPaise } from '../../../contracts/platform/money.ts'
import { type PaymentOrder, type PaymentOrderStatus, paymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { Money } from '../../components/Money.tsx'
import { PriceBreakdown } from '../../components/PriceBreakdown.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import styles from './Orders.module.css'
import { useOrderTimeline } from './useOrderTimeline.ts'

interface OfOrder {
  record: PaymentOrder
}

const statusIcons: Record<PaymentOrderStatus, LucideIcon> = {
  created: Clock,
  failed: CircleX,
  expired: CalendarX,
  paid: LoaderCircle,
  credited: CircleCheck,
  diverged: SearchCheck,
}

export const OrderStatus = ({ record: { status } }: OfOrder) => {
  const locale = useLocale()
  const { label, tone = 'neutral' } = paymentOrder.fields.status.choices[status]
  return <ToneChip tone={tone} icon={statusIcons[status]} label={label[locale]} />
}

/** The last characters of the payment ID; the rest is masked. */
export const PaymentTail = ({ record: { paymentTail } }: OfOrder) =>
  paymentTail ? <span className="mono">…{paymentTail}</span> : '-'

export const OrderInvoice = ({ record: { invoiceId, invoiceNumber: number } }: OfOrder) => {
  const text = useTexts('orders')
  if (!invoiceId || !number) return null
  return <InvoiceButton call={downloadInvoice} id={invoiceId} number={number} label={text('download', { number })} />
}

/** The drawer's heading: status, total and breakdown. */
export const OrderSum = ({ record }: OfOrder) => {
  const locale = useLocale()
  const { creditPaise, taxPaise, totalPaise } = record
  const { fields } = paymentOrder
  return (
    <>
      <div className={styles.subject}>
        <OrderStatus record={record} />
        <Money paise={totalPaise} strong />
      </div>
      <PriceBreakdown
        lines={[
          { label: fields.creditPaise.label[locale], paise: creditPaise },
          { label: fields.taxPaise.label[locale], paise: taxPaise },
        ]}
        total={{ label: fields.totalPaise.label[locale], paise: totalPaise }}
      />
    </>
  )
}

export const Charged = ({ record: { charged, currency } }: OfOrder) => (
  <span className="num">{formatMinor(charged, currency)}</span>
)

export const Rate = ({ record: { usdPerInr } }: OfOrder) => {
  const text = useTexts('orders')
  if (usdPerInr === null) return null
  return <span className="num">{text('one.rateOf', { rupees: formatPaise(centsToPaise(100, usdPerInr)) })}</span>
}

export const CreditNotes = ({ record: { creditNotes } }: OfOrder) => {
  const text = useTexts('orders')
  return creditNotes.map(({ id, number }) => (
    <InvoiceButton key={id} call={downloadInvoice} id={id} number={number} label={text('downloadNote', { number })} />
  ))
}

export const OrderTimeline = ({ record }: OfOrder) => {
  const text = useTexts('orders')
  const events = useOrderTimeline(record)
  return (
    <>
      <h3 className={styles.course}>{text('one.course')}</h3>
      <Timeline events={events} />
    </>
  )
}
