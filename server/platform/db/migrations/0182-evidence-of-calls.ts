import { type Kysely, sql } from 'kysely'

export const id = '0182-evidence-of-calls'

/**
 * Checks of the pictures of video calls, what a session demands, and from which country its person comes (decision 0125). Sessions from before have
 * no checks, so that nothing of them can be approved any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table video_calls add column country text',
  'alter table video_call_rounds add column country text, add column settings jsonb',
  `alter table video_call_stills add column answer text check (answer in ('card', 'printed'))`,
  // The id is that of the check, which is chosen before the check begins.
  `create table video_call_checks (
    id text primary key,
    call_id text not null references video_calls on delete cascade,
    round integer not null,
    kind text not null check (kind in ('card', 'pan', 'face')),
    key text not null,
    card_file text not null,
    face_file text,
    state text not null default 'due' check (state in ('due', 'begun', 'refused')),
    problem text,
    at timestamptz not null,
    unique (call_id, round, kind, key))`,
  `create index video_call_checks_due on video_call_checks (at) where state = 'due'`,
]
