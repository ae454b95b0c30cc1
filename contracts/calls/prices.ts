import { z } from 'zod'
import { priceLimits, priceStates } from '../prices.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineCall } from './define.ts'

const product = z.enum(productIds as [ProductId, ...ProductId[]])
const paise = z.number().int().min(0).max(priceLimits.mostPaise)
const next = z.object({ at: z.iso.datetime(), pricePaise: z.number().int() }).nullable()

/** What an account pays for one answer of each product, and what is known to change. Open before KYC: prices are no secret. */
export const listPrices = defineCall({
  service: 'main',
  auth: 'customer',
  style: 'http',
  method: 'GET',
  path: '/prices',
  summary: "List this account's prices",
  reply: z.array(
    z.object({
      product,
      /** Integer paise for one answer, found or not found, now. */
      pricePaise: z.number().int(),
      /** What everybody pays who has no price of their own. */
      listPaise: z.number().int(),
      /** The next moment at which this account's price is another one. */
      next,
    }),
  ),
})

/** The same as CSV; times in UTC. */
export const exportPrices = defineCall({
  service: 'main',
  auth: 'customer',
  style: 'http',
  method: 'GET',
  path: '/prices/export',
  summary: "Export this account's prices as CSV",
  raw: 'text/csv',
  reply: z.unknown(),
})

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const

const reason = z
  .string()
  .trim()
  .min(priceLimits.leastReason, 'Enter a reason of at least 5 characters.')
  .max(priceLimits.mostReason)

/** A day of India from whose start it holds; null is from now. */
const from = z.iso.date().nullable()

/** What is charged for each product where a customer has no price of their own. */
export const listBasePrices = defineCall({
  ...staff,
  method: 'GET',
  path: '/base-prices',
  summary: 'List base prices with costs and planned changes',
  reply: z.array(
    z.object({
      product,
      pricePaise: z.number().int(),
      /** What the source costs us; null where nobody has said. */
      costPaise: z.number().int().nullable(),
      /** Null while it is the price that the product came with. */
      since: z.iso.datetime().nullable(),
      next,
      /** Customers with a price of their own now. */
      customers: z.number().int(),
    }),
  ),
})

/** Every decision about a product's base price, the newest first, at most 100. */
export const basePriceHistory = defineCall({
  ...staff,
  method: 'GET',
  path: '/base-prices/{product}/history',
  summary: "Get the history of a product's base price",
  params: z.object({ product }),
  reply: z.array(
    z.object({
      id: z.string(),
      pricePaise: z.number().int(),
      costPaise: z.number().int().nullable(),
      from: z.iso.datetime(),
      endsAt: z.iso.datetime().nullable(),
      state: z.enum(priceStates),
      reason: z.string(),
      decidedBy: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
})

/** From then on, whatever was planned for later. */
export const changeBasePrice = defineCall({
  ...staff,
  method: 'POST',
  path: '/base-prices/{product}',
  summary: "Change a product's base price",
  params: z.object({ product }),
  body: z.object({ pricePaise: paise, costPaise: paise.nullable(), from, reason }),
  reply: z.object({ id: z.string(), from: z.iso.datetime() }),
})

const ofUser = z.object({ id: z.string().max(64) })

/** From then on, whatever was planned for later; after its last day the base price. */
export const setUserPrice = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/prices',
  summary: 'Set a custom price for a customer',
  params: ofUser,
  body: z.object({ product, pricePaise: paise, from, until: z.iso.date().nullable(), reason }),
  reply: z.object({ id: z.string(), from: z.iso.datetime() }),
  errors: ['not_found'],
})

/** From then on the base price, whatever was planned for later. */
export const endUserPrice = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/prices/end',
  summary: "End a customer's custom price",
  params: ofUser,
  body: z.object({ product, from, reason }),
  reply: z.object({ id: z.string(), from: z.iso.datetime() }),
  errors: ['not_found', 'conflict'],
})
