import { decodeStream } from './inflate.ts'
import { PdfReader } from './reader.ts'
import { damaged, isInteger, latin1, nameOf, PdfDict, PdfProblem, PdfStream, type PdfValue } from './values.ts'

/** Where an object lies: at a byte, as an entry of an object stream, or nowhere. */
export type XrefEntry =
  | { kind: 'at'; offset: number; gen: number }
  | { kind: 'in'; stream: number; index: number }
  | { kind: 'free' }

export interface Xref {
  entries: Map<number, XrefEntry>
  /** The newest trailer, which names root and information. */
  trailer: PdfDict
  /** Where the sections stand, newest first. */
  sections: number[]
  /** Sections that give one object two places, so that programs may show either. */
  ambiguous: Set<number>
}

const MAX_SECTIONS = 1000
export const MAX_OBJECTS = 1_000_000

/** One section of cross-references. */
export interface Section {
  entries: ReadonlyMap<number, XrefEntry>
  trailer: PdfDict
  isAmbiguous: boolean
  end: number
}

/**
 * Reads the chain of cross-reference sections from the last `startxref` (ISO 32000-2, 7.5). `known` are those that
 * another revision of the file has read, by their start. Throws `PdfProblem`.
 */
export async function readXref(
  bytes: Uint8Array,
  readObject: ObjectReader,
  known: Map<number, Section>,
): Promise<Xref> {
  const entries = new Map<number, XrefEntry>()
  const sections: number[] = []
  const ambiguous = new Set<number>()
  const offsetOf = (value: PdfValue): number => {
    if (!isInteger(value) || value < 0 || value >= bytes.length) throw damaged('A cross-reference points nowhere')
    return value
  }
  const read = async (start: number): Promise<Section> => {
    if (sections.length >= MAX_SECTIONS) throw new PdfProblem('tooComplex', 'Too many revisions')
    sections.push(start)
    const read = known.get(start)
    if (read && read.end <= bytes.length) return read
    const reader = new PdfReader(bytes, start)
    const section = reader.take('xref') ? readTable(reader) : await readXrefStream(readObject(start))
    known.set(start, section)
    return section
  }
  const queue = [lastStart(bytes)]
  let trailer: PdfDict | undefined
  for (let start = queue.shift(); start !== undefined; start = queue.shift()) {
    if (sections.includes(start)) continue
    let section = await read(start)
    trailer ??= section.trailer
    const more = section.trailer.get('XRefStm')
    if (more !== null && !sections.includes(offsetOf(more))) {
      const hidden = await read(offsetOf(more))
      section = withHidden(section, hidden)
      queue.push(...previousOf(hidden).map(offsetOf))
    }
    if (section.isAmbiguous) ambiguous.add(start)
    for (const [num, entry] of section.entries) if (!entries.has(num)) entries.set(num, entry)
    if (entries.size > MAX_OBJECTS) throw new PdfProblem('tooComplex', 'Too many objects')
    queue.unshift(...previousOf(section).map(offsetOf))
  }
  if (!trailer) throw damaged('There is no trailer')
  return { entries, trailer, sections, ambiguous }
}

const previousOf = ({ trailer }: Section): PdfValue[] => (trailer.get('Prev') === null ? [] : [trailer.get('Prev')])

/**
 * A hybrid file's stream names what its table calls free, for programs that know streams (7.5.8.4). That the table gives another place, or none, is
 * read in different ways.
 */
function withHidden(section: Section, hidden: Section): Section {
  const entries = new Map(section.entries)
  let isAmbiguous = section.isAmbiguous || hidden.isAmbiguous
  for (const [num, entry] of hidden.entries) {
    const own = entries.get(num)
    if (own) isAmbiguous = true
    if (!own || own.kind === 'free') entries.set(num, entry)
  }
  return { ...section, entries, isAmbiguous }
}

/** Reads `N G obj …` at a byte. */
export type ObjectReader = (offset: number) => { num: number; gen: number; value: PdfValue; end: number }

/** The number behind the last `startxref`. */
function lastStart(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - 2048)
  const tail = latin1(bytes.subarray(from))
  const at = tail.lastIndexOf('startxref')
  if (at < 0) throw damaged('startxref is missing')
  const reader = new PdfReader(bytes, from + at + 'startxref'.length)
  const start = reader.integer()
  if (start >= bytes.length) throw damaged('startxref points behind the end')
  return start
}

/** A section that is being read. Programs take the first or the last of two entries for one number. */
function collectEntries() {
  const entries = new Map<number, XrefEntry>()
  let isAmbiguous = false
  return {
    entries,
    add(num: number, entry: XrefEntry) {
      if (entries.has(num)) isAmbiguous = true
      else entries.set(num, entry)
    },
    close: (trailer: PdfDict, end: number): Section => ({ entries, trailer, isAmbiguous, end }),
  }
}

function readTable(reader: PdfReader): Section {
  const found = collectEntries()
  while (reader.isAtInteger()) {
    const first = reader.integer()
    const count = reader.integer()
    if (count > MAX_OBJECTS || first > 10_000_000) throw new PdfProblem('tooComplex', 'Too many objects')
    for (let num = first; num < first + count; num++) {
      const offset = reader.integer()
      const gen = reader.integer()
      if (reader.take('n')) found.add(num, { kind: 'at', offset, gen })
      else if (reader.take('f')) found.add(num, { kind: 'free' })
      else throw damaged('A cross-reference entry is broken')
    }
  }
  reader.expect('trailer')
  const trailer = reader.value()
  if (!(trailer instanceof PdfDict)) throw damaged('The trailer is broken')
  return found.close(trailer, reader.at)
}

async function readXrefStream({ value, end }: { value: PdfValue; end: number }): Promise<Section> {
  if (!(value instanceof PdfStream) || nameOf(value.dict.get('Type')) !== 'XRef')
    throw damaged('A cross-reference section is missing')
  const { dict } = value
  const size = dict.get('Size')
  const widths = dict.get('W')
  const index = dict.get('Index') ?? [0, size]
  if (
    !Array.isArray(widths) ||
    widths.length !== 3 ||
    !widths.every(width => isInteger(width) && width >= 0 && width <= 8)
  )
    throw damaged('A cross-reference stream is broken')
  if (!Array.isArray(index) || index.length % 2 !== 0 || !index.every(isInteger))
    throw damaged('A cross-reference stream is broken')
  const [a, b, c] = widths as [number, number, number]
  const data = await decodeStream(value)
  const found = collectEntries()
  let at = 0
  const number = (width: number) => {
    let value = 0
    for (let byte = 0; byte < width; byte++) value = value * 256 + (data[at++] ?? 0)
    return value
  }
  for (let pair = 0; pair < index.length; pair += 2) {
    const [first, count] = [index[pair] as number, index[pair + 1] as number]
    for (let num = first; num < first + count && at + a + b + c <= data.length; num++) {
      const kind = a === 0 ? 1 : number(a)
      const second = number(b)
      const third = number(c)
      if (kind === 1) found.add(num, { kind: 'at', offset: second, gen: third })
      else if (kind === 2) found.add(num, { kind: 'in', stream: second, index: third })
      // Other kinds mean that the object does not exist.
      else found.add(num, { kind: 'free' })
    }
    if (found.entries.size > MAX_OBJECTS) throw new PdfProblem('tooComplex', 'Too many objects')
  }
  return found.close(dict, end)
}
