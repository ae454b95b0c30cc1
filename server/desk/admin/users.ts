import { maskIdentifier } from '../../../contracts/identifiers.ts'
import type { AdminUser } from '../../../contracts/resources/adminUser.ts'
import type { Db } from '../../platform/context.ts'

/** Customers with their three balances, the shape that lists and details share. */
export const usersWithWallets = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('wallets as challan', join =>
      join.onRef('challan.user_id', '=', 'users.id').on('challan.kind', '=', 'challan'),
    )
    .innerJoin('wallets as api', join => join.onRef('api.user_id', '=', 'users.id').on('api.kind', '=', 'api'))
    .innerJoin('wallets as product', join =>
      join.onRef('product.user_id', '=', 'users.id').on('product.kind', '=', 'product'),
    )

export const userColumns = [
  'users.id',
  'users.customer_id',
  'users.first_name',
  'users.last_name',
  'users.company_name',
  'users.email',
  'users.phone',
  'users.is_active',
  'users.kyc_completed_at',
  'users.features',
  'users.created_at',
  'api.account_type as api_type',
  'product.account_type as product_type',
  'challan.available_paise as challan_paise',
  'api.available_paise as api_paise',
  'product.available_paise as product_paise',
] as const

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const findUser = (db: Db, id: string) =>
  usersWithWallets(db).select(userColumns).where('users.id', '=', id).executeTakeFirst()

export const presentUser = (row: UserRow): AdminUser => ({
  id: row.id,
  customerId: row.customer_id,
  name: `${row.first_name} ${row.last_name}`,
  companyName: row.company_name,
  email: row.email,
  phone: row.phone && maskIdentifier('phone', row.phone),
  isActive: row.is_active,
  kycComplete: row.kyc_completed_at !== null,
  // A34: postpaid when the API or the product wallet says so.
  plan: row.api_type === 'Postpaid' || row.product_type === 'Postpaid' ? 'Postpaid' : 'Prepaid',
  challanPaise: row.challan_paise,
  apiPaise: row.api_paise,
  productPaise: row.product_paise,
  createdAt: row.created_at,
})
