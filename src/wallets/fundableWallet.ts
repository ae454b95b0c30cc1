import type { WalletKind } from '../../contracts/codes.ts'

/** The wallets that a customer funds; the challan wallet is funded by staff (A33, A117). */
export type FundableWallet = Exclude<WalletKind, 'challan'>

/** What money comes in for: a wallet, or what is outstanding. */
export type FundingPurpose = FundableWallet | 'outstanding'

export const isFundable = (kind: WalletKind): kind is FundableWallet => kind !== 'challan'
