import type { DocumentBox } from '../../../../contracts/ocr/documents.ts'
import { detectLines } from './detect.ts'
import { cornersOf, partOf, type QuarterTurn, type Strip, turnStrip } from './geometry.ts'
import { loadModels, type Models, TooMuchText } from './models.ts'
import { type Raster, turnRaster } from './raster.ts'
import { columnsOf, type Glyph, readStrip, type StripText, upsideDown } from './readStrip.ts'
import { queueOf, readQueue } from './readStrips.ts'
import { secondReading, startSecondReader, stopSecondReader } from './secondReader.ts'

export interface TextWord {
  text: string
  confidence: number
  box: DocumentBox
}

/** A line of text. `box` lies in the upright picture; `strip` is the line's own, tilted rectangle. */
export interface TextLine {
  text: string
  confidence: number
  box: DocumentBox
  strip: Strip
  words: TextWord[]
  /** Each character with its place in the line; text of a PDF has none. */
  glyphs: Glyph[]
  /** The share of characters that seem to be of another script than Latin. */
  foreign: number
  /** As `StripText.candidates`; text of a PDF has none. */
  candidates: Glyph[]
}

export interface RecognisedPicture {
  /** The picture, turned so that its lines can be read. */
  raster: Raster
  rotation: QuarterTurn
  /** Degrees by which its lines fall to the right. */
  skew: number
  /** From top to bottom. */
  lines: TextLine[]
}

/** Pixels of the longer side in which lines are searched for: of most documents, and of pages with small letters. */
const LONGEST = 960
const LONGEST_FINE = 1280
/** Pixels: lines that are lower in the first search call for the finer one. */
const LOW_LINE = 17

interface Reading {
  /** The pixels across in which all lines may be read together. */
  mostColumns: number
  /** 1 by default. With 2 or more, a second thread reads some of the lines. */
  cores?: number
  /** Whether the letters are known to be small for the picture, as those of a statement's page are: otherwise a first search tells. */
  isFine?: boolean
}

/**
 * Reads all text of a picture, however it is turned. Throws `ModelMissing`, and `TooMuchText` once the lines are found, before they are read. One picture
 * takes about a second and a half of one core. The models stay loaded in the process, those of the second thread while it is used.
 */
export async function recognise(
  picture: Raster,
  { mostColumns, cores = 1, isFine = false }: Reading,
): Promise<RecognisedPicture> {
  // While the lines are searched for, the second thread loads its model.
  if (cores > 1) startSecondReader()
  else await stopSecondReader()
  const models = await loadModels()
  const found = isFine ? await detectLines(models, picture, LONGEST_FINE) : await findStrips(models, picture)
  const isSideways = weight(found.filter(isTall)) > weight(found.filter(strip => !isTall(strip)))
  const side: QuarterTurn = isSideways ? 90 : 0
  let raster = turnRaster(picture, side)
  let strips = found.map(strip => turnStrip(strip, side, picture.width, picture.height)).filter(strip => !isTall(strip))
  if (strips.reduce((sum, strip) => sum + columnsOf(strip), 0) > mostColumns) throw new TooMuchText()
  const isDown = await isUpsideDown(models, raster, strips)
  if (isDown) {
    const { width, height } = raster
    strips = strips.map(strip => turnStrip(strip, 180, width, height))
    raster = turnRaster(raster, 180)
  }
  const lines = (await readAll(models, { raster, strips, isShared: cores > 1 })).filter(({ text }) => text !== '')
  const rotation = ((side + (isDown ? 180 : 0)) % 360) as QuarterTurn
  return { raster, rotation, skew: skewOf(strips), lines: lines.toSorted((a, b) => a.strip.y - b.strip.y) }
}

/**
 * Reads these strips of a picture, made `stretch` times as wide as they are: a line for each, in their order, empty where nothing is seen. Throws as
 * `recognise`, which has read the picture before.
 */
export const readStrips = async (
  raster: Raster,
  strips: readonly Strip[],
  stretch: number,
  cores = 1,
): Promise<TextLine[]> => readAll(await loadModels(), { raster, strips, stretch, isShared: cores > 1 })

interface Strips {
  raster: Raster
  strips: readonly Strip[]
  stretch?: number
  isShared: boolean
}

/** Reads all strips, with the second thread if there is one. */
async function readAll(models: Models, { raster, strips, stretch = 1, isShared }: Strips): Promise<TextLine[]> {
  const longestFirst = strips.toSorted((a, b) => b.width / b.height - a.width / a.height)
  const queue = queueOf(raster, longestFirst, stretch, isShared)
  const others = secondReading(queue)
  const own = await readQueue(models, queue, 'longest')
  const texts = new Map([...own, ...(await others)])
  const lines = new Map<Strip, TextLine>()
  // A second thread that ended has taken a strip with it.
  for (const [index, strip] of queue.strips.entries())
    lines.set(strip, lineOf(texts.get(index) ?? (await readStrip(models, raster, strip, stretch)), strip, raster))
  return strips.flatMap(strip => lines.get(strip) ?? [])
}

async function findStrips(models: Models, picture: Raster): Promise<Strip[]> {
  const strips = await detectLines(models, picture, LONGEST)
  const longest = Math.max(picture.width, picture.height)
  const heights = strips.map(({ width, height }) => Math.min(width, height) * Math.min(1, LONGEST / longest))
  const low = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
  const isEnough = longest <= LONGEST || strips.length === 0 || low >= LOW_LINE
  return isEnough ? strips : detectLines(models, picture, LONGEST_FINE)
}

const isTall = ({ width, height }: Strip) => height > width * 1.5

const weight = (strips: Strip[]) => strips.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)

/**
 * By the direction of the longest lines; if they disagree, by which way more letters and figures are read, with more
 * confidence.
 */
async function isUpsideDown(models: Models, raster: Raster, strips: Strip[]): Promise<boolean> {
  const longest = strips.toSorted((a, b) => b.width - a.width).slice(0, 5)
  const votes = await inTurn(longest, strip => upsideDown(models.direction, raster, strip))
  const mean = votes.reduce((sum, vote) => sum + vote, 0) / Math.max(1, votes.length)
  if (mean < 0.1 || mean > 0.9) return mean > 0.5
  let surplus = 0
  for (const strip of longest.slice(0, 3)) {
    const turned = { ...strip, angle: strip.angle + Math.PI }
    surplus += clarityOf(await readStrip(models, raster, turned)) - clarityOf(await readStrip(models, raster, strip))
  }
  return surplus > 0
}

async function inTurn<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/**
 * How much of a line is read, and how surely. Letters and figures only: the fillers of a zone are marks that are read
 * just as surely upside down. The sum and not the mean, because a line that stands on its head shows few letters.
 */
const clarityOf = ({ glyphs, foreign }: StripText) =>
  glyphs.reduce((sum, { text, confidence }) => sum + (/[A-Za-z\d]/.test(text) ? confidence : 0), 0) * (1 - foreign)

const meanConfidence = (glyphs: Glyph[]) =>
  glyphs.length === 0 ? 0 : glyphs.reduce((sum, { confidence }) => sum + confidence, 0) / glyphs.length

function lineOf({ glyphs, foreign, candidates }: StripText, strip: Strip, raster: Raster): TextLine {
  const words: TextWord[] = []
  for (const part of wordsIn(glyphs)) {
    const box = boxOf(partOf(strip, part.from, part.to), raster)
    words.push({ text: part.glyphs.map(({ text }) => text).join(''), confidence: meanConfidence(part.glyphs), box })
  }
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: meanConfidence(glyphs),
    box: boxOf(strip, raster),
    strip,
    words,
    glyphs,
    foreign,
    candidates,
  }
}

/** Groups characters by spaces; a word reaches half the way to its neighbours. */
function wordsIn(glyphs: Glyph[]) {
  const words: { glyphs: Glyph[]; from: number; to: number }[] = []
  let from = 0
  let current: Glyph[] = []
  const end = (to: number) => {
    if (current.length > 0) words.push({ glyphs: current, from, to })
    current = []
    from = to
  }
  for (const glyph of glyphs)
    if (glyph.text === ' ') end(glyph.at)
    else current.push(glyph)
  end(1)
  return words
}

/** The upright box around a strip, within the picture. */
export function boxOf(strip: Strip, { width, height }: { width: number; height: number }): DocumentBox {
  const corners = cornersOf(strip)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const [x, y] = [within(Math.min(...xs), width), within(Math.min(...ys), height)]
  return { x, y, width: within(Math.max(...xs), width) - x, height: within(Math.max(...ys), height) - y }
}

/** In degrees: the angle of the middle strip, each counted by its length. */
function skewOf(strips: Strip[]): number {
  const sorted = strips.toSorted((a, b) => a.angle - b.angle)
  const half = sorted.reduce((sum, { width }) => sum + width, 0) / 2
  let sum = 0
  for (const { angle, width } of sorted) {
    sum += width
    if (sum >= half) return Math.round(((angle * 180) / Math.PI) * 10) / 10
  }
  return 0
}
