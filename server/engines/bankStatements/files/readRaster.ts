import type { QuarterTurn } from '../../ocr/recognise/geometry.ts'
import { type Raster, turnRaster } from '../../ocr/recognise/raster.ts'
import type { TextLine } from '../../ocr/recognise/recognise.ts'
import type { PictureReader } from '../model.ts'
import { withBlanks } from './blanks.ts'
import { inkedStrip } from './ink.ts'
import { lettersIn } from './lettersIn.ts'
import { widthsOn } from './letterWidths.ts'
import { readNumbersAgain } from './numbersAgain.ts'
import { pageAngle } from './pageAngle.ts'
import { type PlacedPage, placeRecognised, usualHeight } from './recognisedWords.ts'
import { type SeenLine, wordsOf } from './stripWords.ts'

/**
 * The recogniser reads a line in steps of a sixth of its height, which is half a figure of most fonts, and loses figures that stand close. Of 119
 * amounts on two pages it lost five; in a picture so much wider, none.
 */
const WIDER = 1.25

/** A page that is read upside down makes no sense. */
const SENSE = 0.7

/** Reads a page. Throws what the recogniser throws. */
export async function readRaster(raster: Raster, reader: PictureReader): Promise<PlacedPage> {
  const first = await readWide(raster, reader)
  if (first.confidence >= SENSE || first.words.length === 0) return first
  // The recogniser may take a page of few lines to be upside down: what makes no sense is turned and read again.
  const second = await readWide(turnRaster(raster, 180), reader)
  return second.confidence > first.confidence ? second : first
}

async function readWide(raster: Raster, reader: PictureReader): Promise<PlacedPage> {
  const found = await reader.recognise(await widened(raster))
  if (isSideways(found.rotation)) return readWide(turnRaster(raster, found.rotation), upright(reader))
  const wide = found.raster
  const strips = found.lines.map(({ strip }) => strip)
  const usual = usualHeight(strips)
  const blanked = found.lines.map(line => {
    const inked = inkedStrip(wide, line.strip)
    return { line: withBlanks(line, inked), letters: lettersIn(line.strip, inked, usual) }
  })
  const widths = widthsOn(blanked.map(({ line }) => line.glyphs))
  const seen = blanked.map(({ line, letters }): SeenLine => {
    // The recogniser takes many a dash for a figure.
    const parts = letters.isLow ? [{ text: '-', from: 0, to: 1 }] : wordsOf(line, widths)
    return { ...letters, line: { ...line, strip: letters.strip }, parts }
  })
  const angle = pageAngle(strips, radians(found.skew))
  const lines = await readNumbersAgain(seen, { raster: wide, angle, widths }, reader)
  const wider = wide.width / wide.height / (raster.width / raster.height)
  return placeRecognised({
    raster,
    angle: narrowedAngle(angle, wider),
    lines: lines.map(seen => ({ ...seen, line: { ...seen.line, strip: narrowed(seen.line.strip, wider) } })),
  })
}

const isSideways = (rotation: QuarterTurn) => rotation === 90 || rotation === 270

/** Once turned, a page is not turned on its side again. */
const upright = (reader: PictureReader): PictureReader => ({
  ...reader,
  async recognise(picture) {
    const found = await reader.recognise(picture)
    return isSideways(found.rotation) ? { ...found, rotation: 0, lines: [] } : found
  },
})

async function widened({ width, height, data }: Raster): Promise<Raster> {
  const { default: sharp } = await import('sharp')
  const wide = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * WIDER), height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: wide.info.width, height, data: wide.data }
}

const radians = (angle: number) => (angle * Math.PI) / 180

/** The strip in the picture before it was made `wider` times as wide. */
function narrowed(strip: TextLine['strip'], wider: number): TextLine['strip'] {
  const { x, y, width, height, angle } = strip
  const along = Math.hypot(Math.cos(angle) / wider, Math.sin(angle))
  return { x: x / wider, y, width: width * along, height, angle: narrowedAngle(angle, wider) }
}

const narrowedAngle = (angle: number, wider: number) => Math.atan2(Math.sin(angle), Math.cos(angle) / wider)
