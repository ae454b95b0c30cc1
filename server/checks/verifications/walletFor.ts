import type { WalletKind } from '../../../contracts/codes.ts'

/** Keys charge the API wallet, screens and bulk files the product wallet (A117). Prices come from `ctx.prices`. */
export const walletFor = (channel: 'console' | 'api' | 'bulk'): WalletKind => (channel === 'api' ? 'api' : 'product')
