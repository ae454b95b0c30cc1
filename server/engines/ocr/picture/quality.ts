import type { QualityNote } from '../../../../contracts/ocr/documents.ts'
import { cutStrip, greyOf, type Raster } from '../recognise/raster.ts'
import type { TextLine } from '../recognise/recognise.ts'

/** Measured on specimens: sharp letters change from ink to paper within two pixels, blurred ones over many. */
export const SHARP = 0.2
/** Pixels of a line's height below which a person is told, and no value is known. */
export const LOW_LETTERS = 20
const GLARE_SHARE = 0.04
const DARK_SHARE = 0.6
const COLOURLESS = 5
const TILTED = 5
const UNSURE = 0.85

interface Seen {
  raster: Raster
  skew: number
  lines: readonly TextLine[]
}

/** What made a picture hard to read. `isCard`: a card is coloured, so that a colourless picture is a copy; pages of paper are not. */
export function qualityOf({ raster, skew, lines }: Seen, picture: number, isCard: boolean): QualityNote[] {
  const notes: [QualityNote['code'], boolean, number][] = []
  const sharpness = median(
    lines
      .filter(({ confidence }) => confidence > 0.6)
      .slice(0, 12)
      .map(line => sharpnessOf(raster, line)),
  )
  const height = median(lines.map(({ strip }) => strip.height))
  const light = lightOf(raster)
  const touched = edgesTouched(raster, lines)
  const confidence = lines.reduce((sum, line) => sum + line.confidence, 0) / Math.max(1, lines.length)
  notes.push(
    ['blurred', lines.length > 0 && sharpness < SHARP, sharpness],
    ['glare', light.glare > GLARE_SHARE, light.glare],
    ['dark', light.dark > DARK_SHARE, light.dark],
    ['cutOff', touched > 0, touched],
    ['lowResolution', lines.length > 0 && height < LOW_LETTERS, height],
    ['copy', isCard && light.chroma < COLOURLESS, sharpness],
    ['skewed', Math.abs(skew) > TILTED, skew],
    ['unsure', lines.length > 0 && confidence < UNSURE, confidence],
  )
  return notes.flatMap(([code, holds, measure]) =>
    holds ? [{ code, picture, measure: Math.round(measure * 1000) / 1000 }] : [],
  )
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What the letters of a line look like. */
export interface Legibility {
  /** As `sharpnessOf` measures it. */
  sharpness: number
  /** Grain runs through the line, or its surroundings are burnt out, so that letters may have been lost. */
  isDisturbed: boolean
}

/** Of drawn cards: 0.07 with noise of 28 of 255 levels, 0.11 with 85, where one character looks like another. */
const GRAIN = 0.08
/** Of the places before and after a line: half of them is one side. */
const BURNT_SHARE = 0.25
const BURNT = 250

/** The legibility of lines of one picture. On white paper nobody sees what a reflection has hidden. */
export function legibilityIn(raster: Raster): (line: Pick<TextLine, 'strip'>) => Legibility {
  const { isWhite } = lightOf(raster)
  return line => {
    const { sharpness, grain } = edgesOf(raster, line)
    return { sharpness, isDisturbed: grain > GRAIN || (!isWhite && burntBeside(raster, line) > BURNT_SHARE) }
  }
}

/** The share of burnt pixels in the places before and after a line, each one and a half times as wide as the line is high. */
function burntBeside(raster: Raster, { strip }: Pick<TextLine, 'strip'>): number {
  const length = strip.height * 1.5
  const shift = (strip.width + length) / 2
  const places = [-shift, shift].map(away =>
    cutStrip(
      raster,
      {
        ...strip,
        x: strip.x + away * Math.cos(strip.angle),
        y: strip.y + away * Math.sin(strip.angle),
        width: length,
      },
      16,
    ),
  )
  let [burnt, count] = [0, 0]
  for (const { data } of places)
    for (let i = 0; i < data.length; i += 3) {
      count++
      if (Math.min(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) >= BURNT) burnt++
    }
  return burnt / Math.max(1, count)
}

/** The steepest changes of brightness along a line, as a share of the contrast between its ink and paper: 1 is a change within one pixel. */
const sharpnessOf = (raster: Raster, line: Pick<TextLine, 'strip'>): number => edgesOf(raster, line).sharpness

/** The steepest changes of brightness along a line and the usual ones, as shares of its contrast. */
function edgesOf(raster: Raster, { strip }: Pick<TextLine, 'strip'>): { sharpness: number; grain: number } {
  const cut = cutStrip(raster, strip, Math.max(8, Math.min(48, Math.round(strip.height))))
  const grey = greyOf(cut)
  const steps = new Uint8Array(Math.max(0, cut.width - 1) * cut.height)
  let next = 0
  for (let y = 0; y < cut.height; y++)
    for (let x = 1; x < cut.width; x++)
      steps[next++] = Math.abs((grey[y * cut.width + x] ?? 0) - (grey[y * cut.width + x - 1] ?? 0))
  const brightnessAt = quantilesOf(grey)
  const contrast = brightnessAt(0.98) - brightnessAt(0.02)
  if (contrast < 8) return { sharpness: 0, grain: 0 }
  const stepAt = quantilesOf(steps)
  return { sharpness: stepAt(0.97) / contrast, grain: stepAt(0.5) / contrast }
}

/** The value at a share of these bytes in order; 0 of none. They are counted, because sorting them takes longer than reading the line. */
function quantilesOf(bytes: Uint8Array): (share: number) => number {
  const counts = new Uint32Array(256)
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1
  return share => {
    const rank = Math.floor(bytes.length * share)
    let seen = 0
    for (const [byte, count] of counts.entries()) {
      seen += count
      if (seen > rank) return byte
    }
    return 0
  }
}

/** Shares of pixels that are burnt out on a picture that is not white, and that are nearly black; and the mean colourfulness. */
function lightOf({ data }: Raster) {
  let [burnt, dark, colour, sum] = [0, 0, 0, 0]
  const count = data.length / 3
  for (let i = 0; i < data.length; i += 3) {
    const r = data[i] ?? 0
    const g = data[i + 1] ?? 0
    const b = data[i + 2] ?? 0
    const most = Math.max(r, g, b)
    const least = Math.min(r, g, b)
    if (least >= 252) burnt++
    if (most < 60) dark++
    colour += most - least
    sum += most
  }
  const isWhite = burnt > count * 0.3
  return {
    isWhite,
    glare: isWhite || sum / count > 235 ? 0 : burnt / count,
    dark: dark / count,
    chroma: colour / count,
  }
}

/** How many edges of the picture a line of text touches. */
function edgesTouched({ width, height }: Raster, lines: readonly TextLine[]): number {
  const sure = lines.filter(({ confidence, text }) => confidence > 0.7 && text.length > 2)
  const near = 2
  return [
    sure.some(({ box }) => box.x <= near),
    sure.some(({ box }) => box.y <= near),
    sure.some(({ box }) => box.x + box.width >= width - near),
    sure.some(({ box }) => box.y + box.height >= height - near),
  ].filter(Boolean).length
}
