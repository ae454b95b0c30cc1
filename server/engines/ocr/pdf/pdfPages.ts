import sharp from 'sharp'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { type DocumentProblemCode, documentLimits } from '../../../../contracts/ocr/documents.ts'
import { editorIn, toRaster } from '../picture/decodePicture.ts'
import type { Raster } from '../recognise/raster.ts'
import type { TextLine } from '../recognise/recognise.ts'
import { isBomb } from './bomb.ts'
import { drawPage } from './drawPage.ts'
import { linesOfPage } from './textLines.ts'

/** A page of a PDF: its own text, or the picture that a scanner put on it. */
export interface PdfPage {
  raster: Raster
  /** Absent if the page is a picture, which must be recognised. */
  lines: TextLine[] | undefined
}

export interface PdfContent {
  pages: PdfPage[]
  editor: string | undefined
  /** A later version was appended to the file. */
  isChanged: boolean
}

/** Letters below which a page's text is a stamp or a page number, and its picture is what counts. */
const MIN_LETTERS = 40

/** Opens a PDF: nothing in it is run, and what it unpacks to is bounded. */
export async function pdfPages(
  content: Uint8Array,
  password?: string,
): Promise<PdfContent | { problem: DocumentProblemCode }> {
  if (content.byteLength === 0) return { problem: 'empty' }
  if (content.byteLength > documentLimits.bytes) return { problem: 'tooManyBytes' }
  if (isBomb(content)) return { problem: 'broken' }
  const { getDocumentProxy } = await import('unpdf')
  let pdf: PDFDocumentProxy | undefined
  try {
    pdf = await getDocumentProxy(Uint8Array.from(content), {
      password,
      maxImageSize: documentLimits.pixels,
      stopAtErrors: false,
      verbosity: 0,
    })
    if (pdf.numPages > documentLimits.pages) return { problem: 'tooManyPages' }
    const pages: PdfPage[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pageOf(pdf, number)
      if (page) pages.push(page)
    }
    if (pages.length === 0) return { problem: 'pdfWithoutPicture' }
    return { pages, editor: await editorOf(pdf), isChanged: isChanged(content) }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'pdfPassword' : 'broken' }
  } finally {
    await pdf?.loadingTask.destroy()
  }
}

async function pageOf(pdf: PDFDocumentProxy, number: number): Promise<PdfPage | undefined> {
  const { lines, size } = await linesOfPage(await pdf.getPage(number))
  const letters = lines.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
  if (letters >= MIN_LETTERS) return { raster: await drawPage(lines, size), lines }
  const raster = await largestPicture(pdf, number)
  return raster && { raster, lines: undefined }
}

/** A scan is one picture that fills the page; logos beside it are smaller. */
async function largestPicture(pdf: PDFDocumentProxy, number: number): Promise<Raster | undefined> {
  const { extractImages } = await import('unpdf')
  const images = await extractImages(pdf, number)
  const [largest] = images.toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!largest || Math.min(largest.width, largest.height) < 60) return undefined
  const { width, height, channels, data } = largest
  return toRaster(sharp(data, { raw: { width, height, channels } }))
}

async function editorOf(pdf: PDFDocumentProxy): Promise<string | undefined> {
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> }
  return editorIn([info.Producer, info.Creator].filter(text => typeof text === 'string').join(' '))
}

/** A change that was saved as an appendix adds an end of file (ISO 32000-1, 7.5.6); a file made for the web has one more from the start. */
function isChanged(content: Uint8Array): boolean {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
  const ends = text.split('%%EOF').length - 1
  return ends > (text.slice(0, 2048).includes('/Linearized') ? 2 : 1)
}
