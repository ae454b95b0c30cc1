import { type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Incident, IncidentDetail, incident } from '../../../contracts/resources/incident.ts'
import type { Db } from '../../platform/context.ts'
import { findAndCount, likePattern } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'

type Filter = z.output<typeof incident.filter>

/** A withdrawn incident has that state, whatever it had before. */
const shownState = sql<Incident['state']>`case when withdrawn_at is null then state else 'withdrawn' end`

const rowsOf = (db: Db) =>
  db
    .selectFrom('incidents')
    .innerJoin('admins', 'admins.id', 'incidents.created_by')
    .select([
      'incidents.id',
      'kind',
      'title_en as title',
      'impact',
      shownState.as('state'),
      'components',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'resolved_at as resolvedAt',
      'admins.name as createdBy',
      'incidents.created_at as createdAt',
    ])

export async function listIncidents(
  db: Db,
  { filter: { id, kind, state, impact, components, q }, ...query }: ListQuery<Filter>,
): Promise<Page<Incident>> {
  let found = rowsOf(db)
  if (id) found = found.where('incidents.id', 'in', id)
  if (kind) found = found.where('kind', 'in', kind)
  if (state) found = found.where(shownState, 'in', state)
  if (impact) found = found.where('impact', 'in', impact)
  if (components) found = found.where(sql<SqlBool>`components && ${components}::text[]`)
  if (q) found = found.where(sql<SqlBool>`concat_ws(' ', title_en, title_hi) ilike ${likePattern(q)}`)
  // As a table of its own, whose columns are the record's fields.
  const records = db.selectFrom(found.as('record')).selectAll()
  return findAndCount(records, { startsAt: 'startsAt', createdAt: 'createdAt' }, query)
}

/** With every text and what it was before. Throws `not_found`. */
export async function showIncident(db: Db, id: string): Promise<IncidentDetail> {
  const row = await rowsOf(db)
    .leftJoin('admins as withdrawer', 'withdrawer.id', 'incidents.withdrawn_by')
    .select(['title_hi', 'withdrawer.name as withdrawnBy', 'withdrawn_at as withdrawnAt'])
    .select('withdrawn_reason as withdrawnReason')
    .where('incidents.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('incident')
  const { title_hi, ...record } = row
  const updates = await db
    .selectFrom('incident_updates as update')
    .innerJoin('admins', 'admins.id', 'update.made_by')
    .selectAll('update')
    .select('admins.name as by')
    .where('incident_id', '=', id)
    .orderBy('update.id', 'desc')
    .execute()
  const corrections = await readCorrections(db, id)
  return {
    ...record,
    words: { en: row.title, hi: title_hi },
    corrections: (corrections.get(null) ?? []).map(presentCorrection),
    updates: updates.map(({ id: updateId, state, text_en, text_hi, by, made_at }) => ({
      id: updateId,
      state,
      text: { en: text_en, hi: text_hi },
      by,
      at: made_at,
      corrections: (corrections.get(updateId) ?? []).map(presentCorrection),
    })),
  }
}

type Correction = Selectable<Schema['incident_corrections']> & { by: string }

/** By update; those of the title by null. */
async function readCorrections(db: Db, id: string): Promise<Map<string | null, Correction[]>> {
  const rows = await db
    .selectFrom('incident_corrections as correction')
    .innerJoin('admins', 'admins.id', 'correction.made_by')
    .selectAll('correction')
    .select('admins.name as by')
    .where('incident_id', '=', id)
    .orderBy('correction.id', 'desc')
    .execute()
  return Map.groupBy(rows, ({ update_id }) => update_id)
}

const presentCorrection = ({ former_en, former_hi, by, made_at, reason }: Correction) => ({
  en: former_en,
  hi: former_hi,
  by,
  at: made_at,
  reason,
})
