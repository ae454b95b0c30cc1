import { amountKinds, type Line, type Word } from '../model.ts'
import { parseSide } from '../values/amounts.ts'
import type { Heading } from './headings.ts'

export interface Place {
  left: number
  right: number
}

/** The edge on which the amounts of a column stand. */
export type Edge = 'left' | 'right' | 'middle'

/** A column of amounts: where its edge is, and whether any amount stands on it. */
export interface AmountColumn extends Heading {
  edge: Edge
  at: number
  isEmpty: boolean
}

type IsAmount = (text: string) => boolean

/** How far an amount may stand from its column's edge, in points. */
const REACH = 14
/** Edges of one column differ by less than this from one amount to the next. */
const JITTER = 2.5
/** An amount on the same edge as its heading stands this close to it. */
const ON_EDGE = 3
/** An amount reaches at least this far beneath the heading of its column. */
export const MIN_SHARED = 8
const ROUNDS = 2
/** The blank between two words of a text, in heights of their letters. */
const WORD_BLANK = 0.33

/** Stands for no amount. */
export const isDash = (text: string): boolean => /^[-–—]+$/.test(text)

/** A currency or sign with a blank before its amount. */
export const isLooseSign = (text: string): boolean => /^(?:[+-]?(?:₹|rs\.?|inr)|[+-])$/i.test(text)

export const edgeOf = ({ left, right }: { left: number; right: number }, edge: Edge): number =>
  edge === 'left' ? left : edge === 'right' ? right : (left + right) / 2

/**
 * Learns where the amounts of each heading stand. A column reaches from the left end of its heading to the next heading, or from the heading before to its right
 * end: so amounts on a right edge are told by that edge, those on a left one by theirs, however the headings are aligned.
 */
export function learnAmounts(headings: readonly Heading[], lines: readonly Line[], isAmount: IsAmount): AmountColumn[] {
  const heads = headings.filter(({ kind }) => amountKinds.has(kind))
  const type = headings.find(({ kind }) => kind === 'type')
  const ownsSide = (amount: Word, side: Word) =>
    (!type || amount.left > type.right) && !hasOwnHead(headings, amount, side)
  const placed = lines.flatMap(line => placedAmounts(line, isAmount, ownsSide))
  const edge = commonEdge(placed)
  const words = heads.map((): Word[] => [])
  for (const group of groupsOn(placed, edge)) {
    const at = heads.indexOf(headingOver(group, edge, headings) as Heading)
    if (at >= 0) words[at]?.push(...group.map(({ word }) => word))
  }
  let columns = heads.map((heading, at) => columnOn(heading, words[at] ?? [], edge))
  for (let round = 0; round < ROUNDS; round++) {
    const groups = columns.map((): Word[] => [])
    for (const { word } of placed) {
      const nearest = nearestColumn(word, columns)
      if (nearest) groups[columns.indexOf(nearest)]?.push(word)
    }
    columns = heads.map((heading, at) => columnOn(heading, groups[at] ?? [], edge))
  }
  return columns
}

/** The column on whose edge a word stands. */
export function nearestColumn(word: Word, columns: readonly AmountColumn[]): AmountColumn | null {
  let best: AmountColumn | null = null
  let least = REACH
  for (const column of columns) {
    if (column.isEmpty) continue
    const distance = Math.abs(edgeOf(word, column.edge) - column.at)
    if (distance < least) [best, least] = [column, distance]
  }
  return best
}

/** Amounts on one edge, and the heading to which they belong; it may be that of a text. */
export interface AmountGroup<Head> {
  words: Word[]
  head: Head | undefined
}

/** The places on which amounts stand: most on an edge of their own. Amounts within texts are left out. */
export function groupAmounts<Head extends Place>(
  lines: readonly Line[],
  isAmount: IsAmount,
  heads: readonly Head[] = [],
): AmountGroup<Head>[] {
  const ownsSide = (amount: Word, side: Word) => !hasOwnHead(heads, amount, side)
  const placed = lines.flatMap(line => placedAmounts(line, isAmount, ownsSide)).filter(({ word }) => !isDash(word.text))
  const edge = commonEdge(placed)
  return groupsOn(placed, edge).map(group => ({
    words: group.map(({ word }) => word),
    head: headingOver(group, edge, heads),
  }))
}

/** Whether "Cr" or "Dr" stands beneath a heading of its own, so that it is no part of the amount before. */
const hasOwnHead = (heads: readonly Place[], amount: Word, side: Word) =>
  heads.some(head => gap(head, side) < 0 && head.left > amount.right)

/** An amount with its "Cr" or "Dr", as far as both reach. */
interface Placed {
  word: Word
  left: number
  right: number
}

function placedAmounts(
  { words, size }: Line,
  isAmount: IsAmount,
  ownsSide: (amount: Word, side: Word) => boolean,
): Placed[] {
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (!isAmount(word.text) && !isDash(word.text)) return []
    // An amount or a dash close behind a word is part of a text.
    if (before && word.left - before.right < WORD_BLANK * size && isText(before.text)) return []
    const hasSide = next && !isDash(next.text) && parseSide(next.text) && next.left - word.right < 1.6 * size
    return [{ word, left: word.left, right: hasSide && ownsSide(word, next) ? next.right : word.right }]
  })
}

const isText = (text: string) => /\p{L}/u.test(text) && !isLooseSign(text)

/** The edge on which most amounts of the table stand together; the right one if all are of one length. */
function commonEdge(placed: readonly Placed[]): Edge {
  const scores = (['right', 'left', 'middle'] as const).map(edge => ({
    edge,
    score: groupsOn(placed, edge).reduce((sum, group) => sum + group.length ** 2, 0),
  }))
  return scores.reduce((one, other) => (other.score > one.score ? other : one)).edge
}

/** Amounts that stand on the same edge. */
function groupsOn(placed: readonly Placed[], edge: Edge): Placed[][] {
  const groups: Placed[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const one of placed.toSorted((a, b) => edgeOf(a, edge) - edgeOf(b, edge))) {
    const at = edgeOf(one, edge)
    if (at - last < JITTER) groups.at(-1)?.push(one)
    else groups.push([one])
    last = at
  }
  return groups
}

/** The heading to which amounts on one edge belong; it may be that of a text. */
function headingOver<Head extends Place>(
  group: readonly Placed[],
  edge: Edge,
  headings: readonly Head[],
): Head | undefined {
  const place = { left: median(group.map(({ left }) => left)), right: median(group.map(({ right }) => right)) }
  const onEdge = (of: Edge) =>
    headings
      .filter(heading => Math.abs(edgeOf(heading, of) - edgeOf(place, of)) <= ON_EDGE)
      .toSorted((one, other) => apart(one, place, of) - apart(other, place, of))[0]
  const byRight = () => headings.findLast(({ left }) => left <= place.right - MIN_SHARED)
  const byLeft = () => headings.find(({ right }) => right >= place.left + MIN_SHARED)
  if (edge === 'right') return onEdge('right') ?? byRight()
  if (edge === 'left') return onEdge('left') ?? byLeft()
  return onEdge('middle') ?? headings.toSorted((one, other) => gap(one, place) - gap(other, place))[0]
}

const apart = (one: Place, other: Place, edge: Edge) => Math.abs(edgeOf(one, edge) - edgeOf(other, edge))

/** The blank between two places; the more they share, the further below nothing. */
const gap = (one: Place, other: Place) => Math.max(one.left, other.left) - Math.min(one.right, other.right)

const median = (places: readonly number[]) => places.toSorted((one, other) => one - other)[places.length >> 1] ?? 0

/** A column with the edge on which most of its amounts stand, and where it is; that of the table if all its amounts are of one length. */
function columnOn(heading: Heading, words: readonly Word[], common: Edge): AmountColumn {
  if (words.length === 0) return { ...heading, edge: 'right', at: heading.right, isEmpty: true }
  const [best] = ([common, 'right', 'left', 'middle'] as const)
    .map(edge => {
      const at = median(words.map(word => edgeOf(word, edge)))
      return { edge, at, near: words.filter(word => Math.abs(edgeOf(word, edge) - at) < 2).length }
    })
    .toSorted((one, other) => other.near - one.near)
  return { ...heading, edge: best?.edge ?? 'right', at: best?.at ?? heading.right, isEmpty: false }
}
