import { caseLimits } from '../../contracts/cases/limits.ts'
import type { AskedStep } from '../cases/runners.ts'
import { askedStep, storeReport } from '../cases/work.ts'
import type { GivenLink } from '../invitations/prove.ts'
import { withGatewayErrors } from '../money/payments/paymentOrders.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { caseOfLink, type Person } from './caseLink.ts'
import { type CasePaymentRow, factsOfPayment, openOrderOf, paymentSettings } from './payments/orders.ts'
import { ignoreUnavailable, reloadOrder, syncCasePayment } from './payments/receive.ts'
import { noteForm, waitForReport, waitingUntil } from './payments/waiting.ts'

const noPrefill = { name: '', email: '', contact: '' }

const stepOver = ({ locale }: Scope) => new Problem('conflict', translate(locale, 'cases.stepOver'))

/** The step that asks for a payment now, and its order, which a test case has not. Undefined if it asks for none any more. */
async function askedPayment({ db }: Context, asked: AskedStep | undefined) {
  if (asked?.step.kind !== 'payment') return undefined
  if (asked.case.row.mode === 'test') return { asked, order: undefined }
  const order = await openOrderOf(db, asked.case.row.id, asked.step.id)
  return order && { asked, order }
}

const limitGatewayCalls = (ctx: Context, scope: Scope, { case: { row } }: AskedStep) =>
  consumeRateLimitOrThrow(ctx, scope, `case-payments:${row.id}`, caseLimits.payments)

/**
 * Makes the gateway's order of a step, once however often the button is pressed. Throws `conflict` if the step asks for no payment now, its time is over or a payment is on its
 * way, and `unavailable` if the gateway does not answer.
 */
export async function payCaseLink(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const { scope } = person
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const open = await askedPayment(ctx, askedStep(admitted.found, { step }))
  if (!open) throw stepOver(scope)
  const { asked, order: found } = open
  if (!found) return payTest(ctx, scope, asked, admitted.by)
  await limitGatewayCalls(ctx, scope, asked)
  const order = found.form_at === null ? found : await withGatewayErrors(scope, () => syncCasePayment(ctx, found))
  if (order.status !== 'open') throw stepOver(scope)
  if (Date.parse(order.pay_until) <= Date.now())
    throw new Problem('conflict', translate(scope.locale, 'cases.payment.late'))
  if (waitingUntil(order) !== null) throw new Problem('conflict', translate(scope.locale, 'cases.payment.waiting'))
  const orderId = order.gateway_order_id ?? (await createGatewayOrder(ctx, scope, order))
  await noteForm(ctx, order.id)
  return {
    state: 'checkout' as const,
    order_id: orderId,
    key_id: ctx.payments.keyId,
    total: order.amount_paise,
    name: await readCustomerName(ctx, order.user_id),
    checkout: ctx.payments.checkout(orderId, noPrefill, paymentSettings(asked).purpose[scope.locale]),
  }
}

/** Under a test key nothing is charged, and no gateway is asked. */
async function payTest(ctx: Context, scope: Scope, asked: AskedStep, by: string) {
  const { amountPaise: amount_paise, gstPaise: gst_paise } = paymentSettings(asked)
  const paid = { amount_paise, gst_paise, payment_id: 'pay_test', paid_at: new Date().toISOString() }
  const report = { type: 'answered', outcome: 'paid', facts: factsOfPayment(paid) } as const
  if (!(await storeReport(ctx, asked, report, by))) throw stepOver(scope)
  return { state: 'paid' as const }
}

/** When two requests race, the first gateway order wins; the other is never shown to anybody. */
async function createGatewayOrder(ctx: Context, scope: Scope, { id, amount_paise }: CasePaymentRow): Promise<string> {
  const created = await withGatewayErrors(scope, () =>
    ctx.payments.createOrder({ receipt: id, amount: amount_paise, currency: 'INR' }),
  )
  await ctx.db
    .updateTable('case_payments')
    .set({ gateway_order_id: created.orderId })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute()
  return (await reloadOrder(ctx, id)).gateway_order_id as string
}

type Left = GivenLink & {
  step: string
  outcome?: 'paid' | 'failed' | 'closed' | undefined
  paymentId?: string | undefined
}

/** What became of the payment of a step. After the form was left, the gateway is asked; without its answer the webhook or reconciliation bring it. */
export async function checkCasePayment(ctx: Context, person: Person, { step, outcome, paymentId, ...link }: Left) {
  const { scope } = person
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return admitted.refused
  const open = await askedPayment(ctx, askedStep(admitted.found, { step }))
  if (!open) return { state: 'over' as const }
  const { asked, order: found } = open
  if (!found) return { state: 'unpaid' as const, waitingUntil: null, failure: null, payUntil: null }
  let order = found
  if (outcome) {
    await limitGatewayCalls(ctx, scope, asked)
    order = (await syncCasePayment(ctx, found).catch(ignoreUnavailable)) ?? (await reloadOrder(ctx, found.id))
    if (outcome === 'paid' && paymentId && order.status === 'open') {
      await waitForReport(ctx, order, paymentId)
      order = await reloadOrder(ctx, found.id)
    }
  }
  if (order.status !== 'open') return { state: 'over' as const }
  return {
    state: 'unpaid' as const,
    waitingUntil: waitingUntil(order),
    failure: order.failure,
    payUntil: order.pay_until,
  }
}
