import { ascii, latin1, PdfDict, PdfName, PdfRef, PdfString, type PdfValue } from '../pdf/values.ts'

/** Writes a value as the syntax of PDF wants it; strings as hexadecimal. Streams are not written. */
export function write(value: PdfValue): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(6)
  if (value instanceof PdfName) return `/${writeName(value.name)}`
  if (value instanceof PdfRef) return `${value.num} ${value.gen} R`
  if (value instanceof PdfString) return writeBytes(value.bytes)
  if (Array.isArray(value)) return `[${value.map(write).join(' ')}]`
  if (value instanceof PdfDict)
    return `<<${[...value.entries].map(([key, one]) => `/${writeName(key)} ${write(one)}`).join(' ')}>>`
  throw new TypeError('A stream is not written again')
}

const writeName = (name: string) =>
  Array.from(name, letter =>
    /[\w.+:*@-]/.test(letter) ? letter : `#${(letter.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`,
  ).join('')

const writeBytes = (bytes: Uint8Array) => `<${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}>`

/** A text as PDF writes it: one byte a letter where that is enough, else UTF-16. */
export function text(value: string): PdfString {
  const isPlain = /^[\x20-\x7e]*$/.test(value)
  const bytes = isPlain ? ascii(value) : utf16(value)
  return new PdfString(bytes, 0, 0)
}

function utf16(value: string): Uint8Array {
  const bytes = new Uint8Array(2 + value.length * 2)
  bytes.set([0xfe, 0xff])
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at)
    bytes.set([unit >> 8, unit & 0xff], 2 + at * 2)
  }
  return bytes
}

/** A dictionary from an object's entries. */
export function dictOf(entries: Record<string, PdfValue>): PdfDict {
  const dict = new PdfDict()
  for (const [key, value] of Object.entries(entries)) dict.entries.set(key, value)
  return dict
}

/** A copy with some entries replaced. */
export function changed(dict: PdfDict, entries: Record<string, PdfValue>): PdfDict {
  const copy = dictOf(Object.fromEntries(dict.entries))
  for (const [key, value] of Object.entries(entries)) copy.entries.set(key, value)
  return copy
}

export interface WrittenObject {
  num: number
  gen: number
  /** What stands between `obj` and `endobj`. */
  body: string
}

interface Update {
  objects: WrittenObject[]
  /** The trailer's entries but Size, Prev and what describes a stream. */
  trailer: PdfDict
  previous: number
  size: number
  /** Whether the last section is a stream: readers want the next one to be of its kind. */
  isStream: boolean
}

/** Appends a revision (ISO 32000-2, 7.5.6). Everything is Latin-1. */
export function appendRevision(bytes: Uint8Array, { objects, trailer, previous, size, isStream }: Update): Uint8Array {
  let tail = bytes.at(-1) === 10 ? '' : '\n'
  const places = new Map<number, { offset: number; gen: number }>()
  for (const { num, gen, body } of objects) {
    places.set(num, { offset: bytes.length + tail.length, gen })
    tail += `${num} ${gen} obj\n${body}\nendobj\n`
  }
  const start = bytes.length + tail.length
  const entries = changed(trailer, { Size: isStream ? size + 1 : size, Prev: previous })
  tail += isStream ? xrefStream(places, { num: size, start, entries }) : xrefTable(places, entries)
  tail += `startxref\n${start}\n%%EOF\n`
  const whole = new Uint8Array(bytes.length + tail.length)
  whole.set(bytes)
  whole.set(ascii(tail), bytes.length)
  return whole
}

const sorted = <T>(places: Map<number, T>) => [...places].sort(([a], [b]) => a - b)

function xrefTable(places: Map<number, { offset: number; gen: number }>, trailer: PdfDict): string {
  const lines = sorted(places).map(
    ([num, { offset, gen }]) => `${num} 1\n${String(offset).padStart(10, '0')} ${String(gen).padStart(5, '0')} n \n`,
  )
  return `xref\n${lines.join('')}trailer\n${write(trailer)}\n`
}

/** Uncompressed, so that it can be written as text: five bytes a place. */
function xrefStream(
  places: Map<number, { offset: number; gen: number }>,
  { num, start, entries }: { num: number; start: number; entries: PdfDict },
): string {
  const all = sorted(new Map([...places, [num, { offset: start, gen: 0 }]]))
  const rows = all.map(([, { offset, gen }]) =>
    latin1(Uint8Array.of(1, offset >>> 24, offset >>> 16, offset >>> 8, offset, gen >> 8, gen)),
  )
  const data = rows.join('')
  const dict = changed(entries, {
    Type: new PdfName('XRef'),
    W: [1, 4, 2],
    Index: all.flatMap(([one]) => [one, 1]),
    Length: data.length,
  })
  return `${num} 0 obj\n${write(dict)}\nstream\n${data}\nendstream\nendobj\n`
}
