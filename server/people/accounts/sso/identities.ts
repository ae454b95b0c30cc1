import { audit } from '../../../platform/audit/audit.ts'
import type { Scope, Trx } from '../../../platform/context.ts'
import { newId } from '../../../platform/identity/ids.ts'
import type { Arrival } from './person.ts'
import { SsoRefusal } from './refusal.ts'

type Person = Pick<Arrival, 'issuer' | 'subject'>

type Whose = { connection: string; subUserId: string; userId: string } | { adminId: string }

/** Who a person of an issuer is here; undefined for one who has not come before. */
export async function findIdentity(
  trx: Trx,
  connection: string | null,
  { issuer, subject }: Person,
): Promise<{ subUserId: string | null; adminId: string | null } | undefined> {
  const row = await trx
    .updateTable('sso_identities')
    .set({ last_used_at: new Date() })
    .where('connection_id', connection === null ? 'is' : '=', connection)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning(['sub_user_id', 'admin_id'])
    .executeTakeFirst()
  return row && { subUserId: row.sub_user_id, adminId: row.admin_id }
}

/**
 * Remembers who a person of an issuer is. Throws `SsoRefusal` if that account is already somebody else's there: an address that a company gives to
 * the next person does not open the account of the one before.
 */
export async function linkIdentity(trx: Trx, scope: Scope, whose: Whose, { issuer, subject }: Person): Promise<void> {
  const isStaff = 'adminId' in whose
  const made = await trx
    .insertInto('sso_identities')
    .values({
      id: newId('sid'),
      issuer,
      subject,
      connection_id: isStaff ? null : whose.connection,
      admin_id: isStaff ? whose.adminId : null,
      sub_user_id: isStaff ? null : whose.subUserId,
    })
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const known = await findIdentity(trx, isStaff ? null : whose.connection, { issuer, subject })
    const isSame = isStaff ? known?.adminId === whose.adminId : known?.subUserId === whose.subUserId
    // Somebody who has come twice at once is linked already.
    if (isSame) return
    throw new SsoRefusal('otherPerson')
  }
  await audit(trx, scope, {
    action: 'sso.linked',
    subject: isStaff ? whose.adminId : whose.subUserId,
    userId: isStaff ? null : whose.userId,
    data: { issuer },
  })
}

/** After somebody was disabled: enabled again, they are matched by their address anew. */
export async function forgetIdentity(trx: Trx, whose: { subUserId: string } | { adminId: string }): Promise<void> {
  const query = trx.deleteFrom('sso_identities')
  await ('adminId' in whose
    ? query.where('admin_id', '=', whose.adminId)
    : query.where('sub_user_id', '=', whose.subUserId)
  ).execute()
}
