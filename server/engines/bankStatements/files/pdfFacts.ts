import type { PDFDocumentProxy as Document } from 'unpdf/pdfjs'
import type { PdfFacts } from '../model.ts'

/** Who made a PDF, when and how often it was saved. */
export async function factsOf(
  document: Document,
  content: Uint8Array,
): Promise<Omit<PdfFacts, 'covered' | 'oddFonts' | 'oddPages'>> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }))
  const { Producer, Creator, Author, CreationDate, ModDate } = info as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : null)
  return {
    producer: text(Producer),
    creator: text(Creator),
    author: text(Author),
    made: pdfDay(CreationDate),
    changed: pdfDay(ModDate),
    revisions: revisionsOf(content),
  }
}

/** `D:20240401…` as an ISO day (ISO 32000-2, 7.9.4). */
function pdfDay(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(?:D:)?(\d{4})(\d{2})(\d{2})/.exec(value) : null
  if (!match) return null
  const day = `${match[1]}-${match[2]}-${match[3]}`
  return Number.isNaN(Date.parse(day)) ? null : day
}

/**
 * How often a PDF was saved: each incremental save ends with its own `startxref … %%EOF` (ISO 32000-2, 7.5.6). A file for quick web view has
 * a second one at its start, which counts for nothing.
 */
function revisionsOf(content: Uint8Array): number {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let count = 0
  for (let at = file.indexOf(MARK); at >= 0; at = file.indexOf(MARK, at + MARK.length)) {
    const start = Number(/startxref\s+(\d+)\s*$/.exec(file.toString('latin1', Math.max(0, at - 40), at))?.[1])
    if (start > 0) count++
  }
  const isLinearized = file.toString('latin1', 0, 1_024).includes('/Linearized')
  return Math.max(1, count - (isLinearized && count > 1 ? 1 : 0))
}

const MARK = '%%EOF'
