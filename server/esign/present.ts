import type { DraftRecipient, EnvelopeDraft } from '../../contracts/esign/draft.ts'
import type {
  EnvelopeTrailEntry,
  ShownEnvelope,
  ShownEnvelopeDetail,
  ShownRecipient,
} from '../../contracts/esign/shown.ts'
import { isActing } from '../../contracts/esign/states.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { deviceOf } from '../people/accounts/own/device.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { filesIn } from './drafts.ts'
import { esignFiles } from './files.ts'
import { envelopePrice } from './price.ts'
import type { Envelope, RecipientRow } from './rows.ts'

type Shown = { inClear: boolean }

/** An envelope as a list shows it. `about` has what the links of its recipients say. */
export function presentEnvelope({ row, draft, recipients }: Envelope, about: LinkFacts, shown: Shown): ShownEnvelope {
  const people =
    recipients.length > 0 ? recipients.map(one => presentRecipient(one, about, shown)) : planned(draft, shown)
  const acting = people.filter(({ role, state }) => isActing(role) && state !== 'handedOver')
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    mode: row.mode,
    template: row.is_template,
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
  recipients.map(({ id, role, order, name, email, phone, canDelegate, code }) => ({
    id,
    role,
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

const presentRecipient = (row: RecipientRow, about: LinkFacts, shown: Shown): ShownRecipient => {
  const facts = row.invitation_id === null ? undefined : about.get(row.invitation_id)
  return {
    id: row.id,
    role: row.role,
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
export type LinkFacts = ReadonlyMap<string, { openedAt: string | null; message: ShownRecipient['message'] }>

export async function linkFacts(db: Db, envelopes: readonly Envelope[]): Promise<LinkFacts> {
  const ids = envelopes.flatMap(({ recipients }) => recipients.flatMap(({ invitation_id }) => invitation_id ?? []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invitation_events as event')
    .leftJoin('deliveries', 'deliveries.id', 'event.message_id')
    .select(['event.invitation_id', 'event.kind', 'event.at', 'event.message_id', 'deliveries.status'])
    .where('event.invitation_id', 'in', ids)
    .where('event.kind', 'in', ['opened', 'sent', 'resent', 'reminded'])
    .orderBy('event.id')
    .execute()
  const facts = new Map<string, { openedAt: string | null; message: ShownRecipient['message'] }>()
  for (const { invitation_id: id, kind, at, message_id, status } of rows) {
    const known = facts.get(id) ?? { openedAt: null, message: null }
    if (kind === 'opened') facts.set(id, { ...known, openedAt: known.openedAt ?? at })
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
    ...presentEnvelope(envelope, await linkFacts(ctx.db, [envelope]), shown),
    draft: { ...draft, recipients: draft.recipients.map(one => masked(one, shown)) },
    revision: row.revision,
    files: [...files.values()],
    trail: (await readTrail(ctx, ctx.db, envelope)).toReversed(),
    pricePaise: isDraft ? await envelopePrice(ctx, row) : row.price_paise,
    chargedPaise: row.charged_paise,
    originalSha256: row.document_sha256,
    signedSha256: row.signed_sha256,
  }
}

const masked = (recipient: DraftRecipient, shown: Shown): DraftRecipient => ({
  ...recipient,
  ...contacts(recipient, shown),
})

/** The trail of an envelope and of the links of its recipients, oldest first. */
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
  const byInvitation = new Map(
    recipients.flatMap(one => (one.invitation_id ? [[one.invitation_id, one] as const] : [])),
  )
  const links = await linkEvents(db, [...byInvitation.keys()])
  const entries = [
    ...own
      .map(one => openRow(vault, 'envelope_events', one))
      .map(({ id, kind, at, made_by, recipient, network, agent, digest }) => ({
        id,
        kind,
        at,
        by: made_by,
        recipient,
        network,
        digest,
        message: null,
        ...deviceIn(agent),
      })),
    ...links.map(({ id, kind, at, invitation_id, network, agent, message_id, status }) => ({
      id,
      kind,
      at,
      network,
      digest: null,
      by: network === null ? 'system' : (byInvitation.get(invitation_id)?.name ?? 'system'),
      recipient: byInvitation.get(invitation_id)?.id ?? null,
      message: message_id === null ? null : ((status as EnvelopeTrailEntry['message']) ?? 'delivered'),
      ...deviceIn(agent),
    })),
  ]
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
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
        .select(['event.message_id', 'deliveries.status'])
        .where('event.invitation_id', 'in', [...ids])
        .where('event.kind', 'not in', ['answered', 'declined', 'withdrawn', 'expired', 'handedOver'])
        .orderBy('event.id')
        .limit(5_000)
        .execute()
