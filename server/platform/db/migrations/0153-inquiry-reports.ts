import { type Kysely, sql } from 'kysely'

/** Intelligence reports that were made from inquiries, and the answers that they have taken instead of asking again (docs/decisions/0117). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table inquiry_reports (
    inquiry_id text not null references inquiries,
    report_id text not null references intelligence_reports,
    primary key (inquiry_id, report_id))`,
  'alter table intelligence_checks add column reused boolean not null default false',
]
