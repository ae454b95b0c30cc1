import type { Role } from '../../../contracts/permissions.ts'
import type { Phone } from '../../../contracts/phone.ts'
import type { Db, Trx } from '../../platform/context.ts'
import type { Owner } from './secondFactor/factors.ts'
import type { Holder } from './sessions.ts'

/** A customer or a sub-user as seen by sign-in. `isActive` is also false for a sub-user of a deactivated customer. */
export interface Account {
  userId: string
  subUserId: string | null
  role: Extract<Role, 'customer' | 'subUser'>
  name: string
  isActive: boolean
  kycComplete: boolean
}

/** An account with its password hash; null if it has none. */
export interface AccountWithPassword extends Account {
  passwordHash: string | null
}

/** Finds an account by e-mail (in lower case); a primary account takes precedence over a sub-user. Every e-mail costs the same queries. */
export async function accountByEmail(db: Db | Trx, email: string): Promise<Account | null> {
  const primary = await primaryByEmail(db, email)
  const sub = await subUserByEmail(db, email)
  return primary ?? sub
}

/** Finds a primary account by e-mail (in lower case). */
export async function primaryByEmail(db: Db | Trx, email: string): Promise<AccountWithPassword | null> {
  const row = await primaries(db)
    .where(eb => eb.fn('lower', ['email']), '=', email)
    .executeTakeFirst()
  return row ? primary(row) : null
}

/** Finds a primary account by phone; sub-users have none. */
export async function accountByPhone(db: Db | Trx, { countryCode, number }: Phone): Promise<Account | null> {
  const row = await primaries(db).where('country_code', '=', countryCode).where('phone', '=', number).executeTakeFirst()
  return row ? primary(row) : null
}

/** Finds a sub-user who has accepted the invitation, by e-mail (in lower case). */
export async function subUserByEmail(db: Db | Trx, email: string): Promise<AccountWithPassword | null> {
  const row = await subUsers(db)
    .where(eb => eb.fn('lower', ['sub.email']), '=', email)
    .executeTakeFirst()
  return row ? subUser(row) : null
}

export async function accountById(
  db: Db | Trx,
  { userId, subUserId }: Pick<Account, 'userId' | 'subUserId'>,
): Promise<Account | null> {
  if (subUserId) {
    const row = await subUsers(db).where('sub.id', '=', subUserId).where('users.id', '=', userId).executeTakeFirst()
    return row ? subUser(row) : null
  }
  const row = await primaries(db).where('id', '=', userId).executeTakeFirst()
  return row ? primary(row) : null
}

const primaries = (db: Db | Trx) =>
  db.selectFrom('users').select(['id', 'first_name', 'last_name', 'is_active', 'kyc_completed_at', 'password_hash'])

/** Sub-users who have accepted their invitation. */
const subUsers = (db: Db | Trx) =>
  db
    .selectFrom('sub_users as sub')
    .innerJoin('users', 'users.id', 'sub.user_id')
    .select(['sub.id as sub_id', 'users.id', 'sub.first_name', 'sub.last_name', 'sub.is_active', 'sub.password_hash'])
    .select(['users.is_active as user_active', 'users.kyc_completed_at'])
    .where('sub.accepted_at', 'is not', null)

interface Row {
  id: string
  first_name: string
  last_name: string
  is_active: boolean
  kyc_completed_at: string | null
  password_hash: string | null
}

const account = (row: Row) => ({
  userId: row.id,
  name: `${row.first_name} ${row.last_name}`,
  isActive: row.is_active,
  kycComplete: row.kyc_completed_at !== null,
  passwordHash: row.password_hash,
})

const subUser = (row: Row & { sub_id: string; user_active: boolean }): AccountWithPassword => ({
  ...account(row),
  subUserId: row.sub_id,
  role: 'subUser',
  isActive: row.is_active && row.user_active,
})

const primary = (row: Row): AccountWithPassword => ({ ...account(row), subUserId: null, role: 'customer' })

/** The owner's e-mail address. */
export async function emailOf(db: Db | Trx, owner: Owner): Promise<string> {
  const query =
    'adminId' in owner
      ? db.selectFrom('admins').select('email').where('id', '=', owner.adminId)
      : owner.subUserId
        ? db.selectFrom('sub_users').select('email').where('id', '=', owner.subUserId)
        : db.selectFrom('users').select('email').where('id', '=', owner.userId)
  return (await query.executeTakeFirstOrThrow()).email
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
