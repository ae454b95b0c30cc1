import { type Kysely, sql } from 'kysely'

export const id = '0191-voices'

/** In whose name a message goes out, and a brand's own sender of SMS (decision 0129). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table messages add column voice jsonb',
  'alter table challan_brands add column sms_sender text, add column sms_template_id text',
]
