import { downloadAnyInvoice } from '../../../../contracts/calls/payments.ts'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { InvoiceButton } from '../../../resources/orders/InvoiceButton.tsx'
import { useMoneyText } from './texts.ts'

/** A customer's invoice as staff fetch it. */
export const AnyInvoice = ({ invoice: { id, number } }: { invoice: Invoice }) => {
  const text = useMoneyText()
  return (
    <InvoiceButton call={downloadAnyInvoice} id={id} number={number} label={text('invoices.download', { number })} />
  )
}
