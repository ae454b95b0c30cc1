import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { readPageText } from './pdf/anchors.ts'
import { fieldsOf } from './pdf/formFields.ts'
import { openPdf, refusalOf } from './pdf/openPdf.ts'
import { type Page, pagesOf, sizeOf } from './pdf/pages.ts'
import { carriedSignatures } from './pdf/signatures.ts'
import { type Anchor, EsignRefusal, type PdfInspection } from './types.ts'

/** What a sender needs to know of a PDF, as `composePdf` takes it. Throws `EsignRefusal` only. */
export async function inspectPdf(pdf: Uint8Array): Promise<PdfInspection> {
  const { doc, isRepaired } = await openPdf(pdf)
  try {
    const pages = pagesOf(doc)
    return {
      pages: pages.map(sizeOf),
      fields: fieldsOf(doc, pages),
      ...(await readText(doc.bytes, pages)),
      signatures: carriedSignatures(doc),
      isRepaired,
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** More words than a book has. */
const MOST_WORDS = 20_000

async function readText(bytes: Uint8Array, pages: Page[]): Promise<Pick<PdfInspection, 'anchors' | 'words'>> {
  const { getDocumentProxy } = await import('unpdf')
  let pdf: PDFDocumentProxy | undefined
  try {
    pdf = await getDocumentProxy(Uint8Array.from(bytes), { stopAtErrors: false, verbosity: 0 })
    if (pdf.numPages !== pages.length) throw new EsignRefusal('damaged')
    const anchors: Anchor[] = []
    const words = new Set<string>()
    for (const [index, page] of pages.entries()) {
      const shown = await pdf.getPage(index + 1)
      if (!isShownAs(shown.getViewport({ scale: 1 }), page)) throw new EsignRefusal('damaged')
      const read = await readPageText(shown, index)
      anchors.push(...read.anchors)
      for (const word of wordsIn(read.text)) if (words.size < MOST_WORDS) words.add(word)
      shown.cleanup()
    }
    return { anchors, words: [...words] }
  } finally {
    await pdf?.loadingTask.destroy()
  }
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]{2,60}/gu) ?? []

/** Whether the browser's viewer shows a page as it was read here: else its fields would stand elsewhere than they were placed. */
function isShownAs(
  { width, height, rotation }: { width: number; height: number; rotation: number },
  page: Page,
): boolean {
  const size = sizeOf(page)
  return Math.abs(width - size.width) < 0.01 && Math.abs(height - size.height) < 0.01 && rotation === size.rotate
}
