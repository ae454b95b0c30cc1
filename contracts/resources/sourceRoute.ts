import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { comparisonOrigins, providerEnvironmentField } from '../platform/sourceProviders.ts'
import { sourceStateField } from '../platform/sourceStates.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds, productOf } from '../products/index.ts'
import { defineResource } from './define.ts'

const ids = productIds as [ProductId, ...ProductId[]]
const time = z.iso.datetime()

/** A provider of a route, by its place: the first is the primary. */
const chosen = z.object({ provider: z.string(), label: z.string(), percent: z.number().int() })

const record = z.object({
  id: z.enum(ids),
  product: z.enum(ids),
  /** Empty: as the settings say (`SOURCE`). */
  choices: z.array(chosen),
  /** After so long without an answer the next provider is asked as well; null: only after a failure. */
  hedgeMs: z.number().int().nullable(),
  primary: z.string(),
  decidedBy: z.enum(['route', 'settings']),
  since: time.nullable(),
  /** Customers with a route of their own. */
  customers: z.number().int(),
  /** The number of providers that answer the product. */
  able: z.number().int(),
  sourceState: sourceStateField,
  /** Questions of the last 30 days to which two providers gave different answers. */
  disagreements: z.number().int(),
})

const able = z.object({
  provider: z.string(),
  label: z.string(),
  environment: providerEnvironmentField.nullable(),
  /** Why it cannot be asked now. */
  problem: z.enum(['noAccount', 'off', 'noCredentials']).nullable(),
  breaker: sourceStateField,
  /** Of the last 24 hours; null: not asked, so unknown. */
  answeredPercent: z.number().int().nullable(),
  medianMs: z.number().int().nullable(),
  /** What an answer costs us; null if that is not known. */
  pricePaise: z.number().int().nullable(),
})

const ofCustomer = { userId: z.string().nullable(), customer: z.string().nullable() }

/** Of answers whose cost is known. */
const margin = { answers: z.number().int(), chargedPaise: z.number().int(), costPaise: z.number().int() }

const detail = record.extend({
  providers: z.array(able),
  /** The base price of a plain answer. */
  pricePaise: z.number().int(),
  margins: z.object({
    days: z.number().int(),
    providers: z.array(z.object({ label: z.string(), ...margin })),
    /** Those with most answers. */
    customers: z.array(z.object({ userId: z.string(), customer: z.string(), ...margin })),
    /** Answers of hedged questions that came second: we pay for them, no customer does. */
    second: z.object({ answers: z.number().int(), costPaise: z.number().int() }),
  }),
  comparisons: z.array(
    z.object({ origin: z.enum(comparisonOrigins), compared: z.number().int(), differed: z.number().int() }),
  ),
  /** The newest 20, with the fields that differ; masked. */
  differing: z.array(
    z.object({
      id: z.string(),
      at: time,
      origin: z.enum(comparisonOrigins),
      first: z.string(),
      second: z.string(),
      subject: z.string(),
      fields: z.array(
        z.object({
          /** `found`, or a field of the product's result. */
          name: z.string(),
          first: z.string().nullable(),
          second: z.string().nullable(),
        }),
      ),
    }),
  ),
  own: z.array(
    z.object({ ...ofCustomer, choices: z.array(chosen), hedgeMs: z.number().int().nullable(), since: time }),
  ),
  /** The newest 50, of everybody and of single customers. */
  history: z.array(
    z.object({
      id: z.string(),
      ...ofCustomer,
      choices: z.array(chosen),
      hedgeMs: z.number().int().nullable(),
      reason: z.string(),
      madeBy: z.string(),
      madeAt: time,
      undoes: z.string().nullable(),
      /** It holds now, so it can be undone. */
      isCurrent: z.boolean(),
    }),
  ),
})

/** Who answers what: the providers of each product that asks an outside source. */
export const sourceRoute = defineResource({
  name: 'source-routes',
  audience: 'admin',
  permission: 'admin.sources',
  actions: ['list', 'show'],
  paths: { list: paths.adminSwitchSource },
  words: {
    title: text('Switch source', 'सोर्स बदलें'),
    search: text('Product', 'प्रोडक्ट'),
    none: text('No products', 'कोई प्रोडक्ट नहीं'),
    one: text('Who answers', 'कौन जवाब देता है'),
    error: text('The route could not be loaded', 'रूट लोड नहीं हो सका'),
  },
  fields: {
    id: { label: text('Path', 'पाथ'), kind: 'mono' },
    product: {
      label: text('Product', 'प्रोडक्ट'),
      kind: 'choice',
      choices: Object.fromEntries(productIds.map(id => [id, { label: productOf(id).label }])),
    },
    primary: { label: text('Primary', 'मुख्य सोर्स') },
    choices: { label: text('Order and share', 'क्रम और हिस्सा') },
    decidedBy: {
      label: text('Decided by', 'किससे तय'),
      kind: 'choice',
      choices: { route: choice('Route', 'रूट', 'info'), settings: choice('Settings', 'सेटिंग') },
    },
    since: { label: text('Since', 'कब से'), kind: 'time' },
    customers: { label: text('Own routes', 'अपने रूट'), kind: 'count' },
    able: { label: text('Providers', 'प्रोवाइडर'), kind: 'count' },
    disagreements: { label: text('Disagreements', 'अलग जवाब'), kind: 'count' },
    hedgeMs: { label: text('Second request after', 'दूसरे से कब पूछें') },
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
    q: z.string().trim().max(60).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    decidedBy: z.array(z.enum(['route', 'settings'])).optional(),
  }),
  sorts: ['id', 'product', 'since'],
})

export type SourceRouteRecord = z.output<typeof record>
export type SourceRouteDetail = z.output<typeof detail>
