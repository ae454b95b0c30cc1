import { type Kysely, sql } from 'kysely'

export const id = '0055-sealed-checks'

/**
 * Results and the names of those who requested a check are sealed. What a list shows of the input is masked from the sealed input
 * when it is read. The server moves what is stored in clear when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table verifications add column result_sealed text, add column requested_by_index text, drop column input_masked`,
  `drop index verifications_requester`,
  `create index verifications_requester on verifications (user_id, product, requested_by_index, id desc, created_at, status)`,
  // The first event repeated the name.
  `update verifications set timeline = jsonb_set(timeline, '{0}', (timeline -> 0) - 'detail')
    where timeline -> 0 ->> 'event' = 'received' and timeline -> 0 ? 'detail'`,
]
