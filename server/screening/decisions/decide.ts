import type { Selectable } from 'kysely'
import type { AmlDecision } from '../../../contracts/calls/aml.ts'
import type { Verdict } from '../../../contracts/products/amlScreen.ts'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import { namedEntries } from '../../../contracts/screening/namedEntries.ts'
import { ownVerification } from '../../checks/verifications/present.ts'
import { openInput, openResult } from '../../checks/verifications/values.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { markScreenings } from './markScreenings.ts'
import { readSettings } from './settings.ts'
import { subjectIndex } from './subjectIndex.ts'

type Row = Selectable<Schema['screening_decisions']>

type HitPlace = { id: string; entryKey: string }

/** A hit of an own screening and whom it was about. Throws `not_found`, also for another account's. */
async function ownHit(ctx: Pick<Context, 'db' | 'vault'>, scope: Scope<CustomerActor>, { id, entryKey }: HitPlace) {
  const { row, subject, result } = await ownScreening(ctx, scope, id)
  const hit = result && namedEntries(result).find(one => one.entryKey === entryKey)
  if (!hit) throw notFound('hit')
  const at = entryKey.indexOf(':')
  return {
    screening: row,
    subject,
    hash: hit.entryHash,
    listId: entryKey.slice(0, at),
    sourceId: entryKey.slice(at + 1),
  }
}

async function ownScreening(ctx: Pick<Context, 'db' | 'vault'>, scope: Scope<CustomerActor>, id: string) {
  const row = await ownVerification(ctx, scope, id)
  if (row.product !== 'aml-screen') throw notFound('screening')
  return {
    row,
    subject: subjectIndex(ctx.vault, openInput(ctx.vault, row) as InputOf<'aml-screen'>),
    result: openResult(ctx.vault, row) as ResultOf<'aml-screen'> | null,
  }
}

/** What the account decided about a screening's subject, whichever screening it was decided in. */
export async function listDecisions(ctx: Pick<Context, 'db' | 'vault'>, scope: Scope<CustomerActor>, id: string) {
  const { subject, result } = await ownScreening(ctx, scope, id)
  const { twoPeople } = await readSettings(ctx.db, scope.actor.userId)
  const rows = await ctx.db
    .selectFrom('screening_decisions')
    .selectAll()
    .where('user_id', '=', scope.actor.userId)
    .where('subject_index', '=', subject)
    .execute()
  const hashes = new Map(result && namedEntries(result).map(hit => [hit.entryKey, hit.entryHash]))
  const decisions = rows.flatMap(row => {
    const hash = hashes.get(keyOf(row))
    return hash === undefined ? [] : [present(ctx.vault, scope, row, hash)]
  })
  return { twoPeople, decisions }
}

/** Throws `not_found`, and `conflict` for a decision about an entry that a later one already knows in a newer form. */
export async function decide(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  request: HitPlace & { verdict: Verdict; note: string },
): Promise<AmlDecision> {
  const { screening, subject, hash, listId, sourceId } = await ownHit(ctx, scope, request)
  const { actor } = scope
  const { twoPeople } = await readSettings(ctx.db, actor.userId)
  const row = await ctx.db.transaction().execute(async trx => {
    const place = { user_id: actor.userId, subject_index: subject, list_id: listId, source_id: sourceId }
    const before = await lockDecision(trx, place)
    const held = before?.content_hash === hash ? before.verdict : 'open'
    const decided: Row = sealRow(ctx.vault, 'screening_decisions', {
      ...place,
      id: before?.id ?? newId('dec'),
      content_hash: hash,
      verdict: twoPeople ? held : request.verdict,
      proposed: twoPeople ? request.verdict : null,
      note_sealed: request.note,
      decided_by: actor.name,
      decided_by_id: actorId(actor),
      decided_at: new Date().toISOString(),
      confirmed_by: null,
      confirmed_at: null,
      verification_id: request.id,
    })
    const { id: _id, ...changed } = decided
    await trx
      .insertInto('screening_decisions')
      .values(decided)
      .onConflict(same => same.columns(['user_id', 'subject_index', 'list_id', 'source_id']).doUpdateSet(changed))
      .execute()
    const { userId } = actor
    await markScreenings(ctx, trx, screening, { ...request, userId, subject, hash, verdict: decided.verdict })
    await audit(trx, scope, {
      action: twoPeople ? 'amlDecision.proposed' : 'amlDecision.made',
      subject: request.id,
      data: { list: listId, verdict: request.verdict },
    })
    return decided
  })
  return present(ctx.vault, scope, row, hash)
}

/** By another person than the one who proposed it. Throws `not_found`, `conflict` if nothing waits, and `forbidden`. */
export async function confirmDecision(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  request: HitPlace & { accept: boolean },
): Promise<AmlDecision> {
  const { screening, subject, hash, listId, sourceId } = await ownHit(ctx, scope, request)
  const { actor } = scope
  const row = await ctx.db.transaction().execute(async trx => {
    const place = { user_id: actor.userId, subject_index: subject, list_id: listId, source_id: sourceId }
    const before = await lockDecision(trx, place)
    if (!before?.proposed) throw new Problem('conflict', translate(scope.locale, 'watchLists.nothingWaits'))
    if (before.decided_by_id === actorId(actor)) throw forbidden()
    const confirmed = sealRow(ctx.vault, 'screening_decisions', { id: before.id, confirmed_by: actor.name })
    const after = {
      verdict: request.accept ? before.proposed : before.verdict,
      proposed: null,
      confirmed_by: confirmed.confirmed_by,
      confirmed_at: new Date().toISOString(),
    }
    await trx.updateTable('screening_decisions').set(after).where('id', '=', before.id).execute()
    const { userId } = actor
    const { content_hash, verdict } = { ...before, ...after }
    await markScreenings(ctx, trx, screening, { ...request, userId, subject, hash: content_hash, verdict })
    await audit(trx, scope, {
      action: request.accept ? 'amlDecision.confirmed' : 'amlDecision.refused',
      subject: request.id,
      data: { list: listId, verdict: before.proposed },
    })
    return { ...before, ...after }
  })
  return present(ctx.vault, scope, row, hash)
}

const lockDecision = (trx: Trx, place: Pick<Row, 'user_id' | 'subject_index' | 'list_id' | 'source_id'>) =>
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

/** `hash` is the entry as the reader sees it. */
function present(vault: Vault, { actor }: Scope<CustomerActor>, sealed: Row, hash: string): AmlDecision {
  const row = openRow(vault, 'screening_decisions', sealed)
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
  }
}
