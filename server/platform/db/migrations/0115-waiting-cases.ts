import { type Kysely, sql } from 'kysely'

/** Whom a case waits for (`server/cases/waitsOn.ts`), so that a list can be filtered by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const isAsked = (kinds: string) =>
  `exists (select from case_steps where case_id = cases.id and status = 'asked' and kind in (${kinds}))`

const statements = [
  `alter table cases add column waits_on text`,
  `update cases set waits_on = case
    when status = 'paused' then 'customer'
    when ${isAsked(`'review'`)} then 'customer'
    when ${isAsked(`'form', 'consent', 'document', 'code'`)} then 'person'
    else 'system' end
    where status in ('open', 'paused')`,
  `create index cases_waiting on cases (user_id, waits_on, id) where waits_on is not null`,
  `create index cases_by_due_step on cases (user_id, next_due_at) where waits_on is not null`,
]
