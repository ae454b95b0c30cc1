import { invitationLimits } from '../../contracts/invitations.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import type { InvitationKind, InvitationKinds } from './kind.ts'
import { firstReminder, isNight, nextDaytime } from './reminderTimes.ts'
import { sendLinkAgain } from './resend.ts'
import { openInvitation } from './row.ts'

/**
 * Reminds everybody whose time has come, never at night in India. Safe on several nodes: a row that one works on is skipped by the others, and
 * its next time is set in the transaction that sends. The links before keep working, because they went to the same person.
 */
export async function remindDue(
  ctx: Pick<Context, 'db' | 'vault' | 'config' | 'channels'>,
  kinds: InvitationKinds,
  now = new Date(),
): Promise<number> {
  if (isNight(now)) return 0
  let count = 0
  while (await remindNext(ctx, kinds, now)) count++
  return count
}

const remindNext = (
  ctx: Pick<Context, 'db' | 'vault' | 'config' | 'channels'>,
  kinds: InvitationKinds,
  now: Date,
): Promise<boolean> =>
  ctx.db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('invitations')
      .selectAll()
      .where('remind_at', '<=', now.toISOString())
      .where('state', '=', 'waiting')
      .where('expires_at', '>', now.toISOString())
      .where('kind', 'in', [...kinds.keys()])
      .orderBy('remind_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    const kind = row && kinds.get(row.kind)
    if (!row || !kind) return false
    const every = row.remind_every_hours
    if (kind.mayRemind && !(await kind.mayRemind(trx, row.subject))) {
      const later = every === null ? null : firstReminder(every, now)
      await trx.updateTable('invitations').set({ remind_at: later }).where('id', '=', row.id).execute()
      return true
    }
    const left = row.reminders_left - 1
    const next = every !== null && left > 0 ? firstReminder(every, now) : null
    await trx
      .updateTable('invitations')
      .set({ reminders_left: Math.max(left, 0), remind_at: next })
      .where('id', '=', row.id)
      .execute()
    await sendLinkAgain(ctx, trx, kind, openInvitation(ctx.vault, row), 'reminded')
    return true
  })

/**
 * Reminds by hand, with the next round of the worker; at night in India, in the morning. Returns when. Throws `not_found`, `conflict` for an
 * invitation that has ended or was not sent by a message, `too_many_requests`.
 */
export async function remindInvitation(
  ctx: Context,
  scope: Scope,
  kind: InvitationKind,
  id: string,
  now = new Date(),
): Promise<Date> {
  await consumeRateLimitOrThrow(ctx, scope, `invitation-resend:${id}`, invitationLimits.resends)
  const at = nextDaytime(now)
  return ctx.db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('invitations')
      .select(['state', 'expires_at', 'channel', 'reminders_left'])
      .where('id', '=', id)
      .where('kind', '=', kind.name)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound('invitation')
    if (row.channel === null) throw new Problem('conflict', translate(scope.locale, 'invitations.noChannel'))
    if (row.state !== 'waiting' || Date.parse(row.expires_at) <= at.getTime())
      throw new Problem('conflict', translate(scope.locale, 'invitations.noResend'))
    const left = { reminders_left: row.reminders_left + 1, remind_at: at }
    await trx.updateTable('invitations').set(left).where('id', '=', id).execute()
    return at
  })
}
