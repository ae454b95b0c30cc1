import { sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import { createShownLink } from '../../invitations/create.ts'
import { revokeLinks } from '../../invitations/withdraw.ts'
import { audit } from '../../platform/audit/audit.ts'
import { sealAuditEvents } from '../../platform/audit/sealer.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { endsAfter, staffAccess, staffPasswords } from '../accounts/passwordLinks.ts'
import { findMember, prepareRecovery, recoverMember } from '../accounts/staff/recovery.ts'

interface Wanted {
  email: string
  name: string
}

/** A link to choose a password; `waits` if it works only once another super-admin has confirmed it, or from a time on. */
export interface Link {
  url: string
  waits?: { worksFrom: string; until: string }
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

type Parts = Pick<Context, 'config' | 'db' | 'vault'>

/**
 * Creates the first super-admin and returns a one-use link, valid for an hour, to choose a password. As long as no super-admin has
 * chosen one, it can be repeated. Refused if an active super-admin exists, or the e-mail belongs to another member of staff.
 */
export const createSuperAdmin = (ctx: Parts, { email, name }: Wanted) =>
  alone(ctx, async (trx): Promise<Link | { refused: 'exists' | 'taken' }> => {
    if (await hasOtherSuperAdmin(trx, null)) return { refused: 'exists' }
    const member = await findMember(trx, email)
    const isInvited = member?.role === 'superadmin' && member.is_active && member.password_hash === null
    if (member && !isInvited) return { refused: 'taken' }
    const id = member?.id ?? newId('adm')
    if (!member)
      await trx.insertInto('admins').values({ id, email, name, role: 'superadmin', password_hash: null }).execute()
    const former = member && { role: member.role, active: member.is_active }
    await audit(trx, scope, { action: 'staff.created', subject: id, data: { role: 'superadmin', former } })
    return { url: await linkOf(ctx, trx, id) }
  })

/**
 * Makes the member with this e-mail, or a new one, an active super-admin who can enter by the link only: at once if no other
 * super-admin can sign in, otherwise when the link is used, which another one must confirm or let pass for a day.
 */
export const recoverSuperAdmin = (ctx: Parts & Pick<Context, 'channels'>, wanted: Wanted) =>
  alone(ctx, async (trx): Promise<Link> => {
    const member = await findMember(trx, wanted.email)
    if (!(await hasOtherSuperAdmin(trx, member?.id ?? null)))
      return { url: await linkOf(ctx, trx, await recoverMember(trx, scope, wanted)) }
    const recovery = { ...wanted, adminId: member?.id ?? null }
    const { url, worksFrom, until } = await prepareRecovery(ctx, trx, scope, recovery)
    return { url, waits: { worksFrom, until } }
  })

async function alone<Outcome>({ db }: Parts, work: (trx: Trx) => Promise<Outcome>): Promise<Outcome> {
  const outcome = await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    return work(trx)
  })
  // No server may be running that would do so.
  await sealAuditEvents(db)
  return outcome
}

async function linkOf(ctx: Parts, trx: Trx, adminId: string): Promise<string> {
  await revokeLinks(trx, staffPasswords, adminId, 'replaced')
  const link = { subject: adminId, userId: null, expiresAt: endsAfter(limits.resetLinkMs) }
  return (await createShownLink(ctx, trx, staffAccess, link)).url
}

/** Whether a super-admin other than this one can sign in. */
const hasOtherSuperAdmin = async (trx: Trx, adminId: string | null) =>
  (await trx
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'superadmin')
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .where('id', '<>', adminId ?? '')
    .limit(1)
    .executeTakeFirst()) !== undefined
