import { type Kysely, sql } from 'kysely'

export const id = '0009-aadhaar-requests'

/** A code that was sent to the holder of an Aadhaar number and has not been entered yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table aadhaar_requests (
    user_id text primary key references users,
    request_sealed text not null,
    expires_at timestamptz not null)`,
  // Drops an index that, together with the key and the last four digits, would reveal the number within minutes.
  `drop index kyc_records_aadhaar`,
  `alter table kyc_records drop column aadhaar_index`,
]
