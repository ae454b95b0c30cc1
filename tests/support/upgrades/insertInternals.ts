import { sql } from 'kysely'
import type { Context } from '../../../server/platform/context.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { sha256 } from '../../../server/platform/vault.ts'

const HOUR_MS = 3_600_000

/** Rows that are there only while something runs, or with services that a sandbox does not have. */
export async function insertInternals({ db, vault }: Context): Promise<void> {
  const soon = new Date(Date.now() + HOUR_MS)
  const ofDemo = await db.selectFrom('letterheads').select('user_id').executeTakeFirstOrThrow()
  const fresh = await db
    .selectFrom('users')
    .select('id')
    .where('kyc_completed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('spent_values')
    .values({ hash: sha256('spent'), expires_at: soon })
    .execute()
  await db.insertInto('challan_used_retries').values({ id: 'used', expires_at: soon }).execute()
  await db.insertInto('exchange_rates').values({ currency: 'USD', per_inr: 0.0118, fetched_at: new Date() }).execute()
  await db
    .insertInto('deliveries')
    .values({
      id: newId('msg'),
      channel: 'email',
      recipient_index: vault.index('recipient', 'a'),
      status: 'delivered',
      tries: 1,
    })
    .execute()
  await db
    .insertInto('aadhaar_requests')
    .values({
      user_id: fresh.id,
      request_sealed: vault.seal('1', { column: 'aadhaar_requests.request_sealed', id: fresh.id }),
      expires_at: soon,
    })
    .execute()
  await sql`
    insert into screening_import_entries (version_id, source_id, content_hash)
    select id, 'FS-01', 'hash' from screening_list_versions order by id limit 1`.execute(db)
  await sql`
    insert into bulk_lanes (user_id, lane, turn) values (${ofDemo.user_id}, 0, 1) on conflict do nothing`.execute(db)
  await sql`
    insert into document_comparisons (check_id, verification_id, user_id)
    select other.id, document.id, document.user_id from verifications as document, verifications as other
    where document.product = 'ocr-document' and other.product = 'voter-check' order by other.id limit 1`.execute(db)
  await sql`
    insert into fleet_reminders (vehicle_id, document, upto, step)
    select id, 'insurance', current_date, 7 from fleet_vehicles where removed_at is null order by id limit 1
    on conflict do nothing`.execute(db)
}
