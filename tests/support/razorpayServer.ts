import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { checkoutFrame, checkoutScript } from './razorpayCheckout.ts'

/** Faults to inject instead of an answer. */
export type RazorpayFault = 'broken' | 'silent' | 'hangUp' | 'malformed' | 'refused'

interface Payment {
  id: string
  entity: 'payment'
  order_id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  error_description: string | null
}

interface Refund {
  id: string
  payment_id: string
  amount: number
  receipt: string
  status: 'pending' | 'processed' | 'failed'
}

interface Settlement {
  entity_id: string
  type: string
  debit: number
  credit: number
  amount: number
  currency: string
  fee: number
  tax: number
  created_at: number
  settled_at: number | null
  settlement_id: string | null
  settlement_utr: string | null
  payment_id: string | null
  order_id: string | null
}

const webhookSecret = 'webhook-secret'

/** The parts of Razorpay's API that we use, on loopback; it checks the key and signs its webhooks. Closed after the file. */
export async function razorpayServer({ keyId = 'rzp_test_key' } = {}) {
  const key = { id: keyId, secret: 'razorpay-secret' }
  const orders = new Map<string, { id: string; amount: number; currency: string; receipt: string }>()
  const payments = new Map<string, Payment>()
  const refunds: Refund[] = []
  const settlements: Settlement[] = []
  const asked: string[] = []
  let trouble: RazorpayFault | null = null
  let losesRefunds = false
  let refundsRefused: { status: number; description: string } | null = null

  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`)
      if (trouble === 'silent') return
      if (trouble === 'hangUp') return request.socket.destroy()
      if (trouble === 'broken') return refuse(response, 502, 'SERVER_ERROR')
      if (trouble === 'malformed') return void response.end('<html>')
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      if (pathname === '/checkout.js') return show(response, 'text/javascript', checkoutScript)
      if (pathname === '/v1/checkout/public') return show(response, 'text/html', checkoutFrame)
      if (pathname === '/standin/pay') return payByCard(response, searchParams)
      const wanted = `Basic ${Buffer.from(`${key.id}:${key.secret}`).toString('base64')}`
      if (trouble === 'refused' || request.headers.authorization !== wanted) return refuse(response, 401, 'BAD_REQUEST')
      const [, , kind, id = '', of] = (request.url ?? '').split('?', 1)[0]?.split('/') ?? []
      if (request.method === 'POST' && kind === 'orders') return answer(response, makeOrder(JSON.parse(text)))
      if (kind === 'orders' && of === 'payments') {
        const items = [...payments.values()].filter(payment => payment.order_id === id)
        return answer(response, { entity: 'collection', count: items.length, items })
      }
      if (kind === 'payments' && of === 'refunds') {
        const items = refunds.filter(({ payment_id }) => payment_id === id)
        return answer(response, { entity: 'collection', count: items.length, items })
      }
      if (kind === 'payments' && of === 'refund') {
        if (refundsRefused) return refuse(response, refundsRefused.status, refundsRefused.description)
        const { amount, receipt } = JSON.parse(text)
        const made: Refund = { id: `rfnd_${refunds.length + 1}`, payment_id: id, amount, receipt, status: 'processed' }
        refunds.push(made)
        if (losesRefunds) return request.socket.destroy()
        return answer(response, made)
      }
      if (kind === 'settlements') {
        const [count, skip] = [Number(searchParams.get('count')), Number(searchParams.get('skip'))]
        const items = settlements.slice(skip, skip + count)
        return answer(response, { entity: 'collection', count: items.length, items })
      }
      const found = kind === 'payments' ? payments.get(id) : undefined
      return found ? answer(response, found) : refuse(response, 400, 'The id provided does not exist')
    })
  }).listen(0, '127.0.0.1')
  // A connection that the server closes for being idle breaks the request that reuses it at that moment.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function makeOrder({ amount, currency, receipt }: { amount: number; currency: string; receipt: string }) {
    const made = { id: `order_${String(orders.size + 1).padStart(14, '0')}`, amount, currency, receipt }
    orders.set(made.id, made)
    return { ...made, entity: 'order', status: 'created' }
  }

  /** What the browser checkout does with a card: it pays its own order's amount with our key, and nothing else. */
  function payByCard(response: ServerResponse, asked: URLSearchParams): void {
    const order = orders.get(asked.get('order_id') ?? '')
    const isRight = asked.get('key') === key.id && Number(asked.get('amount')) === order?.amount
    if (!order || !isRight || asked.get('currency') !== order.currency) return refuse(response, 400, 'Another order')
    const declined = asked.get('status') === 'failed'
    const outcome = { status: 'failed', error_description: 'The bank declined the card.' } as const
    answer(response, pay(order.id, declined ? outcome : {}))
  }

  /** A card payment of an order, in full by default. */
  function pay(order_id: string, more: Partial<Payment> = {}): Payment {
    const order = orders.get(order_id)
    const payment: Payment = {
      id: `pay_${String(payments.size + 1).padStart(14, '0')}`,
      entity: 'payment',
      order_id,
      amount: order?.amount ?? 0,
      currency: order?.currency ?? 'INR',
      status: 'captured',
      error_description: null,
      ...more,
    }
    payments.set(payment.id, payment)
    return payment
  }

  return {
    env: {
      PAYMENTS: 'razorpay',
      RAZORPAY_KEY_ID: key.id,
      RAZORPAY_KEY_SECRET: key.secret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      RAZORPAY_TIMEOUT_MS: '2000',
    },
    orders,
    payments,
    refunds,
    /** The entries of the settlement recon, whatever the day. */
    settlements,
    asked,
    /** Executes a refund but loses the reply. */
    losesRefunds: (loses: boolean) => {
      losesRefunds = loses
    },
    /** Replies to refunds like this without executing them. */
    refusesRefunds: (answer: { status: number; description: string } | null) => {
      refundsRefused = answer
    },
    suffers: (next: RazorpayFault | null) => {
      trouble = next
    },
    pay,
    /** A webhook's body and headers. */
    webhook(payment: Payment, event = `payment.${payment.status}`) {
      const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity: payment } } })
      return {
        payload: body,
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': signed(body) },
      }
    },
  }
}

const signed = (body: string) => createHmac('sha256', webhookSecret).update(body).digest('hex')

function show(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type }).end(text)
}

function answer(response: ServerResponse, body: object): void {
  // Browsers send requests from another origin.
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  response.writeHead(200, headers).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, description: string): void {
  const body = JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description } })
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
