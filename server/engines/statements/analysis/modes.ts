import type { StatementMode } from '../../../../contracts/statementCodes.ts'
import { comparable } from '../values/text.ts'

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
