import type { Selectable } from 'kysely'
import type { ListSourceState } from '../../../contracts/screening/listSources.ts'
import type { Db } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Source } from './sources.ts'

export type SourceRow = Selectable<Schema['screening_sources']>

export const HOUR_MS = 60 * 60_000

/** So many failures in a row before the first import count as late: there is no age yet. */
const MAX_FAILURES = 3

/** The row of every source; those that nobody has touched get theirs. */
export async function readSources(db: Db, sources: readonly Source[]): Promise<(Source & { row: SourceRow })[]> {
  await db
    .insertInto('screening_sources')
    .values(sources.map(({ id, isOn }) => ({ source: id, is_on: isOn, validators: '{}', next_at: new Date() })))
    .onConflict(same => same.doNothing())
    .execute()
  const rows = await db.selectFrom('screening_sources').selectAll().execute()
  return sources.map(source => ({ ...source, row: rows.find(row => row.source === source.id) as SourceRow }))
}

/** Whether it may be fetched. */
export const isLicensed = ({ licence, row }: Source & { row: SourceRow }): boolean =>
  licence === undefined || row.licence_confirmed_at !== null

/** Whether it is fetched by itself, if workers fetch at all. */
export const isFetched = (source: Source & { row: SourceRow }): boolean => source.row.is_on && isLicensed(source)

export const ageMs = ({ row }: { row: SourceRow }, now: number): number | null =>
  row.checked_at === null ? null : now - Date.parse(row.checked_at)

/** Whether the list is older than promised. One that is turned off promises nothing. */
export function isLate(source: Source & { row: SourceRow }, now: number): boolean {
  if (!isFetched(source)) return false
  const age = ageMs(source, now)
  return age === null ? source.row.failures >= MAX_FAILURES : age > source.promiseHours * HOUR_MS
}

export function stateOf(source: Source & { row: SourceRow }, isRunning: boolean, now: number): ListSourceState {
  const { row } = source
  if (isRunning) return 'fetching'
  if (!isLicensed(source)) return 'licence'
  if (!row.is_on) return 'off'
  if (isLate(source, now)) return 'late'
  if (row.fault !== null) return 'failed'
  return row.checked_at === null ? 'waiting' : 'fresh'
}
