import { type Kysely, sql } from 'kysely'

/** What the subjects of inquiries are asked, and what they have said of each section (docs/decisions/0117). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table inquiry_reviews (
    id text primary key,
    inquiry_id text not null references inquiries,
    about_sealed text not null,
    sections jsonb not null,
    asked_by text not null,
    asked_at timestamptz not null,
    answers_sealed text,
    answered_at timestamptz,
    check ((answers_sealed is null) = (answered_at is null)))`,
  'create index inquiry_reviews_of on inquiry_reviews (inquiry_id, id)',
]
