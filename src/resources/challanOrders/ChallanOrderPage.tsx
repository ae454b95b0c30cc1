import { Button } from '@mui/material'
import { CircleCheck, CircleDot, CircleX, CreditCard, Undo2 } from 'lucide-react'
import { downloadChallanEvidence, downloadChallanReceipt } from '../../../contracts/calls/challans.ts'
import { type ChallanOrderStatus, challanPaymentPath } from '../../../contracts/challans/challans.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { type ChallanOrderDetail, challanEventLabels, challanOrder } from '../../../contracts/resources/challanOrder.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { PageTitle } from '../../components/usePageTitle.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanOrders.module.css'
import { ChallanOrderChip } from './chips.tsx'
import { FileDownloadButton } from './FileDownloadButton.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderColumns, OrderMoney, OrderRecord, OrderTimeline } from './OrderSections.tsx'

const moneyParts = [
  facts('number', fact('paymentMethod', { optional: true }), fact('refundedPaise', { optional: true })),
]

/** One challan order: progress, challans with their proofs of settlement, amounts and timeline. */
const ChallanOrderPage = () => {
  const text = useTexts('challanTool')
  const lists = { to: paths.challanLists, label: text('lists.title') }
  return (
    <>
      <PageTitle title={text('order.title')} />
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

/** The order's progress and the customer's actions. */
const Summary = ({ order }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  const { id, rcNo, status, violator, diverged, receipt, code, waitingUntil } = order
  const taken = order.items.flatMap(item => (item.taken ? [item.challanNo] : []))
  return (
    <section className={styles.summary}>
      <div className={styles.subject}>
        <NumberPlate rc={rcNo} />
        <h1>{text('order.title')}</h1>
        <ChallanOrderChip order={order} />
      </div>
      {violator && <p>{violator}</p>}
      {waitingUntil && <InlineAlert tone="warning">{text('order.waiting', { time: short(waitingUntil) })}</InlineAlert>}
      {(taken.length > 0 || diverged) && (
        <InlineAlert tone="warning">
          {taken.length > 0 ? text('order.taken', { names: taken.join(', ') }) : text('order.diverged')}
        </InlineAlert>
      )}
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

const steps = ['paid', 'processing', 'settled'] as const
const icons = { done: CircleCheck, current: CircleDot, pending: CircleDot } as const

type State = keyof typeof icons

/** The last step that a status has reached; earlier steps are complete. */
const lastStepOf: Partial<Record<ChallanOrderStatus, number>> = { created: -1, paid: 0, processing: 1, settled: 2 }

/** Three steps that follow the order's real status, with their dates (A102). Refunded and failed orders are described in words instead. */
const ChallanOrderStepper = ({ order }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const { short, day } = useDateFormats()
  const lastStep = lastStepOf[order.status]
  if (lastStep === undefined) {
    const Icon = order.status === 'refunded' ? Undo2 : CircleX
    return (
      <p className={styles.ended}>
        <Icon size={18} aria-hidden="true" />
        {challanEventLabels[order.status][locale]}
      </p>
    )
  }
  const stateOf = (index: number): State => {
    if (index <= lastStep && !(index === lastStep && order.status === 'processing')) return 'done'
    return index === lastStep || (order.status === 'paid' && index === 1) ? 'current' : 'pending'
  }
  const waiting = (step: (typeof steps)[number], state: State): string => {
    if (step !== 'settled' || !order.expected) return text(`order.step.${state}`)
    const { by, late } = order.expected
    return late ? text('order.late') : text('order.usually', { date: day(by) })
  }
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const state = stateOf(index)
        const Icon = icons[state]
        const when = order.timeline.find(({ status }) => status === step)?.at
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Icon size={18} aria-hidden="true" />
            <span>
              <strong>{text(`order.steps.${step}`)}</strong>
              <span className="num">{when && state !== 'pending' ? short(when) : waiting(step, state)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
