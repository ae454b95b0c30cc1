import type { DataProvider } from 'react-admin'
import { getApiCredits, getProductCredits } from '../../../contracts/calls/account.ts'
import { creditApiWallet, creditProductWallet, verifyPayment } from '../../../contracts/calls/payments.ts'
import { toPaise } from '../../../contracts/money.ts'
import type { PaymentOrder as OrderRecord } from '../../../contracts/resources/paymentOrder.ts'
import { callApi } from '../../dataProvider/api.ts'
import type { PendingPayment } from './pendingPayment.ts'

/** Money that has arrived. */
export interface CreditedPayment {
  creditPaise: number
  wallet: PendingPayment['wallet']
  purpose: PendingPayment['purpose']
  /** What is left to spend, or on a postpaid wallet what is still owed; null where it could not be read. */
  nowPaise: number | null
  invoiceId: string | null
  invoiceNumber: string | null
}

/** Verify, then credit (§4). Both may be repeated: the server credits a payment once. Throws CallError. */
export async function creditPayment(
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
export async function toCreditedPayment(order: OrderRecord, userId: string): Promise<CreditedPayment> {
  const { creditPaise, wallet, purpose, invoiceId, invoiceNumber } = order
  const nowPaise = await balanceOf(wallet, userId)
  return { creditPaise, wallet, purpose, nowPaise, invoiceId, invoiceNumber }
}

/** In the shape of the wallets' cards: what is left, or what is owed. */
async function balanceOf(wallet: PendingPayment['wallet'], userId: string): Promise<number | null> {
  const call = wallet === 'api' ? getApiCredits : getProductCredits
  const reply = await callApi(call, { params: { userId } }).catch(() => null)
  return reply && toPaise(reply.result.amount)
}
