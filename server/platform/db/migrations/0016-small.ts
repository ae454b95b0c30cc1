import { type Kysely, sql } from 'kysely'

export const id = '0016-small'

/** Tutorial videos recommended by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tutorials (
    id text primary key,
    title text not null,
    description text not null,
    url text not null,
    created_at timestamptz not null default now())`.execute(db)
}
