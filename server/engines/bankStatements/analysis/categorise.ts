import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import type { Section, StatementOptions } from '../model.ts'
import { daysBetween } from '../values/dates.ts'
import { clip, comparable } from '../values/text.ts'
import { type RuleSubject, readyRule } from './matchRule.ts'
import { modeOf, partyOf } from './narration.ts'
import { firstRules, laterRules } from './rules.ts'
import { pushTo } from './sums.ts'

type Row = StatementAnalysis['rows'][number]
type Account = StatementAnalysis['accounts'][number]

/** Gives each row its mode, counterparty, category and the rule that fired: the customer's first, then ours. */
export function categorise(
  rows: Row[],
  accounts: readonly Account[],
  groups: readonly (readonly { section: Section }[])[],
  options: StatementOptions,
): void {
  const own = (options.rules ?? []).map(readyRule)
  const holders = [...accounts.flatMap(({ holder }) => holder ?? []), ...(options.ownNames ?? [])].map(nameKey)
  const names = holders.filter(name => name.trim().includes(' '))
  const numbers = groups.map(parts => [...new Set(parts.flatMap(({ section }) => endsOf(section.facts.number)))])
  const pairs = transfersBetween(rows)
  rows.forEach((row, at) => {
    row.mode = modeOf(row.description)
    row.counterparty = partyOf(row)
    const text = comparable(`${row.description} ${row.ref ?? ''}`)
    const subject: RuleSubject = { text, mode: row.mode, debit: row.debitPaise, credit: row.creditPaise }
    const customers = own.find(rule => rule.matches(subject))
    if (customers) {
      row.category = customers.category
      row.rule = clip(`own:${customers.id}`, 60)
      return
    }
    const returned = firstRules.find(rule => rule.matches(subject))
    const isOwn = () =>
      pairs.has(at) ||
      names.some(name => nameKey(text).includes(name)) ||
      numbers.some((ends, account) => account !== row.account && ends.some(end => text.includes(end)))
    if (!returned && isOwn()) {
      row.category = 'ownTransfer'
      row.rule = 'ownAccount'
      return
    }
    const rule = returned ?? laterRules.find(one => one.matches(subject))
    row.category = rule?.category ?? 'other'
    if (withoutParty.has(row.category)) row.counterparty = null
    row.rule = rule?.id ?? 'none'
  })
}

/** What the bank itself takes and gives. */
const withoutParty: ReadonlySet<Row['category']> = new Set(['bounceCharge', 'charge', 'interest'])

const nameKey = (name: string) => comparable(name.replace(/^(?:mr|mrs|ms|m\/s|dr|shri|smt)\.?\s+/i, ''))

/** How another bank writes an account number: whole, or its last four digits behind letters that hide the rest. */
function endsOf(number: string | null): string[] {
  if (!number) return []
  const last = number.slice(-4)
  return number.includes('X') ? [`XX${last} `] : [` ${number} `, `XX${last} `]
}

/** Rows of two accounts that are one transfer: the same amount out of one and into the other, within two days, with one reference. */
function transfersBetween(rows: readonly Row[]): ReadonlySet<number> {
  const outgoing = new Map<string, number[]>()
  rows.forEach((row, at) => {
    if (row.debitPaise)
      for (const reference of referencesOf(row)) pushTo(outgoing, `${row.debitPaise} ${reference}`, at)
  })
  const pairs = new Set<number>()
  rows.forEach((row, at) => {
    const { creditPaise, date, account } = row
    if (!creditPaise || !date) return
    const places = referencesOf(row).flatMap(
      reference => outgoing.get(`${creditPaise} ${reference}`)?.slice(0, MAX_SAME) ?? [],
    )
    const from = places.find(place => {
      const other = rows[place]
      return (
        other?.date && !pairs.has(place) && other.account !== account && Math.abs(daysBetween(other.date, date)) <= 2
      )
    })
    if (from !== undefined) pairs.add(from).add(at)
  })
  return pairs
}

/** A reference is unique; a file that repeats one is not searched for ever. */
const MAX_SAME = 20

/** References of payments are long numbers that both sides print. */
const referencesOf = ({ description, ref }: Row): string[] =>
  (`${description} ${ref ?? ''}`.match(/[A-Z]*\d{8,}/gi) ?? []).map(text => text.toUpperCase())
