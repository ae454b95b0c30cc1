import { ledgerWords } from '../../contracts/words/ledgerWords.ts'
import { release } from '../money/wallets/holds.ts'
import type { Context, Trx } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { pricesAt } from './bounds.ts'
import { gather } from './gathered.ts'
import { gatheringScope, makeCheck } from './makeCheck.ts'
import { openReport, type Report, reportsIn } from './reportRow.ts'

/*
 * Reports are gathered by a node that works. A report is in the queue while its row says `gathering`; the job only wakes a worker. What is
 * delivered twice, or again after a crash, goes on where it was (docs/decisions/0058).
 */

const QUEUE = 'intelligence-reports'
const CLEAN_UP_MS = 60_000
const BATCH = 100
/** Checks of one report that run at once. */
const PARALLEL = 4
/** Answers lead to further checks at most twice; a round more than needed finds nothing to do. */
const MAX_ROUNDS = 6

/** Longer than a report needs, also when a node dies. What is left in the hold then goes back to the wallet. */
export const heldMs = 24 * 60 * 60_000

export const sendReport = ({ jobs }: Pick<Context, 'jobs'>, trx: Trx, id: string) =>
  jobs.sendIn(trx, QUEUE, { id }, { singletonKey: id })

/** Starts the worker of this queue. */
export async function startIntelligence(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(QUEUE, { policy: 'exclusive', expireInSeconds: 3_600 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<{ id: string }>(QUEUE, ({ data }) => gatherReport(ctx, data.id), {
    batchSize: 1,
    localConcurrency: 2,
  })
  return runPeriodically(CLEAN_UP_MS, 'intelligence reports', ctx.log, () => cleanUp(ctx))
}

/** Makes the checks of a report until no answer leads to another one, and gives back what is left. Does nothing if that is done. */
export async function gatherReport(ctx: Context, id: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const report = await readGathering(ctx, id)
    if (!report) return
    const { waiting } = await gather(ctx, report)
    // A revoked report is read by nobody: it asks nothing further.
    if (waiting.length === 0 || report.revoked_at !== null) return finish(ctx, report)
    const priceOf = await pricesAt(ctx, report.user_id, new Date(report.created_at))
    for (let at = 0; at < waiting.length; at += PARALLEL)
      await Promise.all(
        waiting
          .slice(at, at + PARALLEL)
          .map(one => makeCheck(ctx, report, one, report.mode === 'test' ? 0 : priceOf(one.product))),
      )
  }
  throw new Error('The checks of a report did not end.')
}

async function readGathering({ db, vault }: Context, id: string): Promise<Report | undefined> {
  const row = await reportsIn(db)
    .where('intelligence_reports.id', '=', id)
    .where('status', '=', 'gathering')
    .executeTakeFirst()
  return row && openReport(vault, row)
}

const finish = ({ db }: Context, { id, hold_id }: Report): Promise<void> =>
  db.transaction().execute(async trx => {
    if (hold_id) {
      const { actor } = gatheringScope
      await release(trx, {
        holdId: hold_id,
        key: `${id}:release`,
        reference: id,
        description: ledgerWords.intelligenceReport.en,
        actor,
      })
    }
    await trx
      .updateTable('intelligence_reports')
      .set({ status: 'ready', finished_at: new Date() })
      .where('id', '=', id)
      .execute()
  })

/** Sends reports again whose job is gone; the queue drops those that it has already. */
async function cleanUp(ctx: Context): Promise<void> {
  const left = await ctx.db
    .selectFrom('intelligence_reports')
    .select('id')
    .where('status', '=', 'gathering')
    .where('created_at', '<', new Date(Date.now() - CLEAN_UP_MS).toISOString())
    .limit(BATCH)
    .execute()
  for (const { id } of left) await ctx.db.transaction().execute(trx => sendReport(ctx, trx, id))
}
