import type { StatementVerdict } from '../../contracts/bankStatements/statementCodes.ts'
import type { StatementAnalysis } from '../../contracts/bankStatements/statements.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { lookupIfsc } from '../sources/banks/index.ts'

type Summary = ResultOf<'bank-statement'>

/** From the best to the worst: several accounts are as good as the worst of them. */
const verdicts: readonly StatementVerdict[] = ['reconciled', 'reconciledBut', 'unreconciled']

interface Period {
  from?: string | null | undefined
  to?: string | null | undefined
}

/** The result of a check: what its analysis says in short. Amounts are integer paise. */
export function summaryOf(analysis: StatementAnalysis, { from, to }: Period): Summary {
  const { accounts, months, rows, hints, income, lenders, categories, bounces } = analysis
  const [first] = accounts
  const sum = (pick: (account: (typeof accounts)[number]) => number | null) =>
    accounts.reduce<number | null>((total, account) => {
      const value = pick(account)
      return total === null || value === null ? null : total + value
    }, 0)
  return {
    verdict: verdictOf(accounts),
    brokenRows: accounts.reduce((count, { reconciliation }) => count + reconciliation.rows.length, 0),
    holder: first?.holder ?? null,
    bank: first?.bank ?? null,
    account: first?.numberMasked ?? null,
    ifsc: first?.ifsc ?? null,
    ifscListed: first?.ifsc ? lookupIfsc(first.ifsc) !== undefined && lookupIfsc(first.ifsc) !== null : null,
    from: edge(accounts.map(account => account.from)).at(0) ?? null,
    to: edge(accounts.map(account => account.to)).at(-1) ?? null,
    missingDays: from || to ? missingDays(analysis, { from, to }) : null,
    rows: rows.length,
    openingPaise: sum(({ reconciliation }) => reconciliation.openingPaise),
    closingPaise: sum(({ reconciliation }) => reconciliation.closingPaise),
    creditsPaise: sum(({ reconciliation }) => reconciliation.creditsPaise) ?? 0,
    debitsPaise: sum(({ reconciliation }) => reconciliation.debitsPaise) ?? 0,
    averagePaise: sum(account => account.averagePaise),
    incomePaise: income.amountPaise,
    emiPaise: lenders.reduce((total, { instalmentPaise }) => total + instalmentPaise, 0),
    bounces: bounces.length,
    warnings: hints.filter(({ level }) => level === 'warning').length,
    accounts: accounts.map(account => ({
      bank: account.bank,
      number: account.numberMasked,
      type: account.type,
      from: account.from,
      to: account.to,
      rows: account.rows,
      openingPaise: account.reconciliation.openingPaise,
      closingPaise: account.reconciliation.closingPaise,
      verdict: account.reconciliation.verdict,
    })),
    months: monthsOf(months, accounts.length),
    categories: categories.map(({ category, creditPaise, debitPaise }) => ({
      category,
      creditsPaise: creditPaise,
      debitsPaise: debitPaise,
    })),
  }
}

const verdictOf = (accounts: StatementAnalysis['accounts']): StatementVerdict =>
  verdicts.findLast(verdict => accounts.some(({ reconciliation }) => reconciliation.verdict === verdict)) ??
  'unreconciled'

const edge = (days: readonly (string | null)[]): string[] => days.flatMap(day => day ?? []).toSorted()

/** The months of all accounts together; of a single one, its own. */
function monthsOf(months: StatementAnalysis['months'], accounts: number): Summary['months'] {
  const together = months.filter(({ account }) => account === null)
  const shown = together.length > 0 ? together : months.filter(({ account }) => accounts === 1 && account === 0)
  return shown.map(month => ({
    month: month.month,
    creditsPaise: month.creditPaise,
    debitsPaise: month.debitPaise,
    salaryPaise: month.salaryPaise,
    emiPaise: month.emiPaise,
    averagePaise: month.averagePaise,
    closingPaise: month.closingPaise,
    bounces: month.bounces,
  }))
}

const DAY_MS = 86_400_000

/** Days of the asked period that lie in the period of no file. An open end asks for nothing beyond the files. */
function missingDays({ files }: StatementAnalysis, { from, to }: Period): number {
  const spans = files
    .flatMap(file => (file.from && file.to ? [[file.from, file.to] as const] : []))
    .toSorted(([one], [other]) => one.localeCompare(other))
  const first = from ?? spans[0]?.[0]
  const last = to ?? edge(spans.map(span => span[1])).at(-1)
  if (!first || !last) return 0
  let missing = 0
  let next = first
  for (const [start, end] of spans) {
    if (next > last) break
    if (start > next) missing += daysBetween(next, start < last ? start : dayAfter(last))
    if (end >= next) next = dayAfter(end)
  }
  return next > last ? missing : missing + daysBetween(next, dayAfter(last))
}

const daysBetween = (from: string, before: string) => Math.max(0, (Date.parse(before) - Date.parse(from)) / DAY_MS)
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
