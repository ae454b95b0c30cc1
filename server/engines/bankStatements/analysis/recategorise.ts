import type { StatementRule } from '../../../../contracts/bankStatements/statementRules.ts'
import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { clip, comparable } from '../values/text.ts'
import { dailyBalances, monthsOf } from './balances.ts'
import { bouncesOf } from './bounces.ts'
import { counterpartiesOf } from './counterparties.ts'
import { hintsOf } from './hints.ts'
import { incomeOf } from './income.ts'
import { lendersOf } from './lenders.ts'
import { type RuleSubject, readyRule } from './matchRule.ts'
import { recurringOf } from './recurring.ts'
import { firstRules, laterRules } from './rules.ts'
import { categorySums } from './sums.ts'

type Row = StatementAnalysis['rows'][number]

/**
 * The same analysis with other rules of the customer: categories and everything that follows from them. What was read and how it adds up stays,
 * and so do transfers between own accounts, which are told by account numbers that the analysis no longer has.
 */
export function recategorise(analysis: StatementAnalysis, rules: readonly StatementRule[]): StatementAnalysis {
  const own = rules.map(readyRule)
  const rows = analysis.rows.map((row): Row => {
    const subject: RuleSubject = {
      text: comparable(`${row.description} ${row.ref ?? ''}`),
      mode: row.mode,
      debit: row.debitPaise,
      credit: row.creditPaise,
    }
    const fired = own.find(rule => rule.matches(subject))
    if (fired) return { ...row, category: fired.category, rule: clip(`own:${fired.id}`, 60) }
    if (!row.rule.startsWith('own:')) return row
    const ours = [...firstRules, ...laterRules].find(rule => rule.matches(subject))
    return { ...row, category: ours?.category ?? 'other', rule: ours?.id ?? 'none' }
  })
  const { accounts } = analysis
  const bounces = bouncesOf(rows)
  const { days } = dailyBalances(rows, accounts)
  const months = monthsOf(rows, accounts, days, bounces)
  return {
    ...analysis,
    rows,
    days,
    months,
    categories: categorySums(rows),
    bounces,
    recurring: recurringOf(rows),
    lenders: lendersOf(rows, bounces),
    counterparties: counterpartiesOf(rows),
    income: incomeOf(rows, months, bounces),
    hints: [...analysis.hints.filter(({ file }) => file !== null), ...hintsOf(rows, accounts, [])],
  }
}
