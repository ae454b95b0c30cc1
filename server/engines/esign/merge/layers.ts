import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { nameOf, PdfDict, PdfRef, type PdfValue } from '../../pdfSignatures/pdf/values.ts'
import { dictOf } from '../../pdfSignatures/sign/writer.ts'
import type { Copier } from './copier.ts'

/** The layers of several documents. Without them, what a document hides would be seen. */
export class Layers {
  readonly #groups: PdfValue[] = []
  readonly #hidden: PdfValue[] = []
  readonly #order: PdfValue[] = []

  add(doc: PdfDocument, copier: Copier): void {
    const properties = doc.dict(doc.root().get('OCProperties'))
    if (!properties) return
    const state = doc.dict(properties.get('D')) ?? new PdfDict()
    const listed = (dict: PdfDict, key: string) => doc.array(dict.get(key)) ?? []
    const groups = listed(properties, 'OCGs')
    const shown = new Set(listed(state, 'ON').flatMap(ref => (ref instanceof PdfRef ? ref.num : [])))
    const isHiddenFirst = nameOf(doc.resolve(state.get('BaseState'))) === 'OFF'
    const hidden = isHiddenFirst
      ? groups.filter(ref => ref instanceof PdfRef && !shown.has(ref.num))
      : listed(state, 'OFF')
    this.#groups.push(...groups.map(group => copier.copy(group)))
    this.#hidden.push(...hidden.map(group => copier.copy(group)))
    this.#order.push(...listed(state, 'Order').map(group => copier.copy(group)))
  }

  /** Null if there is none. */
  properties(): PdfDict | null {
    if (this.#groups.length === 0) return null
    return dictOf({ OCGs: this.#groups, D: dictOf({ OFF: this.#hidden, Order: this.#order }) })
  }
}
