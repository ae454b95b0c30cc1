import type {
  StatementCategory,
  StatementMode,
  StatementRuleCode,
} from '../../../../contracts/bankStatements/statementCodes.ts'
import type { StatementDirection } from '../../../../contracts/bankStatements/statementRules.ts'
import { type ReadyRule, readyRule } from './matchRule.ts'
import { words } from './words.ts'

interface OwnRule {
  id: Exclude<StatementRuleCode, 'ownAccount' | 'none'>
  category: StatementCategory
  direction?: StatementDirection
  words?: readonly string[]
  modes?: StatementMode[]
}

const banks: StatementMode[] = ['neft', 'rtgs', 'imps', 'transfer']

/** Our rules in the order in which they are tried. `ownAccount` has its place behind returns and is decided by names, not by words. */
const beforeOwnAccount: OwnRule[] = [
  { id: 'bounceCharge', category: 'bounceCharge', direction: 'debit', words: words.bounceCharge },
  { id: 'mandateReturn', category: 'bounce', words: words.mandateReturn },
  { id: 'chequeReturn', category: 'bounce', words: words.chequeReturn },
]
const afterOwnAccount: OwnRule[] = [
  { id: 'government', category: 'government', direction: 'credit', words: words.government },
  { id: 'reversal', category: 'refund', direction: 'credit', words: words.reversal },
  { id: 'cashWithdrawal', category: 'cash', direction: 'debit', words: words.cashWithdrawal },
  { id: 'cashWithdrawal', category: 'cash', direction: 'debit', modes: ['atm'] },
  { id: 'cashDeposit', category: 'cash', direction: 'credit', words: words.cashDeposit },
  { id: 'cashDeposit', category: 'cash', direction: 'credit', modes: ['cash'] },
  { id: 'salary', category: 'salary', direction: 'credit', words: words.salary },
  { id: 'loanGiven', category: 'loan', direction: 'credit', words: words.loanGiven },
  {
    id: 'loanGiven',
    category: 'loan',
    direction: 'credit',
    words: words.lenders,
    modes: ['neft', 'rtgs', 'imps', 'transfer', 'other'],
  },
  { id: 'cardBill', category: 'card', direction: 'debit', words: words.cardBill },
  { id: 'insurance', category: 'insurance', words: words.insurance },
  { id: 'investment', category: 'investment', words: words.investment },
  { id: 'emi', category: 'emi', direction: 'debit', words: words.emi },
  { id: 'emiMandate', category: 'emi', direction: 'debit', words: words.lenders },
  { id: 'tax', category: 'tax', words: words.tax },
  { id: 'interest', category: 'interest', words: words.interest },
  { id: 'education', category: 'education', direction: 'debit', words: words.education },
  { id: 'rent', category: 'rent', words: words.rent },
  { id: 'charge', category: 'charge', direction: 'debit', words: words.charge },
  { id: 'utility', category: 'utility', direction: 'debit', words: words.utility },
  { id: 'gaming', category: 'gaming', words: words.gaming },
  { id: 'fuel', category: 'fuel', direction: 'debit', words: words.fuel },
  { id: 'food', category: 'food', direction: 'debit', words: words.food },
  { id: 'travel', category: 'travel', direction: 'debit', words: words.travel },
  { id: 'health', category: 'health', direction: 'debit', words: words.health },
  { id: 'shopping', category: 'shopping', direction: 'debit', words: words.shopping },
  { id: 'cashWithdrawal', category: 'cash', direction: 'debit', modes: ['cash'] },
  { id: 'cardPayment', category: 'card', modes: ['card'] },
  { id: 'upiPayment', category: 'upi', modes: ['upi'] },
  { id: 'chequePayment', category: 'cheque', modes: ['cheque'] },
  { id: 'bankTransfer', category: 'transfer', modes: [...banks, 'nach'] },
]

const ready = (rules: OwnRule[]): ReadyRule[] =>
  rules.map(rule => readyRule({ ...rule, words: rule.words && [...rule.words] }))

export const firstRules = ready(beforeOwnAccount)
export const laterRules = ready(afterOwnAccount)
