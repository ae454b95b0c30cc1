import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as HarfBuzz from 'harfbuzzjs'
import { fileOf } from '../../fonts/trueType.ts'
import { openWoff2, type WebFont } from '../../fonts/woff2.ts'
import { type FontName, fontsFor } from './scripts.ts'

const require = createRequire(import.meta.url)

/** Where a font lies, as `package/subset`. */
const files: Record<FontName, string> = {
  latin: 'inter/latin',
  latinExtended: 'inter/latin-ext',
  vietnamese: 'inter/vietnamese',
  devanagari: 'noto-sans-devanagari/devanagari',
  bengali: 'noto-sans-bengali/bengali',
  gurmukhi: 'noto-sans-gurmukhi/gurmukhi',
  gujarati: 'noto-sans-gujarati/gujarati',
  odia: 'noto-sans-oriya/oriya',
  tamil: 'noto-sans-tamil/tamil',
  telugu: 'noto-sans-telugu/telugu',
  kannada: 'noto-sans-kannada/kannada',
  malayalam: 'noto-sans-malayalam/malayalam',
  nastaliq: 'noto-nastaliq-urdu/arabic',
  naskh: 'noto-naskh-arabic/arabic',
  olChiki: 'noto-sans-ol-chiki/ol-chiki',
  meeteiMayek: 'noto-sans-meetei-mayek/meetei-mayek',
}

/** A glyph where shaping put it, in units of its font. */
export interface PlacedGlyph {
  id: number
  /** Where the part of the text begins that it belongs to. */
  cluster: number
  advance: number
  x: number
  y: number
}

export interface TextFont {
  web: WebFont
  /** The glyphs of a text, from left to right. */
  shape(text: string, isRightToLeft: boolean): PlacedGlyph[]
  /** Whether it draws a letter with its marks. */
  covers(letter: string): boolean
}

const SHAPING_TABLES = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'maxp']

let library: Promise<typeof HarfBuzz> | undefined
const loaded = new Map<FontName, Promise<TextFont>>()

/** The fonts that some texts may need, by name; asked for another one, it throws. */
export async function loadFonts(texts: readonly string[]): Promise<(name: FontName) => TextFont> {
  library ??= import('harfbuzzjs')
  const shaper = await library
  const names = new Set(texts.flatMap(fontsFor))
  const fonts = new Map<FontName, TextFont>()
  for (const name of names) {
    const font = loaded.get(name) ?? loadFont(shaper, name)
    loaded.set(name, font)
    fonts.set(name, await font)
  }
  return name => {
    const font = fonts.get(name)
    if (!font) throw new Error(`The font ${name} is not loaded.`)
    return font
  }
}

async function loadFont(hb: typeof HarfBuzz, name: FontName): Promise<TextFont> {
  const [family, subset] = files[name].split('/')
  const path = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`
  const web = openWoff2(await readFile(require.resolve(path)))
  const tables = Object.fromEntries(
    SHAPING_TABLES.flatMap(tag => {
      const table = web.tables.get(tag)
      return table ? [[tag, table]] : []
    }),
  )
  const font = new hb.Font(new hb.Face(new hb.Blob(fileOf(tables))))
  // Inter would draw "2x3" and "->" as signs: a name is drawn as it was typed.
  const features = name === 'latin' ? [new hb.Feature('calt', 0)] : []
  const shape = (text: string, isRightToLeft: boolean) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR)
    hb.shape(font, buffer, features)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      return { id: codepoint, cluster, advance: xAdvance, x: xOffset, y: yOffset }
    })
  }
  const covered = new Map<string, boolean>()
  const covers = (letter: string) => {
    const known = covered.get(letter)
    if (known !== undefined) return known
    const found = shape(letter, false).every(({ id }) => id !== 0)
    if (covered.size < MAX_REMEMBERED) covered.set(letter, found)
    return found
  }
  return { web, shape, covers }
}

const MAX_REMEMBERED = 10_000
