import { Button } from '@mui/material'
import { CreditCard } from 'lucide-react'
import { downloadChallanReceipt } from '../../../contracts/calls/challans.ts'
import { challanPaymentPath } from '../../../contracts/challans.ts'
import type { ChallanOrderDetail } from '../../../contracts/resources/challanOrder.ts'
import { challanEventLabels } from '../../../contracts/resources/challanOrder.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { PriceBreakdown } from '../../components/PriceBreakdown.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import { ChallanOrderChip, challanOrderStyle } from './ChallanOrderChip.tsx'
import styles from './ChallanOrderDetails.module.css'
import { ChallanOrderStepper } from './ChallanOrderStepper.tsx'
import { CustomerOrderItems } from './CustomerOrderItems.tsx'
import { FileDownloadButton } from './FileDownloadButton.tsx'
/** One order, whole: its steps, its challans with their proofs, the money, and what happened when. */
export const ChallanOrderDetails = ({ order }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  return (
    <div className={styles.page}>
      <section className={styles.summary}>
        <div className={styles.subject}>
          <NumberPlate rc={order.rcNo} />
          <h1>{text('order.title')}</h1>
          <ChallanOrderChip status={order.status} />
        </div>
        {order.violator && <p>{order.violator}</p>}
        {order.diverged && <InlineAlert tone="warning">{text('order.diverged')}</InlineAlert>}
        <ChallanOrderStepper order={order} />
        <div className={styles.actions}>
          {order.receipt && (
            <FileDownloadButton
              call={downloadChallanReceipt}
              params={{ id: order.id }}
              name={`receipt-${order.id}.pdf`}
              label={text('order.receipt')}
            />
          )}
          {order.status === 'created' && !order.diverged && <PayNowLink code={order.code} />}
        </div>
      </section>
      <div className={styles.columns}>
        <div className={styles.page}>
          <CustomerOrderItems order={order} />
          <Course order={order} />
        </div>
        <Payment order={order} />
      </div>
    </div>
  )
}

const Payment = ({ order }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  return (
    <Section title={text('order.money')}>
      <PriceBreakdown
        lines={[
          { label: text('payment.totalFines'), paise: order.finesPaise },
          { label: text('payment.totalFees'), paise: order.feesPaise },
          { label: text('payment.totalGst'), paise: order.gstPaise },
        ]}
        total={{ label: text(order.paidAt ? 'result.total' : 'payment.totalToPay'), paise: order.totalPaise }}
      />
      <hr className={styles.rule} />
      <FactList columns={1}>
        <FactRow label={text('order.paidBy')}>{order.means && text(`order.means.${order.means}`)}</FactRow>
        {order.refundedPaise > 0 && (
          <FactRow label={text('order.refunded')}>
            <Money paise={order.refundedPaise} />
          </FactRow>
        )}
        <FactRow label={text('order.id')}>
          <span className={styles.id}>
            <span className="mono" title={order.id}>
              {shortId(order.id)}
            </span>
            <CopyButton value={order.id} name={text('order.id')} />
          </span>
        </FactRow>
      </FactList>
    </Section>
  )
}

const Course = ({ order }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Section title={text('order.course')}>
      <Timeline
        events={order.timeline.map(({ status, at, note, by }) => ({
          id: `${status}${at}`,
          title: status === 'created' ? text('order.ordered') : challanEventLabels[status][locale],
          detail: [note, text('order.by', { name: by })].filter(Boolean).join(' · '),
          time: short(at),
          ...challanOrderStyle(status),
        }))}
      />
    </Section>
  )
}

/** Back to the page where an order that waits is paid. */
const PayNowLink = ({ code }: { code: string }) => (
  <Button variant="contained" startIcon={<CreditCard aria-hidden="true" />} href={challanPaymentPath(code)}>
    {useTexts('challanTool')('order.pay')}
  </Button>
)
