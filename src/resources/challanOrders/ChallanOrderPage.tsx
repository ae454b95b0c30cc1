import { Button } from '@mui/material'
import { CreditCard } from 'lucide-react'
import { Title } from 'react-admin'
import { downloadChallanEvidence, downloadChallanReceipt } from '../../../contracts/calls/challans.ts'
import { challanPaymentPath } from '../../../contracts/challans.ts'
import { paths } from '../../../contracts/paths.ts'
import { type ChallanOrderDetail, challanOrder } from '../../../contracts/resources/challanOrder.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanOrderStepper } from './ChallanOrderStepper.tsx'
import styles from './ChallanOrders.module.css'
import { ChallanOrderChip } from './chips.tsx'
import { FileDownloadButton } from './FileDownloadButton.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderColumns, OrderMoney, OrderRecord, OrderTimeline } from './OrderSections.tsx'

const moneyParts = [facts('means', fact('refundedPaise', { optional: true }), 'id')]

/** One order: how far it is, its challans with their proofs, the money, and what happened when. */
const ChallanOrderPage = () => {
  const text = useTexts('challanTool')
  const lists = { to: paths.challanLists, label: text('lists.title') }
  return (
    <>
      <Title title={text('order.title')} />
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.challanDashboard }, lists, { label: text('order.title') }]}
      />
      <OrderRecord<ChallanOrderDetail>
        resource="challan-orders"
        back={lists}
        missingDetail={text('order.missingDetail')}
      >
        {order => (
          <div className={styles.page}>
            <Summary order={order} />
            <OrderColumns aside={<OrderMoney order={order} fields={challanOrder.fields} parts={moneyParts} />}>
              <OrderItems order={order} evidenceCall={downloadChallanEvidence} />
              <OrderTimeline order={order} />
            </OrderColumns>
          </div>
        )}
      </OrderRecord>
    </>
  )
}

/** How far the order is, and what its customer can do. */
const Summary = ({ order }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  const { id, rcNo, status, violator, diverged, receipt, code } = order
  return (
    <section className={styles.summary}>
      <div className={styles.subject}>
        <NumberPlate rc={rcNo} />
        <h1>{text('order.title')}</h1>
        <ChallanOrderChip status={status} />
      </div>
      {violator && <p>{violator}</p>}
      {diverged && <InlineAlert tone="warning">{text('order.diverged')}</InlineAlert>}
      <ChallanOrderStepper order={order} />
      <div className={styles.actions}>
        {receipt && (
          <FileDownloadButton
            call={downloadChallanReceipt}
            params={{ id }}
            name={`receipt-${id}.pdf`}
            label={text('order.receipt')}
          />
        )}
        {status === 'created' && !diverged && (
          <Button variant="contained" startIcon={<CreditCard aria-hidden="true" />} href={challanPaymentPath(code)}>
            {text('order.pay')}
          </Button>
        )}
      </div>
    </section>
  )
}

export default ChallanOrderPage
