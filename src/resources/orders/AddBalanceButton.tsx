import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../../i18n/useTexts.ts'
import { applyCheckoutReturn, pendingPurpose } from '../../wallets/topUp/pendingPayment.ts'
import { useFundingDialog } from '../../wallets/useFundingDialog.tsx'
import { useWallets } from '../../wallets/useWallets.ts'

/** Query parameters that a checkout in this tab adds to the address. */
const checkoutParams = ['order_id', 'outcome', 'payment_id', 'reason']

/** Opens the top-up dialog. After a checkout in this tab, the user returns to this page and the dialog continues with the order. */
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
    // The order is already stored. Removing the parameters prevents a reload from applying them again.
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
