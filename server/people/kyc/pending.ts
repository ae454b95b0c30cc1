import type { z } from 'zod'
import type { pendingKyc } from '../../../contracts/calls/adminKyc.ts'
import { limits } from '../../../contracts/limits.ts'
import type { Db } from '../../platform/context.ts'

type Queue = z.output<typeof pendingKyc.reply>

const ROWS = 50

const waiting = (db: Db) =>
  db
    .selectFrom('kyc_records')
    .innerJoin('users', 'users.id', 'kyc_records.user_id')
    .where('kyc_records.approval_status', '=', 'Pending')
    .where('users.is_active', '=', true)

/** The oldest first, without deactivated accounts. */
export async function listPending(db: Db): Promise<Queue> {
  const rows = await waiting(db)
    .select(['kyc_records.id', 'kyc_records.user_id', 'kind', 'holder_name', 'submitted_at'])
    .select(['first_name', 'last_name', 'company_name', 'email'])
    .orderBy('submitted_at')
    .limit(ROWS)
    .execute()
  const pending = rows.map(row => ({
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    name: row.holder_name,
    customer: row.company_name ?? `${row.first_name} ${row.last_name}`,
    email: row.email,
    submittedAt: row.submitted_at ?? '',
  }))
  return { total: await countPending(db), pending }
}

/** Up to the cap of every list. */
export async function countPending(db: Db): Promise<number> {
  const some = waiting(db).select('kyc_records.id').limit(limits.countCap).as('some')
  const { count } = await db
    .selectFrom(some)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
