import type { WalletKind } from '../../../contracts/codes.ts'

/** Keys charge the API wallet, screens and bulk files the product wallet (A117). What they charge, `ctx.prices` knows. */
export const walletFor = (channel: 'console' | 'api' | 'bulk'): WalletKind => (channel === 'api' ? 'api' : 'product')
