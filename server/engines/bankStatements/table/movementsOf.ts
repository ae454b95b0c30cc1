import type { Cells, Mark, Movement, RawRow, RowProblem } from '../model.ts'
import { type Amount, parseAmount, parseSide } from '../values/amounts.ts'
import { dateAt, dayOrderOf, parseDate } from '../values/dates.ts'
import { clip, collapseSpaces } from '../values/text.ts'
import type { RawMark } from './assembleRows.ts'
import { signed } from './statedOf.ts'

/** A movement whose direction may not be known yet. */
export interface Unsettled extends Movement {
  /** An amount without a direction. */
  amount: number | null
}

/**
 * Reads the texts of rows as dates and amounts; what cannot be read is the row's problem. If the statement prints dates at every row, a row without one has
 * none.
 */
export function movementsOf(rows: readonly RawRow[], file: number): Unsettled[] {
  const order = dayOrderOf(rows.map(({ cells }) => cells.date ?? ''))
  const printsAllDates = repeatsDates(rows)
  const unsigned = unsignedSide(rows)
  return rows.map(({ page, row, cells, takesDate }) => {
    const isDateLost = takesDate === true && printsAllDates
    const date = isDateLost ? null : (dateAt((cells.date ?? '').trim(), order)?.day ?? null)
    const money = moneyOf(cells, unsigned)
    const balance = cells.balance === undefined ? null : parseAmount(cells.balance)
    return {
      file,
      page,
      row,
      date,
      valueDate: parseDate(cells.valueDate ?? '', order),
      description: clip(collapseSpaces(cells.description ?? ''), 500),
      ref: refOf(cells.ref),
      debit: money.debit,
      credit: money.credit,
      amount: money.amount,
      balance: balance ? signed(balance) : null,
      problem: money.problem ?? (isDateLost || cells.date === undefined ? noDate : date ? null : unreadableDate(cells)),
    }
  })
}

const noDate: RowProblem = { code: 'noDate', params: {} }

const unreadableDate = ({ date = '' }: Cells): RowProblem => ({
  code: 'unreadableDate',
  params: { name: clip(date, 200) },
})

/** Where a date stands only at the first row of a day, it stands at the first row of a page too. */
const repeatsDates = (rows: readonly RawRow[]) =>
  rows.some(({ page, cells, takesDate }, at) => {
    const before = rows[at - 1]
    return !takesDate && before && !before.takesDate && before.page === page && before.cells.date === cells.date
  })

const refOf = (text: string | undefined) => {
  const ref = collapseSpaces(text ?? '')
  return ref === '' || /^[-–0.]+$/.test(ref) ? null : clip(ref, 60)
}

interface Money {
  debit: number | null
  credit: number | null
  amount: number | null
  problem: RowProblem | null
}

const isBlank = (text: string | undefined) => text === undefined || /^[\s\-–.*]*$/.test(text)

function moneyOf(cells: Cells, unsigned: 'credit' | 'debit' | null): Money {
  const read = (text: string | undefined) => (isBlank(text) ? null : parseAmount(text ?? ''))
  const unreadable = [cells.debit, cells.credit, cells.either].find(
    text => !isBlank(text) && parseAmount(text ?? '') === null,
  )
  const nothing: Money = { debit: null, credit: null, amount: null, problem: null }
  if (unreadable !== undefined) {
    return { ...nothing, problem: { code: 'unreadableAmount', params: { name: clip(unreadable, 200) } } }
  }
  const [debit, credit, either] = [read(cells.debit), read(cells.credit), read(cells.either)]
  const paise = (amount: Amount | null) => (amount && amount.paise !== 0 ? amount.paise : null)
  const [out, into] = [paise(debit), paise(credit)]
  if (out !== null && into !== null)
    return { ...nothing, debit: out, credit: into, problem: { code: 'twoAmounts', params: {} } }
  if (out !== null || into !== null) return { ...nothing, debit: out, credit: into }
  if (either) {
    const side = parseSide(cells.type ?? '') ?? sideWithin(cells.type) ?? either.side ?? unsigned
    return {
      ...nothing,
      debit: side === 'debit' ? either.paise : null,
      credit: side === 'credit' ? either.paise : null,
      amount: side === null ? either.paise : null,
    }
  }
  // A row of zero moves nothing, and nothing is wrong with it.
  if (debit) return { ...nothing, debit: 0 }
  if (credit) return { ...nothing, credit: 0 }
  return { ...nothing, problem: { code: 'noAmount', params: {} } }
}

const sideWithin = (text: string | undefined) =>
  /\bdr\b|debit/i.test(text ?? '') ? 'debit' : /\bcr\b|credit/i.test(text ?? '') ? 'credit' : null

/** If one direction is always marked and the other never is, an amount without a mark has the other one. */
function unsignedSide(rows: readonly RawRow[]): 'credit' | 'debit' | null {
  const sides = rows.flatMap(({ cells }) => {
    const side = parseAmount(cells.either ?? '')?.side
    return side ? [side] : []
  })
  if (sides.length === 0 || sides.length === rows.length) return null
  if (sides.every(side => side === 'debit')) return 'credit'
  return sides.every(side => side === 'credit') ? 'debit' : null
}

/** Balances that stand between rows. */
export function marksOf(marks: readonly RawMark[], rowCount: number): Mark[] {
  return marks.flatMap(({ kind, cells, at }) => {
    if (kind === 'total' || kind === 'pageTotal') return []
    const amount = parseAmount(cells.balance ?? cells.either ?? cells.credit ?? cells.debit ?? '')
    if (!amount) return []
    // An amount in the column of debits is a debit balance.
    const isDebit = cells.balance === undefined && cells.debit !== undefined
    const paise = isDebit ? -amount.paise : signed(amount)
    const isOpening = kind === 'opening' || (kind === 'broughtForward' && at === 0)
    // Newest first, it stands above all rows.
    const isClosing = kind === 'closing' && (at === rowCount || at === 0)
    return [{ kind: isOpening ? 'opening' : isClosing ? 'closing' : 'forward', paise, at } as const]
  })
}
