import type { z } from 'zod'
import type { subUser } from '../../../../contracts/resources/subUser.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { findAndCount } from '../../../platform/db/findAndCount.ts'
import type { ListQuery, Page } from '../../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { notFound } from '../../../platform/problem.ts'
import { presentSubUser, type SubUserRecord, subUserColumns } from './present.ts'

type Query = ListQuery<z.output<typeof subUser.filter>>

const columns = { id: 'id', email: 'email', createdAt: 'created_at' } as const

/** The account's sub-users; few, so counted exactly. */
export async function listSubUsers(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<SubUserRecord>> {
  const { filter } = query
  let found = db.selectFrom('sub_users').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  const page = await findAndCount(found.select(subUserColumns), columns, query)
  return { ...page, rows: page.rows.map(presentSubUser) }
}

/** Throws `not_found` for anybody else's. */
export async function showSubUser({ db }: Pick<Context, 'db'>, { actor }: Scope<CustomerActor>, id: string) {
  const row = await db
    .selectFrom('sub_users')
    .select(subUserColumns)
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('secondary user')
  return presentSubUser(row)
}
