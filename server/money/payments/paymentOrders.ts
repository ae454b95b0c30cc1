import type { Selectable } from 'kysely'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor, SystemActor } from '../../platform/identity/actors.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

export type PaymentOrderRow = Selectable<Schema['payment_orders']>

/** What the server does by itself: on a webhook's word, or on asking. */
export const paymentsSystemScope: Scope<SystemActor> = {
  actor: { kind: 'system', name: 'payments' },
  ip: null,
  requestId: null,
  locale: 'en',
}

/** The caller's order by the gateway's name for it; undefined for another's. */
export const findOwnOrder = (db: Db, { userId }: CustomerActor, gatewayOrderId: string) =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Asks the gateway; its silence becomes the words that a person reads. Throws `unavailable`. */
export async function withGatewayErrors<Answer>({ locale }: Scope, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    throw new Problem('unavailable', translate(locale, 'payments.gatewayDown'))
  }
}

/** Records what was paid and not as ordered. What was credited stays credited. */
export async function markOrderDiverged(
  { db, log }: Pick<Context, 'db' | 'log'>,
  order: PaymentOrderRow,
  why: string,
): Promise<void> {
  log.error({ order: order.id, why }, 'a payment diverged from its order')
  await db
    .updateTable('payment_orders')
    .set(eb => ({
      divergence: why,
      check_at: null,
      status: eb
        .case()
        .when('status', 'in', ['paid', 'credited'])
        .then(eb.ref('status'))
        .else('diverged' as const)
        .end(),
    }))
    .where('id', '=', order.id)
    .execute()
}
