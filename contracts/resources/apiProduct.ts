import { z } from 'zod'
import { productChangeKinds, productSwitch } from '../checks/productSwitches.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { sourceStateField } from '../platform/sourceStates.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds, productOf } from '../products/index.ts'
import { defineResource } from './define.ts'

const ids = productIds as [ProductId, ...ProductId[]]
const modes = ['sync', 'reads', 'waits'] as const
const states = ['on', 'off'] as const

const record = z.object({
  /** The product, which is also its path below `/v1`. */
  id: z.enum(ids),
  product: z.enum(ids),
  state: z.enum(states),
  /** Since when it is switched off, or on again; null if it has never been switched. */
  since: z.iso.datetime().nullable(),
  hasNotice: z.boolean(),
  mode: z.enum(modes),
  version: z.string(),
  /** The base price of a plain answer. */
  pricePaise: z.number().int(),
  /** What the source costs us; null if unknown. */
  costPaise: z.number().int().nullable(),
  /** Of the live source on the node that answers; `unknown` until it has been asked. */
  sourceState: sourceStateField,
})

const schemaField = z.object({ name: z.string(), type: z.string(), required: z.boolean() })

const detail = record.extend({
  words: productSwitch,
  /** Every price of the product. */
  prices: z.array(z.object({ id: z.string(), en: z.string(), hi: z.string(), pricePaise: z.number().int() })),
  input: z.array(schemaField),
  result: z.array(schemaField),
  /** The newest 50. */
  changes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(productChangeKinds),
      words: z.object({ en: z.string(), hi: z.string() }).nullable(),
      reason: z.string(),
      changedBy: z.string(),
      changedAt: z.iso.datetime(),
    }),
  ),
})

/** The catalogue for staff: every product, whether it is on, what it costs, and what customers read about it. */
export const apiProduct = defineResource({
  name: 'apis',
  audience: 'admin',
  permission: 'admin.sources',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminApis },
  words: {
    title: text('APIs', 'API'),
    search: text('Product or path', 'प्रोडक्ट या पाथ'),
    none: text('No products', 'कोई प्रोडक्ट नहीं'),
    one: text('Product', 'प्रोडक्ट'),
    error: text('The product could not be loaded', 'प्रोडक्ट लोड नहीं हो सका'),
  },
  fields: {
    id: { label: text('Path', 'पाथ'), kind: 'mono' },
    product: {
      label: text('Product', 'प्रोडक्ट'),
      kind: 'choice',
      choices: Object.fromEntries(productIds.map(id => [id, { label: productOf(id).label }])),
    },
    state: {
      label: text('State', 'स्थिति'),
      kind: 'choice',
      choices: { on: choice('On', 'चालू', 'success'), off: choice('Switched off', 'बंद', 'danger') },
    },
    since: { label: text('Switched', 'कब बदला'), kind: 'time' },
    hasNotice: {
      label: text('Notice', 'सूचना'),
      kind: 'choice',
      choices: { true: choice('Shown', 'दिख रही है', 'info'), false: choice('None', 'कोई नहीं') },
    },
    mode: {
      label: text('Answers', 'जवाब'),
      kind: 'choice',
      choices: {
        sync: choice('At once', 'तुरंत'),
        reads: choice('After reading files', 'फ़ाइलें पढ़कर'),
        waits: choice('Once a person has acted', 'व्यक्ति के जवाब पर'),
      },
    },
    version: { label: text('Version', 'वर्शन'), kind: 'mono' },
    pricePaise: { label: text('Base price', 'बेस कीमत'), kind: 'money' },
    costPaise: { label: text('Cost', 'लागत'), kind: 'money' },
    sourceState: {
      label: text('Source', 'सोर्स'),
      kind: 'choice',
      choices: {
        operational: choice('Working', 'चल रहा है', 'success'),
        unknown: choice('Not asked yet', 'अभी पूछा नहीं'),
        degraded: choice('Failing at times', 'कभी-कभी फ़ेल', 'warning'),
        down: choice('Down', 'बंद', 'danger'),
      },
    },
  },
  record,
  detail,
  filter: z.object({
    /** Part of the product's name in the reader's language, or of its path. */
    q: z.string().trim().max(60).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.enum(states)).optional(),
    mode: z.array(z.enum(modes)).optional(),
    hasNotice: z.boolean().optional(),
  }),
  sorts: ['id', 'product', 'pricePaise', 'costPaise', 'since'],
  csv: {
    columns: ['product', 'id', 'state', 'since', 'mode', 'version', 'pricePaise', 'costPaise', 'sourceState'],
  },
})

export type ApiProduct = z.output<typeof record>
export type ApiProductDetail = z.output<typeof detail>
