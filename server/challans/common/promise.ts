import type { ChallanRoute } from '../../../contracts/challans.ts'
import type { Context } from '../../platform/context.ts'

const DAY_MS = 24 * 60 * 60_000

/** The route of those that takes longest, and the promised days on it; null without a route. */
export function slowestRoute({ config }: Pick<Context, 'config'>, routes: readonly ChallanRoute[]) {
  const days: Partial<Record<ChallanRoute, number>> = {
    online: config.CHALLAN_ONLINE_DAYS,
    virtual_court: config.CHALLAN_VIRTUAL_COURT_DAYS,
    physical_court: config.CHALLAN_PHYSICAL_COURT_DAYS,
  }
  const daysOf = (route: ChallanRoute) => days[route] ?? 0
  const [route] = routes.toSorted((one, other) => daysOf(other) - daysOf(one))
  return route ? { route, days: daysOf(route) } : null
}

export const daysAfter = (at: Date | string, days: number): Date => new Date(new Date(at).getTime() + days * DAY_MS)
