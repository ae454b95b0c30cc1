import { type Kysely, sql } from 'kysely'

/** Other people whom steps of cases ask (docs/decisions/0103): one row a round of a step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table case_step_people (
    id text primary key,
    case_id text not null references cases on delete cascade,
    step text not null,
    round integer not null,
    invitation_id text,
    relation text not null,
    name text,
    email text,
    phone text,
    planned_sealed text not null,
    problem text,
    handed_over boolean not null default false,
    created_at timestamptz not null default now(),
    unique (case_id, step, round))`,
  `create unique index case_step_people_by_invitation on case_step_people (invitation_id)`,
]
