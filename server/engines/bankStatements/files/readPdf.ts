import type { PDFDocumentProxy as Document } from 'unpdf/pdfjs'
import { statementLimits } from '../../../../contracts/bankStatements/statements.ts'
import { documentLimits } from '../../../../contracts/ocr/documents.ts'
import { isBomb } from '../../ocr/pdf/bomb.ts'
import type { Raster } from '../../ocr/recognise/raster.ts'
import { FileProblem, type Notice, type Page, type PdfFacts, type ReadFile, type ScannedPage } from '../model.ts'
import { type ActualTexts, actualTextsOf } from './actualText.ts'
import { isBlankPage } from './blankPage.ts'
import type { Deadline } from './deadline.ts'
import { namedFonts, oddFontsOf } from './fonts.ts'
import { type TextRun, wordsOfRuns } from './joinRuns.ts'
import { coveredByPictures, drawPictures } from './pagePictures.ts'
import { factsOf } from './pdfFacts.ts'
import { coveredWords, linesOf, type PlacedWord } from './placedWords.ts'
import { PAGE_LENGTH } from './recognisedWords.ts'
import type { Scans } from './scans.ts'

type PdfPage = Awaited<ReturnType<Document['getPage']>>

/** A page with more text than this is no page of a statement, but made to exhaust. */
const MAX_ITEMS = 20_000

/** A page with fewer letters of its own is a scan with a stamp or a page number, if pictures cover enough of it. */
const MIN_LETTERS = 40
const MIN_COVERED = 0.3

/** A page before its picture is read. */
interface OpenedPage {
  number: number
  words: PlacedWord[]
  isScan: boolean
  /** It has blanks only, so nothing is unread. */
  isBlank: boolean
}

/** Reads the words of a PDF with their places. Throws FileProblem. */
export async function readPdf(
  content: Uint8Array,
  password: string | undefined,
  deadline: Deadline,
  scans: Scans,
): Promise<ReadFile> {
  if (isBomb(content)) throw new FileProblem('expandsTooMuch')
  const document = await open(content, password, deadline)
  try {
    if (document.numPages > statementLimits.pages)
      throw new FileProblem('tooManyPages', { count: statementLimits.pages })
    const opened: OpenedPage[] = []
    const texts = await deadline.within(actualTextsOf(content, deadline))
    for (let number = 1; number <= document.numPages; number++) {
      deadline.check()
      const isFirstScan = !opened.some(({ isScan }) => isScan)
      const page = await deadline.within(openPage(document, number, deadline, texts[number - 1] ?? null, isFirstScan))
      if (page) opened.push(page)
    }
    if (opened.length === 0) throw new FileProblem('damaged')
    // All pages are known before the first picture is read, so that too many cost no time.
    const pictures = opened.filter(({ isScan }) => isScan)
    scans.reserve(pictures.length, deadline)
    const scanned: ScannedPage[] = []
    for (const page of pictures) {
      const raster = await deadline.within(rasterOf(document, page.number))
      if (!raster) continue
      const { words, scan } = await scans.read(raster, page.number, deadline)
      page.words.push(...words)
      scanned.push(scan)
    }
    return await fileOf(document, content, opened, scanned, deadline)
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged')
  } finally {
    // Not awaited: after the deadline a page may still be worked on.
    document.loadingTask.destroy().catch(() => {})
  }
}

async function fileOf(
  document: Document,
  content: Uint8Array,
  opened: readonly OpenedPage[],
  scans: ScannedPage[],
  deadline: Deadline,
): Promise<ReadFile> {
  const pages: Page[] = []
  const unreadPages: number[] = []
  const covered: PdfFacts['covered'] = []
  for (let number = 1; number <= document.numPages; number++) {
    const found = opened.find(page => page.number === number)
    const { words, isScan, isBlank } = found ?? { words: [], isScan: false, isBlank: false }
    if (words.length === 0 && !isBlank) unreadPages.push(number)
    const count = isScan ? 0 : coveredWords(words)
    if (count > 0) covered.push({ page: number, count })
    pages.push({ number, lines: linesOf(words, number) })
  }
  const { oddFonts: keyed, oddPages } = oddFontsOf(pages)
  const oddFonts = await deadline.within(namedFonts(document, keyed))
  return {
    kind: scans.length > 0 && scans.length + unreadPages.length >= pages.length ? 'scannedPdf' : 'pdf',
    pages,
    pageCount: document.numPages,
    unreadPages,
    scans,
    notices: await noticesOf(document, unreadPages),
    pdf: { ...(await factsOf(document, content)), covered, oddFonts, oddPages },
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
    maxImageSize: documentLimits.pixels,
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

/**
 * Null for a page that cannot be opened. With `keepsScan`, the decoded picture of a scan stays in memory until it is read, which is next; those of all scans
 * would be too many.
 */
async function openPage(
  document: Document,
  number: number,
  deadline: Deadline,
  texts: ActualTexts | null,
  keepsScan: boolean,
): Promise<OpenedPage | null> {
  let page: PdfPage
  let isKept = false
  try {
    page = await document.getPage(number)
  } catch {
    return null
  }
  try {
    const words = await textOf(page, deadline, texts)
    const letters = words.reduce((sum, { text }) => sum + text.length, 0)
    const isScan = letters < MIN_LETTERS && (await coveredByPictures(page).catch(() => 0)) >= MIN_COVERED
    const isBlank = words.length === 0 && (await isBlankPage(page).catch(() => false))
    isKept = isScan && keepsScan
    return { number, words: isScan ? inPagePoints(words, page) : words, isScan, isBlank }
  } finally {
    if (!isKept) page.cleanup()
  }
}

/** As large as the words of a picture are placed. */
function inPagePoints(words: readonly PlacedWord[], page: PdfPage): PlacedWord[] {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = PAGE_LENGTH / Math.max(width, height)
  return words.map(({ text, left, right, y, size }) => ({
    text,
    left: left * scale,
    right: right * scale,
    y: y * scale,
    size: size * scale,
  }))
}

async function rasterOf(document: Document, number: number): Promise<Raster | null> {
  const page = await document.getPage(number)
  try {
    return await drawPictures(page)
  } finally {
    page.cleanup()
  }
}

/** By the stream, so that a page made to exhaust is left early. */
async function textOf(page: PdfPage, deadline: Deadline, texts: ActualTexts | null): Promise<PlacedWord[]> {
  const viewport = page.getViewport({ scale: 1 })
  const [a, b, c, d, e, f] = viewport.transform as [number, number, number, number, number, number]
  const reader = page.streamTextContent({ includeMarkedContent: texts !== null }).getReader()
  const runs: TextRun[] = []
  let [items, marks] = [0, 0]
  const within: number[] = []
  // Contents of forms have marks too, which the texts of the page do not count.
  const words = () => wordsOfRuns(runs, texts?.length === marks ? texts : null)
  try {
    for (;;) {
      const { done, value } = (await deadline.within(reader.read())) as { done: boolean; value?: { items: object[] } }
      if (items > MAX_ITEMS && done) throw new FileProblem('tooSlow')
      if (done || !value) return words()
      deadline.check()
      for (const item of value.items) {
        // The stream is read to its end: pdfjs fails when it is cancelled while the page is still being worked on.
        if (++items > MAX_ITEMS) continue
        if ('type' in item) {
          if (item.type === 'endMarkedContent') within.pop()
          else within.push(marks++)
        }
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
        if (Math.abs(bottom - top) > 1 || right < left) continue
        runs.push({ text: str, left, right, y: top, size, font: fontName, mark: within.at(-1) ?? null })
      }
    }
  } catch (error) {
    if (error instanceof FileProblem) throw error
    return words()
  }
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
