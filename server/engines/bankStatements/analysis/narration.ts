import type { StatementMode } from '../../../../contracts/bankStatements/statementCodes.ts'
import { clip, collapseSpaces, comparable } from '../values/text.ts'

/** How banks write the way of a payment; the first that fits. Texts are compared as `comparable` makes them. */
const patterns: [StatementMode, RegExp][] = [
  ['upi', / (?:UPI|BHIM|UPIAR|UPIAB) /],
  ['imps', / (?:IMPS|MMT IMPS|IMPS P2A) /],
  ['rtgs', / RTGS[A-Z0-9]* /],
  ['neft', / NEFT[A-Z0-9]* /],
  ['nach', / (?:NACH|ACH|ECS|EMANDATE|E MANDATE|SI EMI|MANDATE|ACHDR|ACH D|ACH C|ACHCR|APBS)(?:DR|CR)? /],
  ['atm', / (?:ATM|ATW|NWD|EAW|VAT|ATM WDL|CASH WDL ATM|AWL|NFS) /],
  ['cash', / (?:CASH|CDM|BNA|CAM|BY CASH|CSH DEP|CASHDEP|CWDR) /],
  ['cheque', / (?:CHQ|CHEQUE|CLG|CLEARING|CTS|I W CHQ|O W CHQ|INWARD CLEARING|INW CLG|MICR) /],
  ['card', / (?:POS|PCD|DEBIT CARD|CARD|VPS|VSI|ECOM|ME DC SI|PUR|DCARDFEE) /],
  ['interest', / (?:INT PD|INTEREST|INT PAID|INT CR|CREDIT INTEREST|INT COLL|SB INT) /],
  ['charge', / (?:CHARGE|CHARGES|CHRG|CHRGS|CHGS|CHG|FEE|FEES|GST|COMMISSION|PENALTY|AMB|MIN BAL) /],
  ['transfer', / (?:TRF|TRANSFER|TFR|FT|IFT|TPT|INB|NETBANK|IB|FUND TRANSFER|FUNDS TRF|BIL|INFT|TPFT) /],
]

export function modeOf(description: string): StatementMode {
  const text = comparable(description)
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}

/** Parts of a narration that name no party: ways of payment, banks, directions, kinds of text. */
const NOISE =
  /^(?:UPI|IMPS|NEFT|RTGS|NACH|ACH|ECS|POS|ATM|ATW|CHQ|CHEQUE|CLG|CTS|BY|TO|FROM|TRF|TRANSFER|TFR|DR|CR|D|C|P2A|P2M|P2P|PAY|PAYMENT|PAID|RECEIVED|COLLECT|MB|IB|INB|NET|BANKING|MOBILE|TPT|FT|IFT|INF|INFT|BIL|MMT|ONL|PCD|VPS|ME|SI|PUR|ECOM|CASH|DEP|WDL|SELF|REF|NO|UTR|TXN|ID|RRN|INR|RS|LTD|EMI|SBIN|HDFC|ICIC|UTIB|KKBK|PUNB|BARB|CNRB|YESB|IDFB|INDB|PYTM|AIRP|OKAXIS|OKSBI|OKICICI|OKHDFCBANK|YBL|IBL|AXL|PAYTM|UPIINTENT|DEBIT|CREDIT|CARD|INWARD|OUTWARD|RET|RTN|RETURN|RETURNED|CHG|CHRG|CHGS|CHARGES|CHARGE|REV|REVERSAL|INT|INTEREST|BANK|NA|NULL|NONE|PVT|PRIVATE|LIMITED|INCL|GST|UPIAR|SALARY|RENT)$/i

/** Why a payment came back, which banks write before or after the party. */
const RETURNED_FOR = /\b(?:insufficient (?:funds?|balance)|funds? insufficient|exceeds arrangement)\b/gi

/** The party that a narration names: its longest part of letters that is no way of payment. Null if it names none. */
export function partyOf({ description, mode }: { description: string; mode: StatementMode }): string | null {
  if (mode === 'atm' || mode === 'cash' || mode === 'interest' || mode === 'charge') return null
  const parts = description
    .replaceAll(RETURNED_FOR, ' ')
    .split(/[/|:;_*-]|\s{2,}/)
    .map(part => nameIn(part))
    .filter(name => name !== '')
  const address = /([\w.]{3,40})@[a-z]{2,}/i.exec(description)?.[1]
  const best =
    parts.find(part => part.includes(' ') && part.length >= 5) ?? parts.find(part => part.length >= 4) ?? null
  const name = best ?? (address && /[a-z]{3}/i.test(address) ? address : null)
  return name ? clip(collapseSpaces(name).toUpperCase(), 120) : null
}

/** The words of a part without numbers, codes and noise. */
function nameIn(part: string): string {
  const words = part.trim().split(/[\s,.]+/)
  const kept = words.filter(
    word => /^[\p{L}&'()]+$/u.test(word) && !NOISE.test(word) && (word.length > 1 || words.length > 1),
  )
  return kept.some(word => word.length >= 3) ? kept.join(' ') : ''
}
