import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { writeTrueType } from '../engines/fonts/trueType.ts'
import { openWoff2 } from '../engines/fonts/woff2.ts'
import type { Font } from './font.ts'

const require = createRequire(import.meta.url)

/** The fonts of the scripts of India's languages, by the scripts' names in Unicode: as `package/subset`. They have one weight. */
const scriptFonts = {
  Devanagari: 'noto-sans-devanagari/devanagari',
  Bengali: 'noto-sans-bengali/bengali',
  Gurmukhi: 'noto-sans-gurmukhi/gurmukhi',
  Gujarati: 'noto-sans-gujarati/gujarati',
  Oriya: 'noto-sans-oriya/oriya',
  Tamil: 'noto-sans-tamil/tamil',
  Telugu: 'noto-sans-telugu/telugu',
  Kannada: 'noto-sans-kannada/kannada',
  Malayalam: 'noto-sans-malayalam/malayalam',
  Arabic: 'noto-naskh-arabic/arabic',
  Ol_Chiki: 'noto-sans-ol-chiki/ol-chiki',
  Meetei_Mayek: 'noto-sans-meetei-mayek/meetei-mayek',
} as const

export type Script = keyof typeof scriptFonts

export const scripts = Object.keys(scriptFonts) as Script[]

const latinFonts = {
  latin: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  bold: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
} as const

type FontName = Script | keyof typeof latinFonts

const isLatin = (name: FontName): name is keyof typeof latinFonts => Object.hasOwn(latinFonts, name)

/** What the PDF library shapes and measures a font by; variations of its weight are left out. */
const KEPT = ['GDEF', 'GSUB', 'OS/2', 'cmap', 'head', 'hhea', 'maxp', 'name', 'post']

/** A font as TrueType, which the PDF library can embed. */
export function readFont(name: FontName): Buffer {
  if (isLatin(name)) return readFileSync(require.resolve(latinFonts[name]))
  const [family, subset] = scriptFonts[name].split('/')
  const path = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`
  const { glyphs, tables } = openWoff2(readFileSync(require.resolve(path)))
  // The library fails at marks that have no anchor, as fonts of other scripts have them: their marks stay where the font draws them.
  const kept = name === 'Devanagari' ? [...KEPT, 'GPOS'] : KEPT
  return writeTrueType(glyphs, new Map([...tables].filter(([tag]) => kept.includes(tag))))
}

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
