import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Context } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Finds checks for staff's search by id. */
export async function findVerifications({ db, vault }: Parts, q: string, most: number): Promise<SearchHit[]> {
  const conditions = idMatches('ver', q)
  if (conditions.length === 0) return []
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .select(['verifications.id', 'verifications.user_id', 'product', 'charge_paise', 'verifications.created_at'])
    .select(customerName.as('customer'))
    .where('verifications.id', 'in', idsWhere('verifications', conditions))
    .orderBy('verifications.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'verification',
    id: row.id,
    userId: row.user_id,
    target: row.product,
    title: openName(vault, row.customer),
    detail: row.id,
    amountPaise: row.charge_paise,
    at: row.created_at,
  }))
}

/** Finds calls of the developers' API by id, while the log keeps them. */
export async function findRequests({ db, vault }: Parts, q: string, most: number): Promise<SearchHit[]> {
  const conditions = idMatches('req', q)
  if (conditions.length === 0) return []
  const rows = await db
    .selectFrom('request_log')
    .innerJoin('users', 'users.id', 'request_log.user_id')
    .select(['request_log.id', 'request_log.user_id', 'method', 'path', 'charge_paise', 'request_log.created_at'])
    .select(customerName.as('customer'))
    .where('request_log.id', 'in', idsWhere('request_log', conditions))
    .orderBy('request_log.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'request',
    id: row.id,
    userId: row.user_id,
    target: null,
    title: openName(vault, row.customer),
    detail: `${row.method} ${row.path}`,
    amountPaise: row.charge_paise,
    at: row.created_at,
  }))
}

/** Finds bulk files by id. */
export async function findJobs({ db, vault }: Parts, q: string, most: number): Promise<SearchHit[]> {
  const conditions = idMatches('job', q)
  if (conditions.length === 0) return []
  const rows = await db
    .selectFrom('bulk_jobs')
    .innerJoin('users', 'users.id', 'bulk_jobs.user_id')
    .select(['bulk_jobs.id', 'bulk_jobs.user_id', 'file_name', 'captured_paise', 'bulk_jobs.created_at'])
    .select(customerName.as('customer'))
    .where('bulk_jobs.id', 'in', idsWhere('bulk_jobs', conditions))
    .orderBy('bulk_jobs.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'job',
    id: row.id,
    userId: row.user_id,
    target: null,
    title: row.file_name,
    detail: openName(vault, row.customer),
    amountPaise: row.captured_paise,
    at: row.created_at,
  }))
}
