import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { callOutcomeField, providerEnvironmentField } from '../platform/sourceProviders.ts'
import { sourceStateField } from '../platform/sourceStates.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineResource } from './define.ts'

const states = ['on', 'off', 'noCredentials', 'noAccount'] as const
const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string() })
const product = z.enum(productIds as [ProductId, ...ProductId[]])

const record = z.object({
  /** The provider's name in routes and on answers. */
  id: z.string(),
  label: z.string(),
  state: z.enum(states),
  environment: providerEnvironmentField.nullable(),
  /** When the newest of the keys in use were set. */
  credentialsSetAt: time.nullable(),
  /** Null: the general time-out of sources. */
  timeoutMs: z.number().int().nullable(),
  products: z.number().int(),
  /** Of the last 24 hours, from real calls. The others are null without any: unknown. */
  calls: z.number().int(),
  answeredPercent: z.number().int().nullable(),
  medianMs: z.number().int().nullable(),
  lastAt: time.nullable(),
})

const health = z.object({
  product,
  /** Of the node that answers this page. */
  breaker: sourceStateField,
  calls: z.number().int(),
  answers: z.number().int(),
  medianMs: z.number().int().nullable(),
  p95Ms: z.number().int().nullable(),
  lastOutcome: callOutcomeField.nullable(),
  lastAt: time.nullable(),
  /** Fields of replies that differed from the documentation. */
  oddFields: z.array(z.string()),
  /** What an answer costs us; null if that is not known. */
  pricePaise: z.number().int().nullable(),
  /** The price is what staff have entered, not the provider's public one. */
  isAgreed: z.boolean(),
})

const detail = record.extend({
  site: z.string().nullable(),
  docs: z.array(z.object({ url: z.string(), readOn: z.string() })),
  environments: z.array(providerEnvironmentField),
  /** Instead of the provider's own. */
  address: z.string().nullable(),
  changedAt: time.nullable(),
  changedBy: z.string().nullable(),
  /** What staff enter to sign in. The values themselves are never sent back. */
  credentialFields: z.array(z.object({ name: z.string(), label: words, secret: z.boolean(), required: z.boolean() })),
  credentialSets: z.array(z.object({ id: z.string(), setAt: time, setBy: z.string(), endsAt: time.nullable() })),
  health: z.array(health),
})

/** The accounts with providers: keys, time-outs, and how their calls went. */
export const apiServer = defineResource({
  name: 'api-servers',
  audience: 'admin',
  permission: 'admin.sources',
  actions: ['list', 'show'],
  paths: { list: paths.adminApiServers },
  words: {
    title: text('API servers', 'API सर्वर'),
    search: text('Provider', 'प्रोवाइडर'),
    none: text('No providers', 'कोई प्रोवाइडर नहीं'),
    one: text('Provider', 'प्रोवाइडर'),
    error: text('The provider could not be loaded', 'प्रोवाइडर लोड नहीं हो सका'),
  },
  fields: {
    id: { label: text('Name in routes', 'रूट में नाम'), kind: 'mono' },
    label: { label: text('Provider', 'प्रोवाइडर') },
    state: {
      label: text('State', 'स्थिति'),
      kind: 'choice',
      choices: {
        on: choice('On', 'चालू', 'success'),
        off: choice('Turned off', 'बंद', 'warning'),
        noCredentials: choice('No keys', 'कुंजी नहीं', 'warning'),
        noAccount: choice('Not set up', 'सेट नहीं है'),
      },
    },
    environment: {
      label: text('Service', 'सेवा'),
      kind: 'choice',
      choices: {
        live: choice('Live', 'लाइव'),
        test: choice('Test service', 'टेस्ट सेवा'),
        twin: choice('Sandbox copy', 'सैंडबॉक्स कॉपी'),
      },
    },
    credentialsSetAt: { label: text('Keys set', 'कुंजी कब डाली'), kind: 'time' },
    timeoutMs: { label: text('Time-out', 'टाइमआउट'), kind: 'count' },
    products: { label: text('Products', 'प्रोडक्ट'), kind: 'count' },
    calls: { label: text('Calls, 24 h', 'कॉल, 24 घंटे'), kind: 'count' },
    answeredPercent: { label: text('Answered', 'जवाब मिले'), kind: 'count' },
    medianMs: { label: text('Median', 'बीच का समय'), kind: 'count' },
    lastAt: { label: text('Last asked', 'पिछली बार पूछा'), kind: 'time' },
    address: { label: text('Own address', 'अपना पता'), kind: 'mono' },
    changedAt: { label: text('Changed', 'कब बदला'), kind: 'time' },
    changedBy: { label: text('By', 'किसने') },
  },
  record,
  detail,
  filter: z.object({
    q: z.string().trim().max(60).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.enum(states)).optional(),
  }),
  sorts: ['id', 'label', 'calls', 'lastAt'],
})

export type ApiServer = z.output<typeof record>
export type ApiServerDetail = z.output<typeof detail>
