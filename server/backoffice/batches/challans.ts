import { sql } from 'kysely'
import type { z } from 'zod'
import type { batchChallanTotals } from '../../../contracts/calls/adminBatches.ts'
import type { ChallanRoute } from '../../../contracts/challans/challans.ts'
import type { JobStatus } from '../../../contracts/platform/codes.ts'
import type { BatchChallan, batchChallan } from '../../../contracts/resources/batchChallan.ts'
import { doneRows } from '../../checks/bulk/presentJob.ts'
import type { Context, Db } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'

type Filter = z.output<typeof batchChallan.filter>
type Totals = z.input<typeof batchChallanTotals.reply>

function matching(db: Db, { jobId = '', status, state, payability }: Filter) {
  let found = db.selectFrom('batch_challans').where('job_id', '=', jobId)
  if (status) found = found.where('status', 'in', status)
  if (state) found = found.where('state', '=', state)
  if (payability) found = found.where('payability', 'in', payability)
  return found
}

const columns = { id: 'id', amountPaise: 'amount_paise', issuedOn: 'issued_on' } as const

/** The challans of one batch. The cursor `after` goes with the order by id. */
export async function listBatchChallans(
  { db }: Pick<Context, 'db'>,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<BatchChallan>> {
  const found = matching(db, filter)
  const way = sort.order === 'ASC' ? 'asc' : 'desc'
  let page = found
  if (filter.after) page = page.where('id', way === 'asc' ? '>' : '<', filter.after)
  const rows = await page
    .selectAll()
    .orderBy(columns[sort.field as keyof typeof columns], way)
    .orderBy('id', way)
    .offset(offset)
    .limit(limit)
    .execute()
  const shown = rows.map(row => ({
    id: row.id,
    rcNo: row.rc_masked,
    number: row.number_masked,
    issuedOn: row.issued_on,
    state: row.state,
    amountPaise: row.amount_paise,
    status: row.status as BatchChallan['status'],
    payability: row.payability as ChallanRoute,
  }))
  return { ...(await countCapped(db, found)), rows: shown }
}

export const streamBatchChallans = (ctx: Pick<Context, 'db'>, filter: Filter) =>
  streamRows(async (after, limit) => {
    const sort = { field: 'id', order: 'DESC' } as const
    return (await listBatchChallans(ctx, { filter: { ...filter, after }, sort, offset: 0, limit })).rows
  }, filter.after)

/** What one batch of vehicles found. Throws `not_found` for any other batch. */
export async function readChallanTotals({ db, vault }: Pick<Context, 'db' | 'vault'>, id: string): Promise<Totals> {
  const job = await db
    .selectFrom('bulk_jobs')
    .innerJoin('users', 'users.id', 'bulk_jobs.user_id')
    .selectAll('bulk_jobs')
    .select(customerName.as('customer'))
    .where('bulk_jobs.id', '=', id)
    .where('product', '=', 'vehicle-challans')
    .executeTakeFirst()
  if (!job) throw notFound('batch')
  const [groups, counts] = await Promise.all([groupsOf(db, id), countsOf(db, id)])
  const pending = groups.filter(({ status }) => status === 'pending')
  const asked = job.rows_ready
  return {
    id,
    userId: job.user_id,
    customer: openName(vault, job.customer),
    fileName: job.file_name,
    status: job.status as JobStatus,
    createdAt: job.created_at,
    vehicles: {
      asked,
      answered: job.rows_completed,
      notFound: job.rows_not_found,
      unanswered: asked - doneRows(job) + job.rows_unavailable,
      ...counts,
    },
    pending: sumOf(pending),
    paid: sumOf(groups.filter(({ status }) => status === 'paid')),
    payability: summedBy(pending, ({ payability }) => payability).map(([payability, sums]) => ({
      payability,
      ...sums,
    })),
    states: summedBy(pending, ({ state }) => state).map(([state, sums]) => ({ state, ...sums })),
  }
}

interface Group {
  status: string
  state: string
  payability: ChallanRoute
  challans: number
  paise: number
}

async function groupsOf(db: Db, id: string): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select status, state, payability, count(*)::int as challans, sum(amount_paise)::bigint as paise
    from batch_challans where job_id = ${id} group by 1, 2, 3`.execute(db)
  return rows
}

async function countsOf(db: Db, id: string): Promise<Pick<Totals['vehicles'], 'uncounted' | 'withPending'>> {
  const { rows } = await sql<{ uncounted: number; withPending: number }>`
    select (select count(*)::int from verifications where job_id = ${id} and status = 'completed' and fleet_read_at is null) as uncounted,
      (select count(distinct verification_id)::int from batch_challans where job_id = ${id} and status = 'pending') as "withPending"`.execute(
    db,
  )
  return rows[0] ?? { uncounted: 0, withPending: 0 }
}

const sumOf = (groups: readonly Group[]) => ({
  challans: groups.reduce((total, { challans }) => total + challans, 0),
  paise: groups.reduce((total, { paise }) => total + paise, 0),
})

/** By the largest sum. */
const summedBy = <Key>(groups: readonly Group[], keyOf: (group: Group) => Key) =>
  [...Map.groupBy(groups, keyOf)]
    .map(([key, own]) => [key, sumOf(own)] as const)
    .toSorted(([, one], [, other]) => other.paise - one.paise)
