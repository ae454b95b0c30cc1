import type { Selectable } from 'kysely'
import type { AmlDecision } from '../../../contracts/calls/aml.ts'
import { namedEntries } from '../../../contracts/screening/namedEntries.ts'
import type { Verdict } from '../../../contracts/screening/verdicts.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { addEvent } from './events.ts'
import { markScreenings } from './markScreenings.ts'
import { ownScreening } from './ownScreening.ts'
import { readSettings } from './settings.ts'

type Row = Selectable<Schema['screening_decisions']>

type Place = Pick<Row, 'user_id' | 'subject_index' | 'list_id' | 'source_id'>

interface Hit {
  entryKey: string
  /** The entry as the screening met it. */
  hash: string
  place: Place
}

/** Hits of an own screening and whom it was about, in an order in which two requests cannot block each other. Throws `not_found`. */
async function ownHits(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { id, entryKeys }: { id: string; entryKeys: readonly string[] },
) {
  const { row, subject, result } = await ownScreening(ctx, scope, id)
  const entries = result ? namedEntries(result) : []
  const hits = [...new Set(entryKeys)].sort().map((entryKey): Hit => {
    const hit = entries.find(one => one.entryKey === entryKey)
    if (!hit) throw notFound('hit')
    const at = entryKey.indexOf(':')
    const entry = { list_id: entryKey.slice(0, at), source_id: entryKey.slice(at + 1) }
    return { entryKey, hash: hit.entryHash, place: { user_id: scope.actor.userId, subject_index: subject, ...entry } }
  })
  return { screening: row, subject, hits }
}

/** What the account decided about a screening's subject, whichever screening it was decided in. */
export async function listDecisions(ctx: Pick<Context, 'db' | 'vault'>, scope: Scope<CustomerActor>, id: string) {
  const { subject, result } = await ownScreening(ctx, scope, id)
  const { twoPeople } = await readSettings(ctx.db, scope.actor.userId)
  const rows = await decisionRows(ctx, scope.actor.userId, subject)
  const hashes = new Map(result && namedEntries(result).map(hit => [hit.entryKey, hit.entryHash]))
  const decisions = rows.flatMap(row => {
    const hash = hashes.get(keyOf(row))
    return hash === undefined ? [] : [present(scope, row, hash)]
  })
  return { twoPeople, decisions }
}

/** The last decision about each entry that an account decided about for a subject, opened. */
export async function decisionRows({ db, vault }: Pick<Context, 'db' | 'vault'>, userId: string, subject: string) {
  const rows = await db
    .selectFrom('screening_decisions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('subject_index', '=', subject)
    .execute()
  return rows.map(row => openRow(vault, 'screening_decisions', row))
}

interface Decision {
  id: string
  verdict: Verdict
  note: string
}

/** Throws `not_found`. */
export async function decide(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { entryKey, ...decision }: Decision & { entryKey: string },
): Promise<AmlDecision> {
  const [decided] = await decideAll(ctx, scope, { ...decision, entryKeys: [entryKey] })
  return decided as AmlDecision
}

/** Marks hits that are open as false positives, all of them or none. Throws `not_found`, and `conflict` if one is decided or waits. */
export const markFalsePositives = (
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  request: { id: string; entryKeys: string[]; note: string },
): Promise<AmlDecision[]> => decideAll(ctx, scope, { ...request, verdict: 'false_positive', onlyOpen: true })

async function decideAll(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  request: Decision & { entryKeys: readonly string[]; onlyOpen?: boolean },
): Promise<AmlDecision[]> {
  const { screening, subject, hits } = await ownHits(ctx, scope, request)
  const { userId } = scope.actor
  const { twoPeople } = await readSettings(ctx.db, userId)
  return ctx.db.transaction().execute(async trx => {
    const decided: { hit: Hit; row: Row }[] = []
    for (const hit of hits)
      decided.push({ hit, row: await decideIn(ctx.vault, trx, scope, hit, { ...request, twoPeople }) })
    const entries = decided.map(({ hit, row }) => ({ ...hit, verdict: row.verdict }))
    await markScreenings(ctx, trx, screening, { userId, subject, entries })
    return decided.map(({ hit, row }) => present(scope, row, hit.hash))
  })
}

/** Without what the screenings say, which `markScreenings` changes. The row is in clear. */
async function decideIn(
  vault: Vault,
  trx: Trx,
  scope: Scope<CustomerActor>,
  { entryKey, hash, place }: Hit,
  { id, verdict, note, twoPeople, onlyOpen }: Decision & { twoPeople: boolean; onlyOpen?: boolean },
): Promise<Row> {
  const { actor } = scope
  const before = await lockDecision(trx, place)
  const isSame = before?.content_hash === hash
  const held = isSame ? before.verdict : 'open'
  // Somebody else has decided since the list of hits was drawn, which the one who marks many of them has not seen.
  if (onlyOpen && isSame && (held !== 'open' || before.proposed))
    throw new Problem('conflict', translate(scope.locale, 'watchLists.decidedMeanwhile'))
  const row: Row = {
    ...place,
    id: before?.id ?? newId('dec'),
    content_hash: hash,
    verdict: twoPeople ? held : verdict,
    proposed: twoPeople ? verdict : null,
    note_sealed: note,
    decided_by: actor.name,
    decided_by_id: actorId(actor),
    decided_at: new Date().toISOString(),
    confirmed_by: null,
    confirmed_at: null,
    refused: null,
    verification_id: id,
  }
  const sealed = sealRow(vault, 'screening_decisions', row)
  const { id: _id, ...changed } = sealed
  await trx
    .insertInto('screening_decisions')
    .values(sealed)
    .onConflict(same => same.columns(['user_id', 'subject_index', 'list_id', 'source_id']).doUpdateSet(changed))
    .execute()
  await addEvent(vault, trx, scope, {
    verification_id: id,
    kind: twoPeople ? 'proposed' : 'decided',
    subject_index: place.subject_index,
    entry_key: entryKey,
    verdict,
    words_sealed: note,
    at: row.decided_at,
  })
  await audit(trx, scope, {
    action: twoPeople ? 'amlDecision.proposed' : 'amlDecision.made',
    subject: id,
    data: { list: place.list_id, verdict },
  })
  return row
}

/** By another person than the one who proposed it. Throws `not_found`, `conflict` if nothing waits, and `forbidden`. */
export async function confirmDecision(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { id, entryKey, accept }: { id: string; entryKey: string; accept: boolean },
): Promise<AmlDecision> {
  const { screening, subject, hits } = await ownHits(ctx, scope, { id, entryKeys: [entryKey] })
  const [{ hash, place }] = hits as [Hit]
  const { actor } = scope
  const row = await ctx.db.transaction().execute(async trx => {
    const before = await lockDecision(trx, place)
    if (!before?.proposed) throw new Problem('conflict', translate(scope.locale, 'watchLists.nothingWaits'))
    if (before.decided_by_id === actorId(actor)) throw forbidden()
    const confirmed = sealRow(ctx.vault, 'screening_decisions', { id: before.id, confirmed_by: actor.name })
    const after = {
      verdict: accept ? before.proposed : before.verdict,
      proposed: null,
      confirmed_by: confirmed.confirmed_by,
      confirmed_at: new Date().toISOString(),
      refused: accept ? null : before.proposed,
    }
    await trx.updateTable('screening_decisions').set(after).where('id', '=', before.id).execute()
    const { userId } = actor
    const { content_hash, verdict } = { ...before, ...after }
    const entries = [{ entryKey, hash: content_hash, verdict }]
    await markScreenings(ctx, trx, screening, { userId, subject, entries })
    await addEvent(ctx.vault, trx, scope, {
      verification_id: id,
      kind: accept ? 'confirmed' : 'refused',
      subject_index: subject,
      entry_key: entryKey,
      verdict: before.proposed,
      at: after.confirmed_at,
    })
    await audit(trx, scope, {
      action: accept ? 'amlDecision.confirmed' : 'amlDecision.refused',
      subject: id,
      data: { list: place.list_id, verdict: before.proposed },
    })
    return { ...before, ...after }
  })
  return present(scope, openRow(ctx.vault, 'screening_decisions', row), hash)
}

const lockDecision = (trx: Trx, place: Place) =>
  trx
    .selectFrom('screening_decisions')
    .selectAll()
    .where('user_id', '=', place.user_id)
    .where('subject_index', '=', place.subject_index)
    .where('list_id', '=', place.list_id)
    .where('source_id', '=', place.source_id)
    .forUpdate()
    .executeTakeFirst()

const keyOf = ({ list_id, source_id }: Row) => `${list_id}:${source_id}`

/** `row` is opened; `hash` is the entry as the reader sees it. */
function present({ actor }: Scope<CustomerActor>, row: Row, hash: string): AmlDecision {
  const changed = row.content_hash !== hash
  return {
    entryKey: keyOf(row),
    verdict: changed ? 'open' : row.verdict,
    changed,
    proposed: row.proposed,
    mayConfirm: row.proposed !== null && row.decided_by_id !== actorId(actor),
    note: row.note_sealed,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    confirmedBy: row.confirmed_by,
    confirmedAt: row.confirmed_at,
    refused: row.refused,
  }
}
