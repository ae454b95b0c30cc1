import type { QuarterTurn } from '../../documents/recognise/geometry.ts'
import { type Raster, turnRaster } from '../../documents/recognise/raster.ts'
import type { TextLine } from '../../documents/recognise/recognise.ts'
import type { Recognise } from '../model.ts'
import { withBlanks } from './blanks.ts'
import { type PlacedPage, placeRecognised } from './recognisedWords.ts'

/**
 * The recogniser reads a line in steps of a sixth of its height, which is half a figure of most fonts, and loses figures that stand close. Of 119
 * amounts on two pages it lost five; in a picture so much wider, none.
 */
const WIDER = 1.25

/** A page that is read upside down makes no sense. */
const SENSE = 0.7

/** Reads a page. Throws what the recogniser throws. */
export async function readRaster(raster: Raster, recognise: Recognise): Promise<PlacedPage> {
  const first = await readWide(raster, recognise)
  if (first.confidence >= SENSE || first.words.length === 0) return first
  // The recogniser may take a page of few lines to be upside down: what makes no sense is turned and read again.
  const second = await readWide(turnRaster(raster, 180), recognise)
  return second.confidence > first.confidence ? second : first
}

async function readWide(raster: Raster, recognise: Recognise): Promise<PlacedPage> {
  const found = await recognise(await widened(raster))
  if (isSideways(found.rotation)) return readWide(turnRaster(raster, found.rotation), upright(recognise))
  const wider = found.raster.width / found.raster.height / (raster.width / raster.height)
  const lines = found.lines.map(line => ({ ...withBlanks(line, found.raster), strip: narrowed(line.strip, wider) }))
  return placeRecognised({ raster, skew: degrees(narrowedAngle(radians(found.skew), wider)), lines })
}

const isSideways = (rotation: QuarterTurn) => rotation === 90 || rotation === 270

/** Once turned, a page is not turned on its side again. */
const upright =
  (recognise: Recognise): Recognise =>
  async picture => {
    const found = await recognise(picture)
    return isSideways(found.rotation) ? { ...found, rotation: 0, lines: [] } : found
  }

async function widened({ width, height, data }: Raster): Promise<Raster> {
  const { default: sharp } = await import('sharp')
  const wide = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * WIDER), height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: wide.info.width, height, data: wide.data }
}

const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** The strip in the picture before it was made `wider` times as wide. */
function narrowed(strip: TextLine['strip'], wider: number): TextLine['strip'] {
  const { x, y, width, height, angle } = strip
  const along = Math.hypot(Math.cos(angle) / wider, Math.sin(angle))
  return { x: x / wider, y, width: width * along, height, angle: narrowedAngle(angle, wider) }
}

const narrowedAngle = (angle: number, wider: number) => Math.atan2(Math.sin(angle), Math.cos(angle) / wider)
