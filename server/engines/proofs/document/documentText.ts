import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { isBomb } from '../../ocr/pdf/bomb.ts'
import { linesOfPage } from '../../ocr/pdf/textLines.ts'

/** Of an issuer's certificate or statement. A longer one is not read at all: a part of it cannot tell that a number is the only one. */
export const MOST_PAGES = 100

/** The text layer of a whole PDF, line by line; null where it cannot be read, which is no verdict. Nothing in the file is run. */
export async function documentText(content: Uint8Array, password?: string): Promise<string | null> {
  if (isBomb(content)) return null
  const { getDocumentProxy } = await import('unpdf')
  let pdf: PDFDocumentProxy | undefined
  try {
    pdf = await getDocumentProxy(Uint8Array.from(content), { password, stopAtErrors: false, verbosity: 0 })
    if (pdf.numPages > MOST_PAGES) return null
    const lines: string[] = []
    for (let number = 1; number <= pdf.numPages; number++)
      for (const { text } of (await linesOfPage(await pdf.getPage(number))).lines) lines.push(text)
    return lines.join('\n')
  } catch {
    return null
  } finally {
    await pdf?.loadingTask.destroy()
  }
}
