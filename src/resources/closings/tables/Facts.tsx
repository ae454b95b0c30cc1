import { Link } from 'react-router-dom'
import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import type { ClosingFigures } from '../../../../contracts/resources/closing.ts'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type Days, listPath } from './FiguresTable.tsx'

const gatewayFacts = ['captured', 'recorded', 'refunded', 'returned', 'fees', 'tax', 'settled'] as const

/** By the gateway's reports and by our records. */
export const Gateway = ({ figures, days }: { figures: ClosingFigures['gateway']; days: Days }) => {
  const text = useTexts('adminClosing')
  const rows = <Link to={listPath(paths.adminReconciliationDifferences, days)}>{text('gateway.rows')}</Link>
  return (
    <Section title={text('gateway.title')} aside={rows}>
      <FactList columns={1}>
        {gatewayFacts.map(name => (
          <FactRow key={name} label={text(`gateway.${name}`)}>
            <Money paise={figures[`${name}Paise`]} />
          </FactRow>
        ))}
        <FactRow label={text('gateway.differences')}>
          {text('gateway.differenceCount', {
            count: formatCount(figures.differences),
            open: formatCount(figures.open),
          })}
        </FactRow>
      </FactList>
    </Section>
  )
}

export const Other = ({ figures: { adjustments, late }, days }: { figures: ClosingFigures; days: Days }) => {
  const text = useTexts('adminClosing')
  const rows = (
    <Link to={listPath(paths.adminOverallTransactions, { ...days, kind: ['adjust'] })}>{text('other.rows')}</Link>
  )
  return (
    <Section title={text('other.title')} aside={rows}>
      <FactList columns={1}>
        <FactRow label={text('other.adjustments')}>{formatCount(adjustments.count)}</FactRow>
        <FactRow label={text('other.added')}>
          <Money paise={adjustments.addedPaise} />
        </FactRow>
        <FactRow label={text('other.taken')}>
          <Money paise={adjustments.takenPaise} />
        </FactRow>
        <FactRow label={text('other.late')}>
          {text('other.lateAmount', { count: formatCount(late.count), amount: formatPaise(late.amountPaise) })}
        </FactRow>
      </FactList>
    </Section>
  )
}
