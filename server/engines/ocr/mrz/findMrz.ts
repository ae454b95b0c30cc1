import type { DocumentMrz } from '../../../../contracts/ocr/documents.ts'
import { around, isBeside, type Line } from '../kinds/page.ts'
import { type Cell, cellsOf, textOfCells } from './grid.ts'
import { parseMrz } from './parse.ts'

/** A row of a zone may be found in two parts. */
interface Row {
  parts: Line[]
  cells: Cell[]
}

/** Letters, figures and fillers make at least this share of a row. */
const SHARE = 0.9
/** The longest row of a zone has at least so many of them. Of another one the fillers at its end may not have been found. */
const MIN = 22
const MIN_OF_OTHERS = 8

/** A zone and the lines of each of its rows. */
export interface FoundZone {
  mrz: DocumentMrz
  rows: readonly (readonly Line[])[]
}

/**
 * Finds a machine-readable zone among the lines of a picture. Of several places the one with the most correct check
 * digits is taken. Lines that look like a zone and have no format that we know are returned as such, unchecked.
 */
export function findZone(lines: readonly Line[]): FoundZone | undefined {
  const rows = rowsOf(lines)
  const found: FoundZone[] = []
  const unknown: FoundZone[] = []
  for (let at = 0; at < rows.length; at++)
    for (const count of [3, 2]) {
      const zone = rows.slice(at, at + count)
      if (zone.length < count || !isZone(zone)) continue
      const rowParts = zone.map(({ parts }) => parts)
      const parts = rowParts.flat()
      const where = { picture: parts[0]?.picture ?? 0, box: around(parts.map(({ box }) => box)) }
      const parsed = parseMrz(zone.map(({ cells }) => cells))
      if (parsed && isPlausible(parsed)) found.push({ mrz: { ...parsed, ...where }, rows: rowParts })
      else if (zone.every(isZoneLike)) unknown.push({ mrz: { ...unchecked(zone), ...where }, rows: rowParts })
    }
  const best = found.toSorted((a, b) => right(b.mrz) - right(a.mrz) || b.rows.length - a.rows.length)
  return best[0] ?? unknown[0]
}

const unchecked = (zone: readonly Row[]) => ({
  format: 'unknown' as const,
  lines: zone.map(({ cells }) => textOfCells(cells)),
  corrected: 0,
  valid: false,
  checkDigits: [],
})

/** A row of text is long and has fillers that follow each other. */
const isZoneLike = ({ cells }: Row) => cells.length >= MIN && textOfCells(cells).includes('<<')

type Judged = Pick<DocumentMrz, 'checkDigits' | 'lines'>

const fits = ({ checkDigits }: Judged) => checkDigits.filter(({ printed, expected }) => printed === expected).length

const right = (mrz: Judged) => fits(mrz) / Math.max(1, mrz.checkDigits.length)

/** Two check digits that are right do not come by chance; a damaged zone still begins as zones do. */
const isPlausible = (mrz: Judged) =>
  fits(mrz) >= 2 || /^(?:P[A-Z<]|V[A-Z<]|[IAC][A-Z<])[A-Z]{3}[A-Z]+<</.test(mrz.lines[0] ?? '')

function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Line[][] = []
  for (const line of lines.filter(isCandidate)) {
    const row = rows.find(([first]) => first && isBeside(first, line))
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows
    .map(parts => parts.toSorted((a, b) => a.left - b.left))
    .map(parts => ({ parts, cells: cellsOf(parts) }))
    .filter(({ cells }) => cells.length >= MIN_OF_OTHERS)
}

function isCandidate({ text }: Line): boolean {
  const bare = text.replace(/\s/g, '')
  const good = bare.replace(/[^A-Z\d<]/g, '').length
  return good >= 8 && good >= bare.length * SHARE && (text.includes('<') || /^[A-Z\d]{20,}$/.test(bare))
}

/** The rows of a zone stand close together and are about equally long. */
function isZone(zone: readonly Row[]): boolean {
  const [first, ...others] = zone.map(({ parts }) => edges(parts))
  if (!first || Math.max(...zone.map(({ cells }) => cells.length)) < MIN) return false
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
