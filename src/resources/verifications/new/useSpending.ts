import { useWallets } from '../../../layout/wallets/useWallets.ts'
import { useVerificationText } from '../texts.ts'

/** The product wallet, which screens and files charge (A117), before and after so many paise; nothing while it is unknown. */
export function useSpending(paise: number) {
  const text = useVerificationText()
  const wallet = useWallets().wallets.find(({ kind }) => kind === 'product')
  if (wallet?.paise === undefined) return undefined
  const name = text('wallet.product')
  // What is owed grows, what is left shrinks; more than is left is refused, so there is no "after".
  const after = wallet.postpaid ? wallet.paise + paise : wallet.paise - paise
  return { name, beforePaise: wallet.paise, ...(after >= 0 && { afterPaise: after }) }
}
