import type { WalletKind } from '../../../contracts/codes.ts'

/** The wallets that a customer funds; the challan wallet is funded by staff (A33, A117). */
export type ToppedUp = Exclude<WalletKind, 'challan'>

export const isToppedUp = (kind: WalletKind): kind is ToppedUp => kind !== 'challan'
