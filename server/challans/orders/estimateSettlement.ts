import type { ExpectedSettlement } from '../../../contracts/calls/challanFields.ts'
import type { ChallanRoute } from '../../../contracts/challans.ts'
import type { Context } from '../../platform/context.ts'
import type { ItemRow, OrderRow } from '../common/orders.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Estimates when a paid order will be settled: the payment date plus the configured days of the slowest route among its open
 * challans. Null when nothing is open.
 */
export function estimateSettlement(
  { config }: Pick<Context, 'config'>,
  { status, paid_at }: Pick<OrderRow, 'status' | 'paid_at'>,
  items: readonly Pick<ItemRow, 'status' | 'route'>[],
): ExpectedSettlement {
  if (paid_at === null || (status !== 'paid' && status !== 'processing')) return null
  const days: Partial<Record<ChallanRoute, number>> = {
    online: config.CHALLAN_ONLINE_DAYS,
    virtual_court: config.CHALLAN_VIRTUAL_COURT_DAYS,
    physical_court: config.CHALLAN_PHYSICAL_COURT_DAYS,
  }
  const open = items.filter(item => item.status === 'paid' || item.status === 'processing')
  const [slowest] = open.map(({ route }) => route).toSorted((one, other) => (days[other] ?? 0) - (days[one] ?? 0))
  if (!slowest) return null
  const by = Date.parse(paid_at) + (days[slowest] ?? 0) * DAY_MS
  return { route: slowest, by: new Date(by).toISOString(), late: by < Date.now() }
}
