import type { StatementAnalysis } from '../../../../contracts/statements.ts'
import { clip, tidy } from '../values/text.ts'
import { addTo, emptySums } from './sums.ts'

type Row = StatementAnalysis['rows'][number]

/** Parts of a narration that name no party: ways of payment, banks, directions, kinds of text. */
const NOISE =
  /^(?:UPI|IMPS|NEFT|RTGS|NACH|ACH|ECS|POS|ATM|ATW|CHQ|CHEQUE|CLG|CTS|BY|TO|FROM|TRF|TRANSFER|TFR|DR|CR|D|C|P2A|P2M|P2P|PAY|PAYMENT|PAID|RECEIVED|COLLECT|MB|IB|INB|NET|BANKING|MOBILE|TPT|FT|IFT|INF|INFT|BIL|MMT|ONL|PCD|VPS|ME|SI|PUR|ECOM|CASH|DEP|WDL|SELF|REF|NO|UTR|TXN|ID|RRN|INR|RS|LTD|EMI|SBIN|HDFC|ICIC|UTIB|KKBK|PUNB|BARB|CNRB|YESB|IDFB|INDB|PYTM|AIRP|OKAXIS|OKSBI|OKICICI|OKHDFCBANK|YBL|IBL|AXL|PAYTM|UPIINTENT|DEBIT|CREDIT|CARD|INWARD|OUTWARD|RET|RTN|RETURN|RETURNED|CHG|CHRG|CHGS|CHARGES|CHARGE|REV|REVERSAL|INT|INTEREST|BANK|NA|NULL|NONE|PVT|PRIVATE|LIMITED|INCL|GST|UPIAR|SALARY|RENT)$/i

/** The party that a narration names: its longest part of letters that is no way of payment. Null if it names none. */
export function partyOf({ description, mode }: Pick<Row, 'description' | 'mode'>): string | null {
  if (mode === 'atm' || mode === 'cash' || mode === 'interest' || mode === 'charge') return null
  const parts = description
    .split(/[/|:;_*-]|\s{2,}/)
    .map(part => nameIn(part))
    .filter(name => name !== '')
  const address = /([\w.]{3,40})@[a-z]{2,}/i.exec(description)?.[1]
  const best =
    parts.find(part => part.includes(' ') && part.length >= 5) ?? parts.find(part => part.length >= 4) ?? null
  const name = best ?? (address && /[a-z]{3}/i.test(address) ? address : null)
  return name ? clip(tidy(name).toUpperCase(), 120) : null
}

/** The words of a part without numbers, codes and noise. */
function nameIn(part: string): string {
  const words = part.trim().split(/[\s,.]+/)
  const kept = words.filter(
    word => /^[\p{L}&'()]+$/u.test(word) && !NOISE.test(word) && (word.length > 1 || words.length > 1),
  )
  return kept.some(word => word.length >= 3) ? kept.join(' ') : ''
}

const MOST = 500

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
  return [...parties.values()].sort((one, other) => size(other) - size(one)).slice(0, MOST)
}
