import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { anchorsOf } from './pdf/anchors.ts'
import { fieldsOf } from './pdf/formFields.ts'
import { openPdf, refusalOf } from './pdf/openPdf.ts'
import { type Page, pagesOf, sizeOf } from './pdf/pages.ts'
import { countSignatures } from './pdf/signatures.ts'
import { type Anchor, EsignRefusal, type PdfInspection } from './types.ts'

/** What a sender needs to know of a PDF, as `composePdf` takes it. Throws `EsignRefusal` only. */
export async function inspectPdf(pdf: Uint8Array): Promise<PdfInspection> {
  const { doc, isRepaired } = await openPdf(pdf)
  try {
    const pages = pagesOf(doc)
    return {
      pages: pages.map(sizeOf),
      fields: fieldsOf(doc, pages),
      anchors: await readAnchors(doc.bytes, pages),
      signatures: countSignatures(doc),
      isRepaired,
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

async function readAnchors(bytes: Uint8Array, pages: Page[]): Promise<Anchor[]> {
  const { getDocumentProxy } = await import('unpdf')
  let pdf: PDFDocumentProxy | undefined
  try {
    pdf = await getDocumentProxy(Uint8Array.from(bytes), { stopAtErrors: false, verbosity: 0 })
    if (pdf.numPages !== pages.length) throw new EsignRefusal('damaged')
    const anchors: Anchor[] = []
    for (const [index, page] of pages.entries()) {
      const shown = await pdf.getPage(index + 1)
      if (!isShownAs(shown.getViewport({ scale: 1 }), page)) throw new EsignRefusal('damaged')
      anchors.push(...(await anchorsOf(shown, index)))
      shown.cleanup()
    }
    return anchors
  } finally {
    await pdf?.loadingTask.destroy()
  }
}

/** Whether the browser's viewer shows a page as it was read here: else its fields would stand elsewhere than they were placed. */
function isShownAs({ width, height, rotation }: { width: number; height: number; rotation: number }, page: Page): boolean {
  const size = sizeOf(page)
  return Math.abs(width - size.width) < 0.01 && Math.abs(height - size.height) < 0.01 && rotation === size.rotate
}
