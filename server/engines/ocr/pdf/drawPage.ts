import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Raster } from '../recognise/raster.ts'
import type { TextLine } from '../recognise/recognise.ts'

interface Font {
  unitsPerEm: number
  layout(text: string): {
    glyphs: { path: { toSVG(): string } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
}

const require = createRequire(import.meta.url)

const files = [
  'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
] as const

let fonts: Font[] | undefined

/** Opens the fonts with the reader of the PDF library. */
function openFonts(): Font[] {
  const ofPdfmake = createRequire(require.resolve('pdfmake'))
  const { openSync } = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as { openSync: (path: string) => Font }
  return files.map(file => openSync(require.resolve(file)))
}

/**
 * A picture of a page that has text: its words where they stand, in our own font. It shows where a field was read; it is no rendering of the
 * page, whose pictures, lines and fonts are left out.
 */
export async function drawPage(
  lines: readonly TextLine[],
  { width, height }: { width: number; height: number },
): Promise<Raster> {
  fonts ??= openFonts()
  const [latin, devanagari] = fonts
  const words = lines.flatMap(line => line.words)
  const paths = words.map(({ text, box }) => {
    const font = /[\u0900-\u097F]/.test(text) ? devanagari : latin
    return font ? wordPath(font, text, box.x, box.y + box.height * 0.78, box.width, box.height * 0.9) : ''
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${paths.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: 100_000_000, unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A word in outlines, squeezed into the width that the page's own font gave it. */
function wordPath(font: Font, text: string, x: number, y: number, width: number, size: number): string {
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const scale = size / font.unitsPerEm
  const squeeze = Math.min(1.2, Math.max(0.4, width / Math.max(1, advanceWidth * scale)))
  let at = 0
  const parts = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const part = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    at += xAdvance
    return part
  })
  return `<g transform="translate(${x} ${y}) scale(${scale * squeeze} ${-scale})" fill="#111">${parts.join('')}</g>`
}
