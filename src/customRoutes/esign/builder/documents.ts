import type { PDFDocumentProxy } from 'pdfjs-dist'
import { readEsignFile } from '../../../../contracts/calls/esign.ts'
import type { EsignFile } from '../../../../contracts/esign/shown.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'
import { openPdf } from './pdf.ts'

/** What pages are drawn from. */
type Source = { kind: 'pdf'; document: PDFDocumentProxy } | { kind: 'picture'; content: Blob }

/** The contents of the files, each loaded when the first of its pages is drawn, and kept until the builder is left. */
export class DocumentStore {
  readonly #sources = new Map<string, Promise<Source>>()

  /** A file that could not be loaded is asked for again by the next page. */
  open({ id, type }: Pick<EsignFile, 'id' | 'type'>): Promise<Source> {
    const known = this.#sources.get(id)
    if (known) return known
    const source = load(id, type)
    this.#sources.set(id, source)
    source.catch(() => this.#sources.delete(id))
    return source
  }

  close(): void {
    for (const source of this.#sources.values())
      source.then(
        opened => (opened.kind === 'pdf' ? opened.document.loadingTask.destroy() : undefined),
        () => {},
      )
    this.#sources.clear()
  }
}

async function load(id: string, type: EsignFile['type']): Promise<Source> {
  const response = await callApiResponse(readEsignFile, { params: { id } })
  const content = await response.blob()
  if (type === 'pdf') return { kind: 'pdf', document: await openPdf(content) }
  return { kind: 'picture', content: new Blob([content], { type: `image/${type}` }) }
}
