import type { WalletKind } from '../../../contracts/codes.ts'

/** The wallets that a customer funds; the challan wallet is funded by staff (A33, A117). */
export type ToppedUp = Exclude<WalletKind, 'challan'>

/** What money comes in for: a wallet, or what is outstanding. */
export type Purpose = ToppedUp | 'outstanding'

export const isToppedUp = (kind: WalletKind): kind is ToppedUp => kind !== 'challan'
