import type { Selectable } from 'kysely'
import { type EnvelopeDraft, envelopeDraft } from '../../contracts/esign/draft.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { openRow } from '../platform/sealing/rows.ts'

export type EnvelopeRow = Selectable<Schema['envelopes']>
/** What a recipient has uploaded in a field. */
export type Attachment = Selectable<Schema['envelope_attachments']>
export type RecipientRow = Selectable<Schema['envelope_recipients']> & { attachments: Attachment[] }

/** Who sends an envelope. */
export type Sender = Scope<CustomerActor | KeyActor>

/** An envelope with its draft and its recipients; everything opened. */
export interface Envelope {
  row: EnvelopeRow
  draft: EnvelopeDraft
  /** Nobody until it is sent. In the order of the draft; whoever has taken it over from another follows at the end. */
  recipients: RecipientRow[]
}

type Parts = Pick<Context, 'vault'>

/** Reads an envelope; with `lock` until the end of the transaction. Undefined if there is none. */
export async function readEnvelope(
  { vault }: Parts,
  db: Db | Trx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Envelope | undefined> {
  const found = db.selectFrom('envelopes').selectAll().where('id', '=', id)
  const sealed = await (lock ? found.forUpdate() : found).executeTakeFirst()
  return sealed && openEnvelope(vault, sealed, await recipientsOf({ vault }, db, [id]))
}

/** Reads several, in the order of their ids, with two queries for all of them. */
export async function readEnvelopes({ vault }: Parts, db: Db, ids: readonly string[]): Promise<Envelope[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('envelopes').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  const recipients = Map.groupBy(await recipientsOf({ vault }, db, ids), one => one.envelope_id)
  return ids.flatMap(id => {
    const row = byId.get(id)
    return row ? [openEnvelope(vault, row, recipients.get(id) ?? [])] : []
  })
}

/** With what they have uploaded; everything opened. */
async function recipientsOf({ vault }: Parts, db: Db | Trx, ids: readonly string[]): Promise<RecipientRow[]> {
  const rows = await db
    .selectFrom('envelope_recipients')
    .selectAll()
    .where('envelope_id', 'in', ids)
    .orderBy('place')
    .execute()
  const attached = await db
    .selectFrom('envelope_attachments')
    .selectAll()
    .where('envelope_id', 'in', ids)
    .orderBy('field')
    .execute()
  const attachments = attached.map(one => openRow(vault, 'envelope_attachments', one))
  return rows.map(row => ({
    ...openRow(vault, 'envelope_recipients', row),
    attachments: attachments.filter(one => one.envelope_id === row.envelope_id && one.recipient === row.id),
  }))
}

const openEnvelope = (vault: Context['vault'], sealed: EnvelopeRow, recipients: RecipientRow[]): Envelope => {
  const row = openRow(vault, 'envelopes', sealed)
  return {
    row,
    draft: envelopeDraft.parse(JSON.parse(row.draft_sealed)),
    recipients,
  }
}

/** Throws `not_found`, also for another account's envelope and for one of a key's other mode. */
export async function ownEnvelope(
  ctx: Parts & Pick<Context, 'db'>,
  { actor }: Sender,
  id: string,
  { db = ctx.db, lock = false }: { db?: Db | Trx; lock?: boolean } = {},
): Promise<Envelope> {
  const found = await readEnvelope(ctx, db, id, { lock })
  const isOwn = found?.row.user_id === actor.userId && (actor.kind !== 'key' || found.row.mode === actor.mode)
  if (!found || !isOwn) throw notFound('envelope')
  return found
}
