import { createHash } from 'node:crypto'
import type { Line, Page, Word } from '../model.ts'
import { looksLikeAmount, parseAmount, parseSide } from '../values/amounts.ts'
import { bankNamed } from '../values/banks.ts'
import { dateAt } from '../values/dates.ts'
import { groupAmounts, MIN_SHARED, type Place } from './amountColumns.ts'
import { headingsAt } from './headings.ts'
import { textOf } from './specialLines.ts'

/** A column with the words over it, as far as they stand on the first line of the headings. */
export interface LaidColumn extends Place {
  head: Box | undefined
}

/** The columns of a file's table as they stand on its pages, before it is known what they hold. */
export interface Layout {
  /** A hash of the bank and of the words of the headings: the same for every file of the layout. */
  key: string
  /** The left ends of the headings; without headings, both ends of each column. */
  anchors: number[]
  columns: LaidColumn[]
  /** The lines that the headings take; none if the table has no headings. */
  heading: Line[]
  /** Lines with a date and an amount, in reading order. */
  rows: Line[]
}

/** Rows that say where columns stand. */
const MAX_ROWS = 400
/** Share of the rows that may cross the blank between two columns of text. */
const CROSSING = 0.03
/** Share of the rows in which a text must begin beneath a heading for the heading to have a column of its own. */
const STARTS = 0.2
/** Anchors of one layout differ by less than this from one file to the next, in points. */
const NEAR = 4

/** Finds the columns of a table with headings of any words, or none. Null if no line has both a date and an amount. */
export function layoutOf(pages: readonly Page[], isSheet: boolean): Layout | null {
  const lines = pages.flatMap(page => page.lines)
  const all = rowsOf(lines, isSheet)
  if (all.length === 0) return null
  const heading = headingOf(lines, new Set(all))
  const last = heading.at(-1)
  const rows = all.filter(row => !last || lines.indexOf(row) > lines.indexOf(last)).slice(0, MAX_ROWS)
  const heads = boxesOf(heading.at(0))
  const columns = isSheet ? cellsOf(rows, heads) : columnsOf(rows, heads)
  const words = heads.map(({ text }) => text.toLowerCase()).join('|')
  const bank = bankNamed(lines.slice(0, 60).map(textOf)) ?? ''
  const key = createHash('sha256')
    .update(`${isSheet ? 'sheet' : 'page'}\n${bank}\n${words}`)
    .digest('hex')
    .slice(0, 32)
  const anchors = heads.length > 0 ? heads.map(({ left }) => left) : columns.flatMap(({ left, right }) => [left, right])
  return { key, anchors: anchors.map(rounded), columns: columns.map(roundedPlace), heading, rows }
}

const rounded = (at: number) => Math.round(at * 10) / 10
const roundedPlace = ({ left, right, head }: LaidColumn): LaidColumn => ({
  left: rounded(left),
  right: rounded(right),
  head,
})

/** Whether two files have the same layout. */
export function isSameLayout(one: Pick<Layout, 'key' | 'anchors'>, other: Pick<Layout, 'key' | 'anchors'>): boolean {
  return (
    one.key === other.key &&
    one.anchors.length === other.anchors.length &&
    one.anchors.every((anchor, at) => Math.abs(anchor - (other.anchors[at] ?? 0)) < NEAR)
  )
}

/** Lines with a date and an amount; if amounts have neither decimals nor groups, any number counts as one. */
function rowsOf(lines: readonly Line[], isSheet: boolean): Line[] {
  const withAmounts = (isAmount: (text: string) => boolean) =>
    lines.filter(({ words }) => {
      const dates = words.map((_, at) => isDateAt(words, at))
      return dates.includes(true) && words.some(({ text }, at) => !dates[at] && isAmount(text))
    })
  const strict = withAmounts(looksLikeAmount)
  return isSheet || strict.length === 0 ? withAmounts(text => parseAmount(text) !== null) : strict
}

const isDateAt = (words: readonly Word[], at: number) =>
  dateAt(words[at]?.text ?? '') !== null ||
  (/^\d/.test(words[at]?.text ?? '') &&
    dateAt(
      words
        .slice(at, at + 3)
        .map(({ text }) => text)
        .join(' '),
    ) !== null)

/** Headings have this many words apart and no figures. */
const MIN_HEADS = 3
const LOOKED_AT = 12

/** The line of headings: one that the reader knows, else the one without figures that most rows follow. */
function headingOf(lines: readonly Line[], rows: ReadonlySet<Line>): Line[] {
  for (let at = 0; at < lines.length; at++) {
    const found = headingsAt(lines, at)
    if (found) return lines.slice(at, at + found.lines)
  }
  let best = { at: -1, score: 0 }
  lines.forEach((line, at) => {
    const heads = boxesOf(line)
    if (heads.length < MIN_HEADS || heads.some(({ text }) => /\d/.test(text))) return
    const following = lines.slice(at + 1, at + 1 + LOOKED_AT).filter(one => rows.has(one)).length
    const score = Math.min(following, 5) * 20 + heads.length
    if (following > 0 && score > best.score) best = { at, score }
  })
  return best.at < 0 ? [] : lines.slice(best.at, best.at + 1 + linesBelow(lines, best.at, rows))
}

/** Further lines of the headings: without figures, close beneath, and more than one word apart. */
function linesBelow(lines: readonly Line[], at: number, rows: ReadonlySet<Line>): number {
  let count = 0
  for (const line of lines.slice(at + 1, at + 4)) {
    const before = lines[at + count] as Line
    const isNear = line.page === before.page && line.y - before.y < 2 * Math.max(line.size, 6)
    const heads = boxesOf(line)
    if (!isNear || rows.has(line) || heads.length < 2 || heads.some(({ text }) => /\d/.test(text))) break
    count++
  }
  return count
}

export interface Box extends Place {
  text: string
}

/** Words that stand no further apart than words of a text do. */
function boxesOf(line: Line | undefined): Box[] {
  const boxes: Box[] = []
  for (const { text, left, right } of line?.words ?? []) {
    const box = boxes.at(-1)
    if (box && left - box.right < 0.75 * (line?.size ?? 8)) {
      box.text += ` ${text}`
      box.right = right
    } else boxes.push({ text, left, right })
  }
  return boxes
}

/** The filled columns of a sheet. */
function cellsOf(rows: readonly Line[], heads: readonly Box[]): LaidColumn[] {
  const places = new Map<number, Place>()
  for (const { left, right } of [...heads, ...rows.flatMap(({ words }) => words)]) places.set(left, { left, right })
  return [...places.values()]
    .sort(fromLeft)
    .map(place => ({ ...place, head: heads.find(({ left }) => left === place.left) }))
}

const fromLeft = (one: Place, other: Place) => one.left - other.left

/** Amounts by the edges on which they stand, texts by the blanks between them, and headings over nothing. */
function columnsOf(rows: readonly Line[], heads: readonly Box[]): LaidColumn[] {
  const isAmount = rows.some(({ words }) => words.some(({ text }) => looksLikeAmount(text)))
    ? looksLikeAmount
    : (text: string) => /^\d+$/.test(text)
  const groups = groupAmounts(rows, isAmount, heads).filter(({ words, head }) => words.length > 1 || head)
  const amounts = merged(groups.map(({ words, head }) => ({ ...spanOf(words), head })))
  const inAmounts = new Set(groups.flatMap(({ words }) => words))
  const texts = textColumns(rows, inAmounts, heads)
    .flatMap(column => splitAtHeads(column, heads, rows))
    .flatMap(column => outside(column, amounts))
  const free = heads.filter(head => amounts.every(column => column.head !== head))
  // Texts begin on the left of their column, however their heading is aligned.
  const found = [
    ...amounts,
    ...texts.map(text => ({ ...text, head: free.find(({ right }) => right >= text.left + MIN_SHARED) })),
  ]
  const empty = heads.filter(head => found.every(column => column.head !== head))
  return [...found, ...empty.map(head => ({ left: head.left, right: head.right, head }))].sort(fromLeft)
}

const spanOf = (words: readonly Word[]): Place => ({
  left: Math.min(...words.map(({ left }) => left)),
  right: Math.max(...words.map(({ right }) => right)),
})

export const overlap = (one: Place, other: Place) => Math.min(one.right, other.right) - Math.max(one.left, other.left)

/** Amounts whose places overlap by half are one column: some stand on another edge. */
function merged(places: readonly LaidColumn[]): LaidColumn[] {
  const columns: LaidColumn[] = []
  for (const place of places.toSorted(fromLeft)) {
    const same = columns.find(
      column => overlap(column, place) > 0.5 * Math.min(column.right - column.left, place.right - place.left),
    )
    if (same) Object.assign(same, { left: Math.min(same.left, place.left), right: Math.max(same.right, place.right) })
    else columns.push({ ...place })
  }
  return columns
}

/** Stretches that texts cover, with blanks between them that almost no row crosses. */
function textColumns(rows: readonly Line[], amounts: ReadonlySet<Word>, heads: readonly Box[]): Place[] {
  const runs = rows.flatMap(line =>
    boxesOf({
      ...line,
      words: line.words.filter((word, at) => !amounts.has(word) && !isSideOf(line, at, amounts, heads)),
    }),
  )
  const least = Math.max(1, Math.ceil(CROSSING * rows.length))
  const edges = runs
    .flatMap(({ left, right }) => [
      { at: left, by: 1 },
      { at: right, by: -1 },
    ])
    .sort((one, other) => one.at - other.at || other.by - one.by)
  const columns: Place[] = []
  let [covered, start]: [number, number | null] = [0, null]
  for (const { at, by } of edges) {
    covered += by
    if (covered >= least && start === null) start = at
    if (covered < least && start !== null) {
      if (at - start > 1) columns.push({ left: start, right: at })
      start = null
    }
  }
  return columns
}

/** "Cr" or "Dr" right behind its amount, without a heading of its own. */
function isSideOf({ words, size }: Line, at: number, amounts: ReadonlySet<Word>, heads: readonly Box[]): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word || !amounts.has(before) || parseSide(word.text) === null) return false
  return word.left - before.right < size && !heads.some(head => overlap(head, word) > 0 && head.left > before.right)
}

/** Texts of two columns may touch. A heading has a column of its own if texts begin where it does. */
function splitAtHeads(column: Place, heads: readonly Box[], rows: readonly Line[]): Place[] {
  const cuts = heads
    .map(({ left }) => left)
    .filter(left => left > column.left + NEAR && left < column.right - NEAR)
    .filter(left => {
      const starts = rows.filter(({ words }) => words.some(word => Math.abs(word.left - left) < 2)).length
      return starts >= STARTS * rows.length
    })
  return [column.left, ...cuts].map((left, at) => ({ left, right: (cuts[at] ?? column.right + 1) - 1 }))
}

/** What of a column of texts lies outside of all amounts. */
function outside(column: Place, amounts: readonly Place[]): Place[] {
  let rest: Place[] = [column]
  for (const amount of amounts)
    rest = rest.flatMap(one =>
      overlap(one, amount) <= 0
        ? [one]
        : [
            { left: one.left, right: amount.left - 1 },
            { left: amount.right + 1, right: one.right },
          ],
    )
  return rest.filter(({ left, right }) => right - left > NEAR)
}
