import type { CaseProduct } from '../../contracts/cases/products.ts'
import type { ShownCaseDetail } from '../../contracts/cases/shown.ts'
import { applyEvent } from '../cases/apply.ts'
import { settleNotice } from '../cases/notices.ts'
import { type OpenCase, readCase } from '../cases/rows.ts'
import { askedStep, storeReport } from '../cases/work.ts'
import type { CaseEvent } from '../engines/cases/state.ts'
import { seenLocations, seesLocation } from '../platform/access/locations.ts'
import { audit } from '../platform/audit/audit.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { runners } from './kinds/index.ts'
import { presentCaseDetail } from './present.ts'

type Owner = Scope<CustomerActor | KeyActor>

/** A case of the actor's account; of a key, one of its mode. Throws `not_found`, also for another account's and for a location that the actor does not see. */
export async function ownCase(
  ctx: Pick<Context, 'db' | 'vault'>,
  { actor }: Owner,
  id: string,
  trx?: Trx,
): Promise<OpenCase> {
  const found = await readCase(ctx, trx ?? ctx.db, id, { lock: trx !== undefined })
  if (found?.row.user_id !== actor.userId || (actor.kind === 'key' && found.row.mode !== actor.mode))
    throw notFound('case')
  if (found.row.location_id !== null) {
    const seen = await seenLocations(trx ?? ctx.db, actor)
    if (!seesLocation(seen, found.row.location_id)) throw notFound('case')
  }
  return found
}

/** Masked. Throws as `ownCase`, and `not_found` for a case of another product. */
export async function showCase(
  ctx: Context,
  scope: Owner,
  id: string,
  product?: CaseProduct,
): Promise<ShownCaseDetail> {
  const found = await ownCase(ctx, scope, id)
  if (product !== undefined && found.row.product !== product) throw notFound('case')
  return presentCaseDetail(ctx, found, { inClear: false })
}

/** In clear, which the access log records with its reason. Throws as `ownCase`, and `forbidden` for those who may not reveal. */
export async function revealCase(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, reason }: { id: string; reason: string },
): Promise<ShownCaseDetail> {
  const found = await ownCase(ctx, scope, id)
  await recordAccess(ctx.db, scope, { action: 'case.revealed', subject: id, userId: found.row.user_id, reason })
  return presentCaseDetail(ctx, found, { inClear: true })
}

/** Pauses, resumes or cancels a case, skips a step or asks one again. Throws as `ownCase`, and `conflict` if it no longer applies, or its answers were erased. */
export async function controlCase(
  ctx: Context,
  scope: Owner,
  { id, event, reason = null }: { id: string; event: CaseEvent; reason?: string | null },
): Promise<ShownCaseDetail> {
  await ctx.db.transaction().execute(async trx => {
    const before = await ownCase(ctx, scope, id, trx)
    if (before.row.decision !== null) throw new Problem('conflict', translate(scope.locale, 'cases.decided'))
    await requireKept(trx, scope, id)
    const after = await applyEvent(ctx, trx, id, { event, by: scope.actor.name })
    if (after === before || isSame(before, after))
      throw new Problem('conflict', translate(scope.locale, 'cases.stepOver'))
    const data = { type: event.type, step: 'step' in event ? event.step : null }
    await audit(trx, scope, { action: 'case.changed', subject: id, reason, data })
  })
  return showCase(ctx, scope, id)
}

/** Throws `conflict` for a case whose answers were erased: what is left would give a result of its own if a step were asked again. */
export async function requireKept(trx: Trx, { locale }: Pick<Owner, 'locale'>, id: string): Promise<void> {
  const erased = await trx
    .selectFrom('cases')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
  if (erased) throw new Problem('conflict', translate(locale, 'cases.erased'))
}

const isSame = (before: OpenCase, after: OpenCase | undefined) =>
  after !== undefined && JSON.stringify(before.state) === JSON.stringify(after.state)

/** Judges a review. Throws as `ownCase`, and `conflict` if the step does not wait for it. */
export async function answerReview(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, step, ...answer }: { id: string; step: string; outcome: string; reason: string },
): Promise<ShownCaseDetail> {
  const over = new Problem('conflict', translate(scope.locale, 'cases.stepOver'))
  const asked = askedStep(await ownCase(ctx, scope, id), { step })
  if (asked?.step.kind !== 'review' || !runners.review.answer) throw over
  const report = await runners.review.answer(ctx, scope, asked, answer)
  const also = (trx: Trx) =>
    audit(trx, scope, { action: 'case.changed', subject: id, data: { type: 'answered', step } })
  if (!(await storeReport(ctx, asked, { ...report, also }, scope.actor.name))) throw over
  return showCase(ctx, scope, id)
}

/** A person's decision beside the result of the rules. Throws as `ownCase`, `conflict` before the result and after a decision, `bad_request` for no verdict of the plan. */
export async function decideCase(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, verdict, reason }: { id: string; verdict: string; reason: string },
): Promise<ShownCaseDetail> {
  await ctx.db.transaction().execute(async trx => {
    const { row, plan } = await ownCase(ctx, scope, id, trx)
    if (row.status !== 'done') throw new Problem('conflict', translate(scope.locale, 'cases.notOver'))
    if (row.decision !== null) throw new Problem('conflict', translate(scope.locale, 'cases.decided'))
    if (!plan.verdicts.some(({ value }) => value === verdict)) {
      const message = translate(scope.locale, 'cases.noVerdict')
      throw new Problem('bad_request', message, [{ field: 'verdict', message }])
    }
    await settleNotice(ctx, trx, scope, { row, plan }, verdict)
    const values = {
      decision: verdict,
      decision_reason: reason,
      decided_by: scope.actor.name,
      decided_at: new Date().toISOString(),
    }
    await trx
      .updateTable('cases')
      .set(sealRow(ctx.vault, 'cases', { id, ...values }))
      .where('id', '=', id)
      .execute()
    await audit(trx, scope, { action: 'case.decided', subject: id, reason, data: { verdict, result: row.verdict } })
  })
  return showCase(ctx, scope, id)
}
