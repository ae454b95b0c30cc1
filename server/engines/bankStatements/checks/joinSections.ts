import type { Mark, Movement, Section } from '../model.ts'
import { addDays } from '../values/dates.ts'

/** Files that show the same account, put together in the order of time. */
export interface JoinedAccount {
  sections: { section: Section; file: number }[]
  movements: Movement[]
  marks: Mark[]
  gaps: { after: string; before: string; jumpPaise: number | null }[]
  overlaps: { file: number; otherFile: number; from: string; to: string; rows: number }[]
  /** Files that show different rows for the same days. */
  disagreements: { from: string; to: string }[]
}

type Part = { section: Section; file: number }

const firstDay = ({ movements, facts }: Section) => movements.find(({ date }) => date)?.date ?? facts.from
const lastDay = ({ movements, facts }: Section) => movements.findLast(({ date }) => date)?.date ?? facts.to
/** From when to when a file speaks. */
const startOf = (section: Section) => section.facts.from ?? firstDay(section)
const endOf = (section: Section) => section.facts.to ?? lastDay(section)

/** Counts rows that stand in two files once, and finds days that no file covers. */
export function joinSections(parts: readonly Part[]): JoinedAccount {
  const sections = parts.toSorted(
    (one, other) =>
      (startOf(one.section) ?? '').localeCompare(startOf(other.section) ?? '') ||
      (endOf(one.section) ?? '').localeCompare(endOf(other.section) ?? ''),
  )
  const joined: JoinedAccount = { sections, movements: [], marks: [], gaps: [], overlaps: [], disagreements: [] }
  let before: Part | null = null
  for (const part of sections) {
    if (before) before = append(joined, before, part)
    else {
      joined.movements.push(...part.section.movements)
      joined.marks.push(...part.section.marks)
      before = part
    }
  }
  return joined
}

const keyOf = ({ date, debit, credit, balance }: Movement) => `${date} ${debit} ${credit} ${balance}`

/** Adds a file behind what is there; returns the part that now reaches furthest. */
function append(joined: JoinedAccount, before: Part, part: Part): Part {
  const { movements } = joined
  const more = part.section.movements
  const shared = sharedRows(movements, more)
  if (shared > 0) {
    const rows = more.slice(0, shared)
    joined.overlaps.push({
      file: part.file,
      otherFile: before.file,
      from: firstDay({ ...part.section, movements: rows }) ?? '',
      to: lastDay({ ...part.section, movements: rows }) ?? '',
      rows: shared,
    })
  } else checkSeam(joined, before.section, part.section)
  const at = movements.length - shared
  // A mark within the shared rows was checked with the other file.
  for (const mark of part.section.marks)
    if (mark.at > shared || shared === 0) joined.marks.push({ ...mark, at: mark.at + at })
  movements.push(...more.slice(shared))
  const [reach, end] = [endOf(before.section) ?? '', endOf(part.section) ?? '']
  return end >= reach ? part : before
}

/** How many rows at the start of `more` are those at the end of `rows`, or lie within them all. */
function sharedRows(rows: readonly Movement[], more: readonly Movement[]): number {
  const first = more[0]
  if (!first) return 0
  const start = keyOf(first)
  for (let at = 0; at < rows.length; at++) {
    if (keyOf(rows[at] as Movement) !== start) continue
    const length = Math.min(rows.length - at, more.length)
    let same = 1
    while (same < length && keyOf(rows[at + same] as Movement) === keyOf(more[same] as Movement)) same++
    if (same === length) return length
  }
  return 0
}

function checkSeam(joined: JoinedAccount, before: Section, next: Section): void {
  const [end, start] = [endOf(before), startOf(next)]
  const [last, first] = [lastDay(before), firstDay(next)]
  const closing = closingOf(before)
  const opening = openingOf(next)
  const jumpPaise = closing === null || opening === null ? null : opening - closing
  if (last && first && first < last) {
    joined.disagreements.push({ from: first, to: last < (endOf(next) ?? last) ? last : (endOf(next) ?? last) })
    return
  }
  if (!end || !start) return
  const isDayApart = before.facts.to !== null && next.facts.from !== null && addDays(end, 1) < start
  if (isDayApart || (jumpPaise !== null && jumpPaise !== 0)) joined.gaps.push({ after: end, before: start, jumpPaise })
}

/** The balance with which a file begins: its first row's is known even where nothing states it. */
export function openingOf({ stated, marks, movements }: Section): number | null {
  const mark = marks.find(({ at, kind }) => at === 0 && kind !== 'closing')
  if (mark) return mark.paise
  if (stated.opening !== null) return stated.opening
  const first = movements[0]
  return first && first.balance !== null && !first.problem
    ? first.balance - (first.credit ?? 0) + (first.debit ?? 0)
    : null
}

export function closingOf({ stated, marks, movements }: Section): number | null {
  return marks.findLast(({ kind }) => kind === 'closing')?.paise ?? stated.closing ?? movements.at(-1)?.balance ?? null
}
