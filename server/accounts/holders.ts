import type { Role } from '../../contracts/permissions.ts'
import type { Db, Trx } from '../context.ts'
import type { Holder } from './sessions.ts'

/** A customer or a sub-user as signing in sees them. `isActive` is false too for the sub-user of a deactivated customer. */
export interface Account {
  userId: string
  subUserId: string | null
  role: Extract<Role, 'customer' | 'subUser'>
  name: string
  isActive: boolean
  kycComplete: boolean
}

/** The account with this e-mail, in lower case; a primary user's comes before a sub-user's. Asks the same for every e-mail. */
export async function accountByEmail(db: Db | Trx, email: string): Promise<Account | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'is_active', 'kyc_completed_at'])
    .where(eb => eb.fn('lower', ['email']), '=', email)
    .executeTakeFirst()
  const sub = await db
    .selectFrom('sub_users as sub')
    .innerJoin('users', 'users.id', 'sub.user_id')
    .select(['sub.id as sub_id', 'users.id', 'sub.first_name', 'sub.last_name', 'sub.is_active'])
    .select(['users.is_active as user_active', 'users.kyc_completed_at'])
    .where(eb => eb.fn('lower', ['sub.email']), '=', email)
    .executeTakeFirst()
  const row = user ?? sub
  if (!row) return null
  const subUserId = !user && sub ? sub.sub_id : null
  return {
    userId: row.id,
    subUserId,
    role: subUserId ? 'subUser' : 'customer',
    name: `${row.first_name} ${row.last_name}`,
    isActive: row.is_active && (!subUserId || sub?.user_active === true),
    kycComplete: row.kyc_completed_at !== null,
  }
}

/** The holder of a session while the account is active, else null. */
export async function holderOf(
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
