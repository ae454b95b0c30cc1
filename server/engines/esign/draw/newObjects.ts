import { deflateSync } from 'node:zlib'
import { type PdfDict, PdfName, PdfRef, type PdfValue } from '../../pdfSignatures/pdf/values.ts'
import { changed, dictOf, type WrittenObject, write } from '../../pdfSignatures/sign/writer.ts'

/** The objects that a new revision adds or replaces. */
export class NewObjects {
  readonly written: WrittenObject[] = []
  #next: number

  constructor(next: number) {
    this.#next = next
  }

  /** One more than the highest number. */
  get size(): number {
    return this.#next
  }

  reserve(): PdfRef {
    return new PdfRef(this.#next++, 0)
  }

  set({ num, gen }: PdfRef, value: PdfValue): void {
    this.written.push({ num, gen, body: write(value) })
  }

  add(value: PdfValue): PdfRef {
    const ref = this.reserve()
    this.set(ref, value)
    return ref
  }

  /** Compressed, unless it says how it is encoded. */
  addStream(entries: Record<string, PdfValue>, content: Uint8Array): PdfRef {
    const ref = this.reserve()
    const isEncoded = entries.Filter !== undefined
    const data = Buffer.from(isEncoded ? content : deflateSync(content))
    const dict: PdfDict = changed(dictOf(isEncoded ? {} : { Filter: new PdfName('FlateDecode') }), {
      ...entries,
      Length: data.length,
    })
    this.written.push({ num: ref.num, gen: 0, body: `${write(dict)}\nstream\n${data.toString('latin1')}\nendstream` })
    return ref
  }
}
