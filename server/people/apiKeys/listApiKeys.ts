import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/findAndCount.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { type ApiKeyRecord, apiKeyColumns, presentApiKey } from './presentApiKey.ts'

type Query = ListQuery<z.output<typeof apiKey.filter>>

const columns = { id: 'id', name: 'name', createdAt: 'created_at', lastUsedAt: 'last_used_at' } as const

const statusIs = {
  active: sql<SqlBool>`revoked_at is null and (expires_at is null or expires_at > now())`,
  expired: sql<SqlBool>`revoked_at is null and expires_at <= now()`,
  revoked: sql<SqlBool>`revoked_at is not null`,
}

/** The account's keys, revoked ones too. There are few of them, so they are counted exactly. */
export async function listApiKeys(
  { db }: Pick<Context, 'db'>,
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
  return { ...page, rows: page.rows.map(presentApiKey) }
}

/** One of them. Throws `not_found`. */
export async function showApiKey(
  { db }: Pick<Context, 'db'>,
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
  return presentApiKey(row)
}
