import { textBudgets } from '../../../contracts/checks/heavyBudgets.ts'
import type { FileType } from '../../../contracts/files/files.ts'
import { type DocumentProblemCode, documentLimits } from '../../../contracts/ocr/documents.ts'
import { pdfPages } from './pdf/pdfPages.ts'
import { decodePicture } from './picture/decodePicture.ts'
import type { QuarterTurn } from './recognise/geometry.ts'
import type { Raster } from './recognise/raster.ts'
import { type RecognisedPicture, recognise } from './recognise/recognise.ts'

export interface DocumentFile {
  type: FileType
  content: Uint8Array
  /** Of an encrypted PDF. */
  password?: string
}

/** One picture of a document with its text. */
export interface Sheet extends RecognisedPicture {
  file: number
  page: number
  readFrom: 'picture' | 'text'
  editor: string | undefined
  isChanged: boolean
}

interface Opened {
  file: number
  raster: Raster
  turned: QuarterTurn
  lines: RecognisedPicture['lines'] | undefined
  editor: string | undefined
  isChanged: boolean
}

const pictureTypes = new Set(['jpeg', 'png', 'webp', 'tiff'])

/** Opens all files before one is read, so that a broken file costs no time. `onOpened` is called between; `cores` as in `recognise`. */
export async function openSheets(
  files: readonly DocumentFile[],
  cores: number,
  onOpened: () => void,
): Promise<Sheet[] | { problem: DocumentProblemCode; file: number }> {
  const opened: Opened[] = []
  for (const [file, source] of files.entries()) {
    const found = await open(source, file)
    if ('problem' in found) return { ...found, file }
    opened.push(...found)
    if (opened.length > documentLimits.pages) return { problem: 'tooManyPages', file }
  }
  onOpened()
  const sheets: Sheet[] = []
  for (const [page, { lines, turned, ...sheet }] of opened.entries()) {
    const common = { ...sheet, page }
    if (lines) sheets.push({ ...common, readFrom: 'text', rotation: turned, skew: 0, lines })
    else {
      const seen = await recognise(sheet.raster, { mostColumns: textBudgets.documentPage, cores })
      sheets.push({
        ...common,
        ...seen,
        readFrom: 'picture',
        rotation: ((seen.rotation + turned) % 360) as QuarterTurn,
      })
    }
  }
  return sheets
}

async function open(
  { type, content, password }: DocumentFile,
  file: number,
): Promise<Opened[] | { problem: DocumentProblemCode }> {
  if (type === 'pdf') {
    const pdf = await pdfPages(content, password)
    if ('problem' in pdf) return pdf
    const { editor, isChanged } = pdf
    return pdf.pages.map(({ raster, lines }) => ({ file, raster, lines, turned: 0, editor, isChanged }))
  }
  if (!pictureTypes.has(type)) return { problem: 'unsupported' }
  const picture = await decodePicture(content)
  if ('problem' in picture) return picture
  const { raster, rotation, editor } = picture
  return [{ file, raster, turned: rotation, lines: undefined, editor, isChanged: false }]
}
