import type { CustomerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { streamChallanOrders } from './allOrders.ts'
import type { OrderFilter } from './matching.ts'

const columns = [
  'number',
  'createdAt',
  'status',
  'channel',
  'paymentMethod',
  'payer',
  'brand',
  'rcNo',
  'challans',
  'fines',
  'fees',
  'gst',
  'total',
  'refunded',
  'paidAt',
  'dueAt',
  'settledAt',
  'assignee',
  'lawyerName',
  'court',
  'hearingOn',
  'divergence',
  'paymentId',
  'id',
] as const

/** Streams the filtered orders as CSV, amounts in rupees, times in UTC. */
export async function exportPayments(ctx: Context, scope: Scope<AdminActor>, filter: OrderFilter) {
  const data = { filteredBy: Object.keys(filter) }
  await audit(ctx.db, scope, { action: 'challanOrders.exported', subject: scope.actor.adminId, data })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `challanOrders.columns.${key}`) }))
  return streamCsv(headers, inRupees(streamChallanOrders(ctx, filter)))
}

async function* inRupees(orders: AsyncIterable<CustomerChallanOrder>) {
  for await (const one of orders)
    yield {
      ...one,
      fines: rupees(one.finesPaise),
      fees: rupees(one.feesPaise),
      gst: rupees(one.gstPaise),
      total: rupees(one.totalPaise),
      refunded: rupees(one.refundedPaise),
    }
}

const rupees = (paise: number) => (paise / 100).toFixed(2)
