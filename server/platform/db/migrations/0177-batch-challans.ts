import { type Kysely, sql } from 'kysely'

export const id = '0177-batch-challans'

/**
 * The challans that a batch of vehicles found (decision 0123), as `server/fleet` reads them from the answers: masked, and without their
 * offences and places. Answers of earlier batches are read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table batch_challans (
    id text primary key,
    job_id text not null references bulk_jobs on delete cascade,
    verification_id text not null references verifications on delete cascade,
    rc_masked text not null,
    number_masked text not null,
    issued_on date not null,
    state text not null,
    amount_paise bigint not null,
    status text not null,
    payability text not null)`,
  `create index batch_challans_of_job on batch_challans (job_id, id desc)`,
  `create index batch_challans_of_check on batch_challans (verification_id)`,
  `update verifications set fleet_read_at = null where product = 'vehicle-challans' and job_id is not null`,
]
