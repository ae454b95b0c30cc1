import { type Kysely, sql } from 'kysely'

/** What verifiers of staff are asked in cases, and what they can judge (docs/decisions/0104). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table admins add column skills text[] not null default '{}'`,
  `create table verification_tasks (
    id text primary key,
    case_id text not null references cases on delete cascade,
    step text not null,
    kind text not null,
    user_id text not null references users,
    skill text not null,
    judgement text not null,
    asked_at timestamptz not null,
    due_at timestamptz,
    holder_id text references admins,
    held_at timestamptz,
    held_until timestamptz,
    judged_by text references admins,
    judged_mailbox text,
    outcome text,
    reason_sealed text,
    ended_at timestamptz)`,
  `create index verification_tasks_open on verification_tasks (due_at) where ended_at is null`,
  `create index verification_tasks_held on verification_tasks (holder_id) where ended_at is null`,
  `create index verification_tasks_of_case on verification_tasks (case_id, judgement)`,
  `create index verification_tasks_of_user on verification_tasks (user_id, id)`,
]
