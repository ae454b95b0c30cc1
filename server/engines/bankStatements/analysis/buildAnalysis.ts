import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { joinSections } from '../checks/joinSections.ts'
import { type Reconciled, reconcile } from '../checks/reconcile.ts'
import type { FileResult, Movement, Section, StatementOptions } from '../model.ts'
import { isIfsc } from '../values/banks.ts'
import { clip } from '../values/text.ts'
import { dailyBalances, monthsOf } from './balances.ts'
import { bouncesOf } from './bounces.ts'
import { categorise } from './categorise.ts'
import { counterpartiesOf } from './counterparties.ts'
import { hintsOf } from './hints.ts'
import { incomeOf } from './income.ts'
import { lendersOf } from './lenders.ts'
import { recurringOf } from './recurring.ts'
import { categorySums } from './sums.ts'

type Analysis = StatementAnalysis
type Account = Analysis['accounts'][number]
type Part = { section: Section; file: number }

/** Puts accounts together from their files, checks them and analyses their rows. */
export function buildAnalysis(
  results: readonly FileResult[],
  options: StatementOptions,
  onChecked: () => void,
): Analysis {
  const groups = groupAccounts(results)
  const accounts: Account[] = []
  const rows: Analysis['rows'] = []
  groups.forEach((parts, account) => {
    const joined = joinSections(parts)
    const reconciled = reconcile(joined)
    blameUnreadFiles(reconciled, results, groups.length)
    accounts.push(accountOf(parts, joined, reconciled, rows.length, madeOn(parts, results)))
    const problems = new Map(reconciled.rows.map(({ row, code, params }) => [row, { code, params }]))
    joined.movements.forEach((movement, at) => rows.push(rowOf(movement, account, problems.get(at) ?? null)))
  })
  onChecked()
  categorise(rows, accounts, groups, options)
  const bounces = bouncesOf(rows)
  const days = dailyBalances(rows, accounts)
  for (const [at, account] of accounts.entries()) Object.assign(account, days.summaries[at])
  const months = monthsOf(rows, accounts, days.days, bounces)
  return {
    files: filesOf(results, groups),
    accounts,
    rows,
    months,
    days: days.days,
    categories: categorySums(rows),
    bounces,
    recurring: recurringOf(rows),
    lenders: lendersOf(rows, bounces),
    counterparties: counterpartiesOf(rows),
    income: incomeOf(rows, months, bounces),
    hints: hintsOf(rows, accounts, results),
  }
}

/** Files of one account number belong together; a file without a number to that with the same holder, or to the only account. */
function groupAccounts(results: readonly FileResult[]): Part[][] {
  const parts = results.flatMap(({ sections }, file) => sections.map(section => ({ section, file })))
  const groups: Part[][] = []
  for (const part of parts.toSorted(
    (one, other) => Number(!one.section.facts.number) - Number(!other.section.facts.number),
  )) {
    const group = groups.find(([first]) => first && isSameAccount(first.section, part.section))
    if (group) group.push(part)
    else groups.push([part])
  }
  return groups
}

function isSameAccount({ facts: one }: Section, { facts: other }: Section): boolean {
  if (one.currency !== other.currency) return false
  if (!one.number || !other.number) return one.holder === other.holder && one.bank === other.bank
  if (one.number === other.number) return true
  const isMasked = /X/.test(one.number) !== /X/.test(other.number) || /X/.test(one.number)
  return (
    isMasked && one.number.slice(-4) === other.number.slice(-4) && (one.bank === other.bank || !one.bank || !other.bank)
  )
}

/** A file that was not read may hold rows of the only account there is. */
function blameUnreadFiles(reconciled: Reconciled, results: readonly FileResult[], accounts: number): void {
  if (accounts !== 1) return
  for (const { file } of results) {
    if (!file.problem || file.problem.code === 'notStatement') continue
    reconciled.reasons.push({ code: 'fileUnread', params: { name: clip(file.name, 200) } })
    reconciled.verdict = 'unreconciled'
  }
}

function accountOf(
  parts: readonly Part[],
  joined: ReturnType<typeof joinSections>,
  found: Reconciled,
  firstRow: number,
  made: string | null,
): Account {
  const facts = parts.map(({ section }) => section.facts)
  const first = <Key extends keyof Section['facts']>(key: Key) =>
    facts.map(one => one[key]).find(value => value !== null) ?? null
  const { movements } = joined
  const days = movements.flatMap(({ date }) => date ?? []).sort()
  const ifsc = first('ifsc')
  return {
    holder: first('holder'),
    numberMasked: masked(
      facts.map(({ number }) => number).find(number => number !== null && !number.includes('X')) ?? first('number'),
    ),
    ifsc,
    ifscValid: ifsc === null ? null : isIfsc(ifsc),
    bank: first('bank'),
    branch: first('branch'),
    type: first('type'),
    currency: facts[0]?.currency ?? 'INR',
    from: facts.flatMap(({ from }) => from ?? []).sort()[0] ?? days[0] ?? null,
    to: endOf(
      facts
        .flatMap(({ to }) => to ?? [])
        .sort()
        .at(-1) ?? null,
      days.at(-1) ?? null,
      made,
    ),
    files: [...new Set(parts.map(({ file }) => file))].sort((one, other) => one - other),
    rows: movements.length,
    creditCount: movements.filter(({ credit }) => credit).length,
    debitCount: movements.filter(({ debit }) => debit).length,
    averagePaise: null,
    leastPaise: null,
    mostPaise: null,
    reconciliation: {
      verdict: found.verdict,
      openingPaise: found.opening,
      closingPaise: found.closing,
      creditsPaise: found.credits,
      debitsPaise: found.debits,
      differencePaise: found.difference,
      rowsRight: found.rowsRight,
      rows: found.rows.map(({ row, code, params }) => ({ row: row + firstRow, code, params })),
      reasons: found.reasons,
    },
    gaps: joined.gaps,
    overlaps: joined.overlaps,
  }
}

/** The day on which the newest of an account's PDFs was made; null if a file does not tell. */
function madeOn(parts: readonly Part[], results: readonly FileResult[]): string | null {
  const days = parts.map(({ file }) => results[file]?.pdf?.made ?? null)
  return days.includes(null)
    ? null
    : (days
        .flatMap(day => day ?? [])
        .sort()
        .at(-1) ?? null)
}

/** The end of the stated period, or the last row's day. A period that was asked for may reach beyond the day on which the file was made. */
function endOf(stated: string | null, last: string | null, made: string | null): string | null {
  if (stated === null || made === null || made >= stated) return stated ?? last
  return last !== null && made < last ? stated : made
}

const masked = (number: string | null) =>
  number === null ? null : `${'X'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`

function rowOf(
  movement: Movement,
  account: number,
  problem: Analysis['rows'][number]['problem'],
): Analysis['rows'][number] {
  const { debit, credit, balance, ...rest } = movement
  return {
    account,
    file: rest.file,
    page: rest.page,
    row: rest.row,
    date: rest.date,
    valueDate: rest.valueDate,
    description: rest.description,
    ref: rest.ref,
    debitPaise: debit,
    creditPaise: credit,
    balancePaise: balance,
    category: 'other',
    rule: 'none',
    counterparty: null,
    mode: 'other',
    problem,
  }
}

/** Each file with its accounts and its own verdict: the worst of its accounts, judged without the other files. */
function filesOf(results: readonly FileResult[], groups: readonly Part[][]): Analysis['files'] {
  const order = ['reconciled', 'reconciledBut', 'unreconciled'] as const
  return results.map(({ file, sections }, at) => {
    if (file.problem) return file
    const verdicts = sections.map(section => reconcile(joinSections([{ section, file: at }])).verdict)
    return {
      ...file,
      accounts: groups.flatMap((parts, account) => (parts.some(part => part.file === at) ? [account] : [])),
      verdict: order.findLast(verdict => verdicts.includes(verdict)) ?? null,
    }
  })
}
