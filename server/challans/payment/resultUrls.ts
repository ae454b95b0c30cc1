import { paths } from '../../../contracts/paths.ts'
import type { OrderRow } from '../common/orders.ts'

/** Result pages of an order (A88, A119); their URLs contain only the order's code. */
export function resultUrls(order: Pick<OrderRow, 'channel' | 'code'> | null): { paid: string; failed: string } {
  if (!order) return { paid: '/', failed: '/' }
  const [paid, failed] =
    order.channel === 'console' ? [paths.paymentSuccess, paths.paymentFailed] : [paths.challanPaid, paths.challanFailed]
  const query = new URLSearchParams({ order: order.code })
  return { paid: `${paid}?${query}`, failed: `${failed}?${query}` }
}
