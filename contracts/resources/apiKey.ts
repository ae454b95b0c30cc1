import { z } from 'zod'
import { keyScopes } from '../apiKeys.ts'
import { limits } from '../limits.ts'
import { defineResource } from './define.ts'

const modes = ['test', 'live'] as const
const statuses = ['active', 'expired', 'revoked'] as const

const name = z.string().trim().min(1).max(60)
/** Null allows everything, including future products. */
const scopes = z.array(z.enum(keyScopes)).min(1).max(keyScopes.length).nullable()
const inTime = (at: string) => {
  const left = Date.parse(at) - Date.now()
  return left > 0 && left <= limits.apiKeyMs
}
/** Null: never expires. */
const expiresAt = z.iso
  .datetime()
  .refine(inTime, `Choose a time in the future, within ${limits.apiKeyMs / (365 * 86_400_000)} years.`)
  .nullable()

const record = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(modes),
  /** Identifies the key, `sk_live_…7F2A`; the key itself is not stored. */
  hint: z.string(),
  status: z.enum(statuses),
  scopes: z.array(z.string()).nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Updated at most once a minute by accepted calls. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** The network of that call without its host: */
  lastUsedFrom: z.string().nullable(),
  rotatedAt: z.iso.datetime().nullable(),
  /** The secret before the last rotation, while it is still valid. */
  previous: z.object({ hint: z.string(), until: z.iso.datetime() }).nullable(),
  revokedAt: z.iso.datetime().nullable(),
})

/** Keys for `/v1`. Deleting one revokes it: the row is kept, because requests and audit events refer to it. */
export const apiKey = defineResource({
  name: 'api-keys',
  audience: 'customer',
  permission: 'apiKeys',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  record,
  filter: z.object({
    q: z.string().max(60).optional(),
    id: z.array(z.string().max(64)).min(1).max(100).optional(),
    mode: z.enum(modes).optional(),
    status: z.enum(statuses).optional(),
  }),
  sorts: ['id', 'name', 'createdAt', 'lastUsedAt'],
  create: z.object({
    name,
    mode: z.enum(modes),
    scopes: scopes.optional().default(null),
    expiresAt: expiresAt.optional().default(null),
  }),
  created: record.extend({
    /** Returned this once. */
    key: z.string(),
  }),
  /** Omitted fields are unchanged. */
  update: z.object({ name: name.optional(), scopes: scopes.optional(), expiresAt: expiresAt.optional() }),
})
