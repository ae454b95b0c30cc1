import { release } from '../../money/wallets/release.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { SystemActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { settleVerification } from './settleVerification.ts'

const EVERY_MS = 60_000
const BATCH = 500
/** A check without a hold (a test key's) is given up after as long as one with a hold. */
const GIVEN_UP_MS = 60 * 60_000

const actor: SystemActor = { kind: 'system', name: 'sweeper' }
const scope = { actor, ip: null, requestId: null, locale: 'en' } as const

type Swept = Pick<Context, 'db' | 'log'>

/** Once a minute, on every worker: what a crash left open is settled by whichever comes first. */
export const startSweeper = (ctx: Swept) => runPeriodically(EVERY_MS, 'sweeper', ctx.log, () => sweepExpired(ctx))

/** Ends checks that nobody will finish, as without an answer and free of charge, and gives back what expired holds still have. */
export async function sweepExpired(ctx: Swept): Promise<void> {
  for (const row of await abandoned(ctx))
    await orLog(ctx, row.id, () => settleVerification(ctx, scope, row, { status: 'source_unavailable', askedMs: null }))
  for (const hold of await expired(ctx)) await orLog(ctx, hold.id, () => releaseHold(ctx, hold))
}

const abandoned = ({ db }: Swept) =>
  db
    .selectFrom('verifications')
    .leftJoin('holds', 'holds.id', 'verifications.hold_id')
    .selectAll('verifications')
    .where('verifications.status', 'in', ['queued', 'in_progress'])
    .where('verifications.job_id', 'is', null)
    .where(eb =>
      eb.or([
        eb('holds.expires_at', '<', new Date().toISOString()),
        eb.and([
          eb('holds.id', 'is', null),
          eb('verifications.created_at', '<', new Date(Date.now() - GIVEN_UP_MS).toISOString()),
        ]),
      ]),
    )
    .limit(BATCH)
    .execute()

const expired = ({ db }: Swept) =>
  db
    .selectFrom('holds')
    .select(['id', 'reference'])
    .where('remaining_paise', '>', 0)
    .where('expires_at', '<', new Date().toISOString())
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()

/** Nobody has gone on with a paused job: it ends as if cancelled. The job comes before the wallet, as in `server/bulk`: one order of locks. */
async function releaseHold({ db }: Swept, { id: holdId, reference }: { id: string; reference: string }): Promise<void> {
  await db.transaction().execute(async trx => {
    const jobs = trx.updateTable('bulk_jobs').where('hold_id', '=', holdId)
    await jobs
      .set({ status: 'cancelled', finished_at: new Date() })
      .where('status', 'in', ['pausing', 'paused'])
      .execute()
    await jobs
      .set({
        status: 'failed',
        error: 'The job did not finish in time; its remaining rows were not charged.',
        finished_at: new Date(),
      })
      .where('status', 'in', ['running', 'cancelling'])
      .execute()
    // A key of its own each time: a hold that another node has emptied has nothing left to release, and nothing to record.
    const entry = { holdId, key: newId('trf'), reference, description: 'Not used in time', actor }
    const { releasedPaise } = await release(trx, entry)
    if (releasedPaise > 0) await audit(trx, scope, { action: 'hold.expired', subject: holdId, data: { releasedPaise } })
  })
}

async function orLog({ log }: Swept, id: string, settling: () => Promise<unknown>): Promise<void> {
  try {
    await settling()
  } catch (error) {
    log.error({ err: error, id }, 'could not settle what was left open')
  }
}
