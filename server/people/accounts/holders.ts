import { type Phone, toE164 } from '../../../contracts/people/phone.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { emailIndex } from '../../platform/searchIndexes.ts'
import type { Vault } from '../../platform/vault.ts'
import { hasEnded, lasts } from './accessEnd.ts'
import type { Owner } from './secondFactor/factors.ts'
import type { Holder } from './sessions.ts'

/** A customer or a sub-user as seen by sign-in. `isActive` is also false for a sub-user of a deactivated customer, and for one whose access has ended. */
export interface Account {
  userId: string
  subUserId: string | null
  /** As the token names it. */
  role: 'customer' | 'subUser'
  name: string
  isActive: boolean
  kycComplete: boolean
  /** The last day of an access that has ended. */
  endedOn: string | null
}

/** An account with its password hash; null if it has none. */
export interface AccountWithPassword extends Account {
  passwordHash: string | null
}

type Parts = Pick<Context, 'vault'>

/** Finds an account by e-mail; a primary account takes precedence over a sub-user. Every e-mail costs the same queries. */
export async function accountByEmail(ctx: Parts, db: Db | Trx, email: string): Promise<Account | null> {
  const primary = await primaryByEmail(ctx, db, email)
  const sub = await subUserByEmail(ctx, db, email)
  return primary ?? sub
}

/** Finds a primary account by e-mail. */
export async function primaryByEmail({ vault }: Parts, db: Db | Trx, email: string) {
  const row = await primaries(db).where('email_index', '=', emailIndex(vault, email)).executeTakeFirst()
  return row ? primary(vault, row) : null
}

/** Finds a primary account by phone; sub-users have none. */
export async function accountByPhone({ vault }: Parts, db: Db | Trx, phone: Phone): Promise<Account | null> {
  const row = await primaries(db)
    .where('phone_index', '=', vault.index('phone', toE164(phone)))
    .executeTakeFirst()
  return row ? primary(vault, row) : null
}

/** Finds a sub-user who has accepted the invitation, by e-mail. */
export async function subUserByEmail({ vault }: Parts, db: Db | Trx, email: string) {
  const row = await subUsers(db).where('sub_users.email_index', '=', emailIndex(vault, email)).executeTakeFirst()
  return row ? subUser(vault, row) : null
}

export async function accountById(
  { vault }: Parts,
  db: Db | Trx,
  { userId, subUserId }: Pick<Account, 'userId' | 'subUserId'>,
): Promise<Account | null> {
  if (subUserId) {
    const row = await subUsers(db)
      .where('sub_users.id', '=', subUserId)
      .where('users.id', '=', userId)
      .executeTakeFirst()
    return row ? subUser(vault, row) : null
  }
  const row = await primaries(db).where('id', '=', userId).executeTakeFirst()
  return row ? primary(vault, row) : null
}

const primaries = (db: Db | Trx) =>
  db.selectFrom('users').select(['id', 'first_name', 'last_name', 'is_active', 'kyc_completed_at', 'password_hash'])

/** Sub-users who have accepted their invitation. */
const subUsers = (db: Db | Trx) =>
  db
    .selectFrom('sub_users')
    .innerJoin('users', 'users.id', 'sub_users.user_id')
    .select(['sub_users.id', 'sub_users.user_id', 'sub_users.first_name', 'sub_users.last_name'])
    .select(['sub_users.is_active', 'sub_users.password_hash', 'sub_users.access_until'])
    .select(['users.is_active as user_active', 'users.kyc_completed_at'])
    .where('sub_users.accepted_at', 'is not', null)

interface Row {
  id: string
  first_name: string
  last_name: string
  is_active: boolean
  kyc_completed_at: string | null
  password_hash: string | null
}

const account = (row: Row) => ({
  name: `${row.first_name} ${row.last_name}`,
  isActive: row.is_active,
  kycComplete: row.kyc_completed_at !== null,
  passwordHash: row.password_hash,
})

const subUser = (
  vault: Vault,
  row: Row & { user_id: string; user_active: boolean; access_until: string | null },
): AccountWithPassword => ({
  ...account(openRow(vault, 'sub_users', row)),
  userId: row.user_id,
  subUserId: row.id,
  role: 'subUser',
  isActive: row.is_active && row.user_active && !hasEnded(row.access_until),
  endedOn: row.user_active && hasEnded(row.access_until) ? row.access_until : null,
})

const primary = (vault: Vault, row: Row): AccountWithPassword => ({
  ...account(openRow(vault, 'users', row)),
  userId: row.id,
  subUserId: null,
  role: 'customer',
  endedOn: null,
})

/** The owner's e-mail address. */
export async function emailOf({ vault }: Parts, db: Db | Trx, owner: Owner): Promise<string> {
  if ('adminId' in owner) {
    const query = db.selectFrom('admins').select('email').where('id', '=', owner.adminId)
    return (await query.executeTakeFirstOrThrow()).email
  }
  const table = owner.subUserId ? 'sub_users' : 'users'
  const query = db
    .selectFrom(table)
    .select(['id', 'email'])
    .where('id', '=', owner.subUserId ?? owner.userId)
  return openRow(vault, table, await query.executeTakeFirstOrThrow()).email
}

/** The hash of an owner's password; null without one. Staff who have not accepted their invitation have none. */
export async function passwordHashOf(db: Db | Trx, owner: Owner): Promise<string | null> {
  const query =
    'adminId' in owner
      ? db.selectFrom('admins').select('password_hash').where('id', '=', owner.adminId)
      : owner.subUserId
        ? db.selectFrom('sub_users').select('password_hash').where('id', '=', owner.subUserId)
        : db.selectFrom('users').select('password_hash').where('id', '=', owner.userId)
  return (await query.executeTakeFirst())?.password_hash ?? null
}

/** The holder of a session if the account is active, otherwise null. */
export async function findSessionHolder(
  db: Db | Trx,
  session: { user_id: string | null; sub_user_id: string | null; admin_id: string | null },
): Promise<Holder | null> {
  if (session.admin_id) {
    const admin = await db
      .selectFrom('admins')
      .select('role')
      .where('id', '=', session.admin_id)
      .where('is_active', '=', true)
      .where(lasts('admins.access_until'))
      .executeTakeFirst()
    return admin
      ? { audience: 'admin', userId: null, subUserId: null, adminId: session.admin_id, role: admin.role }
      : null
  }
  const user = await db
    .selectFrom('users')
    .leftJoin('sub_users', join =>
      join.onRef('sub_users.user_id', '=', 'users.id').on('sub_users.id', '=', session.sub_user_id),
    )
    .select('sub_users.is_active as subActive')
    .where('users.id', '=', session.user_id)
    .where('users.is_active', '=', true)
    .where(lasts('sub_users.access_until'))
    .executeTakeFirst()
  if (!user || (session.sub_user_id && !user.subActive)) return null
  return {
    audience: 'customer',
    userId: session.user_id,
    subUserId: session.sub_user_id,
    adminId: null,
    role: session.sub_user_id ? 'subUser' : 'customer',
  }
}

/** The last day of the access of a session's holder if it has passed. */
export async function endOfHolder(
  db: Db | Trx,
  { admin_id, sub_user_id }: { admin_id: string | null; sub_user_id: string | null },
): Promise<string | null> {
  const table = admin_id ? 'admins' : 'sub_users'
  const id = admin_id ?? sub_user_id
  if (id === null) return null
  const row = await db.selectFrom(table).select('access_until').where('id', '=', id).executeTakeFirst()
  const until = row?.access_until ?? null
  return hasEnded(until) ? until : null
}
