import { type Kysely, sql } from 'kysely'

/**
 * Files that wait to be read, and how recently each account had its turn (decision 0072). A row leaves the queue when its files have been read.
 * `position` is the order of arrival, `turn` the order in which accounts were served; neither depends on a clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table readings (
    id text primary key,
    kind text not null check (kind in ('check', 'face')),
    user_id text not null references users,
    mode text not null check (mode in ('live', 'test')),
    locale text not null check (locale in ('en', 'hi')),
    position bigint generated always as identity,
    job_id text,
    queued_at timestamptz not null default now())`,
  `create index readings_claimed on readings (job_id) where job_id is not null`,
  `create sequence reading_turns`,
  `create table reading_shares (
    user_id text not null references users,
    mode text not null check (mode in ('live', 'test')),
    turn bigint not null,
    primary key (user_id, mode))`,
]
