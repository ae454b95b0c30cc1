import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { addTo, emptySums } from './sums.ts'

type Row = StatementAnalysis['rows'][number]

const MAX = 500

/** What came from and went to each party, the largest first. */
export function counterpartiesOf(rows: readonly Row[]): StatementAnalysis['counterparties'] {
  const parties = new Map<string, StatementAnalysis['counterparties'][number]>()
  for (const row of rows) {
    const { counterparty: name, date } = row
    if (!name || !date || row.category === 'ownTransfer') continue
    const party = parties.get(name) ?? { name, first: date, last: date, ...emptySums() }
    if (date < party.first) party.first = date
    if (date > party.last) party.last = date
    addTo(party, row)
    parties.set(name, party)
  }
  const size = (party: StatementAnalysis['counterparties'][number]) => party.creditPaise + party.debitPaise
  return [...parties.values()].sort((one, other) => size(other) - size(one)).slice(0, MAX)
}
