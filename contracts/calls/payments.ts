import { z } from 'zod'
import { anySum, approvalId } from '../fields/schemas.ts'
import { topUpCurrencies, topUpWallets } from '../money/topUp.ts'
import { defineCall, named } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const

const payer = { service: 'payments', auth: 'customer', style: 'named' } as const

const minor = z.number().int()
/** Restricted, because it becomes part of a URL at the payment provider. */
const gatewayId = z
  .string()
  .trim()
  .max(64)
  .regex(/^[\w-]+$/, 'An ID can contain only letters, digits, hyphens and underscores.')
const order_id = gatewayId
const payment_id = gatewayId

/** How to open the card payment. `sandbox` is a page of ours, for a new window or, with `&return=<path>`, for the current one. */
const checkout = z.discriminatedUnion('gateway', [
  z.object({ gateway: z.literal('sandbox'), url: z.string() }),
  z.object({
    gateway: z.literal('razorpay'),
    /** The script's URL; if loading fails, the message is 'You are offline' (A72). */
    script: z.string(),
    name: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
])

const ordered = {
  order_id: z.string(),
  key_id: z.string(),
  /** The amount charged to the card in paise or cents, and its parts. */
  total: minor,
  base: minor,
  tax: minor,
  currency: z.enum(topUpCurrencies),
  walletName: z.enum(topUpWallets),
  /** The amount to be credited to the wallet, in paise. */
  creditPaise: minor,
  /** Dollars per rupee, fixed by the order; null for rupees. */
  usdPerInr: z.number().nullable(),
  checkout,
}

/** The `_id` of the GST details for the invoice; by default the latest ones. Code 103 if they are not the caller's. */
const gstId = z.string().max(64).nullish()

/** `amount` is the base in major units; the server adds the tax and fixes the rate in the order (A115). */
export const createPaymentOrder = defineCall({
  ...payer,
  method: 'POST',
  path: '/payment/order',
  access: ['wallets', 'create'],
  summary: 'Create a top-up order',
  body: z.object({ amount: anySum, walletName: z.enum(topUpWallets), currency: z.enum(topUpCurrencies), gstId }),
  reply: named(ordered),
  errors: ['unavailable', 'idempotency_conflict'],
  idempotent: true,
})

/** Creates the card payment of a postpaid wallet's debt: all of it, or an amount in rupees. Credited like a top-up. */
export const createSettlementOrder = defineCall({
  ...payer,
  method: 'POST',
  path: '/paymentPostpaid/order',
  access: ['wallets', 'create'],
  summary: 'Create an order to pay an outstanding amount',
  body: z.object({ walletName: z.enum(topUpWallets), amount: anySum.nullish(), gstId }),
  reply: named(ordered),
  errors: ['unavailable', 'idempotency_conflict'],
  idempotent: true,
})

/** Asks the payment provider, and returns our signature only for a complete payment of this user's own order (A70). */
export const verifyPayment = defineCall({
  ...payer,
  method: 'POST',
  path: '/signature',
  access: ['wallets', 'create'],
  summary: 'Verify a payment',
  body: z.object({ order_id, payment_id }),
  reply: named({ signature: z.object({ signature: z.string() }) }),
  errors: ['unavailable'],
})

const paid = z.object({ order_id, payment_id, signature: z.string().trim().min(1).max(128) })

const credited = {
  wallet: z.enum(topUpWallets),
  creditPaise: minor,
  /** The wallet's available balance right after. */
  availablePaise: minor,
  invoiceId: z.string(),
  invoiceNumber: z.string(),
}

/** Credits a payment once; a repeated call returns the same reply. */
export const creditApiWallet = defineCall({
  ...payer,
  method: 'POST',
  path: '/verifyPaymentApi/order',
  access: ['wallets', 'create'],
  summary: 'Credit the API wallet with a verified payment',
  body: paid,
  reply: named(credited),
})

export const creditProductWallet = defineCall({
  ...payer,
  method: 'POST',
  path: '/products/verifyPaymentV1/order',
  access: ['wallets', 'create'],
  summary: 'Credit the product wallet with a verified payment',
  body: paid,
  reply: named(credited),
})

/** Reports a failed payment by its ids (A71). A closed window has no payment id. */
export const reportFailure = defineCall({
  ...payer,
  method: 'POST',
  path: '/failure',
  access: ['wallets', 'create'],
  summary: 'Report a failed payment',
  body: z.object({ order_id, payment_id: payment_id.nullish(), reason: z.string().trim().max(300).nullish() }),
  reply: named({ order_id: z.string(), payment_id: z.string().nullable() }),
})

/** `USD` is missing if no usable rate is known: dollar payments are then unavailable, rupee payments are not (A73). */
export const getRates = defineCall({
  ...payer,
  method: 'GET',
  path: '/rates',
  access: 'signedIn',
  summary: 'Get exchange rates',
  query: z.object({ base: z.literal('INR') }),
  reply: named({
    base: z.literal('INR'),
    rates: z.object({ INR: z.number(), USD: z.number().optional() }),
    /** When the rate was fetched; null without a rate. */
    at: z.iso.datetime().nullable(),
  }),
})

/** An event from the payment provider, signed over the body's bytes. Known and unknown events get the same reply. */
export const paymentWebhook = defineCall({
  service: 'payments',
  method: 'POST',
  path: '/webhook',
  auth: 'none',
  style: 'http',
  summary: 'Receive payment provider webhooks',
  reply: z.object({ received: z.literal(true) }),
  errors: ['forbidden'],
})

/** The caller's filtered orders as CSV. `filter` is that of the list of orders. */
export const exportOrders = defineCall({
  service: 'main',
  method: 'GET',
  path: '/orders/export',
  auth: 'customer',
  access: ['wallets', 'export'],
  style: 'http',
  summary: 'Export top-ups as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

const byId = z.object({ id: z.string().max(64) })

const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)

/** Asks for a captured payment that does not pay its order to be returned to the card in full. Always needs a second person. */
export const returnPayment = defineCall({
  ...staff,
  method: 'POST',
  path: '/diverged-payments/{id}/return',
  access: ['admin.transactions', 'edit'],
  fresh: true,
  summary: 'Ask for the return of a mismatched payment',
  params: byId,
  body: z.object({ reason }),
  reply: z.object({ approvalId: z.string() }),
  errors: ['not_found', 'conflict'],
})

/** Null means no limit. A large increase waits for a second person. */
export const setCreditLimit = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/credit-limit',
  access: ['admin.wallets', 'edit'],
  fresh: true,
  summary: 'Set the credit limit of a postpaid wallet',
  params: byId,
  body: z.object({
    wallet: z.enum(topUpWallets),
    limitPaise: z.number().int().min(0).max(10_000_000_000).nullable(),
    reason,
  }),
  reply: z.object({ limitPaise: minor.nullable(), approvalId }),
  errors: ['not_found', 'conflict'],
})

/** Records a payment received outside the gateway, such as a bank transfer: `reference` is the bank's. */
export const settleOutstanding = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/settle',
  access: ['admin.wallets', 'edit'],
  fresh: true,
  summary: 'Settle the outstanding amount of a postpaid wallet',
  params: byId,
  body: z.object({
    wallet: z.enum(topUpWallets),
    amountPaise: z.number().int().min(1).max(10_000_000_000),
    reference: z.string().trim().min(3).max(80),
    reason,
  }),
  reply: z.object({ transferId: z.string().nullable(), outstandingPaise: minor, approvalId }),
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** The filtered postpaid accounts as CSV. `filter` is that of the list of `postpaid-customers`. */
export const exportPostpaid = defineCall({
  ...staff,
  method: 'GET',
  path: '/postpaid/export',
  access: ['admin.wallets', 'export'],
  summary: 'Export postpaid accounts as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})
