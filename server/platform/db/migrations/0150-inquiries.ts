import { type Kysely, sql } from 'kysely'

/** Inquiries of dynamic intelligence, and what each has asked (docs/decisions/0115). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table inquiries (
    id text primary key,
    user_id text not null references users,
    sub_user_id text references sub_users,
    api_key_id text,
    mode text not null check (mode in ('live', 'test')),
    channel text not null check (channel in ('console', 'api')),
    locale text not null,
    made_by text not null,
    subjects_sealed text not null,
    subject_indexes text[] not null,
    sections jsonb not null,
    basis text not null check (basis in ('consent', 'contract', 'law', 'legalClaim')),
    basis_words text,
    purpose text not null,
    reference text,
    status text not null check (status in ('gathering', 'ready', 'erased')),
    at_most_paise bigint not null check (at_most_paise >= 0),
    charged_paise bigint not null default 0 check (charged_paise >= 0),
    contradictions integer not null default 0,
    missing integer not null default 0,
    created_at timestamptz not null,
    ended_at timestamptz,
    erase_at timestamptz not null)`,
  'create index inquiries_of on inquiries (user_id, id desc)',
  `create index inquiries_open on inquiries (id) where status = 'gathering'`,
  `create index inquiries_erase on inquiries (erase_at) where status <> 'erased'`,
  // The check's id is decided before it begins, so that whoever goes on after a crash finds it. A question is a keyed hash.
  `create table inquiry_questions (
    inquiry_id text not null references inquiries,
    question text not null,
    place bigint generated always as identity,
    product text not null,
    verification_id text not null,
    reused boolean not null default false,
    asked_by text not null check (asked_by in ('plan', 'person')),
    asked_at timestamptz not null default now(),
    blocked text,
    tries integer not null default 0,
    next_at timestamptz,
    primary key (inquiry_id, question))`,
  'create index inquiry_questions_check on inquiry_questions (verification_id)',
  'create index inquiry_questions_due on inquiry_questions (next_at) where next_at is not null',
]
