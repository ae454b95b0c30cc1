import type { ChallanRoute } from '../../../contracts/challans.ts'

/** A version of a fee; a null brand, state or route applies to all. */
export interface FeeVersion {
  id: string
  brand_id: string | null
  state: string | null
  route: ChallanRoute | null
  valid_from: string
}

/** What to look a fee up for. */
export interface FeeAsked {
  brandId: string | null
  state: string
  route: ChallanRoute
}

/** Returns the fee that applies: the most specific match by brand, then state, then route; among equals the newest. */
export function mostSpecificFee<Fee extends FeeVersion>(fees: readonly Fee[], asked: FeeAsked): Fee | undefined {
  const fits = fees.filter(
    ({ brand_id, state, route }) =>
      (brand_id === null || brand_id === asked.brandId) &&
      (state === null || state === asked.state) &&
      (route === null || route === asked.route),
  )
  return fits.reduce<Fee | undefined>((best, fee) => (best && compare(best, fee) >= 0 ? best : fee), undefined)
}

const rank = ({ brand_id, state, route }: FeeVersion) => (brand_id ? 4 : 0) + (state ? 2 : 0) + (route ? 1 : 0)

function compare(one: FeeVersion, other: FeeVersion): number {
  const byRank = rank(one) - rank(other)
  if (byRank !== 0) return byRank
  const byTime = Date.parse(one.valid_from) - Date.parse(other.valid_from)
  return byTime === 0 ? one.id.localeCompare(other.id) : byTime
}
