import type { ListSourceRow } from '../../../contracts/calls/listSources.ts'
import type { ListSourceId } from '../../../contracts/screening/listSources.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { type AdminActor, actorId } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { describeFetchFault } from './fetchFault.ts'
import { sendFetch } from './fetchQueue.ts'
import { readListSources } from './sources.ts'
import { isFetched, isLicensed, readSources, stateOf } from './state.ts'

type Staff = Scope<AdminActor>

const done = { done: true } as const

/** Every published list, with its age and what it promises. */
export async function listSourcesOf({ db, config }: Pick<Context, 'db' | 'config'>, { locale }: Pick<Staff, 'locale'>) {
  const sources = await readSources(db, readListSources(config))
  const lists = await db
    .selectFrom('screening_lists as list')
    .leftJoin('screening_list_versions as version', join =>
      join.onRef('version.list_id', '=', 'list.id').onRef('version.number', '=', 'list.current_version'),
    )
    .select(['list.id', 'version.published_on', 'version.finished_at'])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('screening_list_versions as running')
            .select('running.id')
            .whereRef('running.list_id', '=', 'list.id')
            .where('running.state', '=', 'importing'),
        )
        .as('isRunning'),
    )
    .where('owner_id', 'is', null)
    .where('removed_at', 'is', null)
    .execute()
  const isFetching = config.LIST_FETCH === 'on'
  return {
    isFetching,
    sources: sources.map((source): ListSourceRow => {
      const { row } = source
      const list = lists.find(({ id }) => id === row.list_id)
      return {
        id: source.id,
        list: source.list,
        listId: list?.id ?? null,
        publisher: source.publisher,
        address: source.address,
        state: stateOf(source, list?.isRunning === true, Date.now()),
        isOn: row.is_on,
        licence: source.licence ?? null,
        licenceConfirmedAt: row.licence_confirmed_at,
        dated: list?.published_on ?? list?.finished_at?.slice(0, 10) ?? null,
        checkedAt: row.checked_at,
        everyHours: source.everyHours,
        promiseHours: source.promiseHours,
        problem: row.fault === null ? null : describeFetchFault(locale, row.fault, row.fault_params),
        nextAt: isFetching && isFetched(source) ? row.next_at : null,
      }
    }),
  }
}

async function readSource({ db, config }: Pick<Context, 'db' | 'config'>, id: ListSourceId) {
  const [source] = await readSources(
    db,
    readListSources(config).filter(one => one.id === id),
  )
  if (!source) throw notFound('list')
  return source
}

/** Throws `conflict` before its licence is confirmed. */
export async function fetchNow(ctx: Context, scope: Staff, id: ListSourceId) {
  const source = await readSource(ctx, id)
  if (!isLicensed(source))
    throw new Problem('conflict', translate(scope.locale, 'watchLists.fetch.licence', { list: source.list }))
  await ctx.db.transaction().execute(async trx => {
    await sendFetch(ctx, trx, { source: id, byHand: true })
    await audit(trx, scope, { action: 'listSource.fetched', subject: id })
  })
  return done
}

export async function setSource(
  ctx: Context,
  scope: Staff,
  id: ListSourceId,
  { on, reason }: { on: boolean; reason: string },
) {
  await readSource(ctx, id)
  await ctx.db.transaction().execute(async trx => {
    const values = { is_on: on, late_since: null, ...(on && { next_at: new Date() }) }
    await trx.updateTable('screening_sources').set(values).where('source', '=', id).execute()
    await audit(trx, scope, { action: 'listSource.changed', subject: id, reason, data: { on } })
  })
  return done
}

/** Throws `conflict` for a source that asks for none. */
export async function confirmLicence(ctx: Context, scope: Staff, id: ListSourceId, { reason }: { reason: string }) {
  const source = await readSource(ctx, id)
  if (!source.licence) throw new Problem('conflict', translate(scope.locale, 'watchLists.fetch.noLicence'))
  await ctx.db.transaction().execute(async trx => {
    const confirmed = {
      licence_confirmed_by: actorId(scope.actor),
      licence_confirmed_at: new Date(),
      next_at: new Date(),
    }
    await trx.updateTable('screening_sources').set(confirmed).where('source', '=', id).execute()
    await audit(trx, scope, { action: 'listSource.licenceConfirmed', subject: id, reason })
  })
  return done
}
