import { type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import type { Vault } from '../../platform/vault.ts'

type Query = ListQuery<z.output<typeof apiKey.filter>>

const columns = { id: 'id', name: 'name', createdAt: 'created_at', lastUsedAt: 'last_used_at' } as const

const statusIs = {
  active: sql<SqlBool>`revoked_at is null and (expires_at is null or expires_at > now())`,
  expired: sql<SqlBool>`revoked_at is null and expires_at <= now()`,
  revoked: sql<SqlBool>`revoked_at is not null`,
}

/** The account's keys, including revoked ones. There are few of them, so the total is exact. */
export async function listApiKeys(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<ApiKeyRecord>> {
  const { filter } = query
  let found = db.selectFrom('api_keys').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.mode) found = found.where('mode', '=', filter.mode)
  if (filter.status) found = found.where(statusIs[filter.status])
  if (filter.q) found = found.where('name', 'ilike', `%${filter.q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)

  const page = await findAndCount(found.select(apiKeyColumns), columns, query)
  return { ...page, rows: page.rows.map(row => presentApiKey(vault, row)) }
}

/** Throws `not_found`. */
export async function showApiKey(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  id: string,
): Promise<ApiKeyRecord> {
  const row = await db
    .selectFrom('api_keys')
    .select(apiKeyColumns)
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('API key')
  return presentApiKey(vault, row)
}

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

export const presentApiKey = (vault: Vault, row: ApiKeyRow): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  mode: row.mode === 'live' ? 'live' : 'test',
  hint: row.hint,
  status: statusOf(row),
  scopes: row.scopes,
  expiresAt: row.expires_at,
  createdBy: vault.open(row.created_by, { column: 'api_keys.created_by', id: row.id }),
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

export function statusOf({ revoked_at, expires_at }: ApiKeyRow): ApiKeyRecord['status'] {
  if (revoked_at) return 'revoked'
  return expires_at && !isAhead(expires_at) ? 'expired' : 'active'
}
