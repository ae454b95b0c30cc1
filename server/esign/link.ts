import { paths } from '../../contracts/platform/paths.ts'
import { type Locale, text } from '../../contracts/platform/text.ts'
import {
  defineInvitationKind,
  type EndedInvitation,
  type InvitationContext,
  type InvitationKind,
} from '../invitations/kind.ts'
import { openInvitation } from '../invitations/row.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import type { Db, Trx } from '../platform/context.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { endEnvelope } from './end.ts'
import { requireFittingHeir, requireNobodyElse } from './heir.ts'
import { type RecipientRow, readEnvelope } from './rows.ts'
import { failSignings } from './signings.ts'
import { recordEnvelopeEvent } from './trail.ts'

/** What all links to a document that waits for somebody have in common. The subject is the envelope. */
const waiting = {
  path: paths.acceptEsign,
  framed: true,
  tells: true,
  canHandOver: async (db: Db | Trx, invitationId: string) => {
    const row = await db
      .selectFrom('envelope_recipients')
      .select('can_delegate')
      .where('invitation_id', '=', invitationId)
      .executeTakeFirst()
    return row?.can_delegate ?? false
  },
  checkHeir: requireFittingHeir,
  lockFirst: (trx: Trx, id: string) =>
    trx.selectFrom('envelopes').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  onEnd: (ctx: InvitationContext, trx: Trx, ended: EndedInvitation) => followEnd(ctx, trx, ended),
} as const

/** The link of somebody who signs. */
export const signerLink = defineInvitationKind({
  ...waiting,
  name: 'esignSigner',
  label: text('Read and sign a document', 'दस्तावेज़ पढ़ें और साइन करें'),
})

/** The link of somebody who approves, or reads and confirms. */
export const reviewerLink = defineInvitationKind({
  ...waiting,
  name: 'esignReviewer',
  label: text('Read and confirm a document', 'दस्तावेज़ पढ़ें और पुष्टि करें'),
})

/** The link to a finished document. It works once it is opened as often as its person likes. */
export const copyLink = defineInvitationKind({
  name: 'esignCopy',
  path: paths.viewDocument,
  label: text('Your copy of a signed document', 'साइन हुए दस्तावेज़ की आपकी कॉपी'),
  framed: true,
})

export const linkOf = ({ role }: Pick<RecipientRow, 'role'>): InvitationKind =>
  role === 'sign' ? signerLink : reviewerLink

/** Ends the links of those who have been asked and have not answered. */
export async function withdrawLinks(
  ctx: InvitationContext,
  trx: Trx,
  recipients: readonly RecipientRow[],
  reason?: string,
): Promise<void> {
  for (const recipient of recipients)
    if (recipient.state === 'asked' && recipient.invitation_id)
      await withdrawInvitation(ctx, trx, linkOf(recipient), recipient.invitation_id, reason)
}

/** What a link's end means for its envelope. An answer has been stored with the signature, a withdrawal by whoever withdraws. */
async function followEnd(ctx: InvitationContext, trx: Trx, ended: EndedInvitation): Promise<void> {
  const { id, subject, state, handedTo } = ended
  if (state === 'answered' || state === 'withdrawn') return
  const envelope = await readEnvelope(ctx, trx, subject, { lock: true })
  const recipient = envelope?.recipients.find(one => one.invitation_id === id)
  if (!envelope || envelope.row.state !== 'sent' || recipient?.state !== 'asked') return
  if (state === 'handedOver') {
    if (handedTo !== null) await handOver(ctx, trx, { recipient, recipients: envelope.recipients }, handedTo)
    return
  }
  const reason = state === 'declined' ? await reasonOf(ctx, trx, id) : null
  await trx
    .updateTable('envelope_recipients')
    .set({
      ...sealRow(ctx.vault, 'envelope_recipients', { envelope_id: subject, id: recipient.id, reason }),
      state: state === 'declined' ? 'declined' : 'ended',
      ended_at: new Date(),
    })
    .where('envelope_id', '=', subject)
    .where('id', '=', recipient.id)
    .execute()
  const others = envelope.recipients.filter(one => one !== recipient)
  await withdrawLinks(ctx, trx, others, reason ?? undefined)
  await endEnvelope(ctx, trx, envelope, { state, by: state === 'declined' ? recipient : null, reason })
}

async function reasonOf({ vault }: InvitationContext, trx: Trx, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('invitations')
    .select(['id', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return openInvitation(vault, row).reason
}

/** Somebody else takes a recipient's place, with an invitation that has been sent already. */
async function handOver(
  ctx: InvitationContext,
  trx: Trx,
  { recipient, recipients }: { recipient: RecipientRow; recipients: readonly RecipientRow[] },
  handedTo: string,
): Promise<void> {
  const { envelope_id: envelopeId, id } = recipient
  const row = await trx
    .selectFrom('invitations')
    .select(['id', 'person_name', 'email'])
    .where('id', '=', handedTo)
    .executeTakeFirstOrThrow()
  const { person_name: name, email } = openInvitation(ctx.vault, row)
  // Of two who hand over to the same person at the same moment, the second one waits for the first.
  requireNobodyElse(recipients, { id, email }, recipient.locale as Locale)
  const { place } = await trx
    .selectFrom('envelope_recipients')
    .select(eb => eb.fn.max('place').as('place'))
    .where('envelope_id', '=', envelopeId)
    .executeTakeFirstOrThrow()
  // What the former one has uploaded is theirs.
  const { attachments: _, ...former } = recipient
  const next = {
    ...former,
    id: `r${place + 2}-${id}`.slice(0, 32),
    place: place + 1,
    name: name ?? '',
    email,
    phone: null,
    code: recipient.code === null ? null : ('email' as const),
    state: 'asked' as const,
    invitation_id: handedTo,
    former_invitations: [],
    values_sealed: null,
    pictures_sealed: null,
    consented_at: null,
    asked_at: new Date().toISOString(),
  }
  await failSignings(trx, { envelopeId, recipient: id }, 'ended')
  await trx
    .updateTable('envelope_recipients')
    .set({ state: 'handedOver', handed_to: next.id, ended_at: new Date() })
    .where('envelope_id', '=', envelopeId)
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('envelope_recipients')
    .values(sealRow(ctx.vault, 'envelope_recipients', next))
    .execute()
  await recordEnvelopeEvent(ctx, trx, { envelopeId, kind: 'handedOver', by: recipient.name, recipient: id })
}
