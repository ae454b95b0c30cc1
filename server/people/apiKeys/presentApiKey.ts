import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type ApiKeyRow = Omit<Selectable<Schema['api_keys']>, 'hash' | 'previous_hash'>
export type ApiKeyRecord = z.output<typeof apiKey.record>

export const apiKeyColumns = [
  'id',
  'user_id',
  'name',
  'mode',
  'hint',
  'scopes',
  'expires_at',
  'created_by',
  'last_used_at',
  'last_used_from',
  'rotated_at',
  'previous_hint',
  'previous_until',
  'revoked_at',
  'created_at',
] as const

const isAhead = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now()

export const presentApiKey = (row: ApiKeyRow): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  mode: row.mode === 'live' ? 'live' : 'test',
  hint: row.hint,
  status: statusOf(row),
  scopes: row.scopes,
  expiresAt: row.expires_at,
  createdBy: row.created_by,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  lastUsedFrom: row.last_used_from,
  rotatedAt: row.rotated_at,
  previous:
    row.revoked_at === null && row.previous_hint && isAhead(row.previous_until)
      ? { hint: row.previous_hint, until: row.previous_until }
      : null,
  revokedAt: row.revoked_at,
})

function statusOf({ revoked_at, expires_at }: ApiKeyRow): ApiKeyRecord['status'] {
  if (revoked_at) return 'revoked'
  return expires_at && !isAhead(expires_at) ? 'expired' : 'active'
}
