import { downloadAnyStatement } from '../../../../../contracts/calls/statements.ts'
import type { CustomerStatement } from '../../../../../contracts/resources/postpaidStatement.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { InvoiceButton } from '../../../../resources/orders/InvoiceButton.tsx'
import { useMonth } from '../useMonth.ts'

/** A statement's month; a press fetches its PDF. */
export const StatementPdfButton = ({ statement }: { statement: CustomerStatement }) => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()(statement.month)
  return (
    <InvoiceButton
      call={downloadAnyStatement}
      id={statement.id}
      number={month}
      fileName={`statement-${statement.month}.pdf`}
      label={text('statements.download', { month })}
    />
  )
}
