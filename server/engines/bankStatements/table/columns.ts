import { amountKinds, type Cells, type ColumnKind, type Line, type Word } from '../model.ts'
import { looksLikeAmount, parseAmount, parseSide } from '../values/amounts.ts'
import { dateAt } from '../values/dates.ts'
import { type AmountColumn, edgeOf, isDash, isLooseSign, learnAmounts, nearestColumn } from './amountColumns.ts'
import type { Heading } from './headings.ts'

/** Places words of a line in columns. */
export interface Columns {
  cellsOf: (line: Line) => Cells
  /** Whether every amount of a line stands on the edge of a column, as those of rows do. */
  isOnEdges: (line: Line) => boolean
  hasBalance: boolean
}

/**
 * Learns the columns from the headings and the lines beneath. Amounts belong to the column on whose edge they stand. Texts are cut where fewest words cross.
 */
export function learnColumns(headings: readonly Heading[], lines: readonly Line[], isSheet: boolean): Columns {
  const hasDecimals = lines.some(({ words }) => words.some(({ text }) => looksLikeAmount(text)))
  const isAmount = hasDecimals && !isSheet ? looksLikeAmount : (text: string) => parseAmount(text) !== null
  const amounts = learnAmounts(headings, lines, isAmount)
  const texts = headings.filter(({ kind }) => !amountKinds.has(kind))
  const inColumn = (word: Word) => (isAmount(word.text) ? nearestColumn(word, amounts) : null)
  const dated = lines.filter(({ words }) =>
    words.slice(0, 3).some(({ text }) => dateAt(text) || /^\d{1,2}(?:$|[-/.])/.test(text)),
  )
  const bounds = learnBounds(texts, dated, word => inColumn(word) !== null)
  // The cells of a sheet stand on the edges of their heading also where no amount could be read.
  const edged = isSheet ? amounts : amounts.filter(({ isEmpty }) => !isEmpty)
  const isOnEdge = (word: Word) =>
    amounts.some(column => !column.isEmpty && Math.abs(edgeOf(word, column.edge) - column.at) < EXACT)
  return {
    cellsOf: line => cellsOf(line, { amounts, edged, texts, bounds, inColumn }),
    isOnEdges: ({ words }) => words.filter(({ text }) => isAmount(text)).every(isOnEdge),
    hasBalance: amounts.some(({ kind, isEmpty }) => kind === 'balance' && !isEmpty),
  }
}

/** Where to cut between neighbouring text columns: where fewest words of the dated lines cross. */
function learnBounds(texts: readonly Heading[], lines: readonly Line[], isPlaced: (word: Word) => boolean): number[] {
  const words = lines.slice(0, 400).flatMap(({ words }) => words.filter(word => !isPlaced(word)))
  return texts.slice(1).map((right, at) => boundBetween(texts[at] as Heading, right, words))
}

/** A stretch that few words cross. */
interface Blank {
  from: number
  to: number
}

/** A blank this wide parts columns as well as any wider one; a narrow one may lie between two words of a text. */
const WIDE = 12
const NARROW = 3.5
/** What it counts if all words begin at the end of a blank. */
const STARTS = 48
const STEP = 2

/** In the blank between two headings that is wide, and at the end of which texts begin. */
function boundBetween(left: Heading, right: Heading, words: readonly Word[]): number {
  const blanks = blanksOf(left.left + STEP, Math.max(right.right - STEP, left.left + STEP + 1), words)
  const scores = blanks.map(({ from, to }) => {
    const between = Math.max(left.right - to, from - right.left, 0)
    const starts = words.filter(word => Math.abs(word.left - to) <= STEP).length
    const isDoubtful = starts === 0 || to - from < NARROW
    return Math.min(to - from, WIDE) + STARTS * (starts / Math.max(words.length, 1)) - between - (isDoubtful ? WIDE : 0)
  })
  const best = blanks[scores.indexOf(Math.max(...scores))]
  if (!best) return right.left
  const isWithin = best.from <= right.left && right.left <= best.to
  return isWithin ? Math.max(best.from, Math.min(right.left - STEP, best.to)) : (best.from + best.to) / 2
}

/** The stretches that fewest words cross. */
function blanksOf(from: number, to: number, words: readonly Word[]): Blank[] {
  const places = Array.from({ length: Math.max(1, Math.ceil((to - from) / STEP)) }, (_, step) => from + step * STEP)
  const crossed = places.map(x => words.reduce((count, word) => count + (word.left < x && x < word.right ? 1 : 0), 0))
  const least = Math.min(...crossed)
  const blanks: Blank[] = []
  places.forEach((place, at) => {
    if (crossed[at] !== least) return
    const last = blanks.at(-1)
    if (last && place - last.to <= STEP) last.to = place
    else blanks.push({ from: place, to: place })
  })
  return blanks
}

interface Learned {
  amounts: readonly AmountColumn[]
  /** Those whose edge is known. */
  edged: readonly AmountColumn[]
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
    if (isDash(word.text) && isInAmounts(word, amounts)) return
    const next = line.words[place + 1]
    if (isLooseSign(word.text) && next && next.left - word.right < line.size && inColumn(next)) {
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

const isInAmounts = (word: Word, amounts: readonly AmountColumn[]) =>
  nearestColumn(word, amounts) !== null || amounts.some(({ left, right }) => word.right > left && word.left < right)

/** What stands this exactly on a column's edge is its amount, even if it has no decimals or cannot be read. */
const EXACT = 2.5

function exactColumn(word: Word, { edged }: Learned): AmountColumn | null {
  if (!/\d/.test(word.text)) return null
  const found = edged.find(
    column =>
      Math.abs(edgeOf(word, column.edge) - column.at) < EXACT && word.right > column.left && word.left < column.right,
  )
  return found ?? null
}
