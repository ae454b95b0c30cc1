import type Razorpay from 'razorpay'
import { z } from 'zod'
import { once } from '../../engines/once.ts'
import type { Config } from '../../platform/config/config.ts'
import { type GatewayPayment, GatewayUnavailable, type PaymentGateway } from '../../platform/ports/paymentGateway.ts'
import { razorpaySettlementReport } from './razorpaySettlements.ts'
import { verifyWebhookSignature } from './webhookSignature.ts'

export const RAZORPAY_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

const paymentEntity = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  error_description: z.string().nullish(),
})

const refundEntity = z.object({
  id: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
})

const refusal = z.object({
  statusCode: z.number(),
  error: z
    .object({ description: z.string().trim().max(500) })
    .optional()
    .catch(undefined),
})

const orderEntity = z.object({ id: z.string().min(1) })
const webhook = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: paymentEntity }).optional() }),
})

/** Maps Razorpay's statuses to ours. Authorized money has not been received yet. */
const meanings = {
  created: 'pending',
  authorized: 'pending',
  captured: 'captured',
  failed: 'failed',
  refunded: 'refunded',
} as const

const presented = (entity: z.output<typeof paymentEntity>): GatewayPayment => ({
  id: entity.id,
  orderId: entity.order_id ?? null,
  amount: entity.amount,
  currency: entity.currency,
  status: meanings[entity.status],
  error: entity.error_description ?? null,
})

type Settings = Pick<
  Config,
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET'
  | 'RAZORPAY_URL'
  | 'RAZORPAY_TIMEOUT_MS'
  | 'BRAND_NAME'
>

/** The gateway over Razorpay's own library. */
export function razorpayGateway(config: Settings): PaymentGateway {
  const keyId = config.RAZORPAY_KEY_ID ?? ''
  const client = once(() => openClient(config))
  const ask = (question: (client: Razorpay) => Promise<unknown>) => answerOf(async () => question(await client()))
  return {
    name: 'razorpay',
    keyId,
    async createOrder({ receipt, amount, currency }) {
      const created = await ask(client => client.orders.create({ receipt, amount, currency, payment_capture: true }))
      return { orderId: read(orderEntity, created).id }
    },
    async payment(id) {
      const found = await ask(client => client.payments.fetch(id)).catch(nullIfUnknown)
      return found === null ? null : presented(read(paymentEntity, found))
    },
    async paymentsOf(orderId) {
      const found = await ask(client => client.orders.fetchPayments(orderId)).catch(nullIfUnknown)
      if (found === null) return []
      return read(z.object({ items: z.array(paymentEntity) }), found).items.map(presented)
    },
    async refund(paymentId, amount, key) {
      // `receipt` is our key: after a timeout, the retry first looks for the order that the first attempt may have created.
      try {
        const reply = await ask(client => client.payments.fetchMultipleRefund(paymentId, { count: 100 }))
        const { items } = read(z.object({ items: z.array(refundEntity) }), reply)
        const earlier = items.find(({ receipt }) => receipt === key)
        const refundRequest = { amount, receipt: key, speed: 'normal' as const }
        const { id, status } =
          earlier ?? read(refundEntity, await ask(client => client.payments.refund(paymentId, refundRequest)))
        return { id, status }
      } catch (error) {
        if (error instanceof GatewayUnavailable && error.unknown) return { status: 'refused', reason: error.message }
        throw error
      }
    },
    settlementReport: day => razorpaySettlementReport(ask, day),
    readWebhook(body, signature) {
      verifyWebhookSignature(config.RAZORPAY_WEBHOOK_SECRET ?? '', body, signature)
      const reported = webhook.safeParse(parsed(body))
      const entity = reported.data?.payload.payment?.entity
      return entity ? presented(entity) : null
    },
    checkout: (_orderId, prefill, description = 'Wallet') => ({
      gateway: 'razorpay',
      script: RAZORPAY_SCRIPT,
      name: config.BRAND_NAME,
      description,
      prefill,
    }),
  }
}

/**
 * Loads the library on first use, because the sandbox never needs it. It accepts neither a base URL nor a timeout, so they are set on its
 * HTTP client.
 */
async function openClient(config: Settings): Promise<Razorpay> {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_URL, RAZORPAY_TIMEOUT_MS } = config
  const { default: Library } = await import('razorpay')
  const client = new Library({ key_id: RAZORPAY_KEY_ID ?? '', key_secret: RAZORPAY_KEY_SECRET ?? '' })
  const { defaults } = (client as unknown as { api: { rq: { defaults: Record<string, unknown> } } }).api.rq
  if (RAZORPAY_URL) defaults.baseURL = RAZORPAY_URL
  defaults.timeout = RAZORPAY_TIMEOUT_MS
  defaults.maxRedirects = 0
  return client
}

/** Without a response the library itself throws when it reads the status, so an error without a status means no response. */
async function answerOf(question: () => Promise<unknown>): Promise<unknown> {
  try {
    return await question()
  } catch (error) {
    const answer = refusal.safeParse(error)
    if (!answer.success) throw new GatewayUnavailable('Razorpay did not respond')
    const { statusCode, error: text } = answer.data
    // Razorpay reports an unknown id as a bad request.
    const unknown = statusCode === 400 || statusCode === 404
    throw new GatewayUnavailable((unknown && text?.description) || `Razorpay responded with ${statusCode}`, { unknown })
  }
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof GatewayUnavailable && error.unknown) return null
  throw error
}

function read<T extends z.ZodType>(schema: T, reply: unknown): z.output<T> {
  const result = schema.safeParse(reply)
  if (result.success) return result.data
  throw new GatewayUnavailable('Razorpay’s response could not be read')
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
