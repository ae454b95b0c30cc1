import { isSpace, PdfReader } from './reader.ts'
import { damaged, isInteger, PdfDict, PdfRef, PdfStream, type PdfValue } from './values.ts'

/** An object as it is read at a byte, and where it ends. */
export interface ObjectAt {
  num: number
  gen: number
  value: PdfValue
  end: number
  /** Whether it is read like this in every revision: not if it is a stream whose own length does not lead to its end. */
  isFixed: boolean
}

/** Reads `N G obj … endobj`. Throws `PdfProblem`. */
export function readObjectAt(bytes: Uint8Array, offset: number, lengthOf?: (ref: PdfRef) => number | null): ObjectAt {
  if (offset >= bytes.length) throw damaged('An object lies behind the end')
  const reader = new PdfReader(bytes, offset)
  const num = reader.integer()
  const gen = reader.integer()
  reader.expect('obj')
  let value = reader.value()
  let isFixed = true
  if (value instanceof PdfDict && reader.take('stream')) {
    const found = readStream(reader, value, lengthOf)
    value = found.stream
    isFixed = found.isFixed
  }
  reader.take('endobj')
  return { num, gen, value, end: reader.at, isFixed }
}

function readStream(
  reader: PdfReader,
  dict: PdfDict,
  lengthOf?: (ref: PdfRef) => number | null,
): { stream: PdfStream; isFixed: boolean } {
  const { bytes } = reader
  if (bytes[reader.at] === 13) reader.at++
  if (bytes[reader.at] === 10) reader.at++
  const start = reader.at
  const named = dict.get('Length')
  const length = named instanceof PdfRef ? (lengthOf?.(named) ?? null) : named
  if (isInteger(length) && length >= 0 && start + length <= bytes.length) {
    reader.at = start + length
    const stream = new PdfStream(dict, bytes.subarray(start, start + length))
    if (reader.take('endstream')) return { stream, isFixed: isInteger(named) }
  }
  const end = indexOf(bytes, 'endstream', start)
  if (end < 0) throw damaged('A stream does not end')
  reader.at = end + 'endstream'.length
  return { stream: new PdfStream(dict, bytes.subarray(start, end)), isFixed: false }
}

/** Where an ASCII text next stands, or -1. */
export function indexOf(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (length < text.length && bytes[at + length] === text.charCodeAt(length)) length++
    if (length === text.length) return at
  }
  return -1
}

/** The end without white space. */
export function contentEnd(bytes: Uint8Array): number {
  let end = bytes.length
  while (end > 0 && isSpace(bytes[end - 1])) end--
  return end
}
