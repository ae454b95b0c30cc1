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
}

const MOST_SECTIONS = 1000
export const MOST_OBJECTS = 1_000_000

/** Reads the chain of cross-reference sections from the last `startxref` (ISO 32000-2, 7.5). Throws `PdfProblem`. */
export async function readXref(bytes: Uint8Array, readObject: ObjectReader): Promise<Xref> {
  const entries = new Map<number, XrefEntry>()
  const sections: number[] = []
  const queue = [lastStart(bytes)]
  let trailer: PdfDict | undefined
  for (let start = queue.shift(); start !== undefined; start = queue.shift()) {
    if (sections.includes(start)) continue
    if (sections.length >= MOST_SECTIONS) throw new PdfProblem('tooComplex', 'Too many revisions')
    sections.push(start)
    const reader = new PdfReader(bytes, start)
    const section = reader.take('xref') ? readTable(reader, entries) : await readXrefStream(readObject(start), entries)
    trailer ??= section
    if (entries.size > MOST_OBJECTS) throw new PdfProblem('tooComplex', 'Too many objects')
    // A hybrid file's stream counts before the older sections.
    for (const key of ['XRefStm', 'Prev']) {
      const next = section.get(key)
      if (next === null) continue
      if (!isInteger(next) || next < 0 || next >= bytes.length) throw damaged('A cross-reference points nowhere')
      queue.push(next)
    }
  }
  if (!trailer) throw damaged('There is no trailer')
  return { entries, trailer, sections }
}

/** Reads `N G obj …` at a byte. */
export type ObjectReader = (offset: number) => { num: number; gen: number; value: PdfValue }

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

const setOnce = (entries: Map<number, XrefEntry>, num: number, entry: XrefEntry) => {
  if (!entries.has(num)) entries.set(num, entry)
}

function readTable(reader: PdfReader, entries: Map<number, XrefEntry>): PdfDict {
  while (/^\d+$/.test(reader.peekWord())) {
    const first = reader.integer()
    const count = reader.integer()
    if (count > MOST_OBJECTS || first > 10_000_000) throw new PdfProblem('tooComplex', 'Too many objects')
    for (let num = first; num < first + count; num++) {
      const offset = reader.integer()
      const gen = reader.integer()
      if (reader.take('n')) setOnce(entries, num, { kind: 'at', offset, gen })
      else if (reader.take('f')) setOnce(entries, num, { kind: 'free' })
      else throw damaged('A cross-reference entry is broken')
    }
  }
  reader.expect('trailer')
  const trailer = reader.value()
  if (!(trailer instanceof PdfDict)) throw damaged('The trailer is broken')
  return trailer
}

async function readXrefStream({ value }: { value: PdfValue }, entries: Map<number, XrefEntry>): Promise<PdfDict> {
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
      if (kind === 1) setOnce(entries, num, { kind: 'at', offset: second, gen: third })
      else if (kind === 2) setOnce(entries, num, { kind: 'in', stream: second, index: third })
      else if (kind === 0) setOnce(entries, num, { kind: 'free' })
    }
    if (entries.size > MOST_OBJECTS) throw new PdfProblem('tooComplex', 'Too many objects')
  }
  return dict
}
