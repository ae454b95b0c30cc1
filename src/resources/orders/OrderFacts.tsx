import { downloadInvoice } from '../../../contracts/calls/payments.ts'
import { formatMinor, formatPaise } from '../../../contracts/money.ts'
import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { centsToPaise } from '../../../contracts/topUp.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Money } from '../../components/Money.tsx'
import { PriceBreakdown } from '../../components/PriceBreakdown.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { CustomerInvoiceButton } from './CustomerInvoiceButton.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import styles from './Orders.module.css'
import { PaymentOrderChip } from './PaymentOrderChip.tsx'
import { useOrderTimeline } from './useOrderTimeline.ts'

export const OrderFacts = ({ order }: { order: PaymentOrder }) => {
  const text = useTexts('orders')
  const shell = useTexts('shell')
  const course = useOrderTimeline(order)
  const { creditPaise, taxPaise, totalPaise, order_id, usdPerInr } = order
  return (
    <>
      <div className={styles.subject}>
        <PaymentOrderChip status={order.status} />
        <Money paise={totalPaise} strong />
      </div>
      <PriceBreakdown
        lines={[
          { label: text('amount'), paise: creditPaise },
          { label: text('tax'), paise: taxPaise },
        ]}
        total={{ label: text('total'), paise: totalPaise }}
      />
      <div className={styles.facts}>
        <FactList columns={1}>
          <FactRow label={text('one.for')}>{text(`one.purposes.${order.purpose}`)}</FactRow>
          <FactRow label={text('wallet')}>{shell(`wallet.${order.wallet}`)}</FactRow>
          <FactRow label={text('one.charged')}>
            <span className="num">{formatMinor(order.charged, order.currency)}</span>
          </FactRow>
          {usdPerInr && (
            <FactRow label={text('one.rate')}>
              <span className="num">{text('one.rateOf', { rupees: formatPaise(centsToPaise(100, usdPerInr)) })}</span>
            </FactRow>
          )}
          <FactRow label={text('one.id')}>
            {order_id && (
              <>
                <span className={`mono ${styles.id}`}>{order_id}</span>
                <CopyButton value={order_id} name={text('one.id')} />
              </>
            )}
          </FactRow>
          <FactRow label={text('one.paymentTail')}>
            {order.paymentTail && <span className="mono">…{order.paymentTail}</span>}
          </FactRow>
          <FactRow label={text('invoice')}>{order.invoiceId && <CustomerInvoiceButton order={order} />}</FactRow>
          {order.creditNotes.length > 0 && (
            <FactRow label={text('creditNotes')}>
              {order.creditNotes.map(({ id, number }) => (
                <InvoiceButton
                  key={id}
                  call={downloadInvoice}
                  id={id}
                  number={number}
                  label={text('downloadNote', { number })}
                />
              ))}
            </FactRow>
          )}
        </FactList>
      </div>
      <h3 className={styles.course}>{text('one.course')}</h3>
      <Timeline events={course} />
    </>
  )
}
