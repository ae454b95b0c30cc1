import type { z } from 'zod'
import type { apiKey } from '../../contracts/resources/apiKey.ts'
import type { CustomerActor } from '../actors.ts'
import type { Context, Scope } from '../context.ts'
import type { ListQuery, Page } from '../http/serveResource.ts'
import { type ApiKeyRecord, apiKeyColumns, presentApiKey } from './presentApiKey.ts'

type Query = ListQuery<z.output<typeof apiKey.filter>>

const columns = { id: 'id', name: 'name', createdAt: 'created_at', lastUsedAt: 'last_used_at' } as const

/** The account's keys, revoked ones too. There are few of them, so they are counted exactly. */
export async function listApiKeys(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  { filter, sort, offset, limit }: Query,
): Promise<Page<ApiKeyRecord>> {
  let found = db.selectFrom('api_keys').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.mode) found = found.where('mode', '=', filter.mode)
  if (filter.status) found = found.where('revoked_at', filter.status === 'active' ? 'is' : 'is not', null)
  if (filter.q) found = found.where('name', 'ilike', `%${filter.q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)

  const column = columns[sort.field as keyof typeof columns]
  const rows = await found
    .select(apiKeyColumns)
    .orderBy(column, sort.order === 'ASC' ? ob => ob.asc().nullsFirst() : ob => ob.desc().nullsLast())
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(presentApiKey), total, capped: false }
}
