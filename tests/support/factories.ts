import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { StaffRole } from '../../contracts/people/roles.ts'
import { credit } from '../../server/money/wallets/credits.ts'
import { type AccountType, createWallets, type Wallet, walletOf } from '../../server/money/wallets/walletOf.ts'
import { startSession } from '../../server/people/accounts/sessions.ts'
import { SANDBOX_SECRET } from '../../server/platform/config/environment.ts'
import type { Context, Db } from '../../server/platform/context.ts'
import type { Schema } from '../../server/platform/db/schema.ts'
import { newCustomerId, newId } from '../../server/platform/identity/ids.ts'
import { sealRow } from '../../server/platform/sealing/rows.ts'
import { createVault } from '../../server/platform/vault.ts'

export interface Customer {
  userId: string
  email: string
  /** Ten digits, without +91. */
  phone: string
  customerId: string
  wallets: { challan: Wallet; api: Wallet; product: Wallet }
}

/** A different one for each customer. */
const newPhone = () => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`

/** Of tests that set no SECRET_KEY of their own. */
export const vault = createVault(SANDBOX_SECRET)

interface CustomerOptions {
  /** The opening balance of each wallet; ₹1,000 by default. */
  paise?: number
  accountType?: AccountType
  kycComplete?: boolean
  features?: string[]
}

const seed = { kind: 'system', name: 'test' } as const

/** A fresh tenant, by default with complete KYC and money in every wallet. */
export async function makeCustomer(db: Db, options: CustomerOptions = {}): Promise<Customer> {
  const { paise = 100_000, accountType, kycComplete = true, features = [] } = options
  const userId = newId('usr')
  const email = `${userId}@customer.test`
  const phone = newPhone()
  const customerId = newCustomerId()
  await db
    .insertInto('users')
    .values(
      sealRow(vault, 'users', {
        id: userId,
        customer_id: customerId,
        email,
        phone,
        country_code: '+91',
        first_name: 'Asha',
        last_name: 'Rao',
        company_name: 'Asha Traders',
        password_hash: null,
        kyc_completed_at: kycComplete ? new Date() : null,
        features,
      }),
    )
    .execute()
  await createWallets(db, userId, accountType)
  const funded = async (kind: 'challan' | 'api' | 'product') => {
    const { id: walletId } = await walletOf(db, userId, kind)
    const entry = { walletId, key: `start:${walletId}`, description: 'Opening balance', actor: seed }
    if (paise > 0) await credit(db, { ...entry, amountPaise: paise, from: 'gateway' })
    return walletOf(db, userId, kind)
  }
  const wallets = { challan: await funded('challan'), api: await funded('api'), product: await funded('product') }
  return { userId, email, phone, customerId, wallets }
}

/** Creates a secondary user of a customer with a role and returns its id. */
export async function makeSubUser(db: Db, userId: string, access = 'full'): Promise<string> {
  const id = newId('sub')
  await db
    .insertInto('sub_users')
    .values(
      sealRow(vault, 'sub_users', {
        id,
        user_id: userId,
        email: `${id}@customer.test`,
        first_name: 'Karthik',
        last_name: 'Nair',
        access,
        password_hash: null,
      }),
    )
    .execute()
  return id
}

/** Creates a completed PAN check of a customer, free by default, and returns its id. */
export async function makeVerification(
  db: Db,
  userId: string,
  values: Partial<Insertable<Schema['verifications']>> = {},
): Promise<string> {
  const { id = newId('ver') } = values
  const row = {
    id,
    product: 'pan-check',
    user_id: userId,
    requested_by: 'Asha Rao',
    mode: 'live',
    channel: 'console',
    purpose: 'vendor_onboarding',
    consented_at: new Date(),
    subject_masked: 'AAxxxx000A',
    subject_index: 'index',
    input_sealed: vault.seal('{"pan":"AAACZ1000A"}', { column: 'verifications.input_sealed', id }),
    status: 'completed',
    wallet: 'product',
    timeline: '[]',
    created_at: new Date(),
    finished_at: new Date(),
    ...values,
  }
  await db.insertInto('verifications').values(row).execute()
  return row.id
}

/** Creates a customer's bulk job with its file record and returns its id. */
export async function makeJob(
  db: Db,
  userId: string,
  values: Partial<Insertable<Schema['bulk_jobs']>> = {},
): Promise<string> {
  const object_id = newId('obj')
  const file = { user_id: userId, file_name: 'pans.csv' }
  await db
    .insertInto('objects')
    .values({ ...file, id: object_id, kind: 'bulk', content_type: 'text/csv', bytes: 100 })
    .execute()
  const row = {
    ...file,
    id: newId('job'),
    product: 'pan-check',
    requested_by: 'Asha Rao',
    object_id,
    file_bytes: 100,
    file_type: 'csv',
    locale: 'en',
    status: 'ready',
    ...values,
  }
  await db.insertInto('bulk_jobs').values(row).execute()
  return row.id
}

/** Creates a staff member who cannot sign in by password and returns the id. */
export async function makeAdmin(db: Db, role: StaffRole = 'admin'): Promise<string> {
  const id = newId('adm')
  await db
    .insertInto('admins')
    .values({ id, email: `${id}@staff.test`, name: 'Meera Iyer', password_hash: '-', role })
    .execute()
  return id
}

/** Who signs in: the customer, one of its secondary users, or a staff member. */
type Who = { userId: string; subUserId?: string } | { adminId: string; role?: StaffRole }

/** Headers of a signed-in request, for `app.inject({ headers })`. */
export async function signedIn(ctx: Context, who: Who) {
  const subject =
    'adminId' in who
      ? ({ audience: 'admin', userId: null, subUserId: null, adminId: who.adminId, role: who.role ?? 'admin' } as const)
      : ({
          audience: 'customer',
          userId: who.userId,
          subUserId: who.subUserId ?? null,
          adminId: null,
          role: who.subUserId ? 'subUser' : 'customer',
        } as const)
  const { token } = await ctx.db
    .transaction()
    .execute(trx => startSession(ctx, trx, subject, { ip: '127.0.0.1', userAgent: 'tests' }))
  return { ...clientHeaders(ctx), authorization: `Bearer ${token}` }
}

/** Headers of an application request before sign-in. */
export const clientHeaders = (ctx: Context) => ({ 'x-client-token': ctx.config.CLIENT_TOKEN, 'x-api-version': 'v1' })
