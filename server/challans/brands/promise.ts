import type { ChallanRoute } from '../../../contracts/challans/challans.ts'
import type { Context } from '../../platform/context.ts'
import type { BrandRow } from './find.ts'

const DAY_MS = 24 * 60 * 60_000

type Days = Partial<Record<ChallanRoute, number>>
type BrandDays = Pick<BrandRow, 'online_days' | 'virtual_court_days' | 'physical_court_days'>

/** The promised days by route: the brand's, or the platform's own where it has none. */
export const promisedDays = ({ config }: Pick<Context, 'config'>, brand?: BrandDays): Days => ({
  online: brand?.online_days ?? config.CHALLAN_ONLINE_DAYS,
  virtual_court: brand?.virtual_court_days ?? config.CHALLAN_VIRTUAL_COURT_DAYS,
  physical_court: brand?.physical_court_days ?? config.CHALLAN_PHYSICAL_COURT_DAYS,
})

/** The route of those that takes longest, and the promised days on it; null without a route. */
export function slowestRoute(days: Days, routes: readonly ChallanRoute[]) {
  const daysOf = (route: ChallanRoute) => days[route] ?? 0
  const [route] = routes.toSorted((one, other) => daysOf(other) - daysOf(one))
  return route ? { route, days: daysOf(route) } : null
}

export const daysAfter = (at: Date | string, days: number): Date => new Date(new Date(at).getTime() + days * DAY_MS)
