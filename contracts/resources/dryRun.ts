import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { dryRunQuestions, dryRunStates } from '../platform/dryRuns.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds, productOf } from '../products/index.ts'
import { defineResource } from './define.ts'

const ids = productIds as [ProductId, ...ProductId[]]
const time = z.iso.datetime()
const count = z.number().int()

const record = z.object({
  id: z.string(),
  product: z.enum(ids),
  /** The provider that is tried. */
  provider: z.string(),
  /** With whose answers its own are compared; null: with those that customers were given. */
  against: z.string().nullable(),
  questions: z.enum(dryRunQuestions),
  /** The day of customers' questions, in India; null for test values. */
  day: z.iso.date().nullable(),
  state: z.enum(dryRunStates),
  planned: count,
  asked: count,
  notAsked: count,
  /** Of the questions that were asked: how many fields, and whether there is a record, agree in percent; null before the first comparison. */
  agreedPercent: count.nullable(),
  /** Of answers whose cost is known. */
  costPaise: count,
  madeAt: time,
  madeBy: z.string(),
  endedAt: time.nullable(),
})

const side = z.object({
  found: count,
  notFound: count,
  /** No answer, or a rejected input. */
  error: count,
  /** Of answers; null without any. */
  p50Ms: count.nullable(),
  p95Ms: count.nullable(),
  costPaise: count,
  /** Answers whose cost is not known. */
  uncosted: count,
})

const detail = record.extend({
  reason: z.string(),
  capPaise: count,
  /** Of `notAsked`. */
  erased: count,
  changed: count,
  interrupted: count,
  first: side,
  second: side,
  /** Only counts, of all customers together. `name` is `found`, or a field of the product's result. */
  fields: z.array(z.object({ name: z.string(), agree: count, differ: count, onlyFirst: count, onlySecond: count })),
})

/** Dry runs: what a provider would have answered, before it is chosen. */
export const dryRun = defineResource({
  name: 'dry-runs',
  audience: 'admin',
  permission: 'admin.sources',
  actions: ['list', 'show'],
  paths: { list: paths.adminDryRuns },
  words: {
    title: text('Dry runs', 'आज़माइशें'),
    one: text('Dry run', 'आज़माइश'),
    none: text('No dry runs yet', 'अभी कोई आज़माइश नहीं'),
    noneDetail: text('Start one from a product at “Switch source”.', '“सोर्स बदलें” पर किसी प्रोडक्ट से आज़माइश शुरू करें।'),
  },
  fields: {
    product: {
      label: text('Product', 'प्रोडक्ट'),
      kind: 'choice',
      choices: Object.fromEntries(
        productIds.map(id => [id, choice(productOf(id).label.en, productOf(id).label.hi)]),
      ) as Record<ProductId, ReturnType<typeof choice>>,
    },
    provider: { label: text('Tried', 'किसे आज़माया') },
    against: { label: text('Compared with', 'किससे मिलाया') },
    questions: {
      label: text('Questions', 'सवाल'),
      kind: 'choice',
      choices: {
        test: choice('Test values', 'टेस्ट वैल्यू'),
        yesterday: choice('Yesterday’s questions', 'कल के सवाल'),
      },
    },
    day: { label: text('Questions of', 'किस दिन के सवाल'), kind: 'day' },
    state: {
      label: text('State', 'स्थिति'),
      kind: 'choice',
      choices: {
        running: choice('Running', 'चल रही है', 'info'),
        done: choice('Done', 'पूरी', 'success'),
        stopped: choice('Stopped', 'रोकी गई'),
        capped: choice('Limit reached', 'खर्च की सीमा तक', 'warning'),
        failing: choice('Provider gives no answers', 'प्रोवाइडर जवाब नहीं देता', 'danger'),
      },
    },
    planned: { label: text('Planned', 'तय सवाल'), kind: 'count' },
    asked: { label: text('Asked', 'पूछे गए'), kind: 'count' },
    notAsked: { label: text('Not asked', 'नहीं पूछे गए'), kind: 'count' },
    agreedPercent: { label: text('Agreement', 'कितना मेल'), kind: 'count' },
    costPaise: { label: text('Cost', 'खर्च'), kind: 'money' },
    capPaise: { label: text('Cost limit', 'खर्च की सीमा'), kind: 'money' },
    reason: { label: text('Reason', 'वजह') },
    madeAt: { label: text('Started', 'कब शुरू हुई'), kind: 'time' },
    madeBy: { label: text('Started by', 'किसने शुरू की') },
    endedAt: { label: text('Ended', 'कब खत्म हुई'), kind: 'time' },
  },
  record,
  detail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    product: z.enum(ids).optional(),
    state: z.enum(dryRunStates).optional(),
  }),
  sorts: ['id', 'madeAt'],
})

export type DryRunRecord = z.output<typeof record>
export type DryRunDetail = z.output<typeof detail>
