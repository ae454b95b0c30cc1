import { type Kysely, sql } from 'kysely'

/** The plans that verifications of many sources run on, each published once, and when a source that did not answer is asked again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table trubgv_plans (
    user_id text not null references users (id) on delete cascade,
    digest text not null,
    plan_id text not null references plans (id) on delete cascade,
    primary key (user_id, digest)
  )`,
  `create table trubgv_chases (
    case_id text primary key references cases (id) on delete cascade,
    tries integer not null default 0,
    next_at timestamptz not null
  )`,
  `create index trubgv_chases_due on trubgv_chases (next_at)`,
]
