import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../../i18n/useTexts.ts'
import { applyCheckoutReturn, pendingPurpose } from '../../wallets/topUp/pendingPayment.ts'
import { useFundingDialog } from '../../wallets/useFundingDialog.tsx'
import { useWallets } from '../../wallets/useWallets.ts'

/** What a checkout in this tab leaves in the address. */
const checkoutParams = ['order_id', 'outcome', 'payment_id', 'reason']

/** Opens the top-up. A checkout that replaced this tab returns to this page, and the dialog goes on with its order. */
export const AddBalanceButton = () => {
  const text = useTexts('orders')
  const [search, setSearch] = useSearchParams()
  const { outstanding } = useWallets()
  const { allowed, open, dialog } = useFundingDialog(() => {
    applyCheckoutReturn(search)
    return pendingPurpose()
  })
  const hasReturned = search.has('order_id')
  useEffect(() => {
    if (!hasReturned) return
    // The order is stored by now; a reload must not apply the return a second time.
    setSearch(now => new URLSearchParams([...now].filter(([name]) => !checkoutParams.includes(name))), {
      replace: true,
    })
  }, [hasReturned, setSearch])

  return (
    <>
      {allowed && !outstanding && (
        <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => open('product')}>
          {text('addBalance')}
        </Button>
      )}
      {dialog}
    </>
  )
}
