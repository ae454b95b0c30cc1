import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { AdminUser, adminUser } from '../../../contracts/resources/adminUser.ts'
import type { Context, Db } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerMatches } from '../../platform/sealing/names.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import type { Vault } from '../../platform/vault.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Customers joined with their three wallets, for lists and details. */
const usersWithWallets = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('wallets as challan', join =>
      join.onRef('challan.user_id', '=', 'users.id').on('challan.kind', '=', 'challan'),
    )
    .innerJoin('wallets as api', join => join.onRef('api.user_id', '=', 'users.id').on('api.kind', '=', 'api'))
    .innerJoin('wallets as product', join =>
      join.onRef('product.user_id', '=', 'users.id').on('product.kind', '=', 'product'),
    )

const kycState = sql<AdminUser['kyc']>`case
  when users.kyc_completed_at is not null then 'complete'
  when exists (select from kyc_records where user_id = users.id and approval_status = 'Pending') then 'waiting'
  when exists (select from kyc_records where user_id = users.id and approval_status = 'Rejected') then 'rejected'
  else 'none' end`

const userColumns = [
  'users.id',
  'users.customer_id',
  'users.first_name',
  'users.last_name',
  'users.company_name',
  'users.email',
  'users.phone',
  'users.is_active',
  kycState.as('kyc'),
  'users.features',
  'users.created_at',
  'api.account_type as api_type',
  'product.account_type as product_type',
  'challan.available_paise as challan_paise',
  'api.available_paise as api_paise',
  'product.available_paise as product_paise',
] as const

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const findUser = (db: Db, id: string) =>
  usersWithWallets(db).select(userColumns).where('users.id', '=', id).executeTakeFirst()

export const presentUser = (vault: Vault, stored: UserRow): AdminUser => {
  const row = openRow(vault, 'users', stored)
  return {
    id: row.id,
    customerId: row.customer_id,
    name: `${row.first_name} ${row.last_name}`,
    companyName: row.company_name,
    email: row.email,
    phone: row.phone && maskIdentifier('phone', row.phone),
    isActive: row.is_active,
    kyc: row.kyc,
    // Postpaid if the API or the product wallet is (A34).
    plan: row.api_type === 'Postpaid' || row.product_type === 'Postpaid' ? 'Postpaid' : 'Prepaid',
    challanPaise: row.challan_paise,
    apiPaise: row.api_paise,
    productPaise: row.product_paise,
    createdAt: row.created_at,
  }
}

type Query = ListQuery<z.output<typeof adminUser.filter>>

const columns = {
  id: 'users.id',
  createdAt: 'users.created_at',
  apiPaise: 'api.available_paise',
  productPaise: 'product.available_paise',
  challanPaise: 'challan.available_paise',
} as const

/** The same columns, of the last customer on the previous page. */
const ofLast = {
  'users.id': 'last.id',
  'users.created_at': 'last.created_at',
  'api.available_paise': 'last_api.available_paise',
  'product.available_paise': 'last_product.available_paise',
  'challan.available_paise': 'last_challan.available_paise',
} as const

/** Lists customers for staff: filtered, sorted, counted up to the cap; beyond the cap, pages use the cursor `after`. */
export async function listUsers(ctx: Parts, { filter, sort, offset, limit }: Query): Promise<Page<AdminUser>> {
  const found = filtered(ctx, filter)
  const column = columns[sort.field as keyof typeof columns]
  const ascending = sort.order === 'ASC'
  const page = filter.after ? found.where(beyond(column, filter.after, ascending)) : found
  const rows = await page
    .select(userColumns)
    .orderBy(column, ascending ? 'asc' : 'desc')
    .orderBy('users.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const count = await countCapped(ctx.db, filtered(ctx, filter))
  return { rows: rows.map(row => presentUser(ctx.vault, row)), ...count }
}

/** Streams the customers that match a filter, newest first, masked as on screen. */
export const streamUsers = (ctx: Parts, filter: Query['filter']) =>
  streamRows(async (after, limit) => {
    const sort = { field: 'createdAt', order: 'DESC' } as const
    return (await listUsers(ctx, { filter: { ...filter, after }, sort, offset: 0, limit })).rows
  }, filter.after)

/** Rows after a customer in the order of a column; ties are ordered by id, newest first. */
function beyond(column: (typeof columns)[keyof typeof columns], after: string, ascending: boolean) {
  const value = sql.ref(column)
  const way = sql.raw(ascending ? '>' : '<')
  return sql<SqlBool>`exists (
    select 1 from users last
    join wallets last_api on last_api.user_id = last.id and last_api.kind = 'api'
    join wallets last_product on last_product.user_id = last.id and last_product.kind = 'product'
    join wallets last_challan on last_challan.user_id = last.id and last_challan.kind = 'challan'
    where last.id = ${after} and (
      ${value} ${way} ${sql.ref(ofLast[column])} or (${value} = ${sql.ref(ofLast[column])} and users.id < last.id)))`
}

function filtered({ db, vault }: Parts, filter: Query['filter']) {
  let found = usersWithWallets(db)
  if (filter.id) found = found.where('users.id', 'in', filter.id)
  if (filter.isActive !== undefined) found = found.where('users.is_active', '=', filter.isActive)
  if (filter.kyc) found = found.where(kycState, 'in', filter.kyc)
  if (filter.plan) {
    const postpaid = sql<boolean>`'Postpaid' in (api.account_type, product.account_type)`
    found = found.where(postpaid, '=', filter.plan === 'Postpaid')
  }
  if (filter.balance) found = found.where(eb => eb.or([low('api'), low('product'), low('challan')]))
  if (filter.q) found = found.where(customerMatches(vault, filter.q))
  return found
}

/** A prepaid wallet that is nearly empty. */
const low = (wallet: 'api' | 'product' | 'challan') =>
  sql<SqlBool>`(${sql.ref(`${wallet}.account_type`)} = 'Prepaid' and ${sql.ref(`${wallet}.available_paise`)} < ${limits.lowBalancePaise})`
