import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The part of pdfmake that is used; it ships no types. */
interface PdfMaker {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
  setFonts(fonts: Record<string, Record<string, string>>): void
  setUrlAccessPolicy(allows: (url: string) => boolean): void
  setLocalAccessPolicy(allows: (path: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

let maker: PdfMaker | undefined

/**
 * Loaded on first use, because few processes render documents. It reads our two fonts from memory and nothing else from disk or
 * network.
 */
function pdfMaker(): PdfMaker {
  if (maker) return maker
  const pdfmake = require('pdfmake') as PdfMaker
  const keep = (name: string, file: string) =>
    pdfmake.virtualfs.writeFileSync(name, readFileSync(require.resolve(file)))
  keep('regular.ttf', 'pdfmake/fonts/Roboto/Roboto-Regular.ttf')
  keep('medium.ttf', 'pdfmake/fonts/Roboto/Roboto-Medium.ttf')
  pdfmake.setFonts({ Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' } })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  maker = pdfmake
  return pdfmake
}

/** Renders any document with the same fonts. */
export const pdfOf = (definition: object): Promise<Buffer> => pdfMaker().createPdf(definition).getBuffer()

const letters = '[\\u0900-\\u097F\\u200C\\u200D]+'
const devanagari = new RegExp(`(${letters}(?:\\s+${letters})*)`)
const FILE = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'

interface Font {
  unitsPerEm: number
  ascent: number
  descent: number
  layout(text: string): {
    glyphs: { path: { toSVG(): string } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
}

let opened: Font | undefined

/** Opened on first use, with the reader of the PDF library. */
function devanagariFont(): Font {
  if (opened) return opened
  const require = createRequire(createRequire(import.meta.url).resolve('pdfmake'))
  const { create } = createRequire(require.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Font }
  opened = create(readFileSync(createRequire(import.meta.url).resolve(FILE)))
  return opened
}

/**
 * A line that may contain Devanagari. Such text is drawn as outlines, because the PDF library cannot embed the web fonts of this script and
 * would leave a gap.
 */
export function renderMixedScript(text: string, style: { fontSize: number; bold?: boolean; color: string }) {
  if (!devanagari.test(text)) return { text, ...style }
  const runs = text.split(devanagari).filter(run => run.trim() !== '')
  const columns = runs.map(run =>
    devanagari.test(run) ? drawn(run, style) : { text: run.trim(), width: 'auto', ...style },
  )
  return { columns, columnGap: 3 }
}

function drawn(text: string, { fontSize, color }: { fontSize: number; color: string }) {
  const font = devanagariFont()
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    at += xAdvance
    return path
  })
  const scale = fontSize / font.unitsPerEm
  const [width, height] = [advanceWidth * scale, (font.ascent - font.descent) * scale]
  const group = `<g fill="${color}" transform="translate(0 ${font.ascent * scale}) scale(${scale} ${-scale})">${paths.join('')}</g>`
  return { svg: `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${group}</svg>`, width }
}
