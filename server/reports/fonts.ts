import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What is used of a font as fontkit opens it. */
export interface Font {
  unitsPerEm: number
  ascent: number
  descent: number
  layout(text: string): {
    glyphs: { path: { toSVG(): string } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
}

const require = createRequire(import.meta.url)

const files = {
  latin: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  bold: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
  devanagari: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
}

type FontName = keyof typeof files

/** The content of a font's file. */
export const readFont = (name: FontName): Buffer => readFileSync(require.resolve(files[name]))

const opened = new Map<FontName, Font>()

/** Opened on first use, with the reader of the PDF library. */
export function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const ofPdfmake = createRequire(require.resolve('pdfmake'))
  const { create } = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Font }
  const font = create(readFont(name))
  opened.set(name, font)
  return font
}
