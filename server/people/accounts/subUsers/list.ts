import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { subUser } from '../../../../contracts/resources/subUser.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { findAndCount } from '../../../platform/db/listQueries.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { notFound } from '../../../platform/problem.ts'
import { openRow } from '../../../platform/sealing/rows.ts'
import type { Vault } from '../../../platform/vault.ts'
import { hasEnded } from '../accessEnd.ts'

type Query = ListQuery<z.output<typeof subUser.filter>>

const columns = { id: 'id', createdAt: 'created_at' } as const

type Parts = Pick<Context, 'db' | 'vault'>

/** The account's sub-users. There are few of them, so the total is exact. */
export async function listSubUsers(
  { db, vault }: Parts,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<SubUserRecord>> {
  const { filter } = query
  let found = db.selectFrom('sub_users').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  const page = await findAndCount(found.select(subUserColumns), columns, query)
  return { ...page, rows: page.rows.map(row => presentSubUser(vault, row)) }
}

/** Throws `not_found` for another account's. */
export async function showSubUser({ db, vault }: Parts, { actor }: Scope<CustomerActor>, id: string) {
  const row = await db
    .selectFrom('sub_users')
    .select(subUserColumns)
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('secondary user')
  return presentSubUser(vault, row)
}

type SubUserRecord = z.output<typeof subUser.record>

/** The row's own columns and whether the sub-user has a second factor or a passkey. */
export const subUserColumns = (eb: ExpressionBuilder<Schema, 'sub_users'>) =>
  [
    'sub_users.id',
    'first_name',
    'last_name',
    'email',
    'access',
    'is_active',
    'access_until',
    'accepted_at',
    'sub_users.created_at',
    eb
      .or([
        eb.exists(
          eb
            .selectFrom('second_factors')
            .select('owner_id')
            .whereRef('owner_id', '=', 'sub_users.id')
            .where('confirmed_at', 'is not', null),
        ),
        eb.exists(eb.selectFrom('passkeys').select('owner_id').whereRef('owner_id', '=', 'sub_users.id')),
      ])
      .as('second_factor'),
    eb
      .exists(eb.selectFrom('sso_identities').select('id').whereRef('sso_identities.sub_user_id', '=', 'sub_users.id'))
      .as('sso'),
  ] as const

type Row = Pick<
  Selectable<Schema['sub_users']>,
  'id' | 'first_name' | 'last_name' | 'email' | 'access' | 'is_active' | 'access_until' | 'accepted_at' | 'created_at'
> & { second_factor: SqlBool; sso: SqlBool }

export function presentSubUser(vault: Vault, stored: Row): SubUserRecord {
  const row = openRow(vault, 'sub_users', stored)
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    access: row.access,
    until: row.access_until,
    status: statusOf(row),
    secondFactor: Boolean(row.second_factor),
    sso: Boolean(row.sso),
    createdAt: row.created_at,
  }
}

function statusOf({
  is_active,
  access_until,
  accepted_at,
}: Pick<Row, 'is_active' | 'access_until' | 'accepted_at'>): SubUserRecord['status'] {
  if (hasEnded(access_until)) return 'ended'
  if (!is_active) return 'disabled'
  return accepted_at ? 'active' : 'invited'
}
