import type { Mark, Movement } from '../model.ts'
import type { Unsettled } from '../table/movementsOf.ts'

export interface Settled {
  movements: Movement[]
  marks: Mark[]
  isNewestFirst: boolean
  /** The balance told debits from credits. */
  byBalance: boolean
  /** Balances count what is owed, and were negated. */
  isNegated: boolean
}

/** How the rows of a file are to be read: which end comes first, and what the sign of its balances and its columns means. */
interface Reading {
  reversed: boolean
  flipped: boolean
}

/** What is known of a file's signs beside its running balance. */
export interface KnownSigns {
  /** The columns had no headings. */
  isGuessed: boolean
  /** The pages say that it is an overdraft, a cash credit or a loan account. */
  isOwed: boolean
}

/**
 * Puts rows into the order of time and finds the directions that the file leaves open, by their dates and the running balance: the reading under which most
 * balances follow from the row before is the right one. Signs are turned only where the file says that its balances count what is owed, or says nothing of
 * its columns.
 */
export function settleOrder(
  rows: Unsettled[],
  marks: Mark[],
  opening: number | null,
  { isGuessed, isOwed }: KnownSigns,
): Settled {
  const byDates = isNewestFirst(rows)
  const flips = isGuessed || isOwed ? [false, true] : [false]
  const orders = byDates === null ? [false, true] : [byDates]
  const { reversed, flipped } = flips
    .flatMap(flipped => orders.map(reversed => ({ flipped, reversed, right: rightRows(rows, { flipped, reversed }) })))
    .reduce((one, other) => (other.right > one.right ? other : one))
  // Columns that were guessed are swapped; under real headings the bank shows what is owed as a positive balance.
  const swapsColumns = flipped && isGuessed
  const isNegated = flipped && !isGuessed
  const ordered = (reversed ? rows.toReversed() : rows).map(row => turn(row, swapsColumns, isNegated))
  const turnedMarks = (reversed ? marks.toReversed() : marks).map(mark => ({
    ...mark,
    at: reversed ? rows.length - mark.at : mark.at,
    paise: isNegated ? -mark.paise : mark.paise,
  }))
  const start =
    turnedMarks.find(({ at, kind }) => at === 0 && kind !== 'closing')?.paise ??
    (isNegated && opening !== null ? -opening : opening)
  const { movements, found } = findDirections(ordered, start)
  return { movements, marks: turnedMarks, isNewestFirst: reversed, byBalance: found || swapsColumns, isNegated }
}

function turn(row: Unsettled, swaps: boolean, negates: boolean): Unsettled {
  const columns = swaps ? { debit: row.credit, credit: row.debit } : {}
  return { ...row, ...columns, balance: negates && row.balance !== null ? -row.balance : row.balance }
}

const movedBy = ({ debit, credit }: Movement) => (credit ?? 0) - (debit ?? 0)

/** Balances that follow from their neighbour. A flip changes nothing for an amount without direction. */
function rightRows(rows: readonly Unsettled[], { reversed, flipped }: Reading): number {
  let right = 0
  for (let at = 1; at < rows.length; at++) {
    const [before, row] = reversed ? [rows[at], rows[at - 1]] : [rows[at - 1], rows[at]]
    if (!before || !row || before.balance === null || row.balance === null) continue
    const moved = row.balance - before.balance
    if (row.amount === null ? moved === movedBy(row) * (flipped ? -1 : 1) : Math.abs(moved) === row.amount) right++
  }
  return right
}

/** One odd date in this many does not change the order. */
const CLEAR = 3

/** Whether the dates run backwards; null if they do not tell. */
function isNewestFirst(rows: readonly Unsettled[]): boolean | null {
  const days = rows.flatMap(({ date }) => date ?? [])
  const later = days.filter((day, at) => at > 0 && day > (days[at - 1] ?? '')).length
  const earlier = days.filter((day, at) => at > 0 && day < (days[at - 1] ?? '')).length
  if (later > CLEAR * earlier) return false
  return earlier > CLEAR * later ? true : null
}

/** An amount without direction is what its balance says it is, or stays unclear. */
function findDirections(rows: readonly Unsettled[], opening: number | null): { movements: Movement[]; found: boolean } {
  let before = opening
  let found = false
  const movements = rows.map(({ amount, ...row }): Movement => {
    const moved = before === null || row.balance === null ? null : row.balance - before
    if (amount !== null) {
      if (moved === amount) row.credit = amount
      else if (moved === -amount) row.debit = amount
      else row.problem ??= { code: 'unclearDirection', params: { paise: amount } }
      found ||= row.debit !== null || row.credit !== null
    }
    before = row.balance ?? (before === null || row.problem ? null : before + movedBy(row))
    return row
  })
  return { movements, found }
}
