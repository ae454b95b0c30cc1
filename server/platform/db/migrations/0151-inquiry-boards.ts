import { type Kysely, sql } from 'kysely'

/** Saved boards of inquiries: how a graph is laid out, by ids that say nothing of what they stand for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table inquiry_boards (
    id text primary key,
    inquiry_id text not null references inquiries,
    name text not null,
    name_index text not null,
    layout jsonb not null,
    saved_by text not null,
    saved_at timestamptz not null,
    unique (inquiry_id, name_index))`,
]
