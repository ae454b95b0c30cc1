import { decodeStream } from './inflate.ts'
import { isSpace, PdfReader } from './reader.ts'
import { damaged, isInteger, latin1, nameOf, PdfDict, PdfProblem, PdfRef, PdfStream, type PdfValue } from './values.ts'
import { readXref, type Xref, type XrefEntry } from './xref.ts'

/** An object as it is read at a byte, and where it ends. */
export interface ObjectAt {
  num: number
  gen: number
  value: PdfValue
  end: number
}

/** Objects that one document may read: a file of ten thousand pages has some hundred thousand. */
const MOST_READS = 3_000_000

/** A PDF as its newest cross-references show it. Objects are read when they are asked for. */
export class PdfDocument {
  readonly bytes: Uint8Array
  readonly xref: Xref
  readonly #read = new Map<number, PdfValue>()
  readonly #packed = new Map<number, Map<number, PdfValue>>()
  #reads = 0

  private constructor(bytes: Uint8Array, xref: Xref) {
    this.bytes = bytes
    this.xref = xref
  }

  /** Throws `PdfProblem`. */
  static async open(bytes: Uint8Array): Promise<PdfDocument> {
    if (!latin1(bytes.subarray(0, 1024)).includes('%PDF-')) throw damaged('This is no PDF')
    const doc = new PdfDocument(bytes, await readXref(bytes, offset => readObjectAt(bytes, offset)))
    if (!(await doc.dict(doc.trailer.get('Root')))) throw damaged('The document has no root')
    return doc
  }

  get trailer(): PdfDict {
    return this.xref.trailer
  }

  get isEncrypted(): boolean {
    return this.trailer.get('Encrypt') !== null
  }

  entryOf(num: number): XrefEntry | undefined {
    return this.xref.entries.get(num)
  }

  /** The value behind a reference, or the value itself; null for what does not exist. Throws `PdfProblem`. */
  async resolve(value: PdfValue): Promise<PdfValue> {
    let found = value
    for (let steps = 0; found instanceof PdfRef; steps++) {
      if (steps > 20) throw damaged('References run in a circle')
      found = await this.#object(found)
    }
    return found
  }

  async dict(value: PdfValue): Promise<PdfDict | null> {
    const found = await this.resolve(value)
    return found instanceof PdfDict ? found : null
  }

  async array(value: PdfValue): Promise<PdfValue[] | null> {
    const found = await this.resolve(value)
    return Array.isArray(found) ? found : null
  }

  async root(): Promise<PdfDict> {
    const root = await this.dict(this.trailer.get('Root'))
    if (!root) throw damaged('The document has no root')
    return root
  }

  async #object({ num, gen }: PdfRef): Promise<PdfValue> {
    if (++this.#reads > MOST_READS) throw new PdfProblem('tooComplex', 'The document is too large')
    const known = this.#read.get(num)
    if (known !== undefined) return known
    const entry = this.entryOf(num)
    let value: PdfValue = null
    if (entry?.kind === 'in') value = (await this.#unpack(entry.stream)).get(num) ?? null
    else if (entry?.kind === 'at' && entry.gen === gen) {
      const found = readObjectAt(this.bytes, entry.offset, length => this.#length(length))
      if (found.num !== num) throw damaged(`Object ${num} is not where it should be`)
      value = found.value
    }
    this.#read.set(num, value)
    return value
  }

  /** A stream's length may be an object of its own. */
  #length(ref: PdfRef): number | null {
    const entry = this.entryOf(ref.num)
    if (entry?.kind !== 'at') return null
    const { value } = readObjectAt(this.bytes, entry.offset)
    return isInteger(value) ? value : null
  }

  async #unpack(num: number): Promise<Map<number, PdfValue>> {
    const known = this.#packed.get(num)
    if (known) return known
    const entry = this.entryOf(num)
    if (entry?.kind !== 'at') throw damaged('An object stream is missing')
    // Its bytes are encrypted, whereas the objects outside show their structure.
    if (this.isEncrypted) throw new PdfProblem('encrypted', 'The document is encrypted')
    const { value: stream } = readObjectAt(this.bytes, entry.offset, length => this.#length(length))
    if (!(stream instanceof PdfStream) || nameOf(stream.dict.get('Type')) !== 'ObjStm')
      throw damaged('An object stream is broken')
    const [count, first] = [stream.dict.get('N'), stream.dict.get('First')]
    if (!isInteger(count) || !isInteger(first) || count > 100_000) throw damaged('An object stream is broken')
    const data = await decodeStream(stream)
    const header = new PdfReader(data)
    const objects = new Map<number, PdfValue>()
    for (let index = 0; index < count; index++) {
      const own = header.integer()
      const offset = header.integer()
      objects.set(own, new PdfReader(data, first + offset).value())
    }
    this.#packed.set(num, objects)
    return objects
  }
}

/** Reads `N G obj … endobj`. Throws `PdfProblem`. */
export function readObjectAt(bytes: Uint8Array, offset: number, lengthOf?: (ref: PdfRef) => number | null): ObjectAt {
  if (offset >= bytes.length) throw damaged('An object lies behind the end')
  const reader = new PdfReader(bytes, offset)
  const num = reader.integer()
  const gen = reader.integer()
  reader.expect('obj')
  let value = reader.value()
  if (value instanceof PdfDict && reader.take('stream')) value = readStream(reader, value, lengthOf)
  reader.take('endobj')
  return { num, gen, value, end: reader.at }
}

function readStream(reader: PdfReader, dict: PdfDict, lengthOf?: (ref: PdfRef) => number | null): PdfStream {
  const { bytes } = reader
  if (bytes[reader.at] === 13) reader.at++
  if (bytes[reader.at] === 10) reader.at++
  const start = reader.at
  const named = dict.get('Length')
  const length = named instanceof PdfRef ? (lengthOf?.(named) ?? null) : named
  if (isInteger(length) && length >= 0 && start + length <= bytes.length) {
    reader.at = start + length
    if (reader.take('endstream')) return new PdfStream(dict, bytes.subarray(start, start + length))
  }
  const end = indexOf(bytes, 'endstream', start)
  if (end < 0) throw damaged('A stream does not end')
  reader.at = end + 'endstream'.length
  return new PdfStream(dict, bytes.subarray(start, end))
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
