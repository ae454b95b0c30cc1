import type { z } from 'zod'
import type { adminSearch } from '../../../contracts/calls/admin.ts'
import type { Db } from '../../platform/context.ts'
import { listUsers } from './users.ts'

type Hit = z.output<typeof adminSearch.reply>['hits'][number]

const MOST = 8

/** Finds a record by the prefix of its id, or customers by text. */
export async function searchRecords(db: Db, q: string): Promise<{ hits: Hit[] }> {
  const byId = await findById(db, q)
  if (byId) return { hits: [byId] }
  const page = await listUsers(db, { filter: { q }, sort: { field: 'id', order: 'DESC' }, offset: 0, limit: MOST })
  const hits = page.rows.map(user => ({
    kind: 'user' as const,
    id: user.id,
    userId: user.id,
    title: user.companyName ?? user.name,
    detail: [user.name, user.email, user.customerId].filter(Boolean).join(', '),
  }))
  return { hits }
}

async function findById(db: Db, id: string): Promise<Hit | undefined> {
  if (id.startsWith('ver_')) {
    const row = await db
      .selectFrom('verifications')
      .select(['id', 'user_id', 'product', 'status'])
      .where('id', '=', id)
      .executeTakeFirst()
    return (
      row && { kind: 'verification', id, userId: row.user_id, title: row.id, detail: `${row.product}, ${row.status}` }
    )
  }
  if (id.startsWith('trf_')) {
    const row = await db
      .selectFrom('transfers')
      .innerJoin('wallets', 'wallets.id', 'transfers.wallet_id')
      .select(['transfers.description', 'wallets.user_id'])
      .where('transfers.id', '=', id)
      .executeTakeFirst()
    return row && { kind: 'transfer', id, userId: row.user_id, title: id, detail: row.description }
  }
  if (id.startsWith('job_')) {
    const row = await db
      .selectFrom('bulk_jobs')
      .select(['user_id', 'file_name', 'status'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { kind: 'job', id, userId: row.user_id, title: row.file_name, detail: row.status }
  }
  return undefined
}
