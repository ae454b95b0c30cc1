import type { WalletKind } from '../../contracts/platform/codes.ts'

/** The wallets that customers fund. Staff fund the challan wallet (A33, A117). */
export type FundableWallet = Exclude<WalletKind, 'challan'>

/** What a payment is for: a wallet, or the outstanding amount. */
export type FundingPurpose = FundableWallet | 'outstanding'

export const isFundable = (kind: WalletKind): kind is FundableWallet => kind !== 'challan'
