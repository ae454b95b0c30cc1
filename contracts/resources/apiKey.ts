import { z } from 'zod'
import { defineResource } from './define.ts'

const modes = ['test', 'live'] as const

const record = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(modes),
  /** How the key is told from others, `sk_live_…7F2A`: the key itself is not kept. */
  hint: z.string(),
  status: z.enum(['active', 'revoked']),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Written at most once a minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})

/** Keys for `/v1`. Deleting one revokes it: its row stays, because requests and audit events name it. */
export const apiKey = defineResource({
  name: 'api-keys',
  audience: 'customer',
  permission: 'apiKeys',
  actions: ['list', 'create', 'delete'],
  record,
  filter: z.object({
    q: z.string().max(60).optional(),
    id: z.array(z.string().max(64)).min(1).max(100).optional(),
    mode: z.enum(modes).optional(),
    status: z.enum(['active', 'revoked']).optional(),
  }),
  sorts: ['id', 'name', 'createdAt', 'lastUsedAt'],
  create: z.object({ name: z.string().trim().min(1).max(60), mode: z.enum(modes) }),
  created: record.extend({
    /** Shown this once. */
    key: z.string(),
  }),
})
