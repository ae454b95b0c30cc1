import { sql } from 'kysely'
import { formatText } from '../../../contracts/messages/translate.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { capture } from '../../money/wallets/holds.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import { verificationsFinished } from '../../platform/metrics.ts'
import { type BulkJob, productOfJob } from './bulkJob.ts'
import { type Claimed, endChunk, lockJobById, pauseIfIdle } from './chunks.ts'
import { finishIfDone, worker } from './finishJob.ts'
import { endTurn } from './lanes.ts'
import type { LaneTask } from './queues.ts'
import type { VerifiedRow } from './verifyRow.ts'

type Chunk = Pick<Claimed, 'jobId' | 'chunk' | 'part'>

/**
 * Stores verifications, charge, counters, the end of the chunk and of the lane's turn in one transaction. Locks the job before the wallet, as all
 * bulk code does; a chunk or part that is already settled changes nothing. `complete` is false when the worker stopped early.
 */
export async function settleChunk(
  ctx: Context,
  task: LaneTask,
  chunk: Chunk & { complete: boolean },
  verified: VerifiedRow[],
): Promise<void> {
  const settled = await ctx.db.transaction().execute(async trx => {
    const job = await lockJobById(trx, chunk.jobId)
    // A job whose hold expired meanwhile has ended, and its money was released: what comes late is neither charged nor stored.
    const isFirst = (await endChunk(trx, job, chunk)) && job.finished_at === null
    if (isFirst) {
      if (verified.length > 0) await writeRows(trx, job, chunk, verified)
      await finishIfDone(ctx, trx, job.id)
      await pauseIfIdle(trx, job.id)
    }
    await endTurn(ctx, trx, task)
    return isFirst ? verified : []
  })
  for (const { verification } of settled) {
    const { product, status, mode } = verification
    verificationsFinished.inc({ product, status, mode })
  }
}

async function writeRows(trx: Trx, job: BulkJob, chunk: Chunk, verified: VerifiedRow[]): Promise<void> {
  const count = (status: string) => verified.filter(({ verification }) => verification.status === status).length
  // An answer that is reused is free.
  const answers = verified.filter(({ verification }) => verification.charge_paise > 0).length
  const amountPaise = answers * job.unit_price_paise
  const charged = amountPaise > 0 ? await captureChunk(trx, job, chunk, answers, amountPaise) : undefined
  const verifications = verified.map(({ verification }) =>
    verification.charge_paise
      ? {
          ...verification,
          transfer_id: charged?.transferId ?? null,
          balance_after_paise: charged?.availablePaise ?? null,
        }
      : verification,
  )
  await sql`insert into verifications select made.* from ${jsonRows('verifications', verifications)} as made`.execute(
    trx,
  )
  const links = verified.map(({ row, verification }) => ({ row, id: verification.id }))
  await sql`
    update bulk_rows set verification_id = link.id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (row int, id text)
    where job_id = ${job.id} and row_no = link.row`.execute(trx)
  await trx
    .updateTable('bulk_jobs')
    .set({
      rows_completed: job.rows_completed + count('completed'),
      rows_not_found: job.rows_not_found + count('not_found'),
      rows_unavailable: job.rows_unavailable + count('source_unavailable'),
      captured_paise: job.captured_paise + amountPaise,
    })
    .where('id', '=', job.id)
    .execute()
}

function captureChunk(trx: Trx, job: BulkJob, { chunk, part }: Chunk, answered: number, amountPaise: number) {
  const locale = job.locale as Locale
  return capture(trx, {
    holdId: job.hold_id as string,
    amountPaise,
    key: ['job', job.id, 'chunk', chunk, ...(part ? [part] : [])].join(':'),
    reference: job.id,
    description: formatText(ledgerWords.jobCharged[locale], {
      product: productOfJob(job).label[locale],
      count: formatCount(answered),
    }),
    actor: worker,
  })
}
