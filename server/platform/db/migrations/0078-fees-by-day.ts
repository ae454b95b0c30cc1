import { type Kysely, sql } from 'kysely'

export const id = '0078-fees-by-day'

/** Fees that are no checks, such as a month of monitoring, are spending of their day too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table uncounted_checks add column checks smallint not null default 1`,
  `insert into uncounted_checks (user_id, product, status, charge_paise, created_at, checks)
    select event.user_id, monitors.product, 'fee', paise, at, 0
    from monitor_events as event join monitors on monitors.id = monitor_id
    where event.kind = 'charged' and paise > 0`,
]
