import { decodeStream } from '../../pdfSignatures/pdf/inflate.ts'
import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { joinBytes, PdfStream } from '../../pdfSignatures/pdf/values.ts'
import type { Page } from './pages.ts'

const SPACE = Uint8Array.of(10)

/** What draws a page. A part that is packed in an unusual way counts as empty. */
export async function contentOf(doc: PdfDocument, page: Page): Promise<Uint8Array> {
  const parts = doc.array(page.dict.get('Contents')) ?? [page.dict.get('Contents')]
  const decoded = await Promise.all(
    parts.map(async part => {
      const stream = doc.resolve(part)
      if (!(stream instanceof PdfStream)) return new Uint8Array()
      return await decodeStream(stream).catch(() => new Uint8Array())
    }),
  )
  return joinBytes(...decoded.flatMap(part => [part, SPACE]))
}
