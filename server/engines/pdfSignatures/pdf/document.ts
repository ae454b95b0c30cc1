import { describe, Encryption } from './encryption/encryption.ts'
import { type ObjectAt, readObjectAt } from './objects.ts'
import { openPacked, type PackedObjects } from './packed.ts'
import { damaged, isInteger, latin1, PdfDict, PdfProblem, PdfRef, PdfString, type PdfValue } from './values.ts'
import { readXref, type Section, type Xref, type XrefEntry } from './xref.ts'

/** Objects that one document may read: a file of ten thousand pages has some hundred thousand. */
const MAX_READS = 3_000_000

/** What the revisions of one file read once: each is a document of its own over the first part of the same bytes. */
interface SharedReads {
  /** By byte. */
  objects: Map<number, ObjectAt>
  packed: Map<number, PackedObjects>
  sections: Map<number, Section>
  /** Bytes that may still be decompressed. */
  budget: { left: number }
  /** Null for a file that is not encrypted. */
  encryption: Encryption | null
  /** What all of its revisions must say about their encryption. */
  encryptionDescribed: string
}

/** Of all object streams of a file together. */
const MAX_UNPACKED = 256_000_000

/** A PDF as its newest cross-references show it. Objects are read when they are asked for. */
export class PdfDocument {
  readonly bytes: Uint8Array
  readonly xref: Xref
  readonly #shared: SharedReads
  /** References to another generation than the object's, as they were met: some programs show nothing there. */
  readonly inexact = new Set<string>()
  readonly #values = new Map<number, PdfValue>()
  readonly #generations = new Map<number, number>()
  /** The object streams that other revisions may read differently. */
  readonly #packed = new Map<number, PackedObjects>()
  #reads = 0

  private constructor(bytes: Uint8Array, xref: Xref, shared: SharedReads) {
    this.bytes = bytes
    this.xref = xref
    this.#shared = shared
  }

  /** An encrypted document opens with the empty password, else with the one that is given. Throws `PdfProblem`. */
  static async open(bytes: Uint8Array, password?: string): Promise<PdfDocument> {
    if (!latin1(bytes.subarray(0, 1024)).includes('%PDF-')) throw damaged('This is no PDF')
    const sections = new Map<number, Section>()
    const xref = await readXref(bytes, offset => readObjectAt(bytes, offset), sections)
    const dict = encryptionDict(bytes, xref)
    const shared: SharedReads = {
      objects: new Map(),
      packed: new Map(),
      sections,
      budget: { left: MAX_UNPACKED },
      encryption: dict && (await Encryption.open(dict, firstId(xref), password)),
      encryptionDescribed: describeEncryption(dict, xref),
    }
    return PdfDocument.#unpacked(bytes, xref, shared)
  }

  /**
   * The document as it was when its file ended at a byte. Throws `PdfProblem`, also for one that was encrypted in another way: no program changes that
   * without writing the whole file anew, and what it showed before would be unreadable now.
   */
  async revision(end: number): Promise<PdfDocument> {
    const bytes = this.bytes.subarray(0, end)
    const xref = await readXref(bytes, offset => readObjectAt(bytes, offset), this.#shared.sections)
    if (describeEncryption(encryptionDict(bytes, xref), xref) !== this.#shared.encryptionDescribed)
      throw new PdfProblem('encryptionChanged', 'A revision is encrypted in another way')
    return PdfDocument.#unpacked(bytes, xref, this.#shared)
  }

  static async #unpacked(bytes: Uint8Array, xref: Xref, shared: SharedReads): Promise<PdfDocument> {
    const doc = new PdfDocument(bytes, xref, shared)
    await doc.#unpack()
    doc.root()
    return doc
  }

  get trailer(): PdfDict {
    return this.xref.trailer
  }

  get isEncrypted(): boolean {
    return this.#shared.encryption !== null
  }

  entryOf(num: number): XrefEntry | undefined {
    return this.xref.entries.get(num)
  }

  /** The value behind a reference, or the value itself; null for what does not exist. Throws `PdfProblem`. */
  resolve(value: PdfValue): PdfValue {
    let found = value
    for (let steps = 0; found instanceof PdfRef; steps++) {
      if (steps > 20) throw damaged('References run in a circle')
      if (!this.isExact(found)) this.inexact.add(`${found.num} ${found.gen}`)
      found = this.object(found.num)
    }
    return found
  }

  dict(value: PdfValue): PdfDict | null {
    const found = this.resolve(value)
    return found instanceof PdfDict ? found : null
  }

  array(value: PdfValue): PdfValue[] | null {
    const found = this.resolve(value)
    return Array.isArray(found) ? found : null
  }

  root(): PdfDict {
    const root = this.dict(this.trailer.get('Root'))
    if (!root) throw damaged('The document has no root')
    return root
  }

  /**
   * The object of a number, whatever generation a reference names: many programs do not look at it. Null for one that does not exist. Throws
   * `PdfProblem`.
   */
  object(num: number): PdfValue {
    if (++this.#reads > MAX_READS) throw new PdfProblem('tooComplex', 'The document is too large')
    return this.#loaded(num)
  }

  /** Whether a reference, the cross-references and the object name the same generation. */
  isExact({ num, gen }: PdfRef): boolean {
    const entry = this.entryOf(num)
    if (entry?.kind !== 'at') return gen === 0
    this.#loaded(num)
    return entry.gen === gen && this.#generations.get(num) === gen
  }

  /** Whether another revision reads an object from the same bytes. */
  sharesObject(other: PdfDocument, num: number): boolean {
    const [own, its] = [this.entryOf(num), other.entryOf(num)]
    try {
      if (own?.kind === 'at' && its?.kind === 'at')
        return (
          own.offset === its.offset &&
          own.gen === its.gen &&
          this.#readAt(own.offset).end === other.#readAt(its.offset).end
        )
      if (own?.kind === 'in' && its?.kind === 'in')
        return own.index === its.index && this.#packedIn(own.stream) === other.#packedIn(its.stream)
      return own?.kind === its?.kind
    } catch {
      return false
    }
  }

  #loaded(num: number): PdfValue {
    const known = this.#values.get(num)
    if (known !== undefined) return known
    const value = this.#load(num)
    this.#values.set(num, value)
    return value
  }

  #load(num: number): PdfValue {
    const entry = this.entryOf(num)
    if (entry?.kind === 'in') return this.#packedIn(entry.stream).object(num, entry.index)
    if (entry?.kind !== 'at') return null
    const found = this.#readAt(entry.offset)
    if (found.num !== num) throw damaged(`Object ${num} is not where it should be`)
    this.#generations.set(num, found.gen)
    return found.value
  }

  #readAt(offset: number): ObjectAt {
    const known = this.#shared.objects.get(offset)
    if (known && known.end <= this.bytes.length) return known
    const read = readObjectAt(this.bytes, offset, length => this.#length(length))
    const found = { ...read, value: this.#shared.encryption?.decrypt(read) ?? read.value }
    if (found.isFixed) this.#shared.objects.set(offset, found)
    return found
  }

  #length(ref: PdfRef): number | null {
    const entry = this.entryOf(ref.num)
    if (entry?.kind !== 'at') return null
    const { value } = readObjectAt(this.bytes, entry.offset)
    return isInteger(value) ? value : null
  }

  #packedIn(num: number): PackedObjects {
    const entry = this.entryOf(num)
    if (entry?.kind !== 'at') throw damaged('An object stream is missing')
    const packed = this.#packed.get(entry.offset) ?? this.#shared.packed.get(entry.offset)
    if (!packed) throw damaged('An object stream is missing')
    return packed
  }

  /** Decompresses the object streams, so that everything else reads without waiting. */
  async #unpack(): Promise<void> {
    const { packed, budget } = this.#shared
    const streams = new Set<number>()
    for (const entry of this.xref.entries.values()) if (entry.kind === 'in') streams.add(entry.stream)
    for (const num of streams) {
      const entry = this.entryOf(num)
      if (entry?.kind !== 'at' || packed.has(entry.offset)) continue
      let isFixed = false
      const opened = await openPacked(() => {
        const found = this.#readAt(entry.offset)
        isFixed = found.isFixed
        return found.value
      }, budget)
      const into = isFixed ? packed : this.#packed
      into.set(entry.offset, opened)
    }
  }
}

/** The dictionary that says how a document is encrypted; null if it is not. Nothing in it is encrypted itself. Throws `PdfProblem`. */
function encryptionDict(bytes: Uint8Array, { trailer, entries }: Xref): PdfDict | null {
  const value = trailer.get('Encrypt')
  if (value === null || value instanceof PdfDict) return value
  const entry = value instanceof PdfRef ? entries.get(value.num) : undefined
  if (!(value instanceof PdfRef) || entry?.kind !== 'at') throw damaged('How the document is encrypted is missing')
  const found = readObjectAt(bytes, entry.offset)
  if (found.num !== value.num || !(found.value instanceof PdfDict))
    throw damaged('How the document is encrypted is missing')
  return found.value
}

/** The part of a document's identifier that never changes. */
function firstId({ trailer }: Xref): Uint8Array {
  const id = trailer.get('ID')
  const first = Array.isArray(id) ? id[0] : null
  return first instanceof PdfString ? first.bytes : new Uint8Array()
}

/** Old keys depend on the identifier as well. */
function describeEncryption(dict: PdfDict | null, xref: Xref): string {
  if (!dict) return ''
  return Number(dict.get('R')) < 5 ? `${describe(dict)} ${firstId(xref).join()}` : describe(dict)
}
