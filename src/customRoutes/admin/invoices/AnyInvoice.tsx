import { downloadAnyInvoice } from '../../../../contracts/calls/payments.ts'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { InvoiceButton } from '../../../resources/orders/InvoiceButton.tsx'

/** A customer's invoice as staff fetch it. */
export const AnyInvoice = ({ invoice: { id, number } }: { invoice: Invoice }) => {
  const text = useTexts('adminMoney')
  return (
    <InvoiceButton call={downloadAnyInvoice} id={id} number={number} label={text('invoices.download', { number })} />
  )
}
