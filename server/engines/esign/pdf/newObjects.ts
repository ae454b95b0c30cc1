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
    this.setStream(ref, dict, data)
    return ref
  }

  /** As it is encoded. */
  setStream({ num, gen }: PdfRef, dict: PdfDict, data: Uint8Array): void {
    const content = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1')
    this.written.push({ num, gen, body: `${write(dict)}\nstream\n${content}\nendstream` })
  }

  /** A whole file of these objects alone. */
  file(root: PdfRef): Uint8Array {
    const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
    const places: string[] = ['0000000000 65535 f \n']
    let at = chunks[0]?.length ?? 0
    for (const { num, body } of this.written) {
      const chunk = Buffer.from(`${num} 0 obj\n${body}\nendobj\n`, 'latin1')
      places[num] = `${String(at).padStart(10, '0')} 00000 n \n`
      at += chunk.length
      chunks.push(chunk)
    }
    const table = Array.from({ length: this.size }, (_, num) => places[num] ?? '0000000000 65535 f \n').join('')
    const trailer = write(dictOf({ Size: this.size, Root: root }))
    chunks.push(
      Buffer.from(`xref\n0 ${this.size}\n${table}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
    )
    return Buffer.concat(chunks)
  }
}
