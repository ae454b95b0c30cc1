import { type Kysely, sql } from 'kysely'

/** What plans and cases belong to (`contracts/cases/products.ts`), and what a person has filled in and not sent yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table plans add column product text not null default 'general'`,
  `create index plans_of_product on plans (user_id, product, id)`,
  `alter table cases add column product text not null default 'general'`,
  `create index cases_of_product on cases (user_id, product, id)`,
  `alter table case_steps add column draft_sealed text`,
]
