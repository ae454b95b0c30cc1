import { Link } from '@mui/material'
import { useText } from '../../components/useText.ts'
import { useShellText } from '../../i18n/useShellText.ts'
import { isToppedUp, type ToppedUp } from './toppedUp.ts'
import { useMoneyIn } from './useMoneyIn.tsx'
import { useWallets } from './useWallets.ts'

interface AddBalanceLinkProps {
  wallet: ToppedUp
  /** Where several stand together, each says its wallet to screen readers. */
  named?: boolean
}

/** Beside a balance that is too small: 'Add balance', or for a postpaid wallet 'Pay outstanding', without leaving what was filled in. */
export const AddBalanceLink = ({ wallet, named = false }: AddBalanceLinkProps) => {
  const text = useShellText()
  const words = useText()
  const { allowed, open, dialog } = useMoneyIn()
  const found = useWallets().wallets.find(({ kind }) => kind === wallet && isToppedUp(kind))
  if (!allowed) return null
  const label = named && !found?.postpaid ? words('wallet.add', { name: text(`wallet.${wallet}`) }) : undefined
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-label={label}
        onClick={() => open(found?.postpaid ? 'outstanding' : wallet)}
      >
        {text(found?.postpaid ? 'wallet.pay' : 'wallet.add')}
      </Link>
      {dialog}
    </>
  )
}
