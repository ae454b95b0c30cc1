import { z } from 'zod'
import { keyScopes } from '../checks/apiKeys.ts'
import { instant } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { limits } from '../platform/limits.ts'
import { text } from '../platform/text.ts'
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
const expiresAt = instant
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

export type ApiKey = z.output<typeof record>

const created = record.extend({
  /** Returned this once. */
  key: z.string(),
})

export type CreatedApiKey = z.output<typeof created>

/** Keys for `/v1`. Deleting one revokes it: the row is kept, because requests and audit events refer to it. */
export const apiKey = defineResource({
  name: 'api-keys',
  audience: 'customer',
  permission: 'apiKeys',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  // Not deleting: a key in other hands is revoked without delay.
  fresh: ['create', 'edit'],
  words: {
    title: text('API keys', 'API कुंजियाँ'),
    search: text('Key name', 'कुंजी का नाम'),
    none: text('No API keys yet', 'अभी तक कोई API कुंजी नहीं'),
    noneDetail: text(
      'Your application authenticates with an API key. Test keys are free.',
      'आपका प्रोग्राम इसी कुंजी से कॉल करता है। टेस्ट कुंजी मुफ़्त है।',
    ),
    one: text('API key', 'API कुंजी'),
    missing: text('API key not found', 'ऐसी कोई कुंजी नहीं है'),
    error: text('The key could not be loaded', 'कुंजी लोड नहीं हो सकी'),
  },
  fields: {
    name: { label: text('Name', 'नाम') },
    hint: { label: text('Key', 'कुंजी'), kind: 'mono' },
    mode: {
      label: text('Mode', 'मोड'),
      kind: 'choice',
      choices: { test: choice('Test', 'टेस्ट', 'neutral'), live: choice('Live', 'लाइव', 'info') },
    },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        active: choice('Active', 'एक्टिव', 'success'),
        expired: choice('Expired', 'एक्सपायर', 'warning'),
        revoked: choice('Revoked', 'रद्द', 'neutral'),
      },
    },
    scopes: { label: text('Access', 'क्या चला सकती है') },
    expiresAt: { label: text('Expires', 'कब तक'), kind: 'time' },
    createdAt: { label: text('Created', 'कब बनी'), kind: 'time' },
    createdBy: { label: text('Created by', 'किसने बनाई') },
    lastUsedAt: { label: text('Last used', 'पिछला इस्तेमाल'), kind: 'time' },
    previous: { label: text('Old key', 'पुरानी कुंजी') },
    rotatedAt: { label: text('Rotated', 'कुंजी बदली गई'), kind: 'time' },
    revokedAt: { label: text('Revoked', 'रद्द हुई'), kind: 'time' },
  },
  record,
  filter: z.object({
    q: z.string().max(60).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
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
  created,
  /** Omitted fields are unchanged. */
  update: z.object({ name: name.optional(), scopes: scopes.optional(), expiresAt: expiresAt.optional() }),
})
