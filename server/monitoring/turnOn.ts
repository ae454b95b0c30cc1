import type { z } from 'zod'
import type { findMonitor as findCall } from '../../contracts/calls/monitoring.ts'
import { isMonitored, type MonitoredProduct } from '../../contracts/monitoring.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { type InputOf, productOf, type ResultOf } from '../../contracts/products/index.ts'
import type { Monitor } from '../../contracts/resources/monitor.ts'
import { dayOf } from '../checks/days.ts'
import { ownVerification } from '../checks/verifications/present.ts'
import { openInput, openResult, type VerificationRow } from '../checks/verifications/values.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { chargeMonth } from './chargeMonth.ts'
import { monitoringOf } from './products.ts'
import { addEvent, inputIndex, type MonitorRow, monthPriceOf, presentMonitor } from './rows.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'prices'>
type Asker = Scope<CustomerActor>

/** The monitoring of a check's subject. Throws `not_found`, also for a product without monitoring. */
export async function findMonitor(ctx: Parts, scope: Asker, id: string): Promise<z.input<typeof findCall.reply>> {
  const target = await findTarget(ctx, scope, id)
  const pricePaise = await monthPriceOf(ctx, ctx.db, scope.actor.userId, target.product)
  const row = await rowOf(ctx.db, scope.actor.userId, target).executeTakeFirst()
  return { monitor: row ? presentMonitor(row, pricePaise) : null, pricePaise }
}

/** Throws `not_found`, `conflict` for a check that has no live answer, and as `turnOn` does. */
export async function startMonitor(
  ctx: Parts,
  scope: Asker,
  { verificationId, ...shown }: { verificationId: string; atMostPaise?: number | undefined },
): Promise<Monitor> {
  const target = await findTarget(ctx, scope, verificationId)
  const { check } = target
  if (check.mode !== 'live' || (check.status !== 'completed' && check.status !== 'not_found'))
    throw new Problem('conflict', translate(scope.locale, 'monitoring.noAnswer'))
  return ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('monitors')
      .values(newRow(ctx, scope, target))
      .onConflict(same => same.columns(['user_id', 'product', 'input_index']).doNothing())
      .execute()
    const row = await rowOf(trx, scope.actor.userId, target).forUpdate().executeTakeFirstOrThrow()
    return turnOn(ctx, trx, scope, row, shown)
  })
}

/** The monitor of a check's subject as it is before it is on, to be stored. Throws `not_found`. */
export const newMonitor = async (ctx: Parts, scope: Asker, verificationId: string, id: string): Promise<MonitorRow> =>
  newRow(ctx, scope, await findTarget(ctx, scope, verificationId), id)

/** Throws `not_found`, also for another account's monitor, and as `turnOn` does. */
export async function resumeMonitor(
  ctx: Parts,
  scope: Asker,
  { id, ...shown }: { id: string; atMostPaise?: number | undefined },
): Promise<Monitor> {
  return ctx.db.transaction().execute(async trx => {
    const row = await lockOwn(trx, scope, id)
    return turnOn(ctx, trx, scope, row, shown)
  })
}

/** Stops at once: a run that is under way stores and tells nothing any more. */
export async function endMonitor(ctx: Parts, scope: Asker, id: string): Promise<Monitor> {
  return ctx.db.transaction().execute(async trx => {
    const row = await lockOwn(trx, scope, id)
    const pricePaise = await monthPriceOf(ctx, trx, row.user_id, row.product)
    if (row.status === 'ended') return presentMonitor(row, pricePaise)
    await addEvent(trx, row, { kind: 'ended', at: new Date() })
    await audit(trx, scope, { action: 'monitor.ended', subject: row.id, data: { product: row.product } })
    return presentMonitor(await change(trx, row, { status: 'ended', claim: null, claimed_until: null }), pricePaise)
  })
}

/**
 * Turns monitoring on that is off; charges a month unless the current one is paid. Throws `insufficient_balance`, and `conflict` for
 * a price above the one that was shown.
 */
async function turnOn(
  ctx: Parts,
  trx: Trx,
  scope: Asker,
  row: MonitorRow,
  { atMostPaise }: { atMostPaise?: number | undefined },
): Promise<Monitor> {
  const pricePaise = await monthPriceOf(ctx, trx, row.user_id, row.product)
  if (row.status === 'on') return presentMonitor(row, pricePaise)
  const at = new Date()
  const isPaid = row.paid_until > dayOf(at)
  if (!isPaid && atMostPaise !== undefined && pricePaise > atMostPaise)
    throw new Problem(
      'conflict',
      translate(scope.locale, 'monitoring.priceChanged', { price: formatPaise(pricePaise) }),
    )
  const { actor, locale } = scope
  const kind = row.months === 0 ? 'started' : 'resumed'
  await addEvent(trx, row, { kind, at, ...(kind === 'started' && { verificationId: row.verification_id }) })
  await audit(trx, scope, { action: `monitor.${kind}`, subject: row.id, data: { product: row.product } })
  const paid = isPaid ? {} : await chargeMonth(ctx, trx, row, { at, actor, locale })
  const values = { ...paid, status: 'on', since: at.toISOString(), next_check_at: at.toISOString() } as const
  return presentMonitor(await change(trx, row, { ...values, claim: null, claimed_until: null }), pricePaise)
}

interface Target {
  check: VerificationRow
  product: MonitoredProduct
  input: InputOf<MonitoredProduct>
  isJudged: boolean
  index: string
}

/** An own check, and what would be asked again. */
async function findTarget({ db, vault }: Parts, scope: Asker, id: string): Promise<Target> {
  const check = await ownVerification({ db }, scope, id)
  const { product } = check
  if (!isMonitored(product)) throw notFound('monitoring')
  const parsed = productOf(product).input.parse(openInput(vault, check)) as InputOf<MonitoredProduct>
  const input = monitoringOf(product).inputOf(parsed)
  const isJudged = monitoringOf(product).isJudged?.(parsed) ?? false
  return { check, product, input, isJudged, index: inputIndex(vault, product, input) }
}

const rowOf = (db: Db, userId: string, { product, index }: Pick<Target, 'product' | 'index'>) =>
  db
    .selectFrom('monitors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('input_index', '=', index)

async function lockOwn(trx: Trx, { actor }: Asker, id: string): Promise<MonitorRow> {
  const own = trx.selectFrom('monitors').selectAll().where('id', '=', id).where('user_id', '=', actor.userId)
  const row = await own.forUpdate().executeTakeFirst()
  if (!row) throw notFound('monitor')
  return row
}

async function change(trx: Trx, row: MonitorRow, values: Partial<MonitorRow>): Promise<MonitorRow> {
  await trx.updateTable('monitors').set(values).where('id', '=', row.id).execute()
  return { ...row, ...values }
}

/** A monitor that was never on: what it knows is the check's answer, so that the first run tells what changed since. */
function newRow(
  { vault }: Parts,
  { actor }: Asker,
  { check, product, input, isJudged, index }: Target,
  id = newId('mon'),
): MonitorRow {
  const result = openResult(vault, check) as ResultOf<MonitoredProduct> | null
  const known = isJudged ? null : result ? monitoringOf(product).findings(result) : []
  const today = dayOf(new Date())
  return sealRow(vault, 'monitors', {
    id,
    user_id: actor.userId,
    sub_user_id: actor.subUserId,
    started_by: actor.name,
    product,
    purpose: check.purpose,
    reference: check.reference,
    input_sealed: JSON.stringify(input),
    input_index: index,
    subject_masked: check.subject_masked,
    status: 'ended',
    verification_id: check.id,
    known_sealed: JSON.stringify(known),
    basis: null,
    anchor: today,
    months: 0,
    paid_until: today,
    since: new Date().toISOString(),
    checked_at: null,
    changed_at: null,
    next_check_at: new Date().toISOString(),
    claim: null,
    claimed_until: null,
  })
}
