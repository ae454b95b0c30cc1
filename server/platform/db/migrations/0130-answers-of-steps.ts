import { type Kysely, sql } from 'kysely'

/** What persons have answered, the files that belong to it, and the codes of letters that prove an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table case_steps add column answer_sealed text`,
  // The step for which a file was handed over; null while it is only uploaded.
  `alter table case_files add column step text`,
  `create table case_letters (
    round_id text primary key,
    case_id text not null references cases on delete cascade,
    step text not null,
    code_sealed text not null,
    wrong integer not null default 0,
    printed_at timestamptz,
    created_at timestamptz not null default now())`,
  `create index case_letters_of_case on case_letters (case_id)`,
]
