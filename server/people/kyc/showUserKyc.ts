import type { z } from 'zod'
import type { userKyc } from '../../../contracts/calls/adminKyc.ts'
import type { Context, Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { presentCompany, presentIndividual } from './present.ts'
import { findRecord, type KycRow } from './records.ts'

type UserKyc = z.output<typeof userKyc.reply>

/** Both paths as staff see them, numbers masked. Throws `not_found`. */
export async function showUserKyc({ db, vault }: Context, userId: string): Promise<UserKyc> {
  const user = await db.selectFrom('users').select('kyc_completed_at').where('id', '=', userId).executeTakeFirst()
  if (!user) throw notFound('customer')
  const individual = await findRecord(db, userId, 'individual')
  const company = await findRecord(db, userId, 'company')
  return {
    complete: user.kyc_completed_at !== null,
    individual: individual ? { ...presentIndividual(vault, individual), ...(await forStaff(db, individual)) } : null,
    company: company ? { ...presentCompany(vault, company), ...(await forStaff(db, company)) } : null,
  }
}

async function forStaff(db: Db, row: KycRow) {
  const decider = row.decided_by
    ? await db.selectFrom('admins').select('name').where('id', '=', row.decided_by).executeTakeFirst()
    : undefined
  return {
    id: row.id,
    nameMatch: row.name_match,
    sharedWith: await countOthers(db, row),
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    decidedBy: decider?.name ?? null,
  }
}

/** Other accounts that gave the same number. */
async function countOthers(db: Db, row: KycRow): Promise<number> {
  const { count } = await db
    .selectFrom('kyc_records')
    .select(eb => eb.fn.count<number>('user_id').distinct().as('count'))
    .where('user_id', '<>', row.user_id)
    // Comparing with null finds nothing.
    .where('subject_index', '=', row.subject_index)
    .executeTakeFirstOrThrow()
  return count
}
