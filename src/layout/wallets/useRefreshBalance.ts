import { useNotify } from 'react-admin'
import type { WalletBalance } from './useWallets.ts'

/** Asks for the balance again; each wallet has a notice of its own (A36). */
export function useRefreshBalance(
  name: WalletBalance['kind'] | 'outstanding',
  label: string,
  refresh: WalletBalance['refresh'],
) {
  const notify = useNotify()
  const run = async () => {
    if (await refresh()) notify(`shell.wallet.refreshed.${name}`, { type: 'success' })
    else notify('shell.wallet.failed', { type: 'error', messageArgs: { name: label } })
  }
  return () => void run()
}
