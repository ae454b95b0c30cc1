import type { DataProvider } from 'react-admin'
import { getApiCredits, getProductCredits } from '../../../../contracts/calls/account.ts'
import { creditApiWallet, creditProductWallet, verifyPayment } from '../../../../contracts/calls/payments.ts'
import { toPaise } from '../../../../contracts/money.ts'
import type { PaymentOrder as OrderRecord } from '../../../../contracts/resources/paymentOrder.ts'
import { ask } from '../../../dataProvider/api.ts'
import type { Pending } from './pending.ts'

/** Money that has arrived. */
export interface Arrived {
  creditPaise: number
  wallet: Pending['wallet']
  purpose: Pending['purpose']
  /** What is left to spend, or on a postpaid wallet what is still owed; null where it could not be read. */
  nowPaise: number | null
  invoiceId: string | null
  invoiceNumber: string | null
}

/** Verify, then credit (§4). Both may be repeated: the server credits a payment once. Throws CallError. */
export async function settle({ order_id, wallet, purpose }: Pending, payment_id: string): Promise<Arrived> {
  const { signature } = await ask(verifyPayment, { body: { order_id, payment_id } })
  const body = { order_id, payment_id, signature: signature.signature }
  const paid = await ask(wallet === 'api' ? creditApiWallet : creditProductWallet, { body })
  const { creditPaise, invoiceId, invoiceNumber, availablePaise } = paid
  const nowPaise = purpose === 'settlement' ? Math.max(0, -availablePaise) : availablePaise
  return { creditPaise, wallet, purpose, nowPaise, invoiceId, invoiceNumber }
}

/** The order as the server has it now; undefined where it is not among the latest. Throws CallError. */
export async function findOrder(dataProvider: DataProvider, order_id: string): Promise<OrderRecord | undefined> {
  const { data } = await dataProvider.getList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  })
  return data.find(order => order.order_id === order_id)
}

/** An order that the webhook or the reconciliation has credited. */
export async function arrivedOf(order: OrderRecord, userId: string): Promise<Arrived> {
  const { creditPaise, wallet, purpose, invoiceId, invoiceNumber } = order
  const nowPaise = await balanceOf(wallet, userId)
  return { creditPaise, wallet, purpose, nowPaise, invoiceId, invoiceNumber }
}

/** In the shape of the wallets' cards: what is left, or what is owed. */
async function balanceOf(wallet: Pending['wallet'], userId: string): Promise<number | null> {
  const call = wallet === 'api' ? getApiCredits : getProductCredits
  const reply = await ask(call, { params: { userId } }).catch(() => null)
  return reply && toPaise(reply.result.amount)
}
