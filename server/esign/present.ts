import type { DraftRecipient, EnvelopeDraft } from '../../contracts/esign/draft.ts'
import type {
  Correction,
  EnvelopeTrailEntry,
  ShownEnvelope,
  ShownEnvelopeDetail,
  ShownRecipient,
} from '../../contracts/esign/shown.ts'
import { isActing } from '../../contracts/esign/states.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { openInvitation } from '../invitations/row.ts'
import { deviceOf } from '../people/accounts/own/device.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { filesIn } from './drafts.ts'
import { esignFiles } from './files.ts'
import { type Labels, labelsOf } from './labels.ts'
import { envelopePrice } from './price.ts'
import type { Envelope, RecipientRow } from './rows.ts'
import { completedSignings } from './signings.ts'
import { stampOf } from './stampBinding.ts'

type Shown = { inClear: boolean }

/** An envelope as a list shows it. */
export function presentEnvelope({ row, draft, recipients }: Envelope, about: About, shown: Shown): ShownEnvelope {
  const people =
    recipients.length > 0 ? recipients.map(one => presentRecipient(one, about.links, shown)) : planned(draft, shown)
  const acting = people.filter(({ role, state }) => isActing(role) && state !== 'handedOver')
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    mode: row.mode,
    template: row.is_template,
    folder: about.folders.get(row.folder_id ?? '') ?? null,
    tags: about.tags.get(row.id) ?? [],
    recipients: people,
    done: acting.filter(({ state }) => state === 'done').length,
    acting: acting.length,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    reason: row.reason,
  }
}

/** Whoever is named in a draft. */
const planned = ({ recipients }: EnvelopeDraft, shown: Shown): ShownRecipient[] =>
  recipients.map(({ id, role, method, order, name, email, phone, canDelegate, code }) => ({
    id,
    role,
    method,
    order,
    name,
    ...contacts({ email: email || null, phone: phone || null }, shown),
    state: 'waiting',
    askedAt: null,
    openedAt: null,
    endedAt: null,
    reason: null,
    handedTo: null,
    canDelegate,
    code,
    message: null,
  }))

const contacts = ({ email, phone }: { email: string | null; phone: string | null }, { inClear }: Shown) => ({
  email: email === null || inClear ? email : maskIdentifier('email', email),
  phone: phone === null || inClear ? phone : maskIdentifier('phone', phone),
})

const presentRecipient = (row: RecipientRow, links: LinkFacts, shown: Shown): ShownRecipient => {
  const facts = row.invitation_id === null ? undefined : links.get(row.invitation_id)
  return {
    id: row.id,
    role: row.role,
    method: row.method,
    order: row.turn,
    name: row.name,
    ...contacts(row, shown),
    state: row.state,
    askedAt: row.asked_at,
    openedAt: facts?.openedAt ?? null,
    endedAt: row.ended_at,
    reason: row.reason,
    handedTo: row.handed_to,
    canDelegate: row.can_delegate,
    code: row.code,
    message: facts?.message ?? null,
  }
}

/** When a link was first opened, and how far its latest message is; by invitation. */
type LinkFacts = ReadonlyMap<string, { openedAt: string | null; message: ShownRecipient['message'] }>

/** What is shown of envelopes and does not stand in their rows: their folders and tags, and what the links of their recipients say. */
export interface About extends Labels {
  links: LinkFacts
}

export const aboutEnvelopes = async (
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  envelopes: readonly Envelope[],
): Promise<About> => ({ links: await linkFacts(db, envelopes), ...(await labelsOf({ db, vault }, envelopes)) })

async function linkFacts(db: Db, envelopes: readonly Envelope[]): Promise<LinkFacts> {
  const ids = envelopes.flatMap(({ recipients }) => recipients.flatMap(({ invitation_id }) => invitation_id ?? []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invitation_events as event')
    .leftJoin('deliveries', 'deliveries.id', 'event.message_id')
    .select(['event.invitation_id', 'event.kind', 'event.at', 'event.message_id', 'deliveries.status'])
    .where('event.invitation_id', 'in', ids)
    .where('event.kind', 'in', ['opened', 'embedded', 'sent', 'resent', 'reminded'])
    .orderBy('event.id')
    .execute()
  const facts = new Map<string, { openedAt: string | null; message: ShownRecipient['message'] }>()
  for (const { invitation_id: id, kind, at, message_id, status } of rows) {
    const known = facts.get(id) ?? { openedAt: null, message: null }
    if (kind === 'opened' || kind === 'embedded') facts.set(id, { ...known, openedAt: known.openedAt ?? at })
    else if (message_id !== null)
      facts.set(id, { ...known, message: (status as ShownRecipient['message'] | null) ?? 'delivered' })
  }
  return facts
}

/** Everything about an envelope, without any link. Addresses are masked in the console once it is sent. */
export async function presentEnvelopeDetail(
  ctx: Pick<Context, 'db' | 'vault' | 'prices'>,
  envelope: Envelope,
  { inClear }: Shown,
): Promise<ShownEnvelopeDetail> {
  const { row, draft } = envelope
  const isDraft = row.state === 'draft'
  const shown = { inClear: inClear || isDraft }
  const files = await esignFiles(ctx, ctx.db, row.user_id, filesIn(draft))
  return {
    ...presentEnvelope(envelope, await aboutEnvelopes(ctx, [envelope]), shown),
    draft: { ...draft, recipients: draft.recipients.map(one => masked(one, shown)) },
    revision: row.revision,
    files: [...files.values()],
    stamp: await stampOf(ctx.db, row.id),
    attachments: attachmentsIn(envelope),
    trail: (await readTrail(ctx, ctx.db, envelope)).toReversed().map(entry => ({
      ...entry,
      correction: entry.correction && {
        from: { ...entry.correction.from, ...contacts(entry.correction.from, shown) },
        to: { ...entry.correction.to, ...contacts(entry.correction.to, shown) },
      },
    })),
    pricePaise: isDraft ? await envelopePrice(ctx, { row, draft }) : row.price_paise,
    chargedPaise: row.charged_paise,
    originalSha256: row.document_sha256,
    signedSha256: row.signed_sha256,
  }
}

/** What those who have signed have uploaded, in the order of the recipients. */
export const attachmentsIn = ({ recipients }: Pick<Envelope, 'recipients'>) =>
  recipients
    .filter(({ state }) => state === 'done')
    .flatMap(({ id, attachments }) =>
      attachments.map(({ field, name, bytes, sha256 }) => ({ field, recipient: id, name, bytes, sha256 })),
    )

const masked = (recipient: DraftRecipient, shown: Shown): DraftRecipient => ({
  ...recipient,
  ...contacts(recipient, shown),
})

/** The trail of an envelope and of the links of its recipients, oldest first; addresses in clear. */
export async function readTrail(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  { row, recipients }: Envelope,
): Promise<EnvelopeTrailEntry[]> {
  const own = await db
    .selectFrom('envelope_events')
    .selectAll()
    .where('envelope_id', '=', row.id)
    .orderBy('id')
    .execute()
  // With whoever was asked in a recipient's place before a correction.
  const byInvitation = new Map(
    recipients.flatMap(one =>
      [...one.former_invitations, ...(one.invitation_id ? [one.invitation_id] : [])].map(id => [id, one] as const),
    ),
  )
  const links = await linkEvents(db, [...byInvitation.keys()])
  const signings = await completedSignings({ vault }, db, row.id)
  const certificateOf = new Map(signings.map(({ recipient, certificate }) => [recipient, certificate]))
  const names = await formerNames(vault, db, recipients)
  const entries = [
    ...own
      .map(one => openRow(vault, 'envelope_events', one))
      .map(({ id, kind, at, made_by, recipient, network, agent, digest, correction_sealed }) => ({
        id,
        kind,
        at,
        by: made_by,
        recipient,
        network,
        digest,
        certificate: (kind === 'signed' && recipient !== null && certificateOf.get(recipient)) || null,
        correction: correction_sealed === null ? null : (JSON.parse(correction_sealed) as Correction),
        origin: null,
        message: null,
        ...deviceIn(agent),
      })),
    ...links.map(({ id, kind, at, invitation_id, network, agent, origin, message_id, status }) => ({
      id,
      kind,
      at,
      network,
      digest: null,
      certificate: null,
      correction: null,
      origin,
      by: network === null ? 'system' : (names.get(invitation_id) ?? byInvitation.get(invitation_id)?.name ?? 'system'),
      recipient: byInvitation.get(invitation_id)?.id ?? null,
      message: message_id === null ? null : ((status as EnvelopeTrailEntry['message']) ?? 'delivered'),
      ...deviceIn(agent),
    })),
  ]
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** The names of those who were asked before a correction, by their invitations. */
async function formerNames(vault: Context['vault'], db: Db | Trx, recipients: readonly RecipientRow[]) {
  const ids = recipients.flatMap(({ former_invitations }) => former_invitations)
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('invitations').select(['id', 'person_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, openInvitation(vault, row).person_name ?? '']))
}

const deviceIn = (agent: string | null) => {
  const { browser, system } = deviceOf(agent)
  return { browser, system }
}

/** What the envelope's own trail does not say. */
const linkEvents = async (db: Db | Trx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('invitation_events as event')
        .leftJoin('deliveries', 'deliveries.id', 'event.message_id')
        .select(['event.id', 'event.kind', 'event.at', 'event.invitation_id', 'event.network', 'event.agent'])
        .select(['event.origin', 'event.message_id', 'deliveries.status'])
        .where('event.invitation_id', 'in', [...ids])
        .where('event.kind', 'not in', ['answered', 'declined', 'withdrawn', 'expired', 'handedOver'])
        .orderBy('event.id')
        .limit(5_000)
        .execute()
