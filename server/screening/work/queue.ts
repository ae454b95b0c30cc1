import type { z } from 'zod'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import type { AmlQueueRecord, amlQueue } from '../../../contracts/resources/amlQueue.ts'
import { verificationsMatching } from '../../checks/verifications/list.ts'
import { openInput, openResult } from '../../checks/verifications/values.ts'
import { seenLocations, seesChecks } from '../../platform/access/locations.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { openName, personName, type SealedName } from '../../platform/sealing/names.ts'
import { subjectIndex } from '../decisions/subjectIndex.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof amlQueue.filter>

/** The screenings with undecided hits, by id, which is the order of creation. */
export async function listQueue(
  ctx: Parts,
  scope: Scope<CustomerActor>,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<AmlQueueRecord>> {
  const { db, vault } = ctx
  const found = await matching(ctx, scope, filter)
  const rows = await found
    .selectAll('verifications')
    .select(['assignee_id', personName.$castTo<SealedName | null>().as('assignee')])
    .orderBy('verifications.id', sort.order === 'ASC' ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const proposals = await proposalsOf(ctx, scope.actor.userId)
  return {
    rows: rows.map(row => {
      const result = openResult(vault, row) as ResultOf<'aml-screen'>
      const proposed = proposals.get(subjectIndex(vault, openInput(vault, row) as InputOf<'aml-screen'>))
      const open = result.hits.filter(({ decision }) => decision === 'open')
      const assignee = openName(vault, row.assignee)
      return {
        id: row.id,
        subject: row.subject_masked,
        openHits: open.length,
        toConfirm: open.filter(({ entryKey, entryHash }) => proposed?.has(`${entryKey}:${entryHash}`)).length,
        score: result.score,
        risk: result.risk,
        reference: row.reference,
        assigneeId: assignee === null ? null : row.assignee_id,
        assignee,
        createdAt: row.created_at,
      }
    }),
    ...(await countCapped(db, found)),
  }
}

/** With the assignee, whose work is nobody's once they are no longer active. */
async function matching(ctx: Parts, { actor }: Scope<CustomerActor>, { assignee, ...filter }: Filter) {
  const wanted = { ...filter, outcome: ['possible_match'], mode: 'live' as const }
  const screenings = verificationsMatching(ctx, actor.userId, 'aml-screen', wanted)
    .where(seesChecks(await seenLocations(ctx.db, actor)))
    .selectAll()
  const found = ctx.db
    .selectFrom(screenings.as('verifications'))
    .leftJoin('screening_assignments', 'verification_id', 'verifications.id')
    .leftJoin('sub_users', join => join.onRef('sub_users.id', '=', 'assignee_id').on('sub_users.is_active', '=', true))
    .leftJoin('users', 'users.id', 'assignee_id')
  if (assignee === 'me') return found.where('assignee_id', '=', actorId(actor))
  if (assignee === 'nobody') return found.where('sub_users.id', 'is', null).where('users.id', 'is', null)
  return found
}

/** What waits for a second person in the account, by subject: entries in the form that they were decided in. */
async function proposalsOf({ db }: Parts, userId: string): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('screening_decisions')
    .select(['subject_index', 'list_id', 'source_id', 'content_hash'])
    .where('user_id', '=', userId)
    .where('proposed', 'is not', null)
    .execute()
  const bySubject = new Map<string, Set<string>>()
  for (const { subject_index, list_id, source_id, content_hash } of rows) {
    const entries = bySubject.get(subject_index) ?? new Set()
    bySubject.set(subject_index, entries.add(`${list_id}:${source_id}:${content_hash}`))
  }
  return bySubject
}
