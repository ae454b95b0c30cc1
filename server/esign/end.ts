import { paths, withId } from '../../contracts/platform/paths.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { InvitationContext } from '../invitations/kind.ts'
import { sendOptionalMail } from '../messaging/preferences/optionalMail.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Trx } from '../platform/context.ts'
import type { SystemActor } from '../platform/identity/actors.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { releasePrice } from './price.ts'
import type { Envelope, RecipientRow, Sender } from './rows.ts'
import { failSignings } from './signings.ts'
import { settleStamp } from './stampBinding.ts'
import { recordEnvelopeEvent } from './trail.ts'

const platform: SystemActor = { kind: 'system', name: 'esign' }

interface End {
  state: 'declined' | 'voided' | 'expired'
  /** The recipient who has declined. */
  by: RecipientRow | null
  /** Who has voided it. */
  sender?: Sender
  reason: string | null
}

/**
 * Ends an envelope that is out, in the caller's transaction, which has locked it and has withdrawn its links: what was held is given back, and everybody concerned is
 * told at once, with the reason.
 */
export async function endEnvelope(
  ctx: InvitationContext,
  trx: Trx,
  envelope: Envelope,
  { state, by, sender, reason }: End,
): Promise<void> {
  const { row, recipients } = envelope
  const { id } = row
  const values = sealRow(ctx.vault, 'envelopes', { id, reason })
  await trx
    .updateTable('envelopes')
    .set({ ...values, state, ended_at: new Date(), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  await failSignings(trx, { envelopeId: id }, 'ended')
  await releasePrice(trx, row, sender?.actor ?? platform)
  await settleStamp(trx, envelope, 'ended')
  await trx
    .updateTable('envelope_recipients')
    .set({ state: 'ended', ended_at: new Date() })
    .where('envelope_id', '=', id)
    .where('state', 'in', ['waiting', 'asked'])
    .execute()
  const actor = by?.name ?? sender?.actor.name ?? 'system'
  await recordEnvelopeEvent(ctx, trx, { envelopeId: id, kind: state, by: actor, recipient: by?.id ?? null })
  await emitWebhookEvent(trx, {
    userId: row.user_id,
    event: `envelope.${state}`,
    data: { envelope: id, recipient: by?.id ?? null },
  })
  const askedBy = await readCustomerName({ db: trx, vault: ctx.vault }, row.user_id)
  const words = { title: row.title, name: by?.name ?? '', asker: askedBy, reason: reason ?? '' }
  if (state !== 'expired') {
    const others = recipients.filter(one => one.id !== by?.id && (one.state === 'asked' || one.state === 'done'))
    for (const other of others) await tellRecipient(ctx, trx, other, state, words)
  }
  if (state !== 'voided')
    await sendOptionalMail(ctx, trx, row.user_id, 'esign', locale => mailOf(locale, state, senderWords(ctx, id, words)))
}

const senderWords = ({ config }: InvitationContext, id: string, words: Record<string, string>) => ({
  ...words,
  brand: config.BRAND_NAME,
  url: new URL(withId(paths.esignDetail, id), config.PUBLIC_URL).href,
})

const mailOf = (locale: Locale, state: 'declined' | 'expired', words: Record<string, string>) => ({
  subject: translate(locale, `esign.mails.${state}.subject`, words),
  text: translate(locale, `esign.mails.${state}.text`, words),
})

/** Tells a recipient what has become of a document that was sent to them. */
export async function tellRecipient(
  { channels, config }: InvitationContext,
  trx: Trx,
  { email, phone, locale: spoken }: Pick<RecipientRow, 'email' | 'phone' | 'locale'>,
  state: 'declined' | 'voided' | 'replaced',
  words: Record<string, string>,
): Promise<void> {
  const locale = spoken as Locale
  const all = { ...words, brand: config.BRAND_NAME }
  const subject = translate(locale, `esign.told.${state}.subject`, all)
  const text = translate(locale, `esign.told.${state}.text`, all)
  if (email) await channels.send(trx, { channel: 'email', to: email, subject, text })
  else if (phone) await channels.send(trx, { channel: 'sms', to: phone, subject, text: subject })
}
