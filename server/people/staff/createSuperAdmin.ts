import { sql } from 'kysely'
import { limits } from '../../../contracts/limits.ts'
import { audit } from '../../platform/audit/audit.ts'
import { sealAuditEvents } from '../../platform/audit/sealer.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { createLinkToken } from '../accounts/linkTokens.ts'
import { revokeSessions } from '../accounts/sessions.ts'
import { staffLink } from './staffLink.ts'

interface Wanted {
  email: string
  name: string
  /** Also while there is a super-admin; an existing member loses password, second factor and sessions. */
  recover: boolean
}

/** Arbitrary but fixed: two commands at the same time must not each create the first super-admin. */
const LOCK = 7_283_467

/** Whoever runs the command has the server's configuration and database. */
const scope = {
  actor: { kind: 'system', name: 'create-admin' },
  ip: null,
  requestId: null,
  locale: 'en',
} as const

/**
 * Creates the first super-admin and returns a one-use link, valid for an hour, to choose a password. As long as no super-admin has
 * chosen one, it can be repeated. With `recover` the member with this e-mail becomes an active super-admin who can enter by the
 * link only. Otherwise null if an active super-admin exists, or the e-mail belongs to another member of staff.
 */
export async function createSuperAdmin(
  ctx: Pick<Context, 'config' | 'db'>,
  { email, name, recover }: Wanted,
): Promise<{ url: string } | { refused: 'exists' | 'taken' }> {
  const outcome = await ctx.db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    if (!recover && (await hasActiveSuperAdmin(trx))) return { refused: 'exists' as const }
    const member = await findMember(trx, email)
    const isInvited = member?.role === 'superadmin' && member.is_active && member.password_hash === null
    if (member && !recover && !isInvited) return { refused: 'taken' as const }
    const id = member?.id ?? newId('adm')
    if (!member) {
      await trx.insertInto('admins').values({ id, email, name, role: 'superadmin', password_hash: null }).execute()
    } else if (recover) {
      await resetMember(trx, id)
    }
    const token = await createLinkToken(trx, { purpose: 'reset', adminId: id }, limits.resetLinkMs)
    const former = member && { role: member.role, active: member.is_active }
    await audit(trx, scope, {
      action: recover ? 'staff.recovered' : 'staff.created',
      subject: id,
      data: { role: 'superadmin', former },
    })
    return { url: staffLink(ctx.config, token) }
  })
  // No server may be running that would do so.
  await sealAuditEvents(ctx.db)
  return outcome
}

const hasActiveSuperAdmin = async (trx: Trx) =>
  (await trx
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'superadmin')
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

const findMember = (trx: Trx, email: string) =>
  trx
    .selectFrom('admins')
    .select(['id', 'role', 'is_active', 'password_hash'])
    .where(eb => eb.fn('lower', ['email']), '=', email)
    .forUpdate()
    .executeTakeFirst()

/** The link becomes the only way in: password and second factor may be lost, or in other hands. */
async function resetMember(trx: Trx, id: string): Promise<void> {
  const change = { role: 'superadmin', is_active: true, password_hash: null }
  await trx.updateTable('admins').set(change).where('id', '=', id).execute()
  await trx.deleteFrom('second_factors').where('owner_id', '=', id).execute()
  await revokeSessions(trx, { adminId: id }, 'recovered')
}
