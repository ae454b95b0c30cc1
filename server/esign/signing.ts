import type { z } from 'zod'
import type { signEsignLink } from '../../contracts/calls/esignLinks.ts'
import { isDigitalSigner } from '../../contracts/esign/states.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { answerInvitation } from '../invitations/answer.ts'
import type { GivenLink } from '../invitations/prove.ts'
import type { Visitor } from '../invitations/trail.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Context, Trx } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { askNext } from './ask.ts'
import { digestOf } from './digest.ts'
import { isEntered, requireDrawable, requireValues } from './enteredValues.ts'
import { KEEP_MS, keepEnvelopeFiles } from './files.ts'
import { linkOf } from './link.ts'
import { fieldsOf } from './marks.ts'
import { type OpenLink, openEsignLink, type Person } from './person.ts'
import { presentSigning } from './presentSigning.ts'
import { redrawn } from './redrawnPicture.ts'
import { type Envelope, type RecipientRow, readEnvelope } from './rows.ts'
import { recordEnvelopeEvent } from './trail.ts'

type Signing = z.output<NonNullable<typeof signEsignLink.body>>

/** What a recipient sees of the document. */
export async function readSigning(ctx: Context, person: Person, link: GivenLink) {
  const opened = await openEsignLink(ctx, person, link)
  return opened.refused ?? presentSigning(ctx, person.scope.locale, opened)
}

/** Notes that the recipient agrees to sign electronically, once. Throws `conflict` if they have seen another document. */
export async function consent(ctx: Context, person: Person, { sha256, ...link }: GivenLink & { sha256: string }) {
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  await noteConsent(ctx, person, opened, sha256)
  return readSigning(ctx, person, link)
}

export async function noteConsent(ctx: Context, person: Person, opened: OpenLink, sha256: string): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const { envelope, recipient } = await lockForSigning(ctx, trx, waitingOf(opened), {
      sha256,
      locale: person.scope.locale,
    })
    if (recipient.consented_at !== null) return
    await trx
      .updateTable('envelope_recipients')
      .set({ consented_at: new Date() })
      .where('envelope_id', '=', envelope.row.id)
      .where('id', '=', recipient.id)
      .execute()
    await recordEnvelopeEvent(ctx, trx, {
      envelopeId: envelope.row.id,
      kind: 'consented',
      by: recipient.name,
      recipient: recipient.id,
      visitor: person,
    })
  })
}

/** Keeps what was entered. Values of other fields are ignored. */
export async function saveValues(
  ctx: Context,
  person: Person,
  { values, ...link }: GivenLink & Pick<Signing, 'values'>,
) {
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  await ctx.db.transaction().execute(async trx => {
    const { envelope, recipient } = await lockForSigning(ctx, trx, waitingOf(opened), { locale: person.scope.locale })
    const kept = Object.fromEntries(
      fieldsOf(envelope.draft, envelope.recipients, recipient.id)
        .filter(isEntered)
        .flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]]])),
    )
    await storeRecipient(ctx, trx, recipient, { values_sealed: JSON.stringify(kept) })
  })
  return { state: 'saved' as const }
}

/** Signs, approves or confirms, once. Throws `bad_request` with the fields that need another look, and `conflict`. */
export async function signByLink(ctx: Context, person: Person, { token, pass, ...given }: Signing) {
  const opened = await openEsignLink(ctx, person, { token, pass })
  return opened.refused ?? sign(ctx, person, opened, given)
}

/** The same for somebody who was let in. */
export async function sign(
  ctx: Context,
  person: Person,
  opened: OpenLink,
  { values, signature, initials, sha256 }: Omit<Signing, 'token' | 'pass'>,
) {
  const { locale } = person.scope
  const { envelope, recipient } = opened
  if (isDigitalSigner(recipient)) throw new Problem('conflict', translate(locale, 'esign.signsDigitally'))
  const entered = await requireEntered(opened, { values, signature, initials, locale })
  await requireDrawable(ctx, envelope, { ...recipient, ...entered }, locale)
  const isLast = await ctx.db.transaction().execute(async trx => {
    const locked = await lockForSigning(ctx, trx, waitingOf(opened), { sha256, locale })
    const answered = await answerInvitation(ctx, trx, linkOf(recipient), opened.invitationId, person)
    if (!answered) throw new Problem('conflict', translate(locale, 'invitations.end.answered'))
    requireSame(attachedFiles(recipient), locked.recipient, locale)
    await storeRecipient(ctx, trx, recipient, { ...entered, state: 'done', ended_at: new Date() })
    await recordAttachments(ctx, trx, locked.recipient, person)
    await recordSigning(ctx, trx, locked.recipient, { visitor: person })
    return askNext(ctx, trx, envelope.row.id)
  })
  return { state: 'done' as const, isLast }
}

/** What the recipient enters, ready to be stored. Throws `bad_request` with the fields that need another look, and `conflict` before they have agreed. */
export async function requireEntered(
  { envelope, recipient }: Pick<OpenLink, 'envelope' | 'recipient'>,
  { values, signature, initials, locale }: Pick<Signing, 'values' | 'signature' | 'initials'> & { locale: Locale },
) {
  if (recipient.consented_at === null) throw new Problem('conflict', translate(locale, 'esign.consentFirst'))
  const own = fieldsOf(envelope.draft, envelope.recipients, recipient.id)
  const pictures = { signature: await redrawn(signature, locale), initials: await redrawn(initials, locale) }
  return requireValues(own, { values, pictures, recipient }, locale)
}

/** The files that a recipient has uploaded, in the order of their fields. */
export const attachedFiles = ({ attachments }: RecipientRow): string[] => attachments.map(({ file_id }) => file_id)

export const isSame = (seen: readonly string[], now: RecipientRow): boolean =>
  seen.join(' ') === attachedFiles(now).join(' ')

/** What was looked at before is what is signed: nothing was uploaded meanwhile in another window. Throws `conflict`. */
export function requireSame(seen: readonly string[], now: RecipientRow, locale: Locale): void {
  if (!isSame(seen, now)) throw new Problem('conflict', translate(locale, 'esign.uploads.changed'))
}

/** What a recipient has uploaded stays with the envelope; the trail has the digest of each. */
export async function recordAttachments(
  ctx: Context,
  trx: Trx,
  recipient: RecipientRow,
  visitor: Visitor,
): Promise<void> {
  const { envelope_id: envelopeId, id, name, attachments } = recipient
  await keepEnvelopeFiles(trx, { envelopeId, ids: attachedFiles(recipient), until: new Date(Date.now() + KEEP_MS) })
  for (const { sha256 } of attachments)
    await recordEnvelopeEvent(ctx, trx, {
      envelopeId,
      kind: 'attached',
      by: name,
      recipient: id,
      visitor,
      digest: sha256,
    })
}

const eventOf = { sign: 'signed', approve: 'approved', view: 'read' } as const

/** Notes in the trail that a recipient has acted, and tells the account. `digest` is that of the file that they have signed themselves. */
export async function recordSigning(
  ctx: Context,
  trx: Trx,
  { envelope_id, id, name, role }: RecipientRow,
  { visitor, digest }: { visitor?: Visitor; digest?: string },
) {
  const after = await readEnvelope(ctx, trx, envelope_id)
  if (!after) throw new Error('The envelope is gone.')
  await recordEnvelopeEvent(ctx, trx, {
    envelopeId: envelope_id,
    kind: eventOf[role as keyof typeof eventOf],
    by: name,
    recipient: id,
    ...(visitor && { visitor }),
    digest: digest ?? digestOf(after),
  })
  const data = { envelope: envelope_id, recipient: id, role }
  await emitWebhookEvent(trx, { userId: after.row.user_id, event: 'envelope.recipient_done', data })
}

/** A recipient for whom an envelope waits. */
interface Waiting {
  envelopeId: string
  recipientId: string
  invitationId: string
}

export const waitingOf = ({ envelope, recipient, invitationId }: OpenLink): Waiting => ({
  envelopeId: envelope.row.id,
  recipientId: recipient.id,
  invitationId,
})

/** Locks the envelope and reads it anew. Throws `conflict` if it does not wait for the recipient any more, or is another document than they have seen. */
export async function lockForSigning(
  ctx: Context,
  trx: Trx,
  { envelopeId, recipientId: id, invitationId }: Waiting,
  { sha256, locale }: { sha256?: string; locale: Locale },
): Promise<{ envelope: Envelope; recipient: RecipientRow }> {
  const locked = await readEnvelope(ctx, trx, envelopeId, { lock: true })
  const recipient = locked?.recipients.find(one => one.id === id)
  // Another person is asked in the same place once the recipient is corrected.
  const isAsked = recipient?.state === 'asked' && recipient.invitation_id === invitationId
  if (!locked || locked.row.state !== 'sent' || !isAsked)
    throw new Problem('conflict', translate(locale, 'esign.notWaiting'))
  if (sha256 !== undefined && sha256 !== locked.row.document_sha256)
    throw new Problem('conflict', translate(locale, 'esign.otherDocument'))
  return { envelope: locked, recipient }
}

export const storeRecipient = (
  { vault }: Context,
  trx: Trx,
  { envelope_id, id }: RecipientRow,
  change: Partial<RecipientChange>,
) =>
  trx
    .updateTable('envelope_recipients')
    .set(sealRow(vault, 'envelope_recipients', { envelope_id, id, ...change }))
    .where('envelope_id', '=', envelope_id)
    .where('id', '=', id)
    .execute()

interface RecipientChange {
  values_sealed: string
  pictures_sealed: string
  state: 'done'
  ended_at: Date
}
