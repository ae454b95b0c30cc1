import { type Kysely, sql } from 'kysely'

export const id = '0062-court-copy'

/** Our copy of public court records (decision 0042): the courts, their cases, and the keys of the parties' names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table court_courts (
      code text primary key,
      name text not null,
      state text not null,
      district text not null,
      from_year integer not null,
      copied_on date not null
    )`.execute(db)
  await sql`
    create table court_cases (
      cnr text primary key,
      state text,
      body jsonb not null,
      digest text not null,
      source text not null,
      fetched_at timestamptz not null
    )`.execute(db)
  await sql`
    create table court_parties (
      cnr text not null references court_cases (cnr) on delete cascade,
      position integer not null,
      keys text[] not null,
      primary key (cnr, position)
    )`.execute(db)
  await sql`create index court_parties_keys on court_parties using gin (keys)`.execute(db)
}
