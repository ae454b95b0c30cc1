import type { PDFDocumentProxy as Document } from 'unpdf/pdfjs'
import { statementLimits } from '../../../../contracts/statements.ts'
import { isBomb } from '../../documents/pdf/bomb.ts'
import {
  FileProblem,
  type Notice,
  type Page,
  type PagePicture,
  type PdfFacts,
  type ReadFile,
  type Recognise,
  type Word,
} from '../model.ts'
import type { Deadline } from './deadline.ts'
import { namedFonts, oddFontsOf } from './fonts.ts'
import { factsOf } from './pdfFacts.ts'
import { coveredWords, linesOf, type PlacedWord } from './placedWords.ts'
import { splitWords } from './splitWords.ts'

type PdfPage = Awaited<ReturnType<Document['getPage']>>

/** A page with more text than this is no page of a statement, but made to exhaust. */
const MOST_ITEMS = 20_000

/** Reads the words of a PDF with their places. Throws FileProblem. */
export async function readPdf(
  content: Uint8Array,
  password: string | undefined,
  deadline: Deadline,
  recognise?: Recognise,
): Promise<ReadFile> {
  if (isBomb(content)) throw new FileProblem('expandsTooMuch')
  const document = await open(content, password, deadline)
  try {
    if (document.numPages > statementLimits.pages)
      throw new FileProblem('tooManyPages', { count: statementLimits.pages })
    const pages: Page[] = []
    const unreadPages: number[] = []
    const covered: PdfFacts['covered'] = []
    let opened = 0
    for (let number = 1; number <= document.numPages; number++) {
      deadline.check()
      const found = await deadline.within(wordsOf(document, number, deadline, recognise))
      const words = found ?? []
      if (words.length === 0) unreadPages.push(number)
      if (found) opened++
      const count = coveredWords(words)
      if (count > 0) covered.push({ page: number, count })
      pages.push({ number, lines: linesOf(words, number) })
    }
    if (opened === 0) throw new FileProblem('damaged')
    if (pages.every(({ lines }) => lines.length === 0)) throw new FileProblem('needsOcr')
    const { oddFonts: keyed, oddPages } = oddFontsOf(pages)
    const oddFonts = await deadline.within(namedFonts(document, keyed))
    return {
      kind: 'pdf',
      pages,
      pageCount: document.numPages,
      unreadPages,
      notices: await noticesOf(document, unreadPages),
      pdf: { ...(await factsOf(document, content)), covered, oddFonts, oddPages },
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged')
  } finally {
    // Not awaited: after the deadline a page may still be worked on.
    document.loadingTask.destroy().catch(() => {})
  }
}

async function open(content: Uint8Array, password: string | undefined, deadline: Deadline): Promise<Document> {
  const { getDocument, PasswordResponses } = await import('unpdf/pdfjs')
  const task = getDocument({
    // A copy, because pdfjs takes the memory for itself, and no Buffer, which it refuses.
    data: new Uint8Array(content),
    password,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  })
  try {
    return await deadline.within(task.promise)
  } catch (error) {
    task.destroy().catch(() => {})
    if (error instanceof FileProblem) throw error
    const { name, code } = error as { name?: string; code?: number }
    if (name !== 'PasswordException') throw new FileProblem('damaged')
    throw new FileProblem(code === PasswordResponses.INCORRECT_PASSWORD && password ? 'wrongPassword' : 'needsPassword')
  }
}

/** Null for a page that cannot be opened. */
async function wordsOf(document: Document, number: number, deadline: Deadline, recognise?: Recognise) {
  let page: PdfPage
  try {
    page = await document.getPage(number)
  } catch {
    return null
  }
  try {
    const words = await textOf(page, deadline)
    return words.length > 0 || !recognise ? words : await recognised(document, number, recognise)
  } finally {
    page.cleanup()
  }
}

/** By the stream, so that a page made to exhaust is left early. */
async function textOf(page: PdfPage, deadline: Deadline): Promise<PlacedWord[]> {
  const viewport = page.getViewport({ scale: 1 })
  const [a, b, c, d, e, f] = viewport.transform as [number, number, number, number, number, number]
  const reader = page.streamTextContent().getReader()
  const words: PlacedWord[] = []
  let items = 0
  try {
    for (;;) {
      const { done, value } = (await deadline.within(reader.read())) as { done: boolean; value?: { items: object[] } }
      if (items > MOST_ITEMS && done) throw new FileProblem('tooSlow')
      if (done || !value) return words
      deadline.check()
      for (const item of value.items) {
        // The stream is read to its end: pdfjs fails when it is cancelled while the page is still being worked on.
        if (++items > MOST_ITEMS) continue
        if (!('str' in item)) continue
        const { str, transform, width, fontName } = item as {
          str: string
          transform: [number, number, number, number, number, number]
          width: number
          fontName: string
        }
        const [ta, tb, tc, td, x, y] = transform
        const along = Math.hypot(ta, tb) || 1
        const size = Math.hypot(tc, td)
        // Where the text begins and ends on the page as it is shown.
        const [left, top] = [a * x + c * y + e, b * x + d * y + f]
        const [endX, endY] = [x + (width * ta) / along, y + (width * tb) / along]
        const [right, bottom] = [a * endX + c * endY + e, b * endX + d * endY + f]
        // Turned text is a watermark or a margin note.
        if (Math.abs(bottom - top) > 1 || right < left || str.trim() === '') continue
        for (const word of splitWords(str, left, right - left, fontName)) words.push({ ...word, y: top, size })
      }
    }
  } catch (error) {
    if (error instanceof FileProblem) throw error
    return words
  }
}

/** The words of the page's largest picture, scaled to the width of a page. */
async function recognised(document: Document, number: number, recognise: Recognise): Promise<PlacedWord[]> {
  const { extractImages } = await import('unpdf')
  const pictures = (await extractImages(document, number).catch(() => [])) as PagePicture[]
  const largest = pictures.toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
  return largest ? placeRecognised(await recognise(largest), largest.width) : []
}

const PAGE_WIDTH = 595

/** Words of a picture in the points of a page that is as wide as A4. */
export function placeRecognised(words: Awaited<ReturnType<Recognise>>, pictureWidth: number): PlacedWord[] {
  const scale = PAGE_WIDTH / Math.max(pictureWidth, 1)
  return words.flatMap(({ text, left, top, right, bottom }) =>
    splitWords(text.trim(), left * scale, (right - left) * scale).map(
      (word: Word): PlacedWord => ({
        ...word,
        y: (bottom - (bottom - top) * 0.2) * scale,
        size: (bottom - top) * 0.8 * scale,
      }),
    ),
  )
}

async function noticesOf(document: Document, unreadPages: number[]): Promise<Notice[]> {
  const [scripts, attachments] = await Promise.all([
    document.getJSActions().catch(() => null),
    document.getAttachments().catch(() => null),
  ])
  return [
    ...(scripts ? [{ code: 'scriptIgnored', params: {} } as const] : []),
    ...(attachments ? [{ code: 'attachmentsIgnored', params: {} } as const] : []),
    ...unreadPages.slice(0, 20).map(page => ({ code: 'pageWithoutText', params: { page } }) as const),
  ]
}
