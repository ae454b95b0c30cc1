import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { writeTrueType } from '../engines/fonts/trueType.ts'
import { openWoff2 } from '../engines/fonts/woff2.ts'
import type { Font } from './font.ts'

const require = createRequire(import.meta.url)

const files = {
  latin: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  bold: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
  devanagari: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
}

type FontName = keyof typeof files

/** A font as TrueType, which the PDF library can embed. */
export function readFont(name: FontName): Buffer {
  const content = readFileSync(require.resolve(files[name]))
  return files[name].endsWith('.woff2') ? toTrueType(content) : content
}

const COPIED = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'head', 'hhea', 'maxp', 'name', 'post']

/** The PDF library embeds fonts by copying their outlines as they are stored, and WOFF2 stores them transformed. */
function toTrueType(content: Buffer): Buffer {
  const { glyphs, tables } = openWoff2(content)
  return writeTrueType(glyphs, new Map([...tables].filter(([tag]) => COPIED.includes(tag))))
}

const opened = new Map<FontName, Font>()

/** Opened on first use. */
export function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = open(readFont(name))
  opened.set(name, font)
  return font
}

/** With the reader of the PDF library. */
function open(content: Buffer): Font {
  const ofPdfmake = createRequire(require.resolve('pdfmake'))
  const { create } = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Font }
  return create(content)
}
