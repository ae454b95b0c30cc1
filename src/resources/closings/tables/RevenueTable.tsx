import { formatCount } from '../../../../contracts/platform/money.ts'
import type { ClosingFigures } from '../../../../contracts/resources/closing.ts'
import { Money } from '../../../components/Money.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductLabel } from '../../verifications/useProductLabel.ts'
import { FiguresTable } from './FiguresTable.tsx'

const special = ['challanFees', 'challanFeesReturned', 'refunds', 'other'] as const

/** What the account `revenue` got, by product, and what the answers cost as far as that is known. */
export const RevenueTable = ({ rows }: { rows: ClosingFigures['revenue'] }) => {
  const text = useTexts('adminClosing')
  const label = useProductLabel()
  const nameOf = (product: string) => {
    const known = special.find(one => one === product)
    return known ? text(`revenue.names.${known}`) : label(product)
  }
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return (
    <FiguresTable
      title={text('revenue.title')}
      none={text('revenue.none')}
      headings={(['product', 'answers', 'amount', 'cost', 'unknown'] as const).map(name => text(`revenue.${name}`))}
      rows={
        rows.length === 0
          ? []
          : [
              ...rows.map(({ product, answers, amountPaise, costPaise, unknownCosts }) => ({
                id: product,
                name: nameOf(product),
                figures: [
                  formatCount(answers),
                  <Money key="amount" paise={amountPaise} />,
                  costPaise === null ? '-' : <Money key="cost" paise={costPaise} />,
                  formatCount(unknownCosts),
                ],
              })),
              {
                id: 'total',
                name: text('revenue.total'),
                figures: [
                  formatCount(sum(row => row.answers)),
                  <Money key="amount" paise={sum(row => row.amountPaise)} />,
                  <Money key="cost" paise={sum(row => row.costPaise ?? 0)} />,
                  formatCount(sum(row => row.unknownCosts)),
                ],
                isTotal: true,
              },
            ]
      }
    />
  )
}
