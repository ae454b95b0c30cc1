import { amountKinds, type Cells, type ColumnKind, type Line, type Word } from '../model.ts'
import { looksLikeAmount, parseAmount, parseSide } from '../values/amounts.ts'
import { dateAt } from '../values/dates.ts'
import type { Heading } from './headings.ts'

/** Places words of a line in columns. */
export interface Columns {
  cellsOf(line: Line): Cells
}

type Edge = 'left' | 'right' | 'middle'

interface AmountColumn extends Heading {
  edge: Edge
  at: number
}

const edgeOf = ({ left, right }: { left: number; right: number }, edge: Edge) =>
  edge === 'left' ? left : edge === 'right' ? right : (left + right) / 2

/**
 * Learns the columns from the headings and the lines beneath. Amounts belong to the column on whose edge they stand (mostly the right one), because
 * a heading may be narrower or wider than what it heads. Texts are cut where fewest words cross.
 */
export function learnColumns(headings: readonly Heading[], lines: readonly Line[], isSheet: boolean): Columns {
  const hasDecimals = lines.some(({ words }) => words.some(({ text }) => looksLikeAmount(text)))
  const isAmount = hasDecimals && !isSheet ? looksLikeAmount : (text: string) => parseAmount(text) !== null
  const amounts = learnAmounts(headings, lines, isAmount)
  const texts = headings.filter(({ kind }) => !amountKinds.has(kind))
  const inColumn = (word: Word) => columnOf(word, amounts, isAmount)
  const dated = lines.filter(({ words }) =>
    words.slice(0, 3).some(({ text }) => dateAt(text) || /^\d{1,2}$/.test(text)),
  )
  const bounds = learnBounds(texts, dated, word => inColumn(word) !== null)
  return { cellsOf: line => cellsOf(line, { amounts, texts, bounds, inColumn }) }
}

type IsAmount = (text: string) => boolean

/** How far an amount may stand from its column's edge, in points. */
const REACH = 14

function columnOf(word: Word, amounts: readonly AmountColumn[], isAmount: IsAmount): AmountColumn | null {
  if (!isAmount(word.text)) return null
  let best: AmountColumn | null = null
  let least = REACH
  for (const column of amounts) {
    const distance = Math.abs(edgeOf(word, column.edge) - column.at)
    if (distance < least) [best, least] = [column, distance]
  }
  return best
}

const ROUNDS = 3

function learnAmounts(headings: readonly Heading[], lines: readonly Line[], isAmount: IsAmount): AmountColumn[] {
  const heads = headings.filter(({ kind }) => amountKinds.has(kind))
  const words = lines.flatMap(line => line.words.filter(({ text }) => isAmount(text)))
  let columns: AmountColumn[] = heads.map(heading => ({ ...heading, edge: 'right', at: heading.right }))
  let isFirst = true
  for (let round = 0; round < ROUNDS; round++) {
    const groups = columns.map((): Word[] => [])
    for (const word of words) {
      const at = isFirst ? nearestHeading(word, headings, heads) : nearestColumn(word, columns)
      if (at >= 0) groups[at]?.push(word)
    }
    columns = columns.map((column, at) => alignment(column, groups[at] ?? []))
    isFirst = false
  }
  return columns
}

/** By overlap with the headings; an amount nearer to a text's heading belongs to the text. */
function nearestHeading(word: Word, headings: readonly Heading[], heads: readonly Heading[]): number {
  const gap = (heading: Heading) => Math.max(heading.left - word.right, word.left - heading.right, 0)
  const middle = (heading: Heading) => Math.abs((heading.left + heading.right - word.left - word.right) / 2)
  const nearest = headings.toSorted((one, other) => gap(one) - gap(other) || middle(one) - middle(other))[0]
  return nearest ? heads.indexOf(nearest) : -1
}

function nearestColumn(word: Word, columns: readonly AmountColumn[]): number {
  let [best, least] = [-1, REACH]
  columns.forEach((column, at) => {
    const distance = Math.abs(edgeOf(word, column.edge) - column.at)
    if (distance < least) [best, least] = [at, distance]
  })
  return best
}

/** The edge on which most of a column's amounts stand, and where it is. */
function alignment(column: AmountColumn, words: readonly Word[]): AmountColumn {
  if (words.length === 0) return column
  const [best] = (['right', 'left', 'middle'] as const)
    .map(edge => {
      const places = words.map(word => edgeOf(word, edge)).toSorted((one, other) => one - other)
      const at = places[places.length >> 1] ?? column.at
      return { edge, at, near: places.filter(place => Math.abs(place - at) < 2).length }
    })
    .toSorted((one, other) => other.near - one.near)
  return best ? { ...column, edge: best.edge, at: best.at } : column
}

/** Where to cut between neighbouring text columns: where fewest words of the dated lines cross. */
function learnBounds(texts: readonly Heading[], lines: readonly Line[], isPlaced: (word: Word) => boolean): number[] {
  const words = lines.slice(0, 400).flatMap(({ words }) => words.filter(word => !isPlaced(word)))
  return texts.slice(1).map((right, at) => {
    const left = texts[at] as Heading
    const from = left.left + 2
    const to = Math.max(right.right - 2, from + 1)
    const steps = Math.max(1, Math.ceil((to - from) / 2))
    const crossed = Array.from({ length: steps }, (_, step) => {
      const x = from + step * 2
      return words.reduce((count, word) => count + (word.left < x && x < word.right ? 1 : 0), 0)
    })
    const least = Math.min(...crossed)
    return widestRun(crossed, least, from, right.left)
  })
}

/** The middle of the run of `least` that ends nearest to the next heading. */
function widestRun(crossed: readonly number[], least: number, from: number, target: number): number {
  let best = { middle: target, score: Number.NEGATIVE_INFINITY }
  let start = -1
  for (let step = 0; step <= crossed.length; step++) {
    if (step < crossed.length && crossed[step] === least) {
      if (start < 0) start = step
      continue
    }
    if (start >= 0) {
      const [left, right] = [from + start * 2, from + (step - 1) * 2]
      const distance =
        left <= target && target <= right ? 0 : Math.min(Math.abs(left - target), Math.abs(right - target))
      const score = Math.min(right - left, 12) - distance
      const middle =
        left <= target && target <= right ? Math.max(left, Math.min(target - 2, right)) : (left + right) / 2
      if (score > best.score) best = { middle, score }
    }
    start = -1
  }
  return best.middle
}

interface Learned {
  amounts: readonly AmountColumn[]
  texts: readonly Heading[]
  bounds: readonly number[]
  inColumn: (word: Word) => AmountColumn | null
}

function cellsOf(line: Line, learned: Learned): Cells {
  const { texts, bounds, inColumn, amounts } = learned
  const cells: Cells = {}
  const add = (kind: ColumnKind, text: string) => {
    cells[kind] = cells[kind] === undefined ? text : `${cells[kind]} ${text}`
  }
  const hasType = texts.some(({ kind }) => kind === 'type')
  let last: { kind: ColumnKind; right: number } | null = null
  let sign = ''
  line.words.forEach((word, place) => {
    const column = inColumn(word) ?? exactColumn(word, learned)
    if (column && cells[column.kind] === undefined) {
      add(column.kind, sign + word.text)
      sign = ''
      last = { kind: column.kind, right: word.right }
      return
    }
    // A dash stands for no amount.
    if (/^[-–—]+$/.test(word.text) && amounts.some(({ left, right }) => word.right > left && word.left < right)) return
    const next = line.words[place + 1]
    if (LOOSE_SIGN.test(word.text) && next && next.left - word.right < line.size && inColumn(next)) {
      sign = word.text.replace(/[^+-]/g, '')
      return
    }
    // "Cr" and "Dr" belong to the amount on their left, unless they have a column of their own.
    if (
      last &&
      parseSide(word.text) &&
      word.left - last.right < 1.6 * line.size &&
      !(hasType && last.kind !== 'balance')
    ) {
      add(last.kind, word.text)
      last = null
      return
    }
    const at = bounds.findIndex(bound => (word.left + word.right) / 2 < bound)
    const heading = texts[at < 0 ? texts.length - 1 : at]
    if (heading) add(heading.kind, word.text)
  })
  return cells
}

/** A currency or sign with a blank before its amount. */
const LOOSE_SIGN = /^(?:[+-]?(?:₹|rs\.?|inr)|[+-])$/i
/** What stands this exactly on a column's edge is its amount, even if it has no decimals or cannot be read. */
const EXACT = 2.5

function exactColumn(word: Word, { amounts }: Learned): AmountColumn | null {
  if (!/\d/.test(word.text)) return null
  const found = amounts.find(
    column =>
      Math.abs(edgeOf(word, column.edge) - column.at) < EXACT && word.right > column.left && word.left < column.right,
  )
  return found ?? null
}
