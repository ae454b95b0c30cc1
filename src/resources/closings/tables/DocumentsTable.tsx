import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import type { ClosingFigures } from '../../../../contracts/resources/closing.ts'
import { Money } from '../../../components/Money.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type Days, FiguresTable, listPath } from './FiguresTable.tsx'

const taxes = ['basePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const

/** Tax invoices and credit notes that were issued, with their GST. */
export const DocumentsTable = ({ rows, days }: { rows: ClosingFigures['documents']; days: Days }) => {
  const text = useTexts('adminClosing')
  const signed = (name: (typeof taxes)[number]) =>
    rows.reduce((sum, row) => sum + (row.kind === 'creditNote' ? -row[name] : row[name]), 0)
  return (
    <FiguresTable
      title={text('documents.title')}
      none={text('documents.none')}
      headings={[text('documents.document'), text('documents.count'), text('documents.base'), 'CGST', 'SGST', 'IGST']}
      link={{ to: listPath(paths.adminInvoiceTransactions, days), label: text('documents.rows') }}
      rows={
        rows.length === 0
          ? []
          : [
              ...rows.map(row => ({
                id: `${row.series}/${row.kind}`,
                name: text(`documents.names.${row.series}/${row.kind}`),
                figures: [formatCount(row.documents), ...taxes.map(name => <Money key={name} paise={row[name]} />)],
              })),
              {
                id: 'total',
                name: text('documents.total'),
                figures: [
                  formatCount(rows.reduce((sum, row) => sum + row.documents, 0)),
                  ...taxes.map(name => <Money key={name} paise={signed(name)} />),
                ],
                isTotal: true,
              },
            ]
      }
    />
  )
}
