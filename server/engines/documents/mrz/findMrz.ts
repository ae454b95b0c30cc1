import type { DocumentMrz } from '../../../../contracts/documents.ts'
import { around, isBeside, type Line } from '../kinds/page.ts'
import type { Glyph } from '../recognise/readStrip.ts'
import { formatOf, parseMrz } from './parse.ts'

/** A row of a zone may be found in two parts. */
interface Row {
  parts: Line[]
  text: string
}

/** Letters, figures and fillers make at least this share of a row, and a row has at least so many of them. */
const SHARE = 0.9
const LEAST = 22

/** Finds a machine-readable zone among the lines of a picture. Of several readings the one with the most correct check digits is taken. */
export function findMrz(lines: readonly Line[]): DocumentMrz | undefined {
  const rows = rowsOf(lines)
  const found: DocumentMrz[] = []
  for (let at = 0; at < rows.length; at++)
    for (const count of [3, 2]) {
      const zone = rows.slice(at, at + count)
      if (zone.length < count || !isZone(zone)) continue
      const texts = zone.map(({ text }) => text)
      const parsed = parseMrz(texts, formatOf(texts))
      if (!parsed) continue
      const parts = zone.flatMap(row => row.parts)
      found.push({ ...parsed, picture: parts[0]?.picture ?? 0, box: around(parts.map(({ box }) => box)) })
    }
  return found.filter(isPlausible).toSorted((a, b) => right(b) - right(a) || b.lines.length - a.lines.length)[0]
}

const right = ({ checkDigits }: DocumentMrz) =>
  checkDigits.filter(({ ok }) => ok).length / Math.max(1, checkDigits.length)

/** Two check digits that are right do not come by chance; a damaged zone still begins as zones do. */
const isPlausible = (mrz: DocumentMrz) =>
  mrz.checkDigits.filter(({ ok }) => ok).length >= 2 ||
  /^(?:P[A-Z<]|V[A-Z<]|[IAC][A-Z<])[A-Z]{3}[A-Z]+<</.test(mrz.lines[0] ?? '')

function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Line[][] = []
  for (const line of lines.filter(isCandidate)) {
    const row = rows.find(([first]) => first && isBeside(first, line))
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows
    .map(parts => parts.toSorted((a, b) => a.left - b.left))
    .map(parts => ({ parts, text: parts.map(textOf).join('') }))
    .filter(({ text }) => text.length >= LEAST)
}

function isCandidate({ text }: Line): boolean {
  const bare = text.replace(/\s/g, '')
  const good = bare.replace(/[^A-Z\d<]/g, '').length
  return good >= 8 && good >= bare.length * SHARE && (text.includes('<') || /^[A-Z\d]{20,}$/.test(bare))
}

/** The rows of a zone stand close together and are about equally long. */
function isZone(zone: readonly Row[]): boolean {
  const [first, ...others] = zone.map(({ parts }) => edges(parts))
  if (!first) return false
  let above = first
  return others.every(row => {
    const height = Math.max(1, row.bottom - row.top)
    const isNear = row.top - above.bottom < height * 1.5 && Math.abs(row.left - first.left) < height * 3
    above = row
    return isNear && row.picture === first.picture
  })
}

const edges = (parts: readonly Line[]) => ({
  picture: parts[0]?.picture ?? 0,
  left: Math.min(...parts.map(({ left }) => left)),
  top: Math.min(...parts.map(({ top }) => top)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
})

/**
 * The characters of a line on the grid of a font of one width: a recogniser joins fillers that follow each other, which only the distances betray.
 */
export function textOf({ glyphs, text }: Pick<Line, 'glyphs' | 'text'>): string {
  const seen = glyphs.filter(glyph => glyph.text !== ' ').flatMap(asFillers)
  if (seen.length < 8) return text.replace(/\s/g, '')
  const steps = seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? 0))
  const pitch = pitchOf(seen, steps)
  return seen
    .map((glyph, index) => {
      const missing = Math.min(40, Math.round((steps[index - 1] ?? pitch) / pitch) - 1)
      const isFiller = glyph.text === '<' || seen[index - 1]?.text === '<'
      return (isFiller && missing > 0 ? '<'.repeat(missing) : '') + glyph.text
    })
    .join('')
}

/** What recognisers take fillers for. */
const asFillers = (glyph: Glyph): Glyph[] =>
  /[«‹({[]/.test(glyph.text) ? [{ ...glyph, text: '<' }] : [{ ...glyph, text: glyph.text.charAt(0) }]

/** The usual distance of letters and figures that follow each other. */
function pitchOf(seen: readonly Glyph[], steps: readonly number[]): number {
  const plain = steps.filter((_, index) => seen[index]?.text !== '<' && seen[index + 1]?.text !== '<')
  const sorted = (plain.length >= 5 ? plain : steps).toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4))
  return middle.reduce((sum, step) => sum + step, 0) / Math.max(1, middle.length)
}
