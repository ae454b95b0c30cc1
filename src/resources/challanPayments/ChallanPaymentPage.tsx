import { useState } from 'react'
import { downloadAnyEvidence } from '../../../contracts/calls/adminChallans.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import {
  type CustomerChallanOrderDetail,
  customerChallanOrder,
} from '../../../contracts/resources/customerChallanOrder.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OrderItems } from '../challanOrders/OrderItems.tsx'
import { OrderColumns, OrderMoney, OrderRecord, OrderTimeline } from '../challanOrders/OrderSections.tsx'
import { SubjectNotes } from '../notes/SubjectNotes.tsx'
import styles from './ChallanPayments.module.css'
import { CourtSection } from './CourtSection.tsx'
import { Assignee, OrderMarks } from './cells.tsx'
import { DivergedPayments } from './DivergedPayments.tsx'
import { OverdueAlert } from './LateRefund.tsx'
import { isSelectable, OrderActions } from './OrderActions.tsx'
import { OrderMessages } from './OrderMessages.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderTools } from './OrderTools.tsx'

interface OrderProps {
  order: CustomerChallanOrderDetail
}

/** A customer's challan order with the actions of staff. */
const ChallanPaymentPage = () => {
  const text = useTexts('adminChallans')
  return (
    <OrderRecord<CustomerChallanOrderDetail>
      resource="challan-payments"
      back={{ to: paths.adminChallanPayments, label: text('one.back') }}
      missingDetail={text('one.missingDetail')}
    >
      {order => (
        <>
          <PageHeader
            crumbs={[{ label: text('title'), to: paths.adminChallanPayments }, { label: text('one.title') }]}
            title={text('one.title')}
          />
          <Order order={order} />
        </>
      )}
    </OrderRecord>
  )
}

const Order = ({ order }: OrderProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selection = {
    isSelectable: (item: CustomerChallanOrderDetail['items'][number]) => isSelectable(item, order.refunds),
    selected,
    onSelect: setSelected,
  }
  return (
    <div className={styles.page}>
      <div className={styles.subject}>
        <NumberPlate rc={order.rcNo} />
        <OrderMarks record={order} />
        <span className={styles.quiet}>{order.violator}</span>
        <OrderTools order={order} />
      </div>
      <DivergedPayments order={order} />
      <OverdueAlert order={order} canRefund={order.items.some(selection.isSelectable)} />
      <OrderActions order={order} selected={[...selected]} onDone={() => setSelected(new Set())} />
      <OrderColumns
        aside={
          <div className={styles.page}>
            <OrderMoney order={order} fields={customerChallanOrder.fields} parts={moneyParts} />
            <CourtSection order={order} />
            <SubjectNotes kind="order" subject={order.id} />
          </div>
        }
      >
        <OrderItems order={order} evidenceCall={downloadAnyEvidence} selection={selection} />
        <OrderRefunds order={order} />
        <OrderMessages id={order.id} />
        <OrderTimeline order={order} />
      </OrderColumns>
    </div>
  )
}

const ExpectedBy = ({ record: { expected } }: { record: CustomerChallanOrderDetail }) => {
  const { day } = useDateFormats()
  return expected && day(expected.by)
}

const moneyParts = [
  facts(
    'number',
    'payer',
    fact('brand', { optional: true }),
    fact('paymentMethod', { optional: true }),
    fact('refundedPaise', { optional: true }),
    fact('expected', { component: ExpectedBy, optional: true }),
    fact('assignee', { component: Assignee }),
    'id',
    fact('gatewayOrderId', { optional: true }),
    fact('paymentId', { optional: true }),
  ),
]

export default ChallanPaymentPage
