import { paths } from '../../../../contracts/platform/paths.ts'
import type { ClosingFigures } from '../../../../contracts/resources/closing.ts'
import { Money } from '../../../components/Money.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type Days, FiguresTable, listPath } from './FiguresTable.tsx'

const columns = [
  'openingPaise',
  'paidInPaise',
  'bonusPaise',
  'adjustedPaise',
  'chargedPaise',
  'refundedPaise',
  'closingPaise',
  'heldPaise',
  'outstandingPaise',
] as const

/** Opening, movements and closing of each kind of wallet. */
export const WalletsTable = ({ rows, days }: { rows: ClosingFigures['wallets']; days: Days }) => {
  const text = useTexts('adminClosing')
  const headings = [
    'wallet',
    'opening',
    'paidIn',
    'bonus',
    'adjusted',
    'charged',
    'refunded',
    'closing',
    'held',
    'outstanding',
  ] as const
  const total = columns.map(name => rows.reduce((sum, row) => sum + row[name], 0))
  return (
    <FiguresTable
      title={text('wallets.title')}
      headings={headings.map(name => text(`wallets.${name}`))}
      link={{ to: listPath(paths.adminOverallTransactions, days), label: text('wallets.rows') }}
      rows={[
        ...rows.map(row => ({
          id: `${row.wallet}/${row.account}`,
          name: `${text(`wallets.names.${row.wallet}`)}, ${text(`wallets.accounts.${row.account}`)}`,
          figures: columns.map(name => <Money key={name} paise={row[name]} />),
        })),
        {
          id: 'total',
          name: text('wallets.total'),
          figures: total.map((paise, index) => <Money key={columns[index]} paise={paise} />),
          isTotal: true,
        },
      ]}
    />
  )
}
