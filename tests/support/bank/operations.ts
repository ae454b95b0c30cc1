import { uploadAndStartJob } from '../apiClient.ts'
import { distinctPan } from '../bulkJob.ts'
import type { Bank } from './bank.ts'

/** One complete piece of business, repeated until it is answered, and noted. */
export type Operation = (bank: Bank) => Promise<void>

const TOP_UP_RUPEES = 2_000
const JOB_ROWS = 60

/** Different PANs, none with a special sandbox code. */
const panOf = (number: number) => distinctPan((number % 100) + 9_000 * Math.floor(number / 100))

export const check: Operation = async bank => {
  const number = bank.next()
  const key = `bank-${number}`
  const asked = { pan: panOf(number), consent: true, purpose: 'other', reference: key }
  const { id } = await bank.untilAnswered(() =>
    bank.byKey<{ id: string }>('POST', '/v1/pan-check', asked, { 'idempotency-key': key }),
  )
  bank.journal.checks.set(key, id)
}

type Payment = ReturnType<Bank['razorpay']['pay']>

/** Gateways deliver a webhook at least once: here one to three times, to different nodes at the same time. */
async function deliverWebhook(bank: Bank, payment: Payment): Promise<void> {
  const { payload, headers } = bank.razorpay.webhook(payment)
  const deliver = () =>
    bank.untilAnswered(async () => {
      const url = await bank.nodes.url()
      const reply = await fetch(`${url}/payments/webhook`, { method: 'POST', headers, body: payload })
      if (!reply.ok) throw new Error(`POST /payments/webhook: ${reply.status} ${await reply.text()}`)
    })
  await Promise.all(Array.from({ length: 1 + Math.floor(bank.random() * 3) }, deliver))
}

export const topUp: Operation = async bank => {
  const call = bank.as('demo@satyapan.test')
  const wallet = bank.random() < 0.5 ? 'api' : 'product'
  const order = { amount: TOP_UP_RUPEES, walletName: wallet, currency: 'INR' }
  const { order_id } = await bank.untilAnswered(() =>
    call<{ order_id: string }>('POST', '/payments/payment/order', order),
  )
  const payment = bank.razorpay.pay(order_id)
  bank.journal.topUps.set(payment.id, { wallet, paise: TOP_UP_RUPEES * 100 })
  const browser = async () => {
    const paid = { order_id, payment_id: payment.id }
    const verify = () => call<{ signature: { signature: string } }>('POST', '/payments/signature', paid)
    const { signature } = await bank.untilAnswered(verify)
    const path = wallet === 'api' ? 'verifyPaymentApi' : 'products/verifyPaymentV1'
    await bank.untilAnswered(() => call('POST', `/payments/${path}/order`, { ...paid, signature: signature.signature }))
  }
  await Promise.all([deliverWebhook(bank, payment), ...(bank.random() < 0.5 ? [browser()] : [])])
}

export const bulk: Operation = async bank => {
  const first = 1_000_000 + bank.next() * JOB_ROWS
  const pans = Array.from({ length: JOB_ROWS }, (_, row) => panOf(first + row))
  const call = bank.as('demo@satyapan.test')
  // An upload whose reply is lost stays an unstarted job, which costs nothing; a start whose reply is lost runs beside the next one.
  const { id } = await bank.untilAnswered(() => uploadAndStartJob(call, pans))
  bank.journal.jobs.add(id)
}

export const adjust: Operation = async bank => {
  const number = bank.next()
  const amountPaise = 100 + Math.floor(bank.random() * 400)
  const reason = `Goodwill credit number ${number}`
  const [{ id } = { id: '' }] = await bank.untilAnswered(() =>
    bank.as('admin@satyapan.test')<{ id: string }[]>('GET', `/admin-api/resources/users?${demoOnly}`),
  )
  const call = bank.as('admin@satyapan.test')
  const body = { wallet: 'api', amountPaise, reason }
  const headers = { 'idempotency-key': `adjust-${number}` }
  await bank.untilAnswered(() => call('POST', `/admin-api/users/${id}/adjust`, body, headers))
  bank.journal.adjustments.set(reason, amountPaise)
}

const demoOnly = `filter=${encodeURIComponent(JSON.stringify({ q: 'demo@satyapan.test' }))}`

interface Found {
  parentId: string
  result: { challanNo: string; payable: boolean; status: string }[]
}

interface Order {
  id: string
  status: string
  items: { id: string }[]
}

/** A challan is paid by card, which is reported by webhooks, and refunded by two members of staff. */
export const payAndRefundChallan: Operation = async bank => {
  const number = bank.next()
  const call = bank.as('demo@satyapan.test')
  const rcNo = `MH${10 + (number % 80)}BK${1 + Math.floor(number / 80)}000`
  const { found } = await bank.untilAnswered(() =>
    call<{ found: Found[] }>('POST', '/api/challan/search', { vehicles: [{ rcNo }] }),
  )
  const [{ parentId, result } = { parentId: '', result: [] }] = found
  const challanNumber = result
    .filter(({ payable, status }) => payable && status !== 'PAID')
    .map(({ challanNo }) => challanNo)
    .slice(0, 1)
  const made = await bank.untilAnswered(() =>
    call<{ code: number; paymentUrl?: string }>('POST', '/api/challan/payment/order', { parentId, challanNumber }),
  )
  // Its first order was made although the reply was lost; nobody has paid it.
  if (made.code !== 100) return
  const code = made.paymentUrl?.split('/').at(-1)
  const { order_id } = await bank.untilAnswered(() =>
    call<{ order_id: string }>('POST', `/payments/challan/${code}/card`, {}),
  )
  await deliverWebhook(bank, bank.razorpay.pay(order_id))
  const order = await bank.untilAnswered(async () => {
    const orders = await call<Order[]>('GET', `/api/resources/challan-orders?${newestFirst}`)
    const shown = await Promise.all(orders.map(one => call<Order>('GET', `/api/resources/challan-orders/${one.id}`)))
    const mine = shown.find(one => JSON.stringify(one).includes(challanNumber[0] ?? 'none'))
    if (mine?.status !== 'paid') throw new Error(`order: 503 it is ${mine?.status}`)
    return mine
  })
  const [maker, checker] = [bank.as('admin@satyapan.test'), bank.as('super@satyapan.test')]
  const asked = { items: order.items.map(({ id }) => id), reason: 'The court has closed it' }
  const { refundId, amountPaise } = await bank.untilAnswered(() =>
    maker<{ refundId: string; amountPaise: number }>('POST', `/admin-api/challan-payments/${order.id}/refunds`, asked, {
      'idempotency-key': `refund-${number}`,
    }),
  )
  const decision = { approve: true }
  const headers = { 'idempotency-key': `decide-${number}` }
  await bank.untilAnswered(() => checker('POST', `/admin-api/challan-refunds/${refundId}/decide`, decision, headers))
  bank.journal.refunds.set(refundId, amountPaise)
}

const newestFirst = `range=${encodeURIComponent('[0,9]')}&sort=${encodeURIComponent('["createdAt","DESC"]')}`
