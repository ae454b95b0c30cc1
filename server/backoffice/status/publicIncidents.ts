import type { Selectable } from 'kysely'
import { type PublicIncident, STATUS_DAYS } from '../../../contracts/pages/statusPage.ts'
import { addDays, dayOf, startOfDay } from '../../checks/days.ts'
import type { Db } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** All that are open or planned, and those that were resolved on the days that the page shows; none that was withdrawn. The latest first. */
export async function publicIncidents(db: Db, now: Date): Promise<PublicIncident[]> {
  const since = startOfDay(dayOf(addDays(now, 1 - STATUS_DAYS)))
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where(eb => eb.or([eb('resolved_at', 'is', null), eb('resolved_at', '>=', since.toISOString())]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const updates = await db
    .selectFrom('incident_updates')
    .selectAll()
    .where(
      'incident_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id', 'desc')
    .execute()
  const byIncident = Map.groupBy(updates, ({ incident_id }) => incident_id)
  return rows.map(row => present(row, byIncident.get(row.id) ?? []))
}

/** Without who wrote it. */
const present = (
  row: Selectable<Schema['incidents']>,
  updates: readonly Selectable<Schema['incident_updates']>[],
): PublicIncident => ({
  id: row.id,
  kind: row.kind,
  title: { en: row.title_en, hi: row.title_hi },
  impact: row.impact,
  state: row.state,
  components: row.components,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  resolvedAt: row.resolved_at,
  updates: updates.map(({ state, text_en, text_hi, made_at }) => ({
    state,
    text: { en: text_en, hi: text_hi },
    at: made_at,
  })),
})
