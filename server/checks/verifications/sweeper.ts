import type { ProductId } from '../../../contracts/products/index.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { release } from '../../money/wallets/holds.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { SystemActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { settleOnce, settleVerification } from './settleVerification.ts'
import type { VerificationRow } from './values.ts'

const EVERY_MS = 60_000
const BATCH = 500
/** Verifications without a hold (test keys) are given up after this time. */
const GIVEN_UP_MS = 60 * 60_000

const actor: SystemActor = { kind: 'system', name: 'sweeper' }
const scope = { actor, ip: null, requestId: null, locale: 'en' } as const

type Swept = Pick<Context, 'db' | 'vault' | 'log'>

/** Runs once a minute on every worker; whichever comes first settles what a crash left open. */
export const startSweeper = (ctx: Swept, afterExpiry: AfterExpiry) =>
  runPeriodically(EVERY_MS, 'sweeper', ctx.log, () => sweepExpired(ctx, afterExpiry))

/** What a product does when nobody has acted on its check, in the transaction that ends the check; once per check. */
export type AfterExpiry = Partial<Record<ProductId, (trx: Trx, row: VerificationRow) => Promise<void>>>

/** Settles abandoned and expired verifications as unanswered and free of charge, and releases what is left of expired holds. */
export async function sweepExpired(ctx: Swept, afterExpiry: AfterExpiry = {}): Promise<void> {
  for (const row of await overdue(ctx)) await logErrors(ctx, row.id, () => expire(ctx, row, afterExpiry))
  for (const row of await abandoned(ctx))
    await logErrors(ctx, row.id, () =>
      settleVerification(ctx, scope, row, { status: 'source_unavailable', askedMs: null }),
    )
  for (const hold of await expired(ctx)) await logErrors(ctx, hold.id, () => releaseHold(ctx, hold))
}

const expire = ({ db, vault }: Swept, row: VerificationRow, after: AfterExpiry) =>
  db.transaction().execute(async trx => {
    const ended = await settleOnce({ db: trx, vault }, scope, row, { status: 'expired', askedMs: null })
    if (ended) await after[row.product as ProductId]?.(trx, ended)
  })

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

/** Those for which nobody has acted. */
const overdue = ({ db }: Swept) =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('status', '=', 'awaiting_person')
    .where('expires_at', '<', new Date().toISOString())
    .orderBy('expires_at')
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

/**
 * Also ends the job of the hold: a paused one as cancelled, a running one as failed. Locks the job before the wallet, as
 * `server/checks/bulk` does.
 */
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
        error: 'The job did not finish in time. Its remaining rows were not charged.',
        finished_at: new Date(),
      })
      .where('status', 'in', ['running', 'cancelling'])
      .execute()
    // A new key each time: if another node has emptied the hold, this releases and records nothing.
    const entry = { holdId, key: newId('trf'), reference, description: ledgerWords.holdExpired.en, actor }
    const { releasedPaise } = await release(trx, entry)
    if (releasedPaise > 0) await audit(trx, scope, { action: 'hold.expired', subject: holdId, data: { releasedPaise } })
  })
}

async function logErrors({ log }: Swept, id: string, settle: () => Promise<unknown>): Promise<void> {
  try {
    await settle()
  } catch (error) {
    log.error({ err: error, id }, 'could not settle what was left open')
  }
}
