import { countWork } from '../../../contracts/calls/work.ts'
import type { MenuName } from '../../../contracts/menuEntries.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

const REFRESH_MS = 60_000

/** What waits, by menu entry: all work, challan orders with their refunds and mismatched payments, and customers' KYC. */
export function useWorkCounts(): Partial<Record<MenuName, number>> {
  const { data } = useCallQuery(countWork, {}, { refetchInterval: REFRESH_MS })
  if (!data) return {}
  const of = (...kinds: string[]) =>
    data.kinds.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  return { work: data.all, challanPayments: of('order', 'refund', 'diverged'), userAccounts: of('kyc') }
}
