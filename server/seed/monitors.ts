import { priceItemOf } from '../../contracts/checks/priceItems.ts'
import { monitoringItemOf } from '../../contracts/monitoring.ts'
import { countFee } from '../checks/dashboard/countChecks.ts'
import { dayOf, startOfDay } from '../checks/days.ts'
import { addMonths } from '../monitoring/months.ts'
import { addEvent, openKnown, sealKnown } from '../monitoring/rows.ts'
import { runMonitoring } from '../monitoring/run.ts'
import { endMonitor, newMonitor, startMonitor } from '../monitoring/turnOn.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { idAt } from '../platform/identity/ids.ts'
import type { runCheck, SeedContext } from './checks.ts'
import { MONITORED, monitoredChecks } from './plan.ts'

type Check = Awaited<ReturnType<typeof runCheck>>

/** A monitor that has been on for some time, with the months that were paid. */
export interface PaidMonitor {
  id: string
  verificationId: string
  since: Date
  months: { from: string; until: string; at: Date; transferId: string }[]
}

const { label, pricePaise } = priceItemOf(monitoringItemOf(MONITORED))
const HOUR_MS = 3_600_000

/** Charges the months since the demo turned the monitoring of two of its court checks on, in the ledger of the history. */
export function payMonths(
  { ledger, wallets, askers }: SeedContext,
  checks: readonly Check[],
  now: Date,
): PaidMonitor[] {
  const monitored = new Set<string | null>(monitoredChecks.map(({ reference }) => reference))
  const subjects = checks.filter(check => check.product === MONITORED && monitored.has(check.reference))
  return subjects.map(check => {
    const since = new Date(new Date(check.created_at).getTime() + HOUR_MS)
    const id = idAt('mon', since)
    const anchor = dayOf(since)
    const months: PaidMonitor['months'] = []
    for (let count = 0; addMonths(anchor, count) <= dayOf(now); count++) {
      const from = addMonths(anchor, count)
      const at = count === 0 ? since : startOfDay(from)
      const note = { at, description: label.en, actor: askers.owner.actor, reference: id }
      const hold = ledger.reserve(wallets.product, pricePaise, note)
      const transferId = ledger.capture(wallets.product, hold, pricePaise, note)
      months.push({ from, until: addMonths(anchor, count + 1), at, transferId })
    }
    return { id, verificationId: check.id, since, months }
  })
}

/** Stores them with their history. */
export async function insertPaidMonitors(ctx: Context, scope: Scope<CustomerActor>, monitors: readonly PaidMonitor[]) {
  for (const { id, verificationId, since, months } of monitors) {
    const row = await newMonitor(ctx, scope, verificationId, id)
    const on = { status: 'on', since: since.toISOString(), months: months.length } as const
    const paid = { anchor: months[0]?.from ?? row.anchor, paid_until: months.at(-1)?.until ?? row.paid_until }
    await ctx.db.transaction().execute(async trx => {
      await trx
        .insertInto('monitors')
        .values({ ...row, ...on, ...paid })
        .execute()
      await addEvent(trx, row, { kind: 'started', at: since, verificationId })
      for (const { at, transferId, ...month } of months) {
        await addEvent(trx, row, { kind: 'charged', at, paise: pricePaise, month, transferId })
        await countFee(trx, { userId: row.user_id, product: MONITORED, paise: pricePaise, at })
      }
    })
  }
}

/**
 * What the demo monitors: a counterparty whose entry on a list has changed since, a driver's court cases, and somebody whose monitoring
 * was ended.
 */
export async function monitorCounterparties(ctx: Context, scope: Scope<CustomerActor>): Promise<void> {
  const changed = await startMonitor(ctx, scope, { verificationId: await checkOf(ctx, scope, 'VEN-2121') })
  await startMonitor(ctx, scope, { verificationId: await checkOf(ctx, scope, 'DRIVER-114') })
  const ended = await startMonitor(ctx, scope, { verificationId: await checkOf(ctx, scope, 'VEN-2104') })
  await endMonitor(ctx, scope, ended.id)
  await forgetVersion(ctx, changed.id)
  await runMonitoring(ctx)
}

async function checkOf({ db }: Context, { actor }: Scope<CustomerActor>, reference: string): Promise<string> {
  const { id } = await db
    .selectFrom('verifications')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return id
}

/** As if the check had seen earlier versions of the entries. */
async function forgetVersion({ db, vault }: Context, id: string): Promise<void> {
  const row = await db.selectFrom('monitors').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const known = (openKnown(vault, row) ?? []).map(finding => ({ ...finding, hash: 'earlier' }))
  await db
    .updateTable('monitors')
    .set({ known_sealed: sealKnown(vault, id, known) })
    .where('id', '=', id)
    .execute()
}
