import type { Scope, Trx } from '../../../platform/context.ts'
import { lasts } from '../accessEnd.ts'
import type { StaffPrincipal } from '../openSession.ts'
import { findIdentity, linkIdentity } from './identities.ts'
import type { Arrival } from './person.ts'
import { SsoRefusal } from './refusal.ts'

/**
 * The member of staff who has come: known by the issuer's subject, or the first time by the verified address. Nobody is made, and a disabled member
 * learns no more than a stranger. Throws `SsoRefusal`.
 */
export async function findMember(trx: Trx, scope: Scope, arrival: Arrival): Promise<StaffPrincipal> {
  const known = await findIdentity(trx, null, arrival)
  const row = await trx
    .selectFrom('admins')
    .select(['id', 'name', 'role'])
    .where(eb => (known ? eb('id', '=', known.adminId) : eb(eb.fn('lower', ['email']), '=', arrival.email)))
    .where('is_active', '=', true)
    .where(lasts('admins.access_until'))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new SsoRefusal('unknown')
  if (!known) await linkIdentity(trx, scope, { adminId: row.id }, arrival)
  await trx.updateTable('admins').set({ locale: scope.locale }).where('id', '=', row.id).execute()
  return { adminId: row.id, name: row.name, role: row.role, isActive: true }
}
