import { downloadInvoice } from '../../../contracts/calls/payments.ts'
import type { Order } from '../../../contracts/resources/order.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import { useOrderText } from './texts.ts'

/** The invoice of one's own order; nothing while there is none. */
export const OwnInvoice = ({ order: { invoiceId, invoiceNumber } }: { order: Order }) => {
  const text = useOrderText()
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
