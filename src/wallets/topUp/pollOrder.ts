import type { DataProvider } from 'react-admin'
import { getApiCredits, getProductCredits } from '../../../contracts/calls/account.ts'
import { creditApiWallet, creditProductWallet, verifyPayment } from '../../../contracts/calls/payments.ts'
import { toPaise } from '../../../contracts/platform/money.ts'
import type { PaymentOrder as OrderRecord } from '../../../contracts/resources/paymentOrder.ts'
import { callApi } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import type { PendingPayment } from './pendingPayment.ts'

/** A payment that has been credited to the wallet. */
export interface CreditedPayment {
  creditPaise: number
  wallet: PendingPayment['wallet']
  purpose: PendingPayment['purpose']
  /** The new balance, or the remaining debt of a postpaid wallet; null if it could not be read. */
  nowPaise: number | null
  invoiceId: string | null
  invoiceNumber: string | null
}

export type PollResult =
  | { kind: 'received'; payment: CreditedPayment }
  /** The server says that the payment does not belong to this order. */
  | { kind: 'refused'; message: string }
  /** `open`: not paid; `paid`: not credited yet; `silent`: the server did not reply. */
  | { kind: 'open' | 'paid' | 'silent' }

/** Checks an order once. A payment reported by the checkout is credited at once; the server credits any other. */
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

/** Verifies the payment, then credits it (§4). Both can be repeated: the server credits a payment once. Throws CallError. */
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

/** The current order from the server; undefined if it is not among the latest. Throws CallError. */
async function findOrder(dataProvider: DataProvider, order_id: string): Promise<OrderRecord | undefined> {
  const { data } = await dataProvider.getList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  })
  return data.find(order => order.order_id === order_id)
}

/** The balance, or the debt, as the wallet cards show it. */
async function fetchBalance(wallet: PendingPayment['wallet'], userId: string): Promise<number | null> {
  const call = wallet === 'api' ? getApiCredits : getProductCredits
  const reply = await callApi(call, { params: { userId } }).catch(() => null)
  return reply && toPaise(reply.result.amount)
}

interface PollHandlers {
  onReceived: (payment: CreditedPayment) => void
  onRefused: (message: string) => void
  /** No payment was found. */
  onNoPayment: () => void
  /** Called when the server stops replying, and when it replies again. */
  onConnection: (isOffline: boolean) => void
}

export interface OrderPoll {
  /** Polls at once instead of waiting for the next interval. */
  now: () => void
  stop: () => void
}

const POLL_INTERVAL_MS = 2_500
/** The number of polls for an order without a known payment; the provider reports payments within seconds. */
const MAX_POLLS = 5

export const pollDelay = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, POLL_INTERVAL_MS)
  })

/** Polls until the payment is credited or there is clearly none. Continues while the server does not reply. */
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
