import type { z } from 'zod'
import type { signEsignLink } from '../../contracts/calls/esignLinks.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { answerInvitation } from '../invitations/answer.ts'
import type { GivenLink } from '../invitations/prove.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Context, Trx } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { askNext } from './ask.ts'
import { digestOf } from './digest.ts'
import { isEntered, requireDrawable, requireValues } from './enteredValues.ts'
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
    const { envelope, recipient } = await lock(ctx, trx, opened, { sha256, locale: person.scope.locale })
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
    const { envelope, recipient } = await lock(ctx, trx, opened, { locale: person.scope.locale })
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
  if (recipient.consented_at === null) throw new Problem('conflict', translate(locale, 'esign.consentFirst'))
  const own = fieldsOf(envelope.draft, envelope.recipients, recipient.id)
  const pictures = { signature: await redrawn(signature, locale), initials: await redrawn(initials, locale) }
  const entered = await requireValues(own, { values, pictures }, locale)
  await requireDrawable(ctx, envelope, { ...recipient, ...entered }, locale)
  const isLast = await ctx.db.transaction().execute(async trx => {
    const locked = await lock(ctx, trx, opened, { sha256, locale })
    const answered = await answerInvitation(ctx, trx, linkOf(recipient), opened.invitationId, person)
    if (!answered) throw new Problem('conflict', translate(locale, 'invitations.end.answered'))
    await storeRecipient(ctx, trx, recipient, { ...entered, state: 'done', ended_at: new Date() })
    await recordSigning(ctx, trx, person, locked.recipient)
    return askNext(ctx, trx, envelope.row.id)
  })
  return { state: 'done' as const, isLast }
}

const eventOf = { sign: 'signed', approve: 'approved', view: 'read' } as const

async function recordSigning(ctx: Context, trx: Trx, visitor: Person, { envelope_id, id, name, role }: RecipientRow) {
  const after = await readEnvelope(ctx, trx, envelope_id)
  if (!after) throw new Error('The envelope is gone.')
  await recordEnvelopeEvent(ctx, trx, {
    envelopeId: envelope_id,
    kind: eventOf[role as keyof typeof eventOf],
    by: name,
    recipient: id,
    visitor,
    digest: digestOf(after),
  })
  const data = { envelope: envelope_id, recipient: id, role }
  await emitWebhookEvent(trx, { userId: after.row.user_id, event: 'envelope.recipient_done', data })
}

/** Locks the envelope and reads it anew. Throws `conflict` if it does not wait for the recipient any more, or is another document than they have seen. */
async function lock(
  ctx: Context,
  trx: Trx,
  { envelope, recipient: { id }, invitationId }: OpenLink,
  { sha256, locale }: { sha256?: string; locale: Locale },
): Promise<{ envelope: Envelope; recipient: RecipientRow }> {
  const locked = await readEnvelope(ctx, trx, envelope.row.id, { lock: true })
  const recipient = locked?.recipients.find(one => one.id === id)
  // Another person is asked in the same place once the recipient is corrected.
  const isAsked = recipient?.state === 'asked' && recipient.invitation_id === invitationId
  if (!locked || locked.row.state !== 'sent' || !isAsked)
    throw new Problem('conflict', translate(locale, 'esign.notWaiting'))
  if (sha256 !== undefined && sha256 !== locked.row.document_sha256)
    throw new Problem('conflict', translate(locale, 'esign.otherDocument'))
  return { envelope: locked, recipient }
}

const storeRecipient = (
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
