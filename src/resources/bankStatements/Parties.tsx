import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Analysis, money, moneyIfAny } from './analysis.ts'
import { PlainTable } from './PlainTable.tsx'

/** Returned payments, what recurs, who lends, and with whom money moves. */
export const Parties = ({ analysis }: { analysis: Analysis }) => (
  <>
    <Bounces analysis={analysis} />
    <Lenders analysis={analysis} />
    <Recurring analysis={analysis} />
    <Counterparties analysis={analysis} />
  </>
)

const Bounces = ({ analysis }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const { day } = useDateFormats()
  const cited = new Map(analysis.cited.map(row => [row.at, row]))
  return (
    <PlainTable
      title={text('bounces.title')}
      none={text('bounces.none')}
      rows={analysis.bounces}
      columns={[
        {
          label: text('bounces.day'),
          short: true,
          cell: ({ row }) => {
            const date = cited.get(row)?.date
            return date ? day(date) : '-'
          },
        },
        {
          label: text('bounces.kind'),
          cell: ({ kind, mode }) => `${words(`bounce.${kind}`)}, ${words(`mode.${mode}`)}`,
        },
        { label: text('bounces.text'), long: true, cell: ({ row }) => cited.get(row)?.description ?? '-' },
        { label: text('bounces.amount'), figure: true, cell: row => money(row.amountPaise) },
        { label: text('bounces.charge'), figure: true, cell: row => moneyIfAny(row.chargePaise) },
      ]}
    />
  )
}

const Lenders = ({ analysis }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const { day } = useDateFormats()
  return (
    <PlainTable
      title={text('lenders.title')}
      none={text('lenders.none')}
      rows={analysis.lenders}
      columns={[
        { label: text('lenders.name'), cell: ({ name }) => name },
        { label: text('lenders.instalment'), figure: true, cell: row => money(row.instalmentPaise) },
        { label: text('lenders.paid'), figure: true, cell: row => `${money(row.paidPaise)} (${row.paidCount})` },
        { label: text('lenders.lent'), figure: true, cell: row => moneyIfAny(row.lentPaise) },
        { label: text('lenders.bounces'), figure: true, cell: row => row.bounces },
        { label: text('lenders.period'), long: true, cell: row => `${day(row.first)} – ${day(row.last)}` },
      ]}
    />
  )
}

const Recurring = ({ analysis }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const { day } = useDateFormats()
  return (
    <PlainTable
      title={text('recurring.title')}
      none={text('recurring.none')}
      rows={analysis.recurring}
      columns={[
        { label: text('recurring.name'), cell: ({ name }) => name },
        { label: text('rows.category'), cell: ({ category }) => words(`category.${category}`) },
        { label: text('recurring.every'), cell: ({ every }) => words(`every.${every}`) },
        {
          label: text('recurring.usual'),
          figure: true,
          cell: ({ direction, medianPaise }) => `${direction === 'debit' ? '−' : '+'}${money(medianPaise)}`,
        },
        { label: text('recurring.times'), figure: true, cell: ({ rows }) => rows.length },
        { label: text('recurring.next'), short: true, cell: ({ next }) => day(next) },
      ]}
    />
  )
}

const Counterparties = ({ analysis }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  return (
    <PlainTable
      title={text('parties.title')}
      none={text('parties.none')}
      rows={analysis.counterparties}
      columns={[
        { label: text('parties.name'), cell: ({ name }) => name },
        { label: text('parties.credits'), figure: true, cell: row => moneyIfAny(row.creditPaise) },
        { label: text('parties.debits'), figure: true, cell: row => moneyIfAny(row.debitPaise) },
        { label: text('parties.times'), figure: true, cell: row => row.creditCount + row.debitCount },
      ]}
    />
  )
}
