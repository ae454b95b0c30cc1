import { Button } from '@mui/material'
import { CreditCard } from 'lucide-react'
import { challanPaymentPath } from '../../../contracts/challans.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Back to the page where an order that waits is paid. */
export const PayNowLink = ({ code }: { code: string }) => (
  <Button variant="contained" startIcon={<CreditCard aria-hidden="true" />} href={challanPaymentPath(code)}>
    {useTexts('challanTool')('order.pay')}
  </Button>
)
