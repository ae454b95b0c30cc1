import { z } from 'zod'
import { challanOrderStatuses } from '../challans/challans.ts'
import { locales } from '../platform/text.ts'
import { defineCall } from './define.ts'

const params = z.object({ code: z.string().regex(/^[\w-]{16,64}$/) })
const place = { service: 'payments', style: 'http', params } as const
const paise = z.number().int()

/**
 * The payment page of a challan order (A117). With `outcome` it handles the return from the checkout and redirects: `closed`
 * without an attempt to this page again, `cancelled` (this page's own link) to the result page for it.
 */
export const challanPaymentPage = defineCall({
  ...place,
  method: 'GET',
  path: '/challan/{code}',
  auth: 'none',
  summary: 'Challan payment page',
  query: z.object({
    outcome: z.enum(['paid', 'failed', 'closed', 'cancelled']).optional(),
    payment_id: z
      .string()
      .max(64)
      .regex(/^[\w-]+$/)
      .optional(),
    /** The language of the page; otherwise the order's. */
    lang: z.enum(locales).optional(),
  }),
  raw: 'text/html',
  reply: z.unknown(),
})

const checkout = z.discriminatedUnion('gateway', [
  z.object({ gateway: z.literal('sandbox'), url: z.string() }),
  z.object({
    gateway: z.literal('razorpay'),
    script: z.string(),
    name: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
])

/** The order's code grants access: 128 random bits that only its payer has. */
export const startChallanCard = defineCall({
  ...place,
  method: 'POST',
  path: '/challan/{code}/card',
  auth: 'none',
  summary: 'Start a card payment for a challan order',
  reply: z.object({ order_id: z.string(), key_id: z.string(), total: paise, brandName: z.string(), checkout }),
  errors: ['forbidden', 'not_found', 'conflict', 'unavailable'],
})

export const readChallanWallet = defineCall({
  ...place,
  method: 'GET',
  path: '/challan/{code}/wallet',
  auth: 'customer',
  access: ['challans', 'show'],
  summary: 'Get the challan wallet balance for a challan order',
  reply: z.object({ availablePaise: paise, missingPaise: paise }),
  errors: ['not_found'],
})

export const payChallanFromWallet = defineCall({
  ...place,
  method: 'POST',
  path: '/challan/{code}/wallet',
  auth: 'customer',
  access: ['challans', 'create'],
  summary: 'Pay a challan order from the challan wallet',
  reply: z.object({ status: z.enum(challanOrderStatuses), next: z.string() }),
  errors: ['not_found', 'conflict', 'insufficient_balance', 'unavailable'],
})
