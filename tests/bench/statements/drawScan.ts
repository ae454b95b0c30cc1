import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { type FontName, hasFont, Sheet } from '../../support/specimens/draw.ts'
import { type Random, randomFrom } from '../names/random.ts'
import { type DrawOptions, drawStatement, type FontWeight, fontsOf } from './drawStatement.ts'
import type { Layout } from './layouts.ts'
import type { TrueAccount } from './truth.ts'

/** How a page was scanned. */
export interface Scan {
  /** Dots per inch. */
  dpi: number
  /** By how much the page lay askew. */
  degrees: number
  /** Standard deviation in pixels; below 0.3 none. */
  blur: number
  /** Of the JPEG, 1 to 100. */
  quality: number
  /** Standard deviation of the sensor's noise, of 255. */
  noise: number
  /** Brightness of the paper, and of the ink. */
  paper: number
  ink: number
}

export const cleanScan: Scan = { dpi: 200, degrees: 0, blur: 0, quality: 90, noise: 0, paper: 255, ink: 20 }

/** A scan as offices make them: a little askew, mostly at 200 dots per inch, sometimes copied and packed hard. */
export function anyScan(random: Random): Scan {
  return {
    dpi: random() < 0.25 ? 150 : random() < 0.7 ? 200 : 250,
    degrees: (random() - 0.5) * 4,
    blur: random() < 0.6 ? 0 : 0.3 + random() * 0.4,
    quality: random() < 0.3 ? 40 : 75,
    noise: random() * 8,
    paper: 225 + random() * 30,
    ink: 20 + random() * 60,
  }
}

/** Files that stand in for the fonts of a layout, in its widths. The serif font is not on every machine. */
const faces: Record<Layout['font'], Record<FontWeight, FontName>> = {
  Helvetica: { plain: 'roboto', bold: 'robotoMedium' },
  Courier: { plain: 'typewriter', bold: 'typewriterBold' },
  Times: hasFont('serif') ? { plain: 'serif', bold: 'serifBold' } : { plain: 'roboto', bold: 'robotoMedium' },
}

const POINTS = 72

/** A statement as it was printed and scanned: a JPEG for each page. */
export async function drawScan(
  account: TrueAccount,
  layout: Layout,
  scan: Scan,
  options: DrawOptions = {},
): Promise<Buffer[]> {
  const fonts = await fontsOf(await PDFDocument.create(), layout)
  const scale = scan.dpi / POINTS
  const sheets: Sheet[] = []
  const addPaper = (width: number, height: number) => {
    const sheet = new Sheet(Math.round(width * scale), Math.round(height * scale), '#fff')
    sheets.push(sheet)
    return {
      text(text: string, { x, y, size, font }: { x: number; y: number; size: number; font: FontWeight }) {
        const length = fonts[font].widthOfTextAtSize(text, size) * scale
        const style = { font: faces[layout.font][font], size: size * scale, colour: '#000', width: length }
        sheet.text(x * scale, (height - y) * scale, text, style)
      },
      rule: (y: number, thickness: number) =>
        sheet.rect(20 * scale, (height - y) * scale, 555 * scale, Math.max(1, thickness * scale), '#000'),
    }
  }
  drawStatement(addPaper, account, layout, fonts, options)
  const pages: Buffer[] = []
  for (const [at, sheet] of sheets.entries()) pages.push(await scanned(await sheet.png(), scan, at))
  return pages
}

async function scanned(
  png: Buffer,
  { degrees, blur, quality, noise, paper, ink }: Scan,
  seed: number,
): Promise<Buffer> {
  const turned = sharp(png).flatten({ background: '#fff' }).rotate(degrees, { background: '#fff' })
  const grey = (blur >= 0.3 ? turned.blur(blur) : turned).greyscale().linear((paper - ink) / 255, ink)
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true })
  const random = randomFrom(seed + 1)
  // The sum of three is near enough to a normal distribution.
  if (noise > 0)
    for (let at = 0; at < data.length; at++) {
      const error = (random() + random() + random() - 1.5) * 2 * noise
      data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + error)))
    }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality })
    .toBuffer()
}

/** A PDF whose pages are these pictures, as a scanner makes it. */
export async function scannedPdf(pages: readonly Buffer[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setProducer('Office Scanner')
  for (const page of pages) {
    const picture = await document.embedJpg(page)
    const isWide = picture.width > picture.height
    const [width, height] = isWide ? [842, 595] : [595, 842]
    document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  return document.save()
}
