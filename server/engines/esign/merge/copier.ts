import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { damaged, PdfDict, PdfRef, PdfStream, type PdfValue } from '../../pdfSignatures/pdf/values.ts'
import { changed, dictOf } from '../../pdfSignatures/sign/writer.ts'
import type { NewObjects } from '../pdf/newObjects.ts'

/** Copies values of one document to another, with all that they refer to. */
export class Copier {
  readonly #doc: PdfDocument
  readonly #objects: NewObjects
  /** Objects that lead to the whole document: references to them become nothing. */
  readonly #left: ReadonlySet<number>
  readonly #copies = new Map<number, PdfRef>()
  readonly #waiting: number[] = []

  constructor(doc: PdfDocument, objects: NewObjects, left: ReadonlySet<number>) {
    this.#doc = doc
    this.#objects = objects
    this.#left = left
  }

  /** A copy; what it refers to is written by `finish`. */
  copy(value: PdfValue): PdfValue {
    if (value instanceof PdfRef) return this.#reference(value)
    if (Array.isArray(value)) return value.map(item => this.copy(item))
    if (value instanceof PdfDict) return this.copyDict(value)
    return value
  }

  copyDict(dict: PdfDict): PdfDict {
    return dictOf(Object.fromEntries([...dict.entries].map(([key, value]) => [key, this.copy(value)])))
  }

  finish(): void {
    for (let num = this.#waiting.pop(); num !== undefined; num = this.#waiting.pop()) {
      const ref = this.#copies.get(num)
      if (!ref) continue
      const value = this.#doc.object(num)
      if (!(value instanceof PdfStream)) this.#objects.set(ref, this.copy(value))
      else {
        const raw = value.plain()
        if (!raw) throw damaged('A stream cannot be read')
        this.#objects.setStream(ref, changed(this.copyDict(value.dict), { Length: raw.length }), raw)
      }
    }
  }

  #reference(ref: PdfRef): PdfRef | null {
    if (this.#left.has(ref.num) || this.#doc.entryOf(ref.num) === undefined) return null
    const known = this.#copies.get(ref.num)
    if (known) return known
    const copy = this.#objects.reserve()
    this.#copies.set(ref.num, copy)
    this.#waiting.push(ref.num)
    return copy
  }
}
