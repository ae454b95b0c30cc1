import { sql } from 'kysely'
import type { z } from 'zod'
import type { startBulkJob } from '../../../contracts/calls/bulk.ts'
import { formatText } from '../../../contracts/messages/translate.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { reserve } from '../../money/wallets/holds.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { requireProductOn } from '../switches/productSwitches.ts'
import { walletFor } from '../verifications/values.ts'
import { type BulkJob, lockJob, ownJob, productOfJob } from './bulkJob.ts'
import { wakeLanes } from './lanes.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'

type StartBody = z.output<NonNullable<typeof startBulkJob.body>>

const HOLD_MS = limits.bulk.heldDays * 86_400_000

/**
 * Starts a job: reserves the whole price and sends the chunks in one transaction. Throws `insufficient_balance` and `conflict`.
 */
export async function startJob(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  body: StartBody,
  attempt: Attempt,
): Promise<JobDetail> {
  const known = await ownJob(ctx.db, scope, id)
  if (attempt.resumed && known.started_at) return presentJobDetail(ctx.vault, known)
  await renewPrice(ctx, known)
  const started = await ctx.db.transaction().execute(trx => startIn(ctx, trx, scope, id, body))
  return presentJobDetail(ctx.vault, started)
}

/** The same in the caller's transaction. After `insufficient_balance` the transaction remains usable. */
export async function startIn(
  ctx: Context,
  trx: Trx,
  scope: Scope<CustomerActor>,
  id: string,
  { atMostPaise, purpose, reference = null }: Omit<StartBody, 'consent'>,
): Promise<BulkJob> {
  const job = await lockJob(trx, scope, id, ['ready'])
  await requireProductOn(ctx, trx, scope, job.product as ProductId)
  const amountPaise = job.rows_ready * job.unit_price_paise
  if (job.rows_ready === 0) throw new Problem('conflict', translate(scope.locale, 'bulk.nothingReady'))
  if (amountPaise !== atMostPaise) throw new Problem('conflict', translate(scope.locale, 'bulk.priceChanged'))
  const hold_id = amountPaise > 0 ? await holdFor(trx, scope, job, amountPaise) : null
  await makeChunks(trx, job)
  const now = new Date().toISOString()
  await audit(trx, scope, { action: 'job.started', subject: id, data: { rows: job.rows_ready, amountPaise } })
  const running = await trx
    .updateTable('bulk_jobs')
    .set({ status: 'running', hold_id, purpose, reference, consented_at: now, started_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await wakeLanes(ctx, trx, job.user_id)
  return running
}

/** Updates a price that changed while the job was waiting; it only starts after its owner has seen the new total. */
async function renewPrice({ db, prices }: Context, job: BulkJob): Promise<void> {
  const unit_price_paise = await prices.priceOf(db, job.user_id, job.product as ProductId)
  if (unit_price_paise === job.unit_price_paise) return
  await db
    .updateTable('bulk_jobs')
    .set({ unit_price_paise })
    .where('id', '=', job.id)
    .where('status', '=', 'ready')
    .execute()
}

async function holdFor(trx: Trx, scope: Scope<CustomerActor>, job: BulkJob, amountPaise: number): Promise<string> {
  const wallet = await walletOf(trx, job.user_id, walletFor('bulk'))
  const { holdId } = await reserve(trx, {
    walletId: wallet.id,
    amountPaise,
    key: `job:${job.id}:reserve`,
    reference: job.id,
    description: formatText(ledgerWords.jobReserved[scope.locale], {
      product: productOfJob(job).label[scope.locale],
      count: formatCount(job.rows_ready),
      file: job.file_name,
    }),
    actor: scope.actor,
    locale: scope.locale,
    expiresAt: new Date(Date.now() + HOLD_MS),
  })
  return holdId
}

/** Splits the ready rows into chunks by row number. */
async function makeChunks(trx: Trx, job: BulkJob): Promise<void> {
  const { least, most, chunks } = limits.bulk.chunkRows
  const size = Math.min(most, Math.max(Math.ceil(job.rows_ready / chunks), least))
  await sql`
    insert into bulk_chunks (job_id, chunk_no, first_row, last_row)
    select ${job.id}, (place - 1) / ${size}::int, min(row_no), max(row_no)
    from (
      select row_no, row_number() over (order by row_no)::int as place
      from bulk_rows where job_id = ${job.id} and state = 'ready'
    ) as ready
    group by 2`.execute(trx)
}
