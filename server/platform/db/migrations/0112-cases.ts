import { type Kysely, sql } from 'kysely'

/** Plans, their versions, and the cases that are made from them (docs/decisions/0089). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table plans (
    id text primary key,
    user_id text not null references users,
    name text not null,
    version integer not null,
    archived_at timestamptz,
    created_at timestamptz not null default now())`,
  `create index plans_of_user on plans (user_id, id)`,
  // A published version never changes: its cases run on it to their end.
  `create table plan_versions (
    plan_id text not null references plans,
    version integer not null,
    plan jsonb not null,
    published_by text not null,
    published_at timestamptz not null default now(),
    primary key (plan_id, version))`,
  `create table cases (
    id text primary key,
    user_id text not null references users,
    sub_user_id text,
    api_key_id text,
    created_by text not null,
    mode text not null,
    channel text not null,
    plan_id text not null,
    plan_version integer not null,
    subject_name text,
    subject_email text,
    subject_phone text,
    name_words text[],
    email_index text,
    phone_index text,
    locale text not null,
    reference text,
    purpose text not null,
    status text not null,
    is_closing boolean not null default false,
    verdict text,
    verdict_rule integer,
    verdict_undecided integer,
    verdict_at timestamptz,
    decision text,
    decision_reason text,
    decided_by text,
    decided_at timestamptz,
    due_at timestamptz not null,
    next_due_at timestamptz,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    invitation_id text,
    foreign key (plan_id, plan_version) references plan_versions)`,
  `create index cases_of_user on cases (user_id, id)`,
  `create index cases_by_status on cases (user_id, status, id)`,
  `create index cases_by_words on cases using gin (name_words)`,
  `create index cases_by_email on cases (user_id, email_index)`,
  `create index cases_by_phone on cases (user_id, phone_index)`,
  `create index cases_open on cases (due_at) where status in ('open', 'paused')`,
  // The latest round of each step; what earlier ones brought is in the events.
  `create table case_steps (
    case_id text not null references cases on delete cascade,
    step text not null,
    place integer not null,
    kind text not null,
    status text not null,
    round integer not null,
    tries integer not null,
    outcome text,
    facts_sealed text,
    reason_sealed text,
    round_id text,
    verification_id text,
    problem_sealed text,
    told_at timestamptz,
    asked_at timestamptz,
    due_at timestamptz,
    ended_at timestamptz,
    primary key (case_id, step))`,
  // A step whose job was given up, after an outage that outlasted its retries.
  `create index case_steps_untold on case_steps (asked_at) where status = 'asked' and told_at is null`,
  `create index case_steps_running on case_steps (verification_id)
    where status = 'inProgress' and verification_id is not null`,
  // Every check that a case has made, those of earlier rounds too.
  `create table case_checks (
    verification_id text primary key,
    case_id text not null references cases on delete cascade,
    step text not null,
    round integer not null)`,
  `create index case_checks_of_case on case_checks (case_id)`,
  // Links that have ended without an answer, until the steps that wait have been told. A row of its own: whoever ends a link has locked the
  // invitation, and whoever ends a case has locked the case.
  `create table case_link_ends (
    invitation_id text primary key,
    case_id text not null,
    state text not null)`,
  // What the person of a case has uploaded; the files are the account's.
  `create table case_files (
    file_id text primary key,
    case_id text not null references cases on delete cascade)`,
  `create table case_events (
    id text primary key,
    case_id text not null references cases on delete cascade,
    type text not null,
    step text,
    round integer,
    outcome text,
    event_sealed text not null,
    made_by text not null,
    at timestamptz not null)`,
  `create index case_events_of_case on case_events (case_id, id)`,
]
