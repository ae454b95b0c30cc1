import type { PdfDocument } from '../pdf/document.ts'
import { decodeStream } from '../pdf/inflate.ts'
import {
  isInteger,
  latin1,
  nameOf,
  PdfDict,
  PdfName,
  PdfProblem,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../pdf/values.ts'
import type { FieldLook } from './fieldLook.ts'

/** A composite font of two-byte codes, of which each says what it means. */
interface Font {
  meaning: Map<number, string>
  /** In thousandths of the letters' size. */
  widths: Map<number, number>
}

/** Letters that are smaller, or lighter, are not seen. */
const SMALLEST = 4
const LIGHTEST = 0.5
/** In points, for letters that stand over their own edge. */
const TOLERANCE = 1.5

interface State {
  font: Font | null
  size: number
  isDark: boolean
}

/**
 * The text that a field shows, if all of it is seen: dark letters inside of the field, and nothing else. Null for everything that is drawn in another way than
 * programs need for a value. Which shapes the letters have is not known here.
 */
export async function drawnText(
  doc: PdfDocument,
  { stream, operators, width, height }: FieldLook,
): Promise<string | null> {
  const fonts = doc.dict(doc.dict(stream.dict.get('Resources'))?.get('Font') ?? null)
  if (fonts && fonts.duplicates.length > 0) return null
  const known = new Map<string, Font | null>()
  const saved: State[] = []
  let state: State = { font: null, size: 0, isDark: true }
  let place: { x: number; y: number } | null = null
  let text = ''
  for (const { name, operands } of operators) {
    if (name === 'q') saved.push(state)
    else if (name === 'Q') state = saved.pop() ?? { ...state, isDark: false }
    else if (name === 'BT' || name === 'ET') place = null
    else if (name === 'BMC' || name === 'BDC') {
      // A layer, which can be hidden.
      if (nameOf(operands[0] ?? null) === 'OC') return null
    } else if (name === 'EMC') continue
    else if (name === 'g' || name === 'rg') state = { ...state, isDark: isDark(operands) }
    else if (name === 'Tf') {
      const key = nameOf(operands[0] ?? null)
      if (key === null || typeof operands[1] !== 'number') return null
      if (!known.has(key)) known.set(key, await readFont(doc, fonts?.get(key) ?? null))
      state = { ...state, font: known.get(key) ?? null, size: operands[1] }
    } else if (name === 'Tm') {
      const [a, b, c, d, x, y] = operands
      if (a !== 1 || b !== 0 || c !== 0 || d !== 1 || typeof x !== 'number' || typeof y !== 'number') return null
      place = { x, y }
      text += '\n'
    } else if (name === 'Tj') {
      const [shown] = operands
      const { font, size } = state
      if (!font || !state.isDark || !place || !(shown instanceof PdfString) || size < SMALLEST) return null
      const read = readCodes(font, shown.bytes)
      if (!read) return null
      const end: number = place.x + (read.width * size) / 1000
      const isInside =
        place.x >= -TOLERANCE &&
        end <= width + TOLERANCE &&
        place.y >= -TOLERANCE &&
        place.y + size / 2 <= height + TOLERANCE
      if (!isInside) return null
      text += read.text
      place = { x: end, y: place.y }
    } else return null
  }
  return text
}

function isDark(parts: PdfValue[]): boolean {
  const [red = 1, green = red, blue = red] = parts.map(part => (typeof part === 'number' ? part : 1))
  return 0.3 * red + 0.59 * green + 0.11 * blue <= LIGHTEST
}

function readCodes({ meaning, widths }: Font, bytes: Uint8Array): { text: string; width: number } | null {
  let text = ''
  let width = 0
  if (bytes.length % 2 !== 0) return null
  for (let at = 0; at < bytes.length; at += 2) {
    const code = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    const one = meaning.get(code)
    if (one === undefined) return null
    text += one
    width += widths.get(code) ?? 0
  }
  return { text, width }
}

async function readFont(doc: PdfDocument, value: PdfValue): Promise<Font | null> {
  const dict = doc.dict(value)
  const codes = dict && doc.resolve(dict.get('ToUnicode'))
  const [descendant] = (dict && doc.array(dict.get('DescendantFonts'))) ?? []
  const widths = descendant !== undefined ? readWidths(doc, doc.dict(descendant)) : null
  const encoding = dict && doc.resolve(dict.get('Encoding'))
  if (nameOf(doc.resolve(dict?.get('Subtype') ?? null)) !== 'Type0') return null
  if (!(encoding instanceof PdfName) || encoding.name !== 'Identity-H' || !(codes instanceof PdfStream) || !widths)
    return null
  try {
    return { meaning: readMeanings(latin1(await decodeStream(codes))), widths }
  } catch (error) {
    if (error instanceof PdfProblem) return null
    throw error
  }
}

/** Lists of widths from a code on (ISO 32000-2, 9.7.4.3), where no other code has one. */
function readWidths(doc: PdfDocument, font: PdfDict | null): Map<number, number> | null {
  if (!(font instanceof PdfDict) || doc.resolve(font.get('DW')) !== 0) return null
  const widths = new Map<number, number>()
  const items = (doc.array(font.get('W')) ?? []).map(one => doc.resolve(one))
  for (let at = 0; at < items.length; at += 2) {
    const [first = null, list] = [items[at], items[at + 1]]
    if (!isInteger(first) || !Array.isArray(list)) return null
    for (const [place, item] of list.entries()) {
      const width = doc.resolve(item)
      if (typeof width !== 'number' || width < 0) return null
      widths.set(first + place, width)
    }
  }
  return widths
}

/** The single codes of a `ToUnicode` map. */
function readMeanings(map: string): Map<number, string> {
  const meanings = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code = '', units = ''] of block.matchAll(/<([\da-f]{4})>\s*<((?:[\da-f]{4})*)>/gi))
      meanings.set(
        Number.parseInt(code, 16),
        String.fromCharCode(...(units.match(/.{4}/g) ?? []).map(unit => Number.parseInt(unit, 16))),
      )
  return meanings
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * Whether a drawn text says what a value says. Lines may be broken anew; joiners show nothing. Where letters run from right to left, they are drawn in the order in
 * which they are seen, so that only the letters themselves are compared.
 */
export function saysTheSame(drawn: string, value: string): boolean {
  const [one, other] = [drawn, value].map(text => text.replaceAll(/[\s\u200c\u200d]/g, ''))
  if (one === undefined || other === undefined || one === '') return false
  if (!rightToLeft.test(value)) return one === other
  return [...one].toSorted().join('') === [...other].toSorted().join('')
}
