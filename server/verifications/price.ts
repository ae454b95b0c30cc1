import type { WalletKind } from '../../contracts/codes.ts'
import { type ProductId, productOf } from '../../contracts/products/index.ts'
import type { Db } from '../context.ts'

/** What one answer costs this customer today, in paise: the one place where a customer's own price will enter. */
export const priceOf = async (_db: Db, _userId: string, product: ProductId): Promise<number> =>
  productOf(product).pricePaise

/** Keys charge the API wallet, screens and bulk files the product wallet (A117). */
export const walletFor = (channel: 'console' | 'api' | 'bulk'): WalletKind => (channel === 'api' ? 'api' : 'product')
