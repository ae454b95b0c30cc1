import { sql } from 'kysely'
import type { Db } from '../platform/context.ts'

const DONE = 'seed'
const BEGUN = 'seed-begun'

/**
 * `whole`: nothing is left to do. `begun`: a seed of an empty database was interrupted, and nobody has used what it left. `partly`:
 * at least the accounts may be there, and people's own work too.
 */
export async function readProgress(db: Db): Promise<'whole' | 'partly' | 'begun' | 'none'> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', [DONE, BEGUN]).execute()
  const valueOf = (name: string) => rows.find(({ key }) => key === name)?.value as Record<string, unknown> | undefined
  const [done, begun] = [valueOf(DONE), valueOf(BEGUN)]
  // Earlier versions said so after the first step.
  if (done) return done.whole ? 'whole' : 'partly'
  if (!begun) return 'none'
  return begun.onEmpty && !(await hasSessions(db)) ? 'begun' : 'partly'
}

/** Whether somebody has ever signed in. The audit log keeps it. */
const hasSessions = async (db: Db) =>
  (await db.selectFrom('audit_events').select('id').where('action', '=', 'session.started').executeTakeFirst()) !==
  undefined

/** Also notes whether the database was empty: only then may what the seed leaves behind be discarded. */
export async function recordBegun(db: Db): Promise<void> {
  const { rows } = await sql<{ onEmpty: boolean }>`
    select not exists(select from users) and not exists(select from admins) and not exists(select from audit_events)
      as "onEmpty"`.execute(db)
  const value = JSON.stringify({ at: new Date(), onEmpty: rows[0]?.onEmpty })
  await db
    .insertInto('settings')
    .values({ key: BEGUN, value })
    .onConflict(same => same.column('key').doUpdateSet({ value }))
    .execute()
}

/** In one statement, so that a seed is either begun or whole. */
export const recordDone = (db: Db) =>
  sql`
    with no_longer_begun as (delete from settings where key = ${BEGUN})
    insert into settings (key, value) values (${DONE}, ${JSON.stringify({ at: new Date(), whole: true })}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(db)
