import type { Config } from '../../platform/config/config.ts'

export interface Seller {
  name: string
  gstin: string
  address: string
  /** GST code of the state. */
  state: string
}

/** SAC of "other information technology services". */
export const SERVICE_CODE = '998439'

/** Who issues the invoices. Without a state of its own, the one that the GSTIN names. */
export const sellerOf = (
  config: Pick<Config, 'SELLER_NAME' | 'SELLER_GSTIN' | 'SELLER_ADDRESS' | 'SELLER_STATE' | 'BRAND_NAME'>,
): Seller => ({
  name: config.SELLER_NAME ?? config.BRAND_NAME,
  gstin: config.SELLER_GSTIN,
  address: config.SELLER_ADDRESS,
  state: config.SELLER_STATE ?? config.SELLER_GSTIN.slice(0, 2),
})
