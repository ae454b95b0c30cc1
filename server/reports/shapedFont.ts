import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { loadFonts, type TextFont } from '../engines/esign/text/fonts.ts'
import { splitByFont } from '../engines/esign/text/runs.ts'
import { type FontName, fontsFor, fontsOfLetter } from '../engines/esign/text/scripts.ts'
import { type Sign, shapeLine, UNITS_PER_EM } from '../engines/esign/text/shapeLine.ts'
import { emptyTables, writeTrueType } from '../engines/fonts/trueType.ts'

/*
 * Fonts of the PDF library that are shaped by the engine of e-sign, so that a name looks the same and is extracted as it was typed in a report and in the
 * document that was signed. The library places the text, with its own lines, columns and pages.
 */

const require = createRequire(import.meta.url)

/** What the PDF library writes with: thousandths of the font size. */
const UNITS = 1000
const SCALE = UNITS / UNITS_PER_EM

/** Letters that stand higher reach into the space above their line: Nastaliq would take twice the height of the lines beside it. */
const HIGHEST = 1300

/** Begins a file that is no font, but names a letter of the script whose fonts are meant. Another copy of this module does not take it for its own. */
const MAGIC = `Satyapan ${randomUUID()} `

export const shapedFontFile = (letter: string): Buffer => Buffer.from(MAGIC + letter)

const loaded = new Map<FontName, TextFont>()

/** Reads what the scripts of these letters need. To be done before the PDF library draws, because it does not wait for fonts. */
export async function loadShapedFonts(letters: Iterable<string>): Promise<void> {
  const missing = [...letters].filter(letter => fontsOfLetter(letter)?.some(name => !loaded.has(name)))
  if (missing.length === 0) return
  const fontOf = await loadFonts(missing)
  // Those of Latin have what belongs to no script, such as digits.
  for (const name of missing.flatMap(fontsFor)) loaded.set(name, fontOf(name))
  registerOnce()
}

/** Marks of many scripts, such as the danda, may be looked for in fonts that no letter asked for: these have nothing. */
const fontOf = (name: FontName): TextFont => loaded.get(name) ?? NOTHING
const NOTHING: TextFont = {
  web: { unitsPerEm: UNITS_PER_EM, glyphs: [], tables: new Map() },
  shape: () => [],
  covers: () => false,
}

let isRegistered = false

/** Tells the reader of fonts that the PDF library uses about ours. */
function registerOnce(): void {
  if (isRegistered) return
  const ofPdfmake = createRequire(require.resolve('pdfmake'))
  const { registerFormat } = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as {
    registerFormat: (format: typeof ShapedFont) => void
  }
  registerFormat(ShapedFont)
  isRegistered = true
}

interface DrawnSign {
  id: number
  advanceWidth: number
  codePoints: number[]
  sign: Sign
}

/** A font of one document, with the signs that are drawn in it. It has what the PDF library uses of a font. */
class ShapedFont {
  static probe(file: Uint8Array): boolean {
    return Buffer.from(file.subarray(0, MAGIC.length)).toString() === MAGIC
  }

  readonly unitsPerEm = UNITS
  readonly postscriptName: string
  readonly ascent: number
  readonly descent: number
  readonly lineGap = 0
  readonly xHeight = 500
  readonly capHeight = 700
  readonly italicAngle = 0
  readonly post = { isFixedPitch: false }
  readonly head = { macStyle: { italic: false } }
  readonly #signs: DrawnSign[] = []
  readonly #known = new Map<string, DrawnSign>()

  constructor({ buffer }: { buffer: Uint8Array }) {
    const letter = Buffer.from(buffer).toString().slice(MAGIC.length)
    const [name = 'latin'] = fontsOfLetter(letter) ?? []
    const font = loaded.get(name)
    if (!font) throw new Error(`The font ${name} is not loaded.`)
    const hhea = font.web.tables.get('hhea')
    const scaled = (at: number) => ((hhea?.readInt16BE(at) ?? 0) * UNITS) / font.web.unitsPerEm
    this.postscriptName = `Shaped-${name}`
    this.ascent = Math.min(HIGHEST, scaled(4))
    this.descent = scaled(6)
    this.#add({ key: '', contours: [], advance: 0, text: '' })
  }

  get bbox() {
    return { minX: 0, minY: this.descent, maxX: UNITS, maxY: this.ascent }
  }

  getGlyph(id: number): DrawnSign {
    const glyph = this.#signs[id]
    if (!glyph) throw new Error(`This font has no sign ${id}.`)
    return glyph
  }

  layout(text: string) {
    // Words that run from right to left are held together by spaces that do not break; tabs are not drawn.
    const line = text.replaceAll(/\s/g, ' ')
    const { groups, hasRightToLeft } = shapeLine(drawable(line), fontOf)
    const signs = groups.flat()
    const glyphs = (hasRightToLeft ? signs : joinEmpty(signs)).map(sign => this.#add(sign))
    const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }))
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
  }

  /** Of the signs that are drawn: others are only measured. */
  createSubset() {
    const drawn = [this.getGlyph(0)]
    const places = new Map([[0, 0]])
    return {
      includeGlyph: (id: number) => {
        const known = places.get(id)
        if (known !== undefined) return known
        places.set(id, drawn.push(this.getGlyph(id)) - 1)
        return drawn.length - 1
      },
      encode: () =>
        writeTrueType(
          drawn.map(({ sign }) => sign),
          emptyTables(UNITS_PER_EM),
        ),
    }
  }

  #add(sign: Sign): DrawnSign {
    const key = `${sign.key} ${sign.text}`
    const known = this.#known.get(key)
    if (known) return known
    const codePoints = Array.from(sign.text, character => character.codePointAt(0) ?? 0)
    const added = { id: this.#signs.length, advanceWidth: sign.advance * SCALE, codePoints, sign }
    this.#signs.push(added)
    this.#known.set(key, added)
    return added
  }
}

/** What stands for a letter that no font draws, as it cannot be left out unseen. */
const UNKNOWN = '?'

function drawable(line: string): string {
  const { missing } = splitByFont(line, fontOf)
  return missing.reduce((text, letter) => text.replaceAll(letter, UNKNOWN), line)
}

/** Gives what empty signs mean to the sign before them: some readers drop a sign without width that stands beside its like. */
function joinEmpty(signs: readonly Sign[]): Sign[] {
  const joined: Sign[] = []
  for (const sign of signs) {
    const last = joined.at(-1)
    if (last && sign.contours.length === 0 && sign.advance === 0) last.text += sign.text
    else joined.push({ ...sign })
  }
  return joined
}
