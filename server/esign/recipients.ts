import { z } from 'zod'
import type { correctRecipient as correctCall } from '../../contracts/calls/esign.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import { resendInvitation } from '../invitations/resend.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { type FieldProblem, notFound, Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { askNext } from './ask.ts'
import { tellRecipient } from './end.ts'
import { requireFittingName } from './fittingName.ts'
import { linkOf } from './link.ts'
import { type Envelope, ownEnvelope, type RecipientRow, type Sender } from './rows.ts'
import { failSignings } from './signings.ts'
import { recordEnvelopeEvent } from './trail.ts'

interface Named {
  id: string
  recipient: string
}

/** Sends a recipient's link again, to them. Throws `not_found`, `conflict` unless they are asked now, `too_many_requests`. */
export async function remindRecipient(ctx: Context, scope: Sender, { id, recipient }: Named): Promise<void> {
  const row = recipientIn(await ownEnvelope(ctx, scope, id), recipient)
  if (row.state !== 'asked' || row.invitation_id === null)
    throw new Problem('conflict', translate(scope.locale, 'esign.notAsked'))
  await resendInvitation(ctx, scope, linkOf(row), {
    id: row.invitation_id,
    first: trx =>
      trx
        .selectFrom('envelopes')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .execute()
        .then(() => undefined),
  })
  await ctx.db.transaction().execute(async trx => {
    await recordEnvelopeEvent(ctx, trx, { envelopeId: id, kind: 'resent', by: scope.actor.name, recipient })
    await audit(trx, scope, { action: 'envelope.reminded', subject: id, data: { recipient } })
  })
}

/**
 * Corrects who a recipient is, as long as they have not opened the document: their link ends, and a new one goes to the new address. The trail keeps who they were, and
 * whoever was asked is told: the sender could name themselves. Throws `not_found`, `bad_request`, and `conflict` once they have opened it or have acted.
 */
export async function correctRecipient(
  ctx: Context,
  scope: Sender,
  { id, recipient, ...given }: Named & z.output<NonNullable<typeof correctCall.body>>,
): Promise<void> {
  const { locale } = scope
  const person = await requirePerson(given, locale)
  await requireFittingName(ctx, locale, { envelope: await ownEnvelope(ctx, scope, id), recipient, name: person.name })
  await ctx.db.transaction().execute(async trx => {
    const envelope = await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    const row = recipientIn(envelope, recipient)
    const isOpen = envelope.row.state === 'sent' && (row.state === 'asked' || row.state === 'waiting')
    if (!isOpen || (await wasOpened(trx, row))) throw new Problem('conflict', translate(locale, 'esign.notCorrectable'))
    if (row.code !== null && person[row.code === 'email' ? 'email' : 'phone'] === null) {
      const message = translate(locale, 'esign.codeAddress')
      throw new Problem('bad_request', message, [{ field: row.code === 'email' ? 'email' : 'phone', message }])
    }
    if (row.invitation_id !== null) await withdrawInvitation(ctx, trx, linkOf(row), row.invitation_id)
    await failSignings(trx, { envelopeId: id, recipient }, 'ended')
    const values = sealRow(ctx.vault, 'envelope_recipients', { envelope_id: id, id: recipient, ...person })
    const former_invitations = [...row.former_invitations, ...(row.invitation_id === null ? [] : [row.invitation_id])]
    await trx
      .updateTable('envelope_recipients')
      .set({
        ...values,
        state: 'waiting',
        invitation_id: null,
        asked_at: null,
        values_sealed: null,
        former_invitations,
      })
      .where('envelope_id', '=', id)
      .where('id', '=', recipient)
      .execute()
    const correction = { from: { name: row.name, email: row.email, phone: row.phone }, to: person }
    const by = scope.actor.name
    await recordEnvelopeEvent(ctx, trx, { envelopeId: id, kind: 'corrected', by, recipient, correction })
    if (row.invitation_id !== null && addressOf(row) !== addressOf(person)) {
      const asker = await readCustomerName({ db: trx, vault: ctx.vault }, envelope.row.user_id)
      await tellRecipient(ctx, trx, row, 'replaced', { title: envelope.row.title, asker, name: row.name })
    }
    await audit(trx, scope, { action: 'envelope.recipientCorrected', subject: id, data: { recipient } })
    await askNext(ctx, trx, id)
  })
}

/** Where the link of a recipient goes. */
const addressOf = ({ email, phone }: Pick<RecipientRow, 'email' | 'phone'>): string | null =>
  email?.toLowerCase() ?? phone

function recipientIn({ recipients }: Envelope, id: string): RecipientRow {
  const found = recipients.find(one => one.id === id)
  if (!found) throw notFound('recipient')
  return found
}

async function wasOpened(db: Db | Trx, { invitation_id: id, consented_at }: RecipientRow): Promise<boolean> {
  if (id === null) return false
  if (consented_at !== null) return true
  const row = await db.selectFrom('invitations').select('openings').where('id', '=', id).executeTakeFirst()
  return (row?.openings ?? 0) > 0
}

const address = z.string().regex(z.regexes.email)

async function requirePerson(
  { name, email, phone }: { name: string; email: string | null; phone: string | null },
  locale: Sender['locale'],
) {
  const problems: FieldProblem[] = []
  const add = (field: string, message: string) => problems.push({ field, message })
  const typed = phone ? readTypedPhone(phone) : null
  if (name === '') add('name', translate(locale, 'esign.nameMissing'))
  if (email && !address.safeParse(email).success) add('email', translate(locale, 'esign.email'))
  if (phone && !typed) add('phone', translate(locale, 'esign.phone'))
  if (!email && !phone) add('email', translate(locale, 'esign.oneAddress'))
  if (problems.length > 0) throw new Problem('bad_request', problems[0]?.message ?? '', problems)
  return { name, email: email || null, phone: typed && toE164(typed) }
}
