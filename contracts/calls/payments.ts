import { z } from 'zod'
import { checkIdentifier } from '../identifiers.ts'
import { topUpCurrencies, topUpWallets } from '../topUp.ts'
import { defineCall, named } from './define.ts'

const minor = z.number().int()
/** It becomes part of an address at the payment provider. */
const gatewayId = z
  .string()
  .trim()
  .max(64)
  .regex(/^[\w-]+$/, 'An ID can contain only letters, digits, hyphens and underscores.')
const order_id = gatewayId
const payment_id = gatewayId

/** What opens the card payment. `sandbox` is a page of ours, for a new window or, with `&return=<path>`, for this one. */
const checkout = z.discriminatedUnion('gateway', [
  z.object({ gateway: z.literal('sandbox'), url: z.string() }),
  z.object({
    gateway: z.literal('razorpay'),
    /** Loaded from there; where that fails, 'You are offline' (A72). */
    script: z.string(),
    name: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
])

const ordered = {
  order_id: z.string(),
  key_id: z.string(),
  /** What the card is charged, in paise or cents, and its parts. */
  total: minor,
  base: minor,
  tax: minor,
  currency: z.enum(topUpCurrencies),
  walletName: z.enum(topUpWallets),
  /** What the wallet will be credited, in paise. */
  creditPaise: minor,
  /** Dollars for one rupee, fixed in the order; null for rupees. */
  usdPerInr: z.number().nullable(),
  checkout,
}

/** The `_id` of the GST details that go on the invoice; without it those that were added last. Code 103 for none of the caller's. */
const gstId = z.string().max(64).nullish()

/** `amount` is the base in major units; the server adds the tax and fixes the rate in the order (A115). */
export const createPaymentOrder = defineCall({
  service: 'payments',
  method: 'POST',
  path: '/payment/order',
  auth: 'customer',
  style: 'named',
  summary: 'Create a top-up order',
  body: z.object({ amount: z.number(), walletName: z.enum(topUpWallets), currency: z.enum(topUpCurrencies), gstId }),
  reply: named(ordered),
  errors: ['unavailable', 'idempotency_conflict'],
  idempotent: true,
})

/** Orders the card payment of what a postpaid wallet owes: all of it, or an amount in rupees. Credited like a top-up. */
export const createSettlementOrder = defineCall({
  service: 'payments',
  method: 'POST',
  path: '/paymentPostpaid/order',
  auth: 'customer',
  style: 'named',
  summary: 'Create an order to pay an outstanding amount',
  body: z.object({ walletName: z.enum(topUpWallets), amount: z.number().nullish(), gstId }),
  reply: named(ordered),
  errors: ['unavailable', 'idempotency_conflict'],
  idempotent: true,
})

/** Asks the payment provider; only for a payment that is whole and this user's own does it answer our signature (A70). */
export const verifyPayment = defineCall({
  service: 'payments',
  method: 'POST',
  path: '/signature',
  auth: 'customer',
  style: 'named',
  summary: 'Verify a payment',
  body: z.object({ order_id, payment_id }),
  reply: named({ signature: z.object({ signature: z.string() }) }),
  errors: ['unavailable'],
})

const paid = z.object({ order_id, payment_id, signature: z.string().trim().min(1).max(128) })

const credited = {
  wallet: z.enum(topUpWallets),
  creditPaise: minor,
  /** What the wallet could spend right after. */
  availablePaise: minor,
  invoiceId: z.string(),
  invoiceNumber: z.string(),
}

/** Once per payment: repeating it answers the same. */
export const creditApiWallet = defineCall({
  service: 'payments',
  method: 'POST',
  path: '/verifyPaymentApi/order',
  auth: 'customer',
  style: 'named',
  summary: 'Credit the API wallet with a verified payment',
  body: paid,
  reply: named(credited),
})

export const creditProductWallet = defineCall({
  service: 'payments',
  method: 'POST',
  path: '/products/verifyPaymentV1/order',
  auth: 'customer',
  style: 'named',
  summary: 'Credit the product wallet with a verified payment',
  body: paid,
  reply: named(credited),
})

/** What failed, by its ids (A71). A window that was closed has no payment. */
export const reportFailure = defineCall({
  service: 'payments',
  method: 'POST',
  path: '/failure',
  auth: 'customer',
  style: 'named',
  summary: 'Report a failed payment',
  body: z.object({ order_id, payment_id: payment_id.nullish(), reason: z.string().trim().max(300).nullish() }),
  reply: named({ order_id: z.string(), payment_id: z.string().nullable() }),
})

/** Without `USD` there is no rate that could be used: dollars wait, rupees do not (A73). */
export const getRates = defineCall({
  service: 'payments',
  method: 'GET',
  path: '/rates',
  auth: 'customer',
  style: 'named',
  summary: 'Get exchange rates',
  query: z.object({ base: z.literal('INR') }),
  reply: named({
    base: z.literal('INR'),
    rates: z.object({ INR: z.number(), USD: z.number().optional() }),
    /** When the rate service said so; null without a rate. */
    at: z.iso.datetime().nullable(),
  }),
})

/** What the payment provider reports, signed over the body's bytes. Known and unknown events answer alike. */
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

/** The caller's filtered orders as CSV. `filter` as the list of orders takes it. */
export const exportOrders = defineCall({
  service: 'main',
  method: 'GET',
  path: '/orders/export',
  auth: 'customer',
  style: 'http',
  summary: 'Export top-ups as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

const numbered = z.object({ id: z.string(), number: z.string() })

const byId = z.object({ id: z.string().max(64) })

export const downloadInvoice = defineCall({
  service: 'main',
  method: 'GET',
  path: '/invoices/{id}/pdf',
  auth: 'customer',
  style: 'http',
  summary: 'Download a tax invoice',
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const downloadAnyInvoice = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/invoices/{id}/pdf',
  auth: 'admin',
  style: 'http',
  summary: "Download a customer's tax invoice",
  params: byId,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const exportInvoices = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/invoices/export',
  auth: 'admin',
  style: 'http',
  summary: 'Export tax invoices as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300)

/** Takes an invoice back by a credit note and issues another in its place. `gstin` null: the buyer has none. */
export const correctInvoice = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/invoices/{id}/correct',
  auth: 'admin',
  style: 'http',
  summary: 'Correct the GSTIN of an invoice with a credit note and a new invoice',
  params: byId,
  body: z.object({
    gstin: z
      .string()
      .trim()
      .toUpperCase()
      .max(64)
      .superRefine((gstin, issues) => {
        const checked = checkIdentifier('gstin', gstin)
        if (!checked.ok) issues.addIssue({ code: 'custom', message: checked.reason })
      })
      .nullable(),
    reason,
  }),
  reply: z.object({ creditNote: numbered, invoice: numbered }),
  errors: ['not_found', 'conflict'],
})

/** How much a postpaid wallet may owe; null is without a limit. */
export const setCreditLimit = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/users/{id}/credit-limit',
  auth: 'admin',
  style: 'http',
  summary: 'Set the credit limit of a postpaid wallet',
  params: byId,
  body: z.object({
    wallet: z.enum(topUpWallets),
    limitPaise: z.number().int().min(0).max(10_000_000_000).nullable(),
    reason,
  }),
  reply: z.object({ limitPaise: minor.nullable() }),
  errors: ['not_found', 'conflict'],
})

/** Money that came another way, such as a bank transfer: `reference` is what the bank calls it. */
export const settleOutstanding = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/users/{id}/settle',
  auth: 'admin',
  style: 'http',
  summary: 'Settle the outstanding amount of a postpaid wallet',
  params: byId,
  body: z.object({
    wallet: z.enum(topUpWallets),
    amountPaise: z.number().int().min(1).max(10_000_000_000),
    reference: z.string().trim().min(3).max(80),
    reason,
  }),
  reply: z.object({ transferId: z.string(), outstandingPaise: minor }),
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** The filtered postpaid accounts as CSV. `filter` as the list of `postpaid-customers` takes it. */
export const exportPostpaid = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/postpaid/export',
  auth: 'admin',
  style: 'http',
  summary: 'Export postpaid accounts as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})
