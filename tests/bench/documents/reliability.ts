import type { DocumentProblemCode, FieldName } from '../../../contracts/ocr/documents.ts'
import { readDocument } from '../../../server/engines/ocr/readDocument.ts'
import { confirmByLists, toResult } from '../../../server/ocr/toResult.ts'
import { type DamagedPhoto, damagedPhotos, type Level, levels } from './damaged.ts'

/** One field that was read. `sure`: it is called high confidence, with the limit that is set at first. */
export interface JudgedField {
  level: Level
  name: FieldName
  value: string
  stated: number
  right: boolean
  sure: boolean
}

export interface JudgedPhoto {
  level: Level
  /** Not read, or not recognised: it costs nothing. */
  refused: DocumentProblemCode | 'unknown' | undefined
  fields: JudgedField[]
}

/** Percent; server/ocr/kinds.ts. */
const SURE_FROM = 95

/** Reads one photo and compares each field with what is printed. A field that is not printed at all is wrong. */
export async function judgePhoto({ content, level, truth }: DamagedPhoto): Promise<JudgedPhoto> {
  const result = await readDocument({ files: [{ type: 'jpeg', content }], requested: 'detect', today: '2026-11-25' })
  if ('problem' in result) return { level, refused: result.problem, fields: [] }
  if (result.reading.kind === 'unknown') return { level, refused: 'unknown', fields: [] }
  const { fields } = toResult(confirmByLists(result.reading), { files: [], seenBefore: [], sureFrom: SURE_FROM })
  return {
    level,
    refused: undefined,
    fields: fields.map(({ name, value, confidence, sure }) => ({
      level,
      name,
      value,
      stated: confidence,
      right: isRight(name, value, truth[name]),
      sure: sure === true,
    })),
  }
}

/** Texts of more than one line or word, in which spaces and marks are not counted; of names, codes and dates every character is. */
const isLoose = /^(?:address|birthPlace|issuePlace|bank|branch|maker|model|colour|constitution|state)$/

function isRight(name: FieldName, value: string, printed: string | undefined): boolean {
  if (printed === undefined) return false
  if (name === 'vehicleClasses') return listOf(value) === listOf(printed)
  // A zone has the code of the state, the page the word.
  if (name === 'nationality' && value.length === 3) return printed.startsWith(value)
  return isLoose.test(name) ? lettersOf(value) === lettersOf(printed) : value === printed
}

const listOf = (text: string) => text.split(', ').toSorted().join()
const lettersOf = (text: string) => text.replace(/[^A-Za-z\d]/g, '')

/** Lower bounds of the bins of the reliability curve. */
const bins = [0, 0.5, 0.7, 0.85, 0.95] as const

interface Bin {
  fields: number
  stated: number
  right: number
}

interface OfLevel {
  photos: number
  refused: number
  fields: number
  sure: number
  /** The share of `sure` that is right; 1 if there is none. */
  sureRight: number
}

export interface Reliability {
  fields: number
  /** Expected calibration error: how far the stated confidence lies from the share that is right, on average over the bins, each by its fields. */
  calibrationError: number
  sure: number
  sureRight: number
  byBin: Record<string, Bin>
  byLevel: Record<Level, OfLevel>
}

/** The reliability curve of fields that were read, and what high confidence was worth at each level of damage. */
export function reliabilityOf(photos: readonly JudgedPhoto[]): Reliability {
  const fields = photos.flatMap(photo => photo.fields)
  const curve = bins.map((from, index) => {
    const to = bins[index + 1] ?? Infinity
    const inBin = fields.filter(({ stated }) => stated >= from && stated < to)
    const bin: Bin = { fields: inBin.length, stated: mean(inBin.map(({ stated }) => stated)), right: shareRight(inBin) }
    return [`from${from}`, bin] as const
  })
  const sure = fields.filter(field => field.sure)
  return {
    fields: fields.length,
    calibrationError:
      curve.reduce((sum, [, { fields: count, stated, right }]) => sum + count * Math.abs(stated - right), 0) /
      Math.max(1, fields.length),
    sure: sure.length,
    sureRight: shareRight(sure),
    byBin: Object.fromEntries(curve),
    byLevel: Object.fromEntries(levels.map(level => [level, ofLevel(photos, level)])) as Record<Level, OfLevel>,
  }
}

function ofLevel(photos: readonly JudgedPhoto[], level: Level): OfLevel {
  const own = photos.filter(photo => photo.level === level)
  const fields = own.flatMap(photo => photo.fields)
  const sure = fields.filter(field => field.sure)
  return {
    photos: own.length,
    refused: own.filter(({ refused }) => refused !== undefined).length,
    fields: fields.length,
    sure: sure.length,
    sureRight: shareRight(sure),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const shareRight = (fields: readonly JudgedField[]) =>
  fields.length === 0 ? 1 : fields.filter(({ right }) => right).length / fields.length

/** Draws, damages and reads `count` documents. `onMiss` is told of each field that is called high confidence and is wrong. */
export async function measureReliability(
  seed: number,
  count: number,
  onMiss: (miss: string) => void = () => {},
): Promise<Reliability> {
  const judged: JudgedPhoto[] = []
  for await (const photo of damagedPhotos(seed, count)) {
    const one = await judgePhoto(photo)
    for (const { name, value, sure, right } of one.fields)
      if (sure && !right) onMiss(`${photo.index} ${photo.level} ${name}: ${photo.truth[name] ?? '–'} | ${value}`)
    judged.push(one)
  }
  return reliabilityOf(judged)
}
