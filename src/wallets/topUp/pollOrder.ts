import type { DataProvider } from 'react-admin'
import { getApiCredits, getProductCredits } from '../../../contracts/calls/account.ts'
import { creditApiWallet, creditProductWallet, verifyPayment } from '../../../contracts/calls/payments.ts'
import { toPaise } from '../../../contracts/money.ts'
import type { PaymentOrder as OrderRecord } from '../../../contracts/resources/paymentOrder.ts'
import { callApi } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import type { PendingPayment } from './pendingPayment.ts'

/** A payment that the wallet has been credited with. */
export interface CreditedPayment {
  creditPaise: number
  wallet: PendingPayment['wallet']
  purpose: PendingPayment['purpose']
  /** What is left to spend, or on a postpaid wallet what is still owed; null if it could not be read. */
  nowPaise: number | null
  invoiceId: string | null
  invoiceNumber: string | null
}

export type PollResult =
  | { kind: 'received'; payment: CreditedPayment }
  /** The server says that the payment does not belong to this order. */
  | { kind: 'refused'; message: string }
  /** `open`: nobody has paid; `paid`: the credit follows; `silent`: the server did not answer. */
  | { kind: 'open' | 'paid' | 'silent' }

/** One look at an order. A payment that the checkout has reported is credited at once; any other is credited by the server. */
export async function fetchPayment(
  pending: PendingPayment,
  dataProvider: DataProvider,
  userId: string,
): Promise<PollResult> {
  try {
    if (pending.payment_id) return { kind: 'received', payment: await creditPayment(pending, pending.payment_id) }
    const order = await findOrder(dataProvider, pending.order_id)
    if (order?.status !== 'credited') return { kind: order?.status === 'paid' ? 'paid' : 'open' }
    const { creditPaise, wallet, purpose, invoiceId, invoiceNumber } = order
    const nowPaise = await fetchBalance(wallet, userId)
    return { kind: 'received', payment: { creditPaise, wallet, purpose, nowPaise, invoiceId, invoiceNumber } }
  } catch (error) {
    const { status, message } = error as CallError
    return status === 0 || status >= 500 ? { kind: 'silent' } : { kind: 'refused', message }
  }
}

/** Verify, then credit (§4). Both may be repeated: the server credits a payment once. Throws CallError. */
async function creditPayment(
  { order_id, wallet, purpose }: PendingPayment,
  payment_id: string,
): Promise<CreditedPayment> {
  const { signature } = await callApi(verifyPayment, { body: { order_id, payment_id } })
  const body = { order_id, payment_id, signature: signature.signature }
  const paid = await callApi(wallet === 'api' ? creditApiWallet : creditProductWallet, { body })
  const { creditPaise, invoiceId, invoiceNumber, availablePaise } = paid
  const nowPaise = purpose === 'settlement' ? Math.max(0, -availablePaise) : availablePaise
  return { creditPaise, wallet, purpose, nowPaise, invoiceId, invoiceNumber }
}

/** The order as the server has it now; undefined if it is not among the latest. Throws CallError. */
async function findOrder(dataProvider: DataProvider, order_id: string): Promise<OrderRecord | undefined> {
  const { data } = await dataProvider.getList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  })
  return data.find(order => order.order_id === order_id)
}

/** What is left, or what is owed, as the wallets' cards show it. */
async function fetchBalance(wallet: PendingPayment['wallet'], userId: string): Promise<number | null> {
  const call = wallet === 'api' ? getApiCredits : getProductCredits
  const reply = await callApi(call, { params: { userId } }).catch(() => null)
  return reply && toPaise(reply.result.amount)
}

interface PollHandlers {
  onReceived: (payment: CreditedPayment) => void
  onRefused: (message: string) => void
  /** Nobody has paid, as far as can be seen. */
  onNoPayment: () => void
  /** The server did not answer, or answered again. */
  onConnection: (isOffline: boolean) => void
}

export interface OrderPoll {
  /** Polls at once instead of waiting for the next turn. */
  now: () => void
  stop: () => void
}

const POLL_INTERVAL_MS = 2_500
/** Polls of an order without a known payment: the provider reports a payment within seconds. */
const MAX_POLLS = 5

export const pollDelay = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, POLL_INTERVAL_MS)
  })

/** Polls until the payment is credited or it is plain that there is none. While the server is silent, it polls on. */
export function pollOrder(
  poll: () => Promise<PollResult>,
  handlers: PollHandlers,
  delay: () => Promise<void>,
): OrderPoll {
  let stopped = false
  let wake = () => {}
  const run = async () => {
    for (let answers = 0; !stopped; ) {
      const found = await poll()
      if (stopped) return
      if (found.kind === 'received') return handlers.onReceived(found.payment)
      if (found.kind === 'refused') return handlers.onRefused(found.message)
      if (found.kind === 'open' && ++answers >= MAX_POLLS) return handlers.onNoPayment()
      handlers.onConnection(found.kind === 'silent')
      await Promise.race([
        delay(),
        new Promise<void>(resolve => {
          wake = resolve
        }),
      ])
    }
  }
  void run()
  return {
    now: () => wake(),
    stop: () => {
      stopped = true
      wake()
    },
  }
}
