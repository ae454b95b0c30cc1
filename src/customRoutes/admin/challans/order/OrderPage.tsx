import { useState } from 'react'
import { formatPaise } from '../../../../../contracts/money.ts'
import type { CustomerChallanOrderDetail } from '../../../../../contracts/resources/challanOrder.ts'
import { challanEventLabels } from '../../../../../contracts/resources/challanOrder.ts'
import { CopyButton } from '../../../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../../../components/FactRow.tsx'
import { PriceBreakdown } from '../../../../components/PriceBreakdown.tsx'
import { NumberPlate } from '../../../../components/plain/NumberPlate.tsx'
import { Section } from '../../../../components/Section.tsx'
import { Timeline } from '../../../../components/Timeline.tsx'
import { useDateFormats } from '../../../../i18n/dates.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { challanOrderStyle } from '../../../../resources/challanOrders/ChallanOrderChip.tsx'
import { shortId } from '../../../../resources/verifications/record.ts'
import styles from '../Challans.module.css'
import { OrderStatusChips } from '../list/OrderStatusChips.tsx'
import { AdminOrderItems } from './AdminOrderItems.tsx'
import { DivergedPayments } from './DivergedPayments.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'

type Order = CustomerChallanOrderDetail

export const OrderPage = ({ order }: { order: Order }) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className={styles.page}>
      <div className={styles.subject}>
        <NumberPlate rc={order.rcNo} />
        <OrderStatusChips order={order} />
        <span className={styles.quiet}>{order.violator}</span>
      </div>
      <DivergedPayments order={order} />
      <OrderActions order={order} chosen={[...chosen]} onDone={() => setChosen(new Set())} />
      <div className={styles.columns}>
        <div className={styles.page}>
          <AdminOrderItems order={order} chosen={chosen} onChoose={setChosen} />
          <OrderRefunds order={order} />
          <Course order={order} />
        </div>
        <Facts order={order} />
      </div>
    </div>
  )
}

const Facts = ({ order }: { order: Order }) => {
  const text = useTexts('adminChallans')
  const { day } = useDateFormats()
  const tool = useTexts('challanTool')
  return (
    <Section title={tool('order.money')}>
      <PriceBreakdown
        lines={[
          { label: tool('payment.totalFines'), paise: order.finesPaise },
          { label: tool('payment.totalFees'), paise: order.feesPaise },
          { label: tool('payment.totalGst'), paise: order.gstPaise },
        ]}
        total={{ label: tool(order.paidAt ? 'result.total' : 'payment.totalToPay'), paise: order.totalPaise }}
      />
      <hr className={styles.rule} />
      <FactList columns={1}>
        <FactRow label={text('one.payer')}>{order.payer}</FactRow>
        <FactRow label={text('one.brand')}>{order.brand}</FactRow>
        <FactRow label={tool('order.paidBy')}>{order.means && tool(`order.means.${order.means}`)}</FactRow>
        <FactRow label={tool('order.refunded')}>
          {order.refundedPaise > 0 ? <span className="num">{formatPaise(order.refundedPaise)}</span> : null}
        </FactRow>
        <FactRow label={text('one.expected')}>{order.expected && day(order.expected.by)}</FactRow>
        <FactRow label={text('one.assignee')}>{order.assignee ?? text('list.nobody')}</FactRow>
        <Id label={tool('order.id')} value={order.id} />
        <Id label={text('one.gatewayOrder')} value={order.gatewayOrderId} />
        <Id label={text('one.payment')} value={order.paymentId} />
      </FactList>
    </Section>
  )
}

const Id = ({ label, value }: { label: string; value: string | null }) => (
  <FactRow label={label}>
    {value && (
      <span className={styles.id}>
        <span className="mono" title={value}>
          {shortId(value)}
        </span>
        <CopyButton value={value} name={label} />
      </span>
    )}
  </FactRow>
)

const Course = ({ order }: { order: Order }) => {
  const tool = useTexts('challanTool')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Section title={tool('order.course')}>
      <Timeline
        events={order.timeline.map(({ status, at, note, by }) => ({
          id: `${status}${at}`,
          title: status === 'created' ? tool('order.ordered') : challanEventLabels[status][locale],
          detail: [note, tool('order.by', { name: by })].filter(Boolean).join(' · '),
          time: short(at),
          ...challanOrderStyle(status),
        }))}
      />
    </Section>
  )
}
