import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { apiKey } from '../../contracts/resources/apiKey.ts'
import type { Schema } from '../db/schema.ts'

export type ApiKeyRow = Omit<Selectable<Schema['api_keys']>, 'hash'>
export type ApiKeyRecord = z.output<typeof apiKey.record>

export const apiKeyColumns = [
  'id',
  'user_id',
  'name',
  'mode',
  'hint',
  'created_by',
  'last_used_at',
  'revoked_at',
  'created_at',
] as const

export const presentApiKey = (row: ApiKeyRow): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  mode: row.mode === 'live' ? 'live' : 'test',
  hint: row.hint,
  status: row.revoked_at ? 'revoked' : 'active',
  createdBy: row.created_by,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
})
