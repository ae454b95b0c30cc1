import { type Kysely, sql } from 'kysely'

/**
 * Intelligence reports (decision 0058). A report holds no answers: it names the checks that were made for it. Its link's token is looked up
 * by hash; a sealed copy lets staff hand the link out again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table intelligence_reports (
    id text primary key,
    user_id text not null references users,
    mode text not null check (mode in ('live', 'test')),
    channel text not null check (channel in ('console', 'api')),
    api_key_id text,
    made_by text not null,
    subjects_sealed text not null,
    token_hash text not null unique,
    token_sealed text not null,
    code_email text,
    purpose text not null,
    consent text not null,
    reference text,
    status text not null check (status in ('gathering', 'ready')),
    hold_id text,
    at_most_paise bigint not null,
    created_at timestamptz not null,
    finished_at timestamptz,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoke_reason text,
    openings integer not null default 0)`,
  `create index intelligence_reports_of on intelligence_reports (user_id, id desc)`,
  `create index intelligence_reports_open on intelligence_reports (id) where status = 'gathering'`,
  // Which check answers a question of the report; the question is a keyed hash.
  `create table intelligence_checks (
    report_id text not null references intelligence_reports,
    question text not null,
    verification_id text not null,
    primary key (report_id, question))`,
  `create table intelligence_openings (
    id text primary key,
    report_id text not null references intelligence_reports,
    at timestamptz not null default now(),
    network text not null,
    agent text not null)`,
  `create index intelligence_openings_of on intelligence_openings (report_id, id desc)`,
]
