import type { ChallanRoute } from '../../../contracts/challans.ts'
import type { Db } from '../../platform/context.ts'
import { mostSpecificFee } from './mostSpecificFee.ts'

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
  const known = new Map<string, ChallanFee>()
  return ({ state, route }) => {
    const place = `${state}/${route}`
    const found = known.get(place) ?? chargeOf(mostSpecificFee(versions, { brandId, state, route }))
    known.set(place, found)
    return found
  }
}

const chargeOf = (fee: { id: string; fee_paise: number; discount_percent: number } | undefined): ChallanFee => ({
  feePaise: fee?.fee_paise ?? 0,
  discountPercent: fee?.discount_percent ?? 0,
  feeId: fee?.id ?? null,
})
