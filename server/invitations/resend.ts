import { type InvitationChannel, invitationLimits } from '../../contracts/invitations.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { insertLink, linkSent } from './create.ts'
import type { InvitationContext, InvitationKind } from './kind.ts'
import { addressOf, messageOf } from './messages.ts'
import { firstReminder } from './reminderTimes.ts'
import { type InvitationRow, linkUrl, localeOf, openInvitation } from './row.ts'

type Corrected = { email: string } | { phone: string }

interface Resending {
  id: string
  corrected?: Corrected | undefined
  first?: (trx: Trx) => Promise<void>
  /** An invitation that was withdrawn waits again; without it, one that has ended is never sent. */
  reopen?: true
}

/**
 * Sends the link again, by hand. It goes to the person, never to whoever asks for it; the links before say that a newer
 * one was sent. A `corrected` address, after one that bounced, replaces the former, and the link goes there. `first`
 * runs in the same transaction before the invitation is locked, for a wing that locks its own row before it. Throws
 * `not_found`, `conflict` for an invitation that has ended or has no address, `too_many_requests`.
 */
export async function resendInvitation(
  ctx: Context,
  scope: Scope,
  kind: InvitationKind,
  { id, corrected, first, reopen }: Resending,
): Promise<void> {
  await consumeRateLimitOrThrow(ctx, scope, `invitation-resend:${id}`, invitationLimits.resends)
  const known = await ctx.db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!known || known.kind !== kind.name) throw notFound('invitation')
  const refuse = (why: 'noResend' | 'noChannel') =>
    new Problem('conflict', translate(scope.locale, `invitations.${why}`))
  const channel = corrected ? channelFor(corrected, known.channel) : known.channel
  if (channel === null) throw refuse('noChannel')
  const to = addressOf({ ...openInvitation(ctx.vault, known), ...corrected }, channel)
  const person = rateLimitKeys(ctx, 'invitation-person', to, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, person, invitationLimits.messagesToPerson)
  await ctx.db.transaction().execute(async trx => {
    await first?.(trx)
    const locked = await trx
      .selectFrom('invitations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isOpen = locked.state === 'waiting' || (reopen && locked.state === 'withdrawn')
    if (!isOpen || Date.parse(locked.expires_at) <= Date.now()) throw refuse('noResend')
    const row = { ...openInvitation(ctx.vault, locked), ...corrected, channel }
    await trx
      .updateTable('invitation_links')
      .set({ replaced_at: new Date() })
      .where('invitation_id', '=', id)
      .where('replaced_at', 'is', null)
      .execute()
    const every = row.remind_every_hours
    const remind_at = every !== null && row.reminders_left > 0 ? firstReminder(every) : null
    const change = sealRow(ctx.vault, 'invitations', { id, ...corrected })
    const waiting = { state: 'waiting', reason: null, ended_at: null } as const
    await trx
      .updateTable('invitations')
      .set({ ...change, ...waiting, channel, remind_at })
      .where('id', '=', id)
      .execute()
    await sendLinkAgain(ctx, trx, kind, row, 'resent')
  })
}

/** By which a message reaches a corrected address: never by one that leads to the person's other address. */
function channelFor(corrected: Corrected, known: InvitationChannel | null): InvitationChannel {
  if ('email' in corrected) return 'email'
  return known === null || known === 'email' ? 'sms' : known
}

/** Sends a further link of an invitation whose values are opened. */
export async function sendLinkAgain(
  ctx: InvitationContext,
  trx: Trx,
  kind: InvitationKind,
  row: InvitationRow,
  event: 'resent' | 'reminded',
): Promise<void> {
  const { linkId, token } = await insertLink(ctx.vault, trx, kind, row.id)
  const written = {
    person: { name: row.person_name, email: row.email, phone: row.phone },
    channel: row.channel,
    locale: localeOf(row),
    expiresAt: new Date(row.expires_at),
    askedBy: row.asked_by,
    about: row.about,
    note: row.note,
  }
  const what = event === 'resent' ? 'asked' : 'reminder'
  const message = messageOf(ctx, kind, written, { url: linkUrl(ctx.config, kind.path, token), what })
  await linkSent(ctx, trx, { invitationId: row.id, linkId, event, message })
}
