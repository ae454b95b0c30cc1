import type { StatementProblemCode } from '../../../../contracts/bankStatements/statementCodes.ts'
import { type DocumentProblemCode, documentLimits } from '../../../../contracts/ocr/documents.ts'
import { FileProblem, type Page, type ReadFile, type ScannedPage } from '../model.ts'
import type { Deadline } from './deadline.ts'
import { linesOf } from './placedWords.ts'
import type { Scans } from './scans.ts'

/** Reads a scan or photo; each page of a TIFF. Throws FileProblem. */
export async function readPicture(content: Uint8Array, deadline: Deadline, scans: Scans): Promise<ReadFile> {
  const { decodePicture } = await import('../../ocr/picture/decodePicture.ts')
  const count = await deadline.within(pageCountOf(content))
  scans.reserve(count, deadline)
  const pages: Page[] = []
  const scanned: ScannedPage[] = []
  let editor: string | undefined
  for (let number = 1; number <= count; number++) {
    const picture = count === 1 ? content : await deadline.within(pageOf(content, number))
    const decoded = await deadline.within(decodePicture(picture))
    if ('problem' in decoded) throw problemOf(decoded.problem)
    editor ??= decoded.editor
    const { words, scan } = await scans.read(decoded.raster, number, deadline)
    pages.push({ number, lines: linesOf(words, number) })
    scanned.push(scan)
  }
  return {
    kind: 'picture',
    pages,
    pageCount: count,
    unreadPages: pages.flatMap(({ number, lines }) => (lines.length === 0 ? [number] : [])),
    scans: scanned,
    notices: [],
    pdf: null,
    editor,
  }
}

const options = { limitInputPixels: documentLimits.pixels } as const

/** Of a TIFF; anything else has one. What cannot be opened is judged when it is decoded. */
async function pageCountOf(content: Uint8Array): Promise<number> {
  const { default: sharp } = await import('sharp')
  const { format, pages } = await sharp(content, options)
    .metadata()
    .catch(() => ({ format: undefined, pages: undefined }))
  return format === 'tiff' ? (pages ?? 1) : 1
}

async function pageOf(content: Uint8Array, number: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const page = sharp(content, { ...options, page: number - 1 })
  return page
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => {
      throw new FileProblem('damaged')
    })
}

const problems: Partial<Record<DocumentProblemCode, StatementProblemCode>> = {
  empty: 'empty',
  tooManyBytes: 'tooLarge',
  tooManyPixels: 'tooManyPixels',
  tooSmall: 'tooSmall',
  oneColour: 'noTableInScan',
}

function problemOf(problem: DocumentProblemCode): FileProblem {
  const code = problems[problem] ?? 'damaged'
  if (code === 'tooManyPixels') return new FileProblem(code, { count: documentLimits.pixels / 1_000_000 })
  if (code === 'tooLarge') return new FileProblem(code, { count: documentLimits.bytes / (1024 * 1024) })
  return new FileProblem(code)
}
