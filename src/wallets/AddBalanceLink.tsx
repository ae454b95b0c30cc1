import { Link } from '@mui/material'
import { useTexts } from '../i18n/useTexts.ts'
import { type FundableWallet, isFundable } from './fundableWallet.ts'
import { useFundingDialog } from './useFundingDialog.tsx'
import { useWallets } from './useWallets.ts'

interface AddBalanceLinkProps {
  wallet: FundableWallet
  /** For pages with several such links: adds the wallet's name for screen readers. */
  named?: boolean
}

/** Shown beside an insufficient balance: 'Add balance', or 'Pay outstanding' for a postpaid wallet. Opens a dialog, so the form is kept. */
export const AddBalanceLink = ({ wallet, named = false }: AddBalanceLinkProps) => {
  const text = useTexts('shell')
  const words = useTexts('components')
  const { allowed, open, dialog } = useFundingDialog()
  const found = useWallets().wallets.find(({ kind }) => kind === wallet && isFundable(kind))
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
