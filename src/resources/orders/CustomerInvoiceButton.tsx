import { downloadInvoice } from '../../../contracts/calls/payments.ts'
import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { InvoiceButton } from './InvoiceButton.tsx'

/** The invoice of one's own order; nothing while there is none. */
export const CustomerInvoiceButton = ({ order: { invoiceId, invoiceNumber } }: { order: PaymentOrder }) => {
  const text = useTexts('orders')
  if (!invoiceId || !invoiceNumber) return null
  return (
    <InvoiceButton
      call={downloadInvoice}
      id={invoiceId}
      number={invoiceNumber}
      label={text('download', { number: invoiceNumber })}
    />
  )
}
