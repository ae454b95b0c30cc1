import { type Kysely, sql } from 'kysely'

export const id = '0200-kept-answers'

/** For how long customers reuse their own answers, and which check was answered from which (decision 0136). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Without a row answers are never reused.
  `create table answer_reuse (
    user_id text not null references users,
    product text not null,
    hours integer not null check (hours between 1 and 720),
    changed_at timestamptz not null default now(),
    primary key (user_id, product))`,
  // Null for answers from before: nobody knows how their source was.
  'alter table verifications add column reusable boolean',
  'alter table verifications add column reused_from text',
]
