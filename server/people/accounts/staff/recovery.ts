import { limits } from '../../../../contracts/platform/limits.ts'
import { answerByLink } from '../../../invitations/answer.ts'
import { createShownLink } from '../../../invitations/create.ts'
import type { InvitationContext } from '../../../invitations/kind.ts'
import { findByToken, linkEndOf } from '../../../invitations/row.ts'
import { revokeLinks } from '../../../invitations/withdraw.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Db, Scope, Trx } from '../../../platform/context.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { staffRecovery } from '../passwordLinks.ts'
import { revokeSessions } from '../sessions.ts'
import { announceToSuperAdmins } from './announce.ts'
import { recordStaffChange } from './ties.ts'

interface Wanted {
  email: string
  name: string
}

/** What `approvals.request` keeps of a recovery that waits. */
export interface Recovery extends Wanted {
  /** Null for a new member. */
  adminId: string | null
  /** From when the link works although nobody has confirmed it. */
  worksFrom: string
  /** When the link ends. */
  until: string
}

const REASON = 'npm run create-admin -- --recover'

/**
 * Prepares the recovery of a super-admin beside another one who can sign in: a link that works once that other one has confirmed it
 * among the approvals, or after a day in which nobody has refused it. Nothing changes before it is used. An earlier one for the
 * same e-mail ends.
 */
export async function prepareRecovery(
  ctx: InvitationContext,
  trx: Trx,
  scope: Omit<Scope, 'locale'>,
  { email, name, adminId }: Wanted & { adminId: string | null },
): Promise<{ url: string } & Recovery> {
  const after = (ms: number) => new Date(Date.now() + ms).toISOString()
  const request = {
    email,
    name,
    adminId,
    worksFrom: after(limits.recovery.delayMs),
    until: after(limits.recovery.lifeMs),
  }
  const id = newId('apr')
  for (const { id: earlier } of await waitingRecoveries(trx, email)) await endRecovery(trx, earlier)
  await trx
    .insertInto('approvals')
    .values({
      id,
      kind: 'recovery',
      state: 'waiting',
      user_id: null,
      amount_paise: 0,
      request: JSON.stringify(request),
      reason: REASON,
      asked_by: null,
    })
    .execute()
  const link = { subject: id, userId: null, expiresAt: new Date(request.until) }
  const { url } = await createShownLink(ctx, trx, staffRecovery, link)
  await audit(trx, scope, {
    action: 'approval.asked',
    subject: id,
    reason: REASON,
    data: { kind: 'recovery', adminId },
  })
  const news = { what: 'recovery', stage: 'asked', member: email, by: null, reason: REASON } as const
  await announceToSuperAdmins(ctx, trx, { ...news, worksFrom: request.worksFrom })
  return { url, ...request }
}

const waitingRecoveries = (db: Db | Trx, email?: string) =>
  db
    .selectFrom('approvals')
    .select(['id', 'request'])
    .where('kind', '=', 'recovery')
    .where('state', '=', 'waiting')
    .execute()
    .then(rows => rows.filter(({ request }) => email === undefined || request['email'] === email))

async function endRecovery(trx: Db | Trx, id: string): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  await revokeLinks(trx, [staffRecovery], id, 'withdrawn')
}

/** Takes recoveries whose link has ended unused out of the queue. */
export async function expireRecoveries(db: Db): Promise<void> {
  for (const { id, request } of await waitingRecoveries(db))
    if (Date.parse((request as unknown as Recovery).until) <= Date.now()) await endRecovery(db, id)
}

/**
 * Uses the link of a recovery: the member with this e-mail becomes an active super-admin without a password, a second factor or
 * sessions, and is returned. Otherwise when the link will work, or null if it is unknown, used, refused or has ended.
 */
export async function useRecoveryLink(
  ctx: InvitationContext,
  trx: Trx,
  scope: Scope,
  token: string,
): Promise<{ adminId: string } | { worksFrom: string } | null> {
  const link = await findByToken(trx, token, [staffRecovery])
  if (!link || linkEndOf(link) !== null) return null
  // The decision locks this row too.
  const approval = await trx
    .selectFrom('approvals')
    .select(['id', 'state', 'request'])
    .where('id', '=', link.subject)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const recovery = approval.request as unknown as Recovery
  if (approval.state !== 'approved' && approval.state !== 'waiting') return null
  if (approval.state === 'waiting' && Date.parse(recovery.worksFrom) > Date.now())
    return { worksFrom: recovery.worksFrom }
  if (!(await answerByLink(ctx, trx, [staffRecovery], token))) return null
  // Nobody has refused it.
  await trx
    .updateTable('approvals')
    .set({ state: 'direct' })
    .where('id', '=', approval.id)
    .where('state', '=', 'waiting')
    .execute()
  const adminId = await recoverMember(trx, scope, recovery, { approval: approval.id })
  const news = { what: 'recovery', stage: 'done', member: recovery.email, by: null, reason: REASON } as const
  await announceToSuperAdmins(ctx, trx, news)
  return { adminId }
}

/** Makes the member with this e-mail, or a new one, a super-admin who can enter by a link only. */
export async function recoverMember(
  trx: Trx,
  scope: Omit<Scope, 'locale'>,
  { email, name }: Wanted,
  data: object = {},
): Promise<string> {
  const member = await findMember(trx, email)
  const id = member?.id ?? newId('adm')
  if (!member) {
    await trx.insertInto('admins').values({ id, email, name, role: 'superadmin', password_hash: null }).execute()
  } else {
    // Password and second factor may be lost, or in other hands.
    const change = { role: 'superadmin', is_active: true, password_hash: null, access_until: null }
    await trx.updateTable('admins').set(change).where('id', '=', id).execute()
    await trx.deleteFrom('second_factors').where('owner_id', '=', id).execute()
    await trx.deleteFrom('passkeys').where('owner_id', '=', id).execute()
    await revokeSessions(trx, { adminId: id }, 'recovered')
  }
  await recordStaffChange(trx, { adminId: id, kind: 'recovered', madeBy: null })
  const former = member && { role: member.role, active: member.is_active }
  await audit(trx, scope, { action: 'staff.recovered', subject: id, data: { role: 'superadmin', former, ...data } })
  return id
}

export const findMember = (trx: Trx, email: string) =>
  trx
    .selectFrom('admins')
    .select(['id', 'role', 'is_active', 'password_hash'])
    .where(eb => eb.fn('lower', ['email']), '=', email)
    .forUpdate()
    .executeTakeFirst()
