import type { Trx } from '../../../platform/context.ts'
import { accountById } from '../holders.ts'
import type { Person } from '../openSession.ts'
import type { Owner } from './owner.ts'

/** Whom a challenge names, as they stand now; null for staff who were deactivated since, who learn no more than anybody. */
export async function personOf(trx: Trx, owner: Owner): Promise<Person | null> {
  if (!('adminId' in owner)) return accountById(trx, owner)
  const admin = await trx
    .selectFrom('admins')
    .select(['id', 'name', 'role'])
    .where('id', '=', owner.adminId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!admin) return null
  return {
    adminId: admin.id,
    name: admin.name,
    role: admin.role === 'superadmin' ? 'superadmin' : 'admin',
    isActive: true,
  }
}
