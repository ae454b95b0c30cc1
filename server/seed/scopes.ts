import { builtInRoles } from '../../contracts/people/builtInRoles.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { AdminActor, CustomerActor } from '../platform/identity/actors.ts'
import { emailIndex } from '../platform/searchIndexes.ts'
import { sandboxIp, seededAccount } from '../sandbox/accounts.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** The demo account's owner, as if signed in. */
export async function demoScope({ db, vault }: Parts): Promise<Scope<CustomerActor>> {
  const { email, firstName, lastName } = seededAccount('demo@satyapan.test')
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email_index', '=', emailIndex(vault, email))
    .executeTakeFirstOrThrow()
  const actor = {
    kind: 'customer',
    userId: id,
    subUserId: null,
    sessionId: '',
    name: `${firstName} ${lastName}`,
    kycComplete: true,
  } as const
  return { actor, ip: sandboxIp, requestId: null, locale: 'en' }
}

/** The demo account's assistant, a secondary user. */
export async function assistantId({ db, vault }: Parts): Promise<string> {
  const { email } = seededAccount('assistant@satyapan.test')
  const { id } = await db
    .selectFrom('sub_users')
    .select('id')
    .where('email_index', '=', emailIndex(vault, email))
    .executeTakeFirstOrThrow()
  return id
}

/** A member of staff, as if signed in. */
export async function staffScope(
  { db }: Pick<Context, 'db'>,
  who: 'admin@satyapan.test' | 'super@satyapan.test' | 'director@satyapan.test' = 'admin@satyapan.test',
): Promise<Scope<AdminActor>> {
  const { email, role: known, firstName, lastName } = seededAccount(who)
  const role = known === 'superadmin' ? known : 'admin'
  const { permissions } = builtInRoles[role]
  const { id } = await db.selectFrom('admins').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const actor = {
    kind: 'admin',
    role,
    adminId: id,
    sessionId: '',
    name: `${firstName} ${lastName}`,
    permissions,
  } as const
  return { actor, ip: sandboxIp, requestId: null, locale: 'en' }
}
