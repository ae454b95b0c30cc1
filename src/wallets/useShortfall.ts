import { useWallets } from './useWallets.ts'

export interface Shortfall {
  kind: 'product' | 'api'
  /** Integer paise that the wallet, or a postpaid account's credit limit, can still pay. */
  leftPaise: number
  postpaid: boolean
}

/** What is left if the wallet cannot pay a price in paise; undefined if it can, and while the balance is unknown. */
export function useShortfall(paise: number, kind: 'product' | 'api' = 'product'): Shortfall | undefined {
  const wallet = useWallets().wallets.find(one => one.kind === kind)
  if (wallet?.leftPaise === undefined || wallet.leftPaise >= paise) return undefined
  return { kind, leftPaise: wallet.leftPaise, postpaid: wallet.postpaid }
}
