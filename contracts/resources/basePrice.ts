import { z } from 'zod'
import { priceItemChoices, priceItemIds } from '../checks/priceItems.ts'
import { priceStates } from '../money/prices.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()

const record = z.object({
  /** The entry of the price list. */
  id: z.enum(priceItemIds),
  product: z.string(),
  pricePaise: z.number().int(),
  /** What the source costs us, as entered; null if unknown. */
  costPaise: z.number().int().nullable(),
  /** The highest cost of the providers that answer it, by the route in force; null if unknown. */
  providerCostPaise: z.number().int().nullable(),
  /** Null while the declared price applies. */
  since: time.nullable(),
  next: z.object({ at: time, pricePaise: z.number().int() }).nullable(),
  /** The number of customers who currently have a price of their own. */
  customers: z.number().int(),
})

const detail = record.extend({
  /** The newest 100 decisions. */
  history: z.array(
    z.object({
      id: z.string(),
      pricePaise: z.number().int(),
      costPaise: z.number().int().nullable(),
      from: time,
      endsAt: time.nullable(),
      state: z.enum(priceStates),
      reason: z.string(),
      decidedBy: z.string(),
      createdAt: time,
    }),
  ),
})

/** The price per answer of each product for customers without a price of their own. */
export const basePrice = defineResource({
  name: 'base-prices',
  audience: 'admin',
  permission: 'admin.prices',
  actions: ['list', 'show'],
  paths: { list: paths.adminApiPricing },
  words: {
    title: text('API pricing', 'API की कीमतें'),
    search: text('Product', 'प्रोडक्ट'),
    none: text('No products', 'कोई प्रोडक्ट नहीं'),
    one: text('Base price', 'बेस कीमत'),
    error: text('The price could not be loaded', 'कीमत लोड नहीं हो सकी'),
  },
  fields: {
    product: { label: text('Product', 'प्रोडक्ट'), kind: 'choice', choices: priceItemChoices },
    pricePaise: { label: text('Price', 'कीमत'), kind: 'money' },
    costPaise: { label: text('Cost', 'लागत'), kind: 'money' },
    belowCost: {
      label: text('Below cost', 'लागत से कम'),
      kind: 'choice',
      choices: { true: choice('Below cost', 'लागत से कम', 'danger'), false: choice('Not below cost', 'लागत से कम नहीं') },
    },
    marginPaise: { label: text('Margin', 'मार्जिन'), kind: 'money' },
    since: { label: text('In force since', 'कब से लागू') },
    next: { label: text('Upcoming change', 'आने वाला बदलाव') },
    planned: {
      label: text('Upcoming change', 'आने वाला बदलाव'),
      kind: 'choice',
      choices: { true: choice('Planned', 'तय है'), false: choice('None planned', 'कोई तय नहीं') },
    },
    customers: { label: text('Custom prices', 'अपनी कीमतें'), kind: 'count' },
  },
  record,
  detail,
  filter: z.object({
    /** Part of the product's name in the reader's language. */
    q: z.string().trim().max(60).optional(),
    /** Whether a change is planned. */
    planned: z.boolean().optional(),
    /** Whether the highest known cost is above the price. */
    belowCost: z.boolean().optional(),
  }),
  sorts: ['id', 'product', 'pricePaise', 'costPaise', 'customers'],
})

export type BasePrice = z.output<typeof record>
export type BasePriceDetail = z.output<typeof detail>
