import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { type PaymentOrderFilter, streamOwnPaymentOrders } from './listPaymentOrders.ts'

const columns = [
  'createdAt',
  'status',
  'purpose',
  'wallet',
  'currency',
  'charged',
  'credit',
  'tax',
  'total',
  'invoiceNumber',
  'paymentTail',
  'order_id',
  'id',
] as const

/** The caller's filtered orders as a CSV stream; money in major units, times in UTC. */
export async function exportOrders(ctx: Context, scope: Scope<CustomerActor>, filter: PaymentOrderFilter) {
  const data = { filteredBy: Object.keys(filter) }
  await audit(ctx.db, scope, { action: 'orders.exported', subject: scope.actor.userId, data })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `payments.columns.${key}`) }))
  return streamCsv(headers, rowsOf(streamOwnPaymentOrders(ctx, scope, filter)))
}

const inMajor = (minor: number) => (minor / 100).toFixed(2)

async function* rowsOf(orders: AsyncIterable<PaymentOrder>) {
  for await (const one of orders)
    yield {
      ...one,
      charged: inMajor(one.charged),
      credit: inMajor(one.creditPaise),
      tax: inMajor(one.taxPaise),
      total: inMajor(one.totalPaise),
    }
}
