import type { InvitationChannel } from '../../contracts/invitations.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Config } from '../platform/config/config.ts'
import type { Trx } from '../platform/context.ts'
import { newId, newSecret } from '../platform/identity/ids.ts'
import type { Message } from '../platform/ports/channels.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { sha256, type Vault } from '../platform/vault.ts'
import type { InvitationContext, InvitationKind, ShownKind } from './kind.ts'
import { type InvitedPerson, messageOf } from './messages.ts'
import { firstReminder } from './reminderTimes.ts'
import { linkUrl } from './row.ts'
import { tellAccount } from './tell.ts'
import { recordEvent } from './trail.ts'

/** What every invitation has. */
interface NewLink {
  /** The id of what it concerns. */
  subject: string
  /** The account that asks; null for the platform itself. */
  userId: string | null
  expiresAt: Date
  /** The name of whoever asks, as the person asked reads it. */
  askedBy?: string | undefined
  /** What it concerns, in words for the person asked: a document's name. */
  about?: string | undefined
  /** What whoever asks says to the person, in the mail. */
  note?: string | undefined
}

export interface NewInvitation extends NewLink {
  person?: InvitedPerson | undefined
  /** By which the link is sent: by default by e-mail if there is an address, otherwise by SMS. */
  channel?: InvitationChannel | undefined
  /** Of the person asked. */
  locale?: Locale | undefined
  /** The person enters a code that goes there first. */
  code?: InvitationChannel | null | undefined
  /** So many reminders at most, each so many hours after the message before; none at night. */
  reminders?: { everyHours: number; most: number } | undefined
  /** Instead of the family's own words. */
  message?: ((url: string) => Message) | undefined
}

/**
 * Asks a person, in the caller's transaction: stores the invitation and sends its link. The link is returned to nobody. Throws `unavailable`
 * where the channel is not set up.
 */
export async function createInvitation(
  ctx: InvitationContext,
  trx: Trx,
  kind: InvitationKind,
  { message, ...input }: NewInvitation,
): Promise<{ id: string }> {
  const { person = {}, locale = 'en', code = null, reminders } = input
  const channel = input.channel ?? (person.email ? 'email' : person.phone ? 'sms' : null)
  const { id, linkId, token } = await insertInvitation(ctx.vault, trx, kind, input, {
    person_name: person.name ?? null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    channel,
    locale,
    code,
    ...(reminders && {
      remind_every_hours: reminders.everyHours,
      reminders_left: reminders.most,
      remind_at: reminders.most > 0 ? firstReminder(reminders.everyHours) : null,
    }),
  })
  const url = linkUrl(ctx.config, kind.path, token)
  const sent = message?.(url) ?? messageOf(ctx, kind, { ...input, person, channel, locale }, { url, what: 'asked' })
  await linkSent(ctx, trx, { invitationId: id, linkId, event: 'sent', message: sent })
  await tellAccount(trx, kind, { id, subject: input.subject, userId: input.userId }, 'sent')
  return { id }
}

/** Makes a link that proves nobody, for its maker to pass on. */
export async function createShownLink(
  ctx: { vault: Vault; config: Config },
  trx: Trx,
  kind: ShownKind,
  input: NewLink & { code?: InvitationChannel | null; email?: string | null },
): Promise<{ id: string; token: string; url: string }> {
  const more = { code: input.code ?? null, email: input.email ?? null }
  const { id, token } = await insertInvitation(ctx.vault, trx, kind, input, more)
  return { id, token, url: linkUrl(ctx.config, kind.path, token) }
}

interface Row {
  person_name?: string | null
  email?: string | null
  phone?: string | null
  channel?: InvitationChannel | null
  locale?: Locale
  code: InvitationChannel | null
  remind_every_hours?: number
  reminders_left?: number
  remind_at?: Date | null
}

async function insertInvitation(vault: Vault, trx: Trx, kind: InvitationKind, input: NewLink, more: Row) {
  const id = newId('ivt')
  const row = {
    id,
    kind: kind.name,
    subject: input.subject,
    user_id: input.userId,
    asked_by: input.askedBy ?? null,
    about: input.about ?? null,
    note: input.note || null,
    expires_at: input.expiresAt,
    ...more,
  }
  await trx
    .insertInto('invitations')
    .values(sealRow(vault, 'invitations', row))
    .execute()
  return { id, ...(await insertLink(vault, trx, kind, id)) }
}

interface LinkLimits {
  /** The one site inside which it opens. */
  framedBy?: string
  expiresAt?: Date
}

/** A further link of an invitation. */
export async function insertLink(
  vault: Vault,
  trx: Trx,
  { shown }: InvitationKind,
  invitationId: string,
  { framedBy, expiresAt }: LinkLimits = {},
) {
  const [linkId, token] = [newId('ivl'), newSecret()]
  const row = {
    id: linkId,
    hash: sha256(token),
    invitation_id: invitationId,
    token_sealed: shown === 'always' ? token : null,
    framed_by: framedBy ?? null,
    expires_at: expiresAt ?? null,
  }
  await trx
    .insertInto('invitation_links')
    .values(sealRow(vault, 'invitation_links', row))
    .execute()
  return { linkId, token }
}

interface SentLink {
  invitationId: string
  linkId: string
  event: 'sent' | 'resent' | 'reminded'
  message: Message
}

/** Sends the message of a link and notes it, so that its delivery can be followed. */
export async function linkSent(
  { channels }: Pick<InvitationContext, 'channels'>,
  trx: Trx,
  { invitationId, linkId, event, message }: SentLink,
): Promise<void> {
  const messageId = await channels.send(trx, message)
  await trx.updateTable('invitation_links').set({ message_id: messageId }).where('id', '=', linkId).execute()
  await recordEvent(trx, { invitationId, kind: event, messageId })
}
