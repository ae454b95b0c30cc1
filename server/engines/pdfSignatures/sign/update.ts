import type { PdfDocument } from '../pdf/document.ts'
import { damaged, isInteger, nameOf, PdfDict, PdfRef, type PdfValue } from '../pdf/values.ts'
import { appendRevision, changed, dictOf, write } from './writer.ts'

/** One incremental update of a document: new objects, and old ones with changed entries. */
export class Update {
  readonly doc: PdfDocument
  readonly #bodies = new Map<number, string | PdfDict>()
  #next: number

  constructor(doc: PdfDocument) {
    this.doc = doc
    const size = doc.trailer.get('Size')
    this.#next = [...doc.xref.entries.keys()].reduce((next, num) => Math.max(next, num + 1), isInteger(size) ? size : 0)
  }

  /** A number for an object whose body follows by `set`. */
  reserve(): PdfRef {
    return new PdfRef(this.#next++, 0)
  }

  set({ num }: PdfRef, body: string | PdfDict): void {
    this.#bodies.set(num, body)
  }

  add(body: string | PdfDict): PdfRef {
    const ref = this.reserve()
    this.set(ref, body)
    return ref
  }

  /** A dictionary as it will be. Throws `PdfProblem` for an object that is none. */
  dict(num: number): PdfDict {
    const value = this.#bodies.get(num) ?? this.doc.object(num)
    if (!(value instanceof PdfDict)) throw damaged(`Object ${num} is no dictionary`)
    return value
  }

  change(num: number, entries: Record<string, PdfValue>): void {
    this.#bodies.set(num, changed(this.dict(num), entries))
  }

  /** The reference to an object that is there. */
  refTo(num: number): PdfRef {
    const entry = this.doc.entryOf(num)
    return new PdfRef(num, entry?.kind === 'at' ? entry.gen : 0)
  }

  get rootNum(): number {
    const root = this.doc.trailer.get('Root')
    if (!(root instanceof PdfRef)) throw damaged('The root is not referred to')
    return root.num
  }

  /** The document with the update. Objects stand in the order in which they were set. */
  append(): Uint8Array {
    const { bytes, xref, trailer } = this.doc
    const kept = ['Root', 'Info', 'ID']
    return appendRevision(bytes, {
      objects: [...this.#bodies].map(([num, body]) => ({
        num,
        gen: this.refTo(num).gen,
        body: typeof body === 'string' ? body : write(body),
      })),
      trailer: dictOf(Object.fromEntries([...trailer.entries].filter(([key]) => kept.includes(key)))),
      previous: xref.sections[0] ?? 0,
      size: this.#next,
      isStream: nameOf(trailer.get('Type')) === 'XRef',
    })
  }
}
