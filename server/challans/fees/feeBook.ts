import type { ChallanRoute } from '../../../contracts/challans/challans.ts'
import type { Db } from '../../platform/context.ts'

/**
 * Our fee for settling one challan, on top of its fine. `feeId` is the fee version that applied; null when none is configured and
 * the fee is zero.
 */
export interface ChallanFee {
  feePaise: number
  discountPercent: number
  feeId: string | null
}

/** Looks up the fee of any challan at one moment. */
export type FeeBook = (challan: { state: string; route: ChallanRoute }) => ChallanFee

/** Loads the fees of a brand at a moment; `brandId` is null on the console. `db` may be the caller's transaction. */
export async function feeBookOf(db: Db, brandId: string | null, at: Date | string = new Date()): Promise<FeeBook> {
  const versions = await db
    .selectFrom('challan_fees')
    .select(['id', 'brand_id', 'state', 'route', 'fee_paise', 'discount_percent', 'valid_from'])
    .where('valid_from', '<=', new Date(at).toISOString())
    .where(row => row.or([row('brand_id', 'is', null), ...(brandId ? [row('brand_id', '=', brandId)] : [])]))
    .execute()
  const cache = new Map<string, ChallanFee>()
  return ({ state, route }) => {
    const key = `${state}/${route}`
    const found = cache.get(key) ?? chargeOf(mostSpecificFee(versions, { brandId, state, route }))
    cache.set(key, found)
    return found
  }
}

const chargeOf = (fee: { id: string; fee_paise: number; discount_percent: number } | undefined): ChallanFee => ({
  feePaise: fee?.fee_paise ?? 0,
  discountPercent: fee?.discount_percent ?? 0,
  feeId: fee?.id ?? null,
})

/** A version of a fee; a null brand, state or route applies to all. */
interface FeeVersion {
  id: string
  brand_id: string | null
  state: string | null
  route: ChallanRoute | null
  valid_from: string
}

/** What to look a fee up for. */
interface FeeKey {
  brandId: string | null
  state: string
  route: ChallanRoute
}

/** Returns the fee that applies: the most specific match by brand, then state, then route; among equals the newest. */
function mostSpecificFee<Fee extends FeeVersion>(fees: readonly Fee[], key: FeeKey): Fee | undefined {
  const fits = fees.filter(
    ({ brand_id, state, route }) =>
      (brand_id === null || brand_id === key.brandId) &&
      (state === null || state === key.state) &&
      (route === null || route === key.route),
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
