import {
  type DocumentField,
  type DocumentPicture,
  type DocumentProblemCode,
  type DocumentReading,
  documentLimits,
  type FieldName,
  type RequestedKind,
} from '../../../contracts/ocr/documents.ts'
import { missingFields } from '../../../contracts/ocr/expected.ts'
import { calibrated, LOWEST_LINE } from './calibrate.ts'
import { checkField } from './checkField.ts'
import { hintsOf } from './hints.ts'
import { detectKind } from './kinds/detectKind.ts'
import { devanagariFields } from './kinds/devanagari.ts'
import { mergeMrz } from './kinds/mergeMrz.ts'
import { type Line, layOut } from './kinds/page.ts'
import { confirmNames } from './kinds/pageNames.ts'
import type { Draft } from './kinds/reader.ts'
import { numberMasks } from './maskBoxes.ts'
import { readZone } from './mrz/readZone.ts'
import { keptPicture } from './picture/maskPicture.ts'
import { pictureHash } from './picture/pictureHash.ts'
import { qrMasks } from './picture/qrMarks.ts'
import { legibilityIn, qualityOf } from './picture/quality.ts'
import { ModelMissing, TooMuchText } from './recognise/models.ts'
import { type DocumentFile, openSheets, type Sheet } from './sheets.ts'

export type { DocumentFile } from './sheets.ts'

export interface DocumentInput {
  /** The sides of one document, in any order: pictures, or PDFs of a few pages. */
  files: DocumentFile[]
  requested: RequestedKind
  /** ISO date that dates of the document are compared with; today in India by default. */
  today?: string
}

/** `pictures` are JPEGs, one for each of the reading's pictures: upright, without metadata, masked. `file` is the index of the file with the problem. */
export type DocumentResult =
  | { reading: DocumentReading; pictures: Uint8Array[] }
  | { problem: DocumentProblemCode; file: number }

export type DocumentStep = 'opened' | 'read' | 'checked'

/**
 * Reads an identity document from pictures and PDFs. It never throws because of what is in the files: a problem has a code. A picture takes
 * about two seconds of one core, and less time with two `cores`.
 */
export async function readDocument(
  { files, requested, today = todayInIndia() }: DocumentInput,
  report: (step: DocumentStep) => void = () => {},
  cores = 1,
): Promise<DocumentResult> {
  if (files.length === 0) return { problem: 'empty', file: 0 }
  if (files.length > documentLimits.files) return { problem: 'tooManyPages', file: documentLimits.files }
  try {
    const sheets = await openSheets(files, cores, () => report('opened'))
    if ('problem' in sheets) return sheets
    report('read')
    const result = await readSheets(sheets, requested, today, cores)
    report('checked')
    return result
  } catch (error) {
    if (error instanceof ModelMissing) return { problem: 'modelMissing', file: 0 }
    if (error instanceof TooMuchText) return { problem: 'tooMuchText', file: 0 }
    throw error
  }
}

/** Why a picture is not read: most of what would be read from it is wrong, or too much of it. */
function problemOf({ readFrom }: Sheet, lines: readonly Line[]): 'tooBlurred' | 'tooSmall' | undefined {
  const seen = lines.filter(({ confidence }) => confidence > 0.6)
  if (readFrom === 'text' || seen.length === 0) return undefined
  if (median(seen.map(({ sharpness }) => sharpness)) < UNREADABLE) return 'tooBlurred'
  return median(seen.map(({ strip }) => strip.height)) < LOWEST_LINE ? 'tooSmall' : undefined
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The lines of a sheet; those that were read from its picture with their legibility. */
export const linesOf = ({ lines, skew, raster, readFrom }: Sheet, picture: number): Line[] =>
  layOut(lines, skew, picture, readFrom === 'text' ? undefined : legibilityIn(raster))

/** Below what any setting calls certain. */
const CORRECTED = 0.49
/**
 * The median sharpness of a picture's lines below which most of what is read is wrong: drawn cards with a blur of 3 pixels and more, at 25 pixels of line height.
 */
const UNREADABLE = 0.12

const todayInIndia = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

async function readSheets(
  sheets: readonly Sheet[],
  requested: RequestedKind,
  today: string,
  cores: number,
): Promise<DocumentResult> {
  const lines = sheets.flatMap(linesOf)
  if (lines.reduce((sum, { key }) => sum + key.length, 0) < 4) return { problem: 'nothingRead', file: 0 }
  for (const [picture, sheet] of sheets.entries()) {
    const problem = problemOf(
      sheet,
      lines.filter(line => line.picture === picture),
    )
    if (problem) return { problem, file: sheet.file }
  }
  const mrz = await firstZone(sheets, lines, cores)
  const { kind, confidence, reader } = detectKind(lines, mrz, requested)
  const drafts = [
    ...reader.read(lines),
    ...(await devanagariFields(
      kind,
      lines,
      sheets.map(({ raster }) => raster),
    )),
  ]
  const read = drafts.flatMap(fieldOf)
  const merged = mrz ? mergeMrz(read, mrz, today) : { fields: read, hints: [] }
  const confirmed = mrz ? confirmNames(merged.fields, mrz, lines) : merged.fields
  const values = new Map<FieldName, string>(confirmed.map(({ name, value }) => [name, value]))
  const fields = confirmed.map(field =>
    asCorrected(
      field.check.code === 'noRule'
        ? { ...field, check: checkField(kind, field.name, field.value, values, today) }
        : field,
    ),
  )
  const sides = kind === 'unknown' ? [] : reader.sidesOf(lines)
  const isCard = kind !== 'cheque' && kind !== 'gstCertificate' && kind !== 'aadhaarLetter' && kind !== 'unknown'
  const masks = [
    ...numberMasks(
      kind,
      lines,
      sheets.map(({ raster }) => raster),
    ),
    ...(kind.startsWith('aadhaar') ? sheets.flatMap(({ raster }, picture) => qrMasks(raster, picture)) : []),
  ]
  const files = [...new Map(sheets.map(sheet => [sheet.file, sheet])).values()]
  const reading: DocumentReading = {
    kind,
    confidence,
    sides,
    pictures: sheets.map(pictureOf),
    fields,
    missing: missingFields(kind, sides, fields),
    mrz: mrz ?? null,
    quality: sheets.flatMap((sheet, picture) => (sheet.readFrom === 'text' ? [] : qualityOf(sheet, picture, isCard))),
    hints: [...merged.hints, ...hintsOf({ kind, fields, mrz: mrz ?? null, files })],
    masks,
  }
  const pictures: Uint8Array[] = []
  for (const [picture, { raster }] of sheets.entries())
    pictures.push(
      await keptPicture(
        raster,
        masks.filter(mask => mask.picture === picture),
      ),
    )
  return { reading, pictures }
}

async function firstZone(sheets: readonly Sheet[], lines: readonly Line[], cores: number) {
  for (const [picture, sheet] of sheets.entries()) {
    const zone = await readZone(
      lines.filter(line => line.picture === picture),
      sheet,
      cores,
    )
    if (zone) return zone
  }
  return undefined
}

function fieldOf({ name, found, script = 'latin' }: Draft): DocumentField[] {
  if (!found || found.text === '') return []
  const confidence = calibrated(name, script, found)
  const { text, picture, box, corrected = false } = found
  const check = { state: 'notChecked', code: 'noRule' } as const
  return [{ name, value: text, script, confidence, corrected, picture, box, check }]
}

/** A corrected value is doubtful at best, and never right because a check says so. */
const asCorrected = (field: DocumentField): DocumentField =>
  field.corrected
    ? {
        ...field,
        confidence: Math.min(CORRECTED, field.confidence),
        check: field.check.state === 'failed' ? field.check : { state: 'notChecked', code: 'corrected' },
      }
    : field

function pictureOf(sheet: Sheet): DocumentPicture {
  const { raster, page, rotation, skew, readFrom, lines } = sheet
  const { width, height } = raster
  return { page, width, height, rotation, skew, readFrom, hash: pictureHash(raster, areaOf(lines, skew, raster)) }
}

/** The part of a picture that its text covers, laid straight: the frame of a photo differs each time, the document does not. */
function areaOf(lines: Sheet['lines'], skew: number, { width, height }: { width: number; height: number }) {
  const sure = layOut(
    lines.filter(({ confidence }) => confidence > 0.8),
    skew,
    0,
  )
  if (sure.length < 3) return { x: width / 2, y: height / 2, width, height, angle: 0 }
  const side = (pick: (line: Line) => number, most: (...values: number[]) => number) => most(...sure.map(pick))
  const [left, right] = [side(({ left: x }) => x, Math.min), side(({ right: x }) => x, Math.max)]
  const [top, bottom] = [side(({ top: y }) => y, Math.min), side(({ bottom: y }) => y, Math.max)]
  const angle = (skew * Math.PI) / 180
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle }
}
