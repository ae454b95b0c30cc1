import type { z } from 'zod'
import type { pendingKyc, userKyc } from '../../../contracts/calls/adminKyc.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { dinsOf, openHolder, openSubject, presentCompany, presentIndividual } from './readKyc.ts'
import { findRecord, type KycRow } from './records.ts'

type Queue = z.output<typeof pendingKyc.reply>

const ROWS = 50

const waiting = (db: Db) =>
  db
    .selectFrom('kyc_records')
    .innerJoin('users', 'users.id', 'kyc_records.user_id')
    .where('kyc_records.approval_status', '=', 'Pending')
    .where('users.is_active', '=', true)

/** Oldest first, without deactivated accounts. */
export async function listPending({ db, vault }: Pick<Context, 'db' | 'vault'>): Promise<Queue> {
  const rows = await waiting(db)
    .select(['kyc_records.id', 'kyc_records.user_id', 'kind', 'holder_name', 'submitted_at'])
    .select(['email', customerName.as('customer')])
    .orderBy('submitted_at')
    .limit(ROWS)
    .execute()
  const pending = rows.map(row => ({
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    name: openHolder(vault, row),
    customer: openName(vault, row.customer),
    email: openRow(vault, 'users', { id: row.user_id, email: row.email }).email,
    submittedAt: row.submitted_at ?? '',
  }))
  return { total: await countPending(db), pending }
}

/** Counts up to the cap that all lists share. */
export async function countPending(db: Db): Promise<number> {
  const some = waiting(db).select('kyc_records.id').limit(limits.countCap).as('some')
  const { count } = await db
    .selectFrom(some)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type UserKyc = z.output<typeof userKyc.reply>

/** Both paths as staff see them, with masked numbers. Throws `not_found`. */
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

/** Counts other accounts that submitted the same number. */
async function countOthers(db: Db, row: KycRow): Promise<number> {
  const { count } = await db
    .selectFrom('kyc_records')
    .select(eb => eb.fn.count<number>('user_id').distinct().as('count'))
    .where('user_id', '<>', row.user_id)
    // A null index matches no row.
    .where('subject_index', '=', row.subject_index)
    .executeTakeFirstOrThrow()
  return count
}

/** Reveals the unmasked numbers to staff. The audit event is written first, so that no access goes unrecorded. Throws `not_found`. */
export async function revealKyc(
  { db, vault }: Context,
  scope: Scope<AdminActor>,
  id: string,
  { field, reason }: { field: 'number' | 'dins'; reason: string },
): Promise<{ values: string[] }> {
  const row = await db.selectFrom('kyc_records').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('KYC')
  await audit(db, scope, { action: 'kyc.revealed', subject: id, userId: row.user_id, reason, data: { field } })
  if (field === 'dins') return { values: dinsOf(vault, row) ?? [] }
  return { values: row.subject_sealed ? [openSubject(vault, row)] : [] }
}
