import { type Kysely, sql } from 'kysely'

export const id = '0201-two-answers'

/** A second request to another provider after a time, and questions that two providers have answered differently (decision 0136). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Null: the next provider is asked only after a failure.
  'alter table source_routes add column hedge_ms integer check (hedge_ms between 50 and 30000)',
  // Answers that came second: we pay for them, no customer does.
  'alter table source_calls add column second boolean not null default false',
  // How often two providers answered the same question, and how often alike.
  `create table source_comparisons (
    product text not null,
    day date not null,
    origin text not null check (origin in ('hedge', 'dryRun')),
    compared integer not null,
    differed integer not null,
    primary key (product, day, origin))`,
  `create table source_disagreements (
    id text primary key,
    product text not null,
    origin text not null check (origin in ('hedge', 'dryRun')),
    first_provider text not null,
    second_provider text not null,
    fields text[] not null check (cardinality(fields) > 0),
    values_sealed text not null,
    at timestamptz not null default now())`,
  'create index source_disagreements_of on source_disagreements (product, id desc)',
  'create index source_disagreements_at on source_disagreements (at)',
]
