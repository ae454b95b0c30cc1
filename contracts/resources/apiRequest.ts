import { z } from 'zod'
import type { Field } from '../fields/field.ts'
import { day } from '../fields/schemas.ts'
import { type ApiOutcome, apiOutcomes, gatewayStatuses } from '../people/apiUsage.ts'
import { deliveryStatuses } from '../people/webhookEvents.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { transferKinds } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds, productOf } from '../products/index.ts'
import { defineResource } from './define.ts'
import { timelineEvents } from './verification.ts'

const modes = z.enum(['live', 'test'])

const record = z.object({
  /** The id in the caller's `x-request-id` header. */
  id: z.string(),
  createdAt: z.iso.datetime(),
  method: z.string(),
  /** The route's pattern, without parameters. */
  path: z.string(),
  product: z.string().nullable(),
  key: z.object({ id: z.string(), name: z.string(), hint: z.string() }).nullable(),
  mode: modes,
  outcome: z.enum(apiOutcomes),
  httpStatus: z.number().int(),
  chargePaise: z.number().int(),
  durationMs: z.number().int(),
  /** The caller's own reference; anything that looks like an identifier is masked. */
  reference: z.string().nullable(),
  verificationId: z.string().nullable(),
  /** The caller's IP address. */
  address: z.string(),
})

const detail = record.extend({
  /** The bodies, masked before they are stored; null if there was none or the log did not store them yet. Never headers. */
  request: z.unknown(),
  reply: z.unknown(),
  /** When the request is deleted from the log. */
  keptUntil: z.iso.datetime(),
})

const filter = z.object({
  /** A complete request id, verification id or reference. */
  q: z.string().trim().max(120).optional(),
  id: z.array(z.string().max(64)).max(100).optional(),
  product: z.array(z.enum(productIds as [ProductId, ...ProductId[]])).optional(),
  key: z.array(z.string().max(64)).max(100).optional(),
  outcome: z.array(z.enum(apiOutcomes)).optional(),
  httpStatus: z.array(z.literal(gatewayStatuses)).optional(),
  mode: modes.optional(),
  /** Days in Indian time, both included. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
})

const fields = {
  id: { label: text('Request ID', 'रिक्वेस्ट ID'), kind: 'id' },
  createdAt: { label: text('Time', 'समय'), kind: 'time' },
  path: { label: text('Endpoint', 'कॉल') },
  product: {
    label: text('Product', 'प्रोडक्ट'),
    kind: 'choice',
    choices: Object.fromEntries(productIds.map(id => [id, { label: productOf(id).label }])),
  },
  key: { label: text('Key', 'कुंजी') },
  mode: {
    label: text('Mode', 'मोड'),
    kind: 'choice',
    choices: { live: choice('Live', 'लाइव'), test: choice('Test', 'टेस्ट') },
  },
  outcome: {
    label: text('Status', 'स्टेटस'),
    kind: 'choice',
    choices: {
      completed: choice('Completed', 'पूरा हुआ'),
      not_found: choice('Not found', 'नहीं मिला'),
      source_unavailable: choice('Source unavailable', 'सोर्स उपलब्ध नहीं'),
      refused: choice('Rejected', 'रिजेक्ट'),
      failed: choice('Failed', 'फ़ेल'),
    } satisfies Record<ApiOutcome, Choice>,
  },
  httpStatus: {
    label: text('HTTP', 'HTTP'),
    kind: 'choice',
    choices: Object.fromEntries(gatewayStatuses.map(status => [status, choice(`${status}`, `${status}`)])),
  },
  chargePaise: { label: text('Charge', 'चार्ज'), kind: 'money' },
  durationMs: { label: text('Latency', 'लेटेंसी'), kind: 'count' },
  reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
  verificationId: { label: text('Verification', 'वेरिफ़िकेशन') },
  address: { label: text('Caller address', 'कॉल का IP'), kind: 'mono' },
  keptUntil: { label: text('Kept until', 'कब तक रहेगा'), kind: 'time' },
} as const satisfies Record<string, Field>

const words = {
  search: text('Full request ID or reference', 'पूरी रिक्वेस्ट ID या रेफ़रेंस'),
  none: text('No requests yet', 'अभी कोई रिक्वेस्ट नहीं'),
  one: text('Request', 'रिक्वेस्ट'),
  missing: text(
    'Request not found. It may no longer be in the log',
    'ऐसी कोई रिक्वेस्ट नहीं है, या लॉग में इसका समय खत्म हो गया है',
  ),
  error: text('The request could not be loaded', 'रिक्वेस्ट लोड नहीं हो सकी'),
}

const { days } = limits.requestLog

export type ApiRequest = z.output<typeof record>
export type ApiRequestDetail = z.output<typeof detail>

/** The `/v1` calls by this account's keys, kept for */
export const apiRequest = defineResource({
  name: 'api-requests',
  audience: 'customer',
  permission: 'usage',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.apiTrackingReport },
  words: {
    ...words,
    title: text('API tracking report', 'API ट्रैकिंग रिपोर्ट'),
    noneDetail: text(
      `Each call to /v1 appears here and is kept for ${days} days.`,
      `/v1 की हर कॉल यहाँ दिखती है और ${days} दिन तक रहती है।`,
    ),
  },
  fields,
  record,
  detail,
  filter,
  sorts: ['id', 'createdAt'],
})

const customer = { userId: z.string(), customerId: z.string().nullable(), customer: z.string() }

const logDetail = detail.extend({
  ...customer,
  source: z.string().nullable(),
  sourceLabel: z.string().nullable(),
  /** What happened to the verification that the request made. */
  trace: z.array(z.object({ event: z.enum(timelineEvents), at: z.iso.datetime(), detail: z.string().optional() })),
  /** Who answered the check; null without an answer. `tries`: how many providers or attempts it took; values that are not known are null. */
  answeredBy: z
    .object({
      id: z.string(),
      label: z.string(),
      tries: z.number().int().nullable(),
      ms: z.number().int().nullable(),
      costPaise: z.number().int().nullable(),
    })
    .nullable(),
  ledger: z.array(
    z.object({ id: z.string(), kind: z.enum(transferKinds), amountPaise: z.number().int(), at: z.iso.datetime() }),
  ),
  webhooks: z.array(
    z.object({
      id: z.string(),
      event: z.string(),
      status: z.enum(deliveryStatuses),
      attempts: z.number().int(),
      responseCode: z.number().int().nullable(),
      /** Where it was sent to, without the path. */
      host: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** Whether its input still exists and can be replayed. */
  replayable: z.boolean(),
})

const logRecord = record.extend({
  ...customer,
  /** The source that answered; null without an answer, and of calls from before it was logged. */
  source: z.string().nullable(),
  sourceLabel: z.string().nullable(),
})

export type ApiLog = z.output<typeof logRecord>
export type ApiLogDetail = z.output<typeof logDetail>

/** The calls of all customers, for staff. */
export const apiLog = defineResource({
  name: 'api-logs',
  audience: 'admin',
  permission: 'admin.logs',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminApiLogs },
  words: {
    ...words,
    title: text('API logs', 'API लॉग'),
    noneDetail: text(
      `Every call by every customer appears here for ${days} days.`,
      `हर ग्राहक की हर कॉल ${days} दिन तक यहाँ दिखती है।`,
    ),
  },
  fields: {
    ...fields,
    customer: { label: text('Customer', 'ग्राहक') },
    source: { label: text('Source', 'सोर्स') },
  },
  record: logRecord,
  detail: logDetail,
  filter: filter.extend({
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
    /** Names of sources, as `listSources` has them. */
    source: z.array(z.string().max(40)).max(20).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
