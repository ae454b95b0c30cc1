import { z } from 'zod'
import { apiOutcomes, gatewayStatuses } from '../apiUsage.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineResource } from './define.ts'
import { timelineEvents } from './verification.ts'

const modes = z.enum(['live', 'test'])

const record = z.object({
  /** As the caller had it in `x-request-id`. */
  id: z.string(),
  createdAt: z.iso.datetime(),
  method: z.string(),
  /** The route's pattern, without what was asked. */
  path: z.string(),
  product: z.string().nullable(),
  key: z.object({ id: z.string(), name: z.string(), hint: z.string() }).nullable(),
  mode: modes,
  outcome: z.enum(apiOutcomes),
  httpStatus: z.number().int(),
  chargePaise: z.number().int(),
  durationMs: z.number().int(),
  /** The caller's own; what looks like an identifier in it is masked. */
  reference: z.string().nullable(),
  verificationId: z.string().nullable(),
  /** The caller's address. */
  address: z.string(),
})

const detail = record.extend({
  /** The bodies, masked before they were kept; null where there was none, or it came before the log kept them. Never a header. */
  request: z.unknown(),
  reply: z.unknown(),
  /** The request and all that is kept of it are deleted then. */
  keptUntil: z.iso.datetime(),
})

const filter = z.object({
  /** A request id, a verification's, or a reference, whole. */
  q: z.string().trim().max(120).optional(),
  id: z.array(z.string().max(64)).max(100).optional(),
  product: z.array(z.enum(productIds as [ProductId, ...ProductId[]])).optional(),
  key: z.array(z.string().max(64)).max(100).optional(),
  outcome: z.array(z.enum(apiOutcomes)).optional(),
  httpStatus: z.array(z.literal(gatewayStatuses)).optional(),
  mode: modes.optional(),
  /** Days of India, both included. */
  createdFrom: z.iso.date().optional(),
  createdTo: z.iso.date().optional(),
  /** A keyset cursor: the last id of the page before. */
  after: z.string().max(64).optional(),
})

export type ApiRequest = z.output<typeof record>
export type ApiRequestDetail = z.output<typeof detail>

/** The calls of `/v1` by this account's keys, for `limits.requestLog.days`. */
export const apiRequest = defineResource({
  name: 'api-requests',
  audience: 'customer',
  permission: 'usage',
  actions: ['list', 'show', 'export'],
  record,
  detail,
  filter,
  sorts: ['id', 'createdAt'],
})

const customer = { userId: z.string(), customerId: z.string().nullable(), customer: z.string() }

const logDetail = detail.extend({
  ...customer,
  /** What happened to the verification that the request made. */
  trace: z.array(z.object({ event: z.enum(timelineEvents), at: z.iso.datetime(), detail: z.string().optional() })),
  /** Whether its input still exists, so that it can be replayed. */
  replayable: z.boolean(),
})

const logRecord = record.extend(customer)

export type ApiLog = z.output<typeof logRecord>
export type ApiLogDetail = z.output<typeof logDetail>

/** The same over all customers, for staff. */
export const apiLog = defineResource({
  name: 'api-logs',
  audience: 'admin',
  permission: 'admin.logs',
  actions: ['list', 'show', 'export'],
  record: logRecord,
  detail: logDetail,
  filter: filter.extend({
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
