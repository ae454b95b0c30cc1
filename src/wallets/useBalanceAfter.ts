import { useTexts } from '../i18n/useTexts.ts'
import { useWallets } from './useWallets.ts'

/**
 * The balance (or, for a postpaid account, the debt) before and after a charge, of the product wallet, which pages and files charge (A117),
 * or of the API wallet of the test console. Undefined while it is unknown.
 */
export function useBalanceAfter(paise: number, kind: 'product' | 'api' = 'product') {
  const text = useTexts('shell')
  const wallet = useWallets().wallets.find(one => one.kind === kind)
  if (wallet?.paise === undefined) return undefined
  // 'Current Outstanding' is the sum of all postpaid wallets, so the label of this wallet includes its name.
  const own = text(`wallet.${kind}`)
  const name = wallet.postpaid ? text('wallet.owed', { name: own }) : own
  // A debt grows and a balance shrinks. A charge above the balance is refused, so it has no "after".
  const after = wallet.postpaid ? wallet.paise + paise : wallet.paise - paise
  return { name, beforePaise: wallet.paise, ...(after >= 0 && { afterPaise: after }) }
}
