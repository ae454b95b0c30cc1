import { type Kysely, sql } from 'kysely'

export const id = '0106-statement-layouts'

/** Columns of bank statements that people have mapped (docs/decisions/0079). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table bank_statement_layouts (
    id text primary key,
    user_id text not null references users,
    mode text not null,
    key text not null,
    bank text,
    anchors jsonb not null,
    columns jsonb not null,
    created_at timestamptz not null default now())`,
  `create index bank_statement_layouts_of_user on bank_statement_layouts (user_id, mode)`,
]
