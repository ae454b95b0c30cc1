import { sql } from 'kysely'
import type { ClosingBlocker, ClosingFigures } from '../../../contracts/resources/closing.ts'
import { verifyLedger } from '../../money/wallets/verifyLedger.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { type Blockers, blockersOf, isLastOf, readStates } from './blockers.ts'
import { digestOf } from './digest.ts'
import { readFigures } from './figures.ts'
import { closableDays, periodOf } from './periods.ts'
import {
  lockBookings,
  lockClosings,
  lockRow,
  mailboxOf,
  moveFence,
  openingOf,
  periodOfRow,
  recordEvent,
} from './rows.ts'

type Verified = NonNullable<ClosingFigures['verified']>

/** Verifies the whole ledger. Throws `conflict`, naming the record that does not agree. */
export async function verifyForClosing({ db }: Pick<Context, 'db'>): Promise<Verified> {
  const report = await verifyLedger(db)
  if (report.broken) throw new Problem('conflict', `The ledger is not consistent: ${report.broken}`)
  const transfers = report.checked.find(({ name }) => name === 'transfers')?.count ?? 0
  return { at: new Date().toISOString(), transfers, sealed: report.chain?.sealed ?? 0 }
}

/**
 * Stores a period's figures and moves the fence behind it, so that what the second person signs is what was prepared. Throws `not_found` for
 * a period that is not over, and `conflict`, naming what must be done first.
 */
export async function prepareClosing(ctx: Context, scope: Scope<AdminActor>, id: string, note: string) {
  // Outside of the transaction: it reads the whole ledger, and nobody should wait for it.
  return prepareVerified(ctx, scope, id, { note, verified: await verifyForClosing(ctx) })
}

export function prepareVerified(
  ctx: Context,
  scope: Scope<AdminActor>,
  id: string,
  { note, verified }: { note: string; verified: Verified },
) {
  return ctx.db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await lockClosings(trx)
    const days = await closableDays(trx)
    const period = periodOf(id, days)
    const states = await readStates(trx)
    if (states.has(id)) throw new Problem('conflict', 'This period has already been prepared.')
    assertNothingBlocks((await blockersOf(ctx, trx, [period], days, states)).get(id))
    if (period.kind === 'day') await lockBookings(trx)
    const opening = await openingOf(trx, period)
    const figures = { ...(await readFigures(ctx, trx, period, opening)), verified }
    const digest = digestOf(id, figures)
    await trx
      .insertInto('closings')
      .values({
        id,
        kind: period.kind,
        first_day: period.firstDay,
        last_day: period.lastDay,
        state: 'prepared',
        figures: JSON.stringify(figures),
        digest,
        note,
        prepared_by: scope.actor.adminId,
        prepared_mailbox: await mailboxOf(ctx, trx, scope),
      })
      .execute()
    if (period.kind === 'day') await moveFence(trx)
    await recordEvent(trx, scope, { id, action: 'prepared', note, figures, digest })
    await audit(trx, scope, { action: 'closing.prepared', subject: id, reason: note, data: { digest } })
    return { state: 'prepared' as const }
  })
}

const reasons: Record<ClosingBlocker, (count: number) => string> = {
  order: count => `${count} earlier day${count === 1 ? ' is' : 's are'} not closed`,
  differences: count => `${count} difference${count === 1 ? ' is' : 's are'} not explained`,
  noReport: () => 'the gateway’s settlement report is missing',
  noInvoice: count => `${count} payment${count === 1 ? ' has' : 's have'} no invoice`,
}

/** Throws `conflict`, naming all of them. */
export function assertNothingBlocks(blockers: Blockers = []): void {
  if (blockers.length === 0) return
  const words = blockers.map(({ kind, count }) => reasons[kind](count)).join('; ')
  throw new Problem('conflict', `This must be done first: ${words}.`)
}

/** Opens a prepared period again. Throws `not_found`, and `conflict` once it is signed or while a later one rests on it. */
export function withdrawClosing(ctx: Context, scope: Scope<AdminActor>, id: string, reason: string) {
  return ctx.db.transaction().execute(async trx => {
    await lockClosings(trx)
    const row = await lockRow(trx, id)
    if (row.state !== 'prepared') throw new Problem('conflict', 'This period is signed off. Ask to reopen it instead.')
    const period = periodOfRow(row)
    if (!isLastOf(period, await readStates(trx)))
      throw new Problem('conflict', 'Later periods rest on this one. Withdraw them first.')
    await trx.deleteFrom('closings').where('id', '=', id).execute()
    if (row.kind === 'day') {
      await lockBookings(trx)
      await moveFence(trx)
    }
    const { figures, digest } = row
    await recordEvent(trx, scope, { id, action: 'withdrawn', note: reason, figures, digest })
    await audit(trx, scope, { action: 'closing.withdrawn', subject: id, reason, data: { digest } })
    return { state: 'open' as const }
  })
}
