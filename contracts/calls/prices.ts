import { z } from 'zod'
import { priceItemIds } from '../checks/priceItems.ts'
import { approvalId, day } from '../fields/schemas.ts'
import { priceLimits } from '../money/prices.ts'
import { defineCall } from './define.ts'

/** An entry of the price list. */
const product = z.enum(priceItemIds)
const paise = z.number().int().min(0).max(priceLimits.mostPaise)
const next = z.object({ at: z.iso.datetime(), pricePaise: z.number().int() }).nullable()

/** The account's price for one answer of each product, and its next known change. Available before KYC, because prices are no secret. */
export const listPrices = defineCall({
  service: 'main',
  auth: 'customer',
  access: 'signedIn',
  style: 'http',
  method: 'GET',
  path: '/prices',
  revalidate: true,
  summary: "List this account's prices",
  reply: z.array(
    z.object({
      product,
      /** Integer paise for one answer, found or not found, now. */
      pricePaise: z.number().int(),
      /** The list price, for customers without a price of their own. */
      listPaise: z.number().int(),
      /** When this account's price changes next. */
      next,
    }),
  ),
})

/** The same as CSV; times in UTC. */
export const exportPrices = defineCall({
  service: 'main',
  auth: 'customer',
  access: 'signedIn',
  style: 'http',
  method: 'GET',
  path: '/prices/export',
  summary: "Export this account's prices as CSV",
  raw: 'text/csv',
  reply: z.unknown(),
})

const staff = {
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'POST',
  access: ['admin.prices', 'edit'],
} as const

const reason = z
  .string()
  .trim()
  .min(priceLimits.leastReason, 'Enter a reason of at least 5 characters.')
  .max(priceLimits.mostReason)

/** The day (Indian time) from whose start it applies; null means immediately. */
const from = day.nullable()

/** Overrides any change planned for later. A price below cost waits for a second person. */
export const changeBasePrice = defineCall({
  ...staff,
  path: '/base-prices/{product}',
  fresh: true,
  summary: "Change a product's base price",
  params: z.object({ product }),
  body: z.object({ pricePaise: paise, costPaise: paise.nullable(), from, reason }),
  reply: z.object({ id: z.string().nullable(), from: z.iso.datetime(), approvalId }),
  errors: ['conflict'],
})

const ofUser = z.object({ id: z.string().max(64) })

/**
 * Overrides any change planned for later; the base price applies again after its last day. A price below cost waits for a second
 * person.
 */
export const setUserPrice = defineCall({
  ...staff,
  path: '/users/{id}/prices',
  fresh: true,
  summary: 'Set a custom price for a customer',
  params: ofUser,
  body: z.object({ product, pricePaise: paise, from, until: day.nullable(), reason }),
  reply: z.object({ id: z.string().nullable(), from: z.iso.datetime(), approvalId }),
  errors: ['not_found', 'conflict'],
})

/** Restores the base price and overrides any change planned for later. */
export const endUserPrice = defineCall({
  ...staff,
  path: '/users/{id}/prices/end',
  fresh: true,
  summary: "End a customer's custom price",
  params: ofUser,
  body: z.object({ product, from, reason }),
  reply: z.object({ id: z.string(), from: z.iso.datetime() }),
  errors: ['not_found', 'conflict'],
})
