import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ChallanOrder } from '../../../../contracts/calls/challanFields.ts'
import { challanReceipt } from '../../../../contracts/calls/publicChallans.ts'
import { readAccessToken } from '../../../../contracts/challanSession.ts'
import { type ChallanEvent, challanPaymentPath } from '../../../../contracts/challans.ts'
import { formatPaise, toPaise } from '../../../../contracts/money.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Button } from '../../../components/plain/Button.tsx'
import { Timeline } from '../../../components/Timeline.tsx'
import { saveBlob } from '../../../dataProvider/saveBlob.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { restartPhoneSignIn } from '../shared/searchUrls.ts'
import { errorMessage, usePublicApi } from '../shared/usePublicApi.ts'
import { OrderStepper } from './OrderStepper.tsx'
import styles from './Orders.module.css'
import { orderStatusStyles, statusTime } from './orderStatus.ts'

const rupees = (amount: number) => formatPaise(toPaise(amount))

interface OrderDetailsProps {
  order: ChallanOrder
  onClose: () => void
}

/** An order: progress, challans, amounts, timeline and receipt. */
export const OrderDetails = ({ order, onClose }: OrderDetailsProps) => {
  const text = useTexts('publicChallanOrders')
  const dates = useDateFormats()
  const { challanNumber, fines, fees, gst, total, refunded } = order
  const foot = order.receipt && <Receipt code={order.code} />
  return (
    <Sheet look="modal" title={text('details.title')} close={text('details.close')} onClose={onClose} foot={foot}>
      {order.diverged && (
        <div className={styles.note}>
          <InlineAlert tone="warning">{text('details.diverged')}</InlineAlert>
        </div>
      )}
      {order.waiting && (
        <div className={styles.note}>
          <InlineAlert tone="warning">
            {text('details.waiting', { time: dates.short(order.waiting) })}{' '}
            <a href={challanPaymentPath(order.code)}>{text('details.toPayment')}</a>
          </InlineAlert>
        </div>
      )}
      <OrderStepper order={order} />
      <dl className={`num ${styles.rows}`}>
        <Row name={text('details.number')}>
          <code>{order.number}</code>
        </Row>
        <Row name={text('details.challans', { smart_count: challanNumber.length })}>
          {challanNumber.map(number => (
            <code key={number}>{number}</code>
          ))}
        </Row>
        <Row name={text('details.amount')}>{rupees(fines)}</Row>
        <Row name={text('details.fee')}>{rupees(fees)}</Row>
        <Row name={text('details.gst')}>{rupees(gst)}</Row>
        <Row name={text(statusTime(order, 'paid') ? 'details.total' : 'details.toPay')} strong>
          {rupees(total)}
        </Row>
        {refunded > 0 && <Row name={text('details.refunded')}>{rupees(refunded)}</Row>}
      </dl>
      <Events order={order} />
    </Sheet>
  )
}

const Row = ({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <div data-strong={strong}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Events = ({ order }: { order: ChallanOrder }) => {
  const text = useTexts('publicChallanOrders')
  const dates = useDateFormats()
  const paid = order.timeline.findIndex(({ status }) => status === 'paid')
  // Before the payment a failure concerns the payment; afterwards, the settlement.
  const titleOf = (status: ChallanEvent, index: number) => {
    if (status === 'created') return text('details.ordered')
    return text(status === 'failed' && index < paid ? 'steps.unpaid' : `status.${status}`)
  }
  const events = order.timeline.map(({ status, at, note }, index) => ({
    id: String(index),
    title: titleOf(status, index),
    detail: note,
    time: dates.full(at),
    ...orderStatusStyles[status],
  }))
  return (
    <section className={styles.events}>
      <h3>{text('details.timeline')}</h3>
      <Timeline events={events} />
    </section>
  )
}

const Receipt = ({ code }: { code: string }) => {
  const text = useTexts('publicChallanOrders')
  const { busy, problem, download } = useReceipt(code, text('details.receiptFile'))
  return (
    <div className={styles.receipt}>
      <Button look="secondary" busy={busy && text('details.receiptBusy')} onClick={download}>
        <Download size={16} aria-hidden="true" /> {text('details.receipt')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}

/** Downloads an order's receipt. The access token is sent in the body, never in the URL. */
function useReceipt(code: string, name: string) {
  const { open } = usePublicApi()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function fetchIt(): Promise<void> {
    const accessToken = readAccessToken(sessionStorage)
    if (!accessToken) return restartPhoneSignIn()
    const response = await open(challanReceipt, { body: { code, accessToken } })
    const isFile = response.headers.get('content-type')?.startsWith('application/pdf')
    if (isFile) return saveBlob(await response.blob(), name)
    const refused = (await response.json()) as { code: number; message: string }
    if (refused.code === 401) return restartPhoneSignIn()
    setProblem(refused.message)
  }

  async function download(): Promise<void> {
    setBusy(true)
    setProblem(null)
    await fetchIt().catch((thrown: unknown) => setProblem(errorMessage(thrown)))
    setBusy(false)
  }

  return { busy, problem, download: () => void download() }
}
