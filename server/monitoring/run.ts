import { sql } from 'kysely'
import { monitoredProducts } from '../../contracts/monitoring.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { dayOf, startOfDay } from '../checks/days.ts'
import type { Context } from '../platform/context.ts'
import { forEachConcurrent } from '../platform/forEachConcurrent.ts'
import { newSecret } from '../platform/identity/ids.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { Problem } from '../platform/problem.ts'
import { askSource, type VerificationOutcome } from '../sources/askSource.ts'
import { chargeMonth } from './chargeMonth.ts'
import { claimNext, lockClaimed, release } from './claims.ts'
import type { Finding } from './findings.ts'
import { basisOf, monitoringOf } from './products.ts'
import { addEvent, type MonitorRow, openMonitoredInput } from './rows.ts'
import { monitoringScope, pause, storeAnswer } from './storeAnswer.ts'
import { tellOwners } from './tellOwners.ts'

const EVERY_MS = 60_000
/** Subjects that a worker checks at the same time: most of each one's time is spent waiting for its source. */
const AT_ONCE = 8
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Looks once a minute, on every worker, for subjects that are to be checked. Stops between two of them. */
export function startMonitoring(ctx: Context): { stop(): Promise<void> } {
  let stopping = false
  const task = runPeriodically(EVERY_MS, 'monitoring', ctx.log, () =>
    runMonitoring(ctx, { isStopping: () => stopping }),
  )
  return {
    stop() {
      stopping = true
      return task.stop()
    },
  }
}

interface Run {
  /** The moment that counts as now. */
  at?: Date
  isStopping?: () => boolean
}

/**
 * Checks every subject that is due: by time, or because what its answers are made from is another one. Charges the months that begin, stores and
 * tells changes. Whatever is interrupted is done by a later run, and nothing is done twice.
 */
export async function runMonitoring(ctx: Context, { at, isStopping = () => false }: Run = {}): Promise<void> {
  const now = () => at ?? new Date()
  await wakeByBasis(ctx, now())
  const claim = newSecret()
  async function* due() {
    while (!isStopping()) {
      const row = await claimNext(ctx, claim, now())
      if (!row) return
      yield row
    }
  }
  await forEachConcurrent(due(), AT_ONCE, async row => {
    try {
      await checkAgain(ctx, row, now())
    } catch (error) {
      // The claim ends by itself; then it is tried again.
      ctx.log.error({ err: error, monitor: row.id }, 'could not check a monitored subject')
    }
  })
  await tellOwners(ctx)
}

/** Makes those due whose latest answer has another basis than one of now would have. */
async function wakeByBasis({ db }: Pick<Context, 'db'>, now: Date): Promise<void> {
  for (const product of monitoredProducts)
    await sql`
      update monitors set next_check_at = ${now.toISOString()}
      where product = ${product} and status = 'on' and next_check_at > ${now.toISOString()}
        and basis is distinct from ${basisOf(product, sql`monitors.user_id`)}`.execute(db)
}

async function checkAgain(ctx: Context, claimed: MonitorRow, at: Date): Promise<void> {
  const row = await payMonth(ctx, claimed, at)
  if (!row) return
  const basis = await readBasis(ctx, row)
  const input = openMonitoredInput(ctx.vault, row)
  const { product, user_id: userId } = row
  const outcome = await askSource(ctx, { product, input, userId, mode: 'live' })
  const days = monitoringOf(product).everyDays(input)
  if (outcome.status === 'source_unavailable') return release(ctx, row, { next_check_at: inMs(at, HOUR_MS) })
  await storeAnswer(ctx, row, {
    at,
    input,
    outcome,
    findings: findingsOf(row, outcome),
    values: { basis, checked_at: at.toISOString(), next_check_at: nextCheck(row, inMs(at, days * DAY_MS)) },
  })
}

/** Not later than the next month begins, which is charged then. */
const nextCheck = ({ paid_until }: MonitorRow, due: string): string => {
  const renewed = startOfDay(paid_until).toISOString()
  return renewed < due ? renewed : due
}

/** Read before the answer, so that whatever changes meanwhile makes another run. */
async function readBasis({ db }: Context, { product, user_id }: MonitorRow): Promise<string | null> {
  const { rows } = await sql<{
    basis: string | null
  }>`select ${basisOf(product, sql`${user_id}::text`)} as basis`.execute(db)
  return rows[0]?.basis ?? null
}

const inMs = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString()

const findingsOf = ({ product }: MonitorRow, outcome: VerificationOutcome): Finding[] =>
  outcome.status === 'completed' ? monitoringOf(product).findings(outcome.result as ResultOf<typeof product>) : []

/** The row with a month that is paid; undefined if the balance does not suffice, and if it is no longer this run's. */
async function payMonth(ctx: Context, claimed: MonitorRow, at: Date): Promise<MonitorRow | undefined> {
  if (claimed.status === 'on' && claimed.paid_until > dayOf(at)) return claimed
  return ctx.db.transaction().execute(async trx => {
    const row = await lockClaimed(trx, claimed)
    if (!row) return undefined
    try {
      const { actor, locale } = monitoringScope
      const paid = await chargeMonth(ctx, trx, row, { at, actor, locale })
      if (row.status === 'paused') await addEvent(trx, row, { kind: 'resumed', at })
      const values = { ...paid, status: 'on' } as const
      await trx.updateTable('monitors').set(values).where('id', '=', row.id).execute()
      return { ...row, ...values }
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'insufficient_balance') throw error
      await pause(trx, row, { at, tryAgainAt: inMs(at, HOUR_MS) })
      return undefined
    }
  })
}
