import { useTexts } from '../i18n/useTexts.ts'
import { useWallets } from './useWallets.ts'

/**
 * The product wallet (of a postpaid account what it owes), which screens and files charge (A117), or the API wallet of the test console,
 * before and after so many paise; nothing while it is unknown.
 */
export function useBalanceAfter(paise: number, kind: 'product' | 'api' = 'product') {
  const text = useTexts('shell')
  const wallet = useWallets().wallets.find(one => one.kind === kind)
  if (wallet?.paise === undefined) return undefined
  // 'Current Outstanding' is the sum over all postpaid wallets; this one's is called after it.
  const own = text(`wallet.${kind}`)
  const name = wallet.postpaid ? text('wallet.owed', { name: own }) : own
  // What is owed grows, what is left shrinks; more than is left is refused, so there is no "after".
  const after = wallet.postpaid ? wallet.paise + paise : wallet.paise - paise
  return { name, beforePaise: wallet.paise, ...(after >= 0 && { afterPaise: after }) }
}
