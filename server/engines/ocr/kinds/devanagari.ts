import type { DocumentKind } from '../../../../contracts/ocr/documents.ts'
import { readDevanagari } from '../recognise/devanagari.ts'
import type { Raster } from '../recognise/raster.ts'
import { above, type Found, type Line, labels, wholeLine } from './page.ts'
import type { Draft } from './reader.ts'
import { asName, findDate } from './values.ts'

/** Lines that the Latin recogniser reads with more confidence are Latin. */
const LATIN = 0.9

/** Names below this confidence are noise. */
const MIN = 0.5

/**
 * Names in Devanagari of kinds that print them: above the name in Latin letters on an Aadhaar card, after or above the Latin one on a voter card. The
 * reader of Latin lines leaves them as lines of low confidence.
 */
export async function devanagariFields(
  kind: DocumentKind | 'unknown',
  lines: readonly Line[],
  rasters: readonly Raster[],
): Promise<Draft[]> {
  if (kind !== 'aadhaarFront' && kind !== 'aadhaarLetter' && kind !== 'voterCard') return []
  const line = kind === 'voterCard' ? voterLine(lines) : aadhaarLine(lines)
  const raster = line && rasters[line.picture]
  if (!line || !raster) return []
  const read = await readDevanagari(raster, line.strip)
  const text = read && read.confidence > MIN ? nameIn(read.text) : undefined
  if (!read || !text) return []
  const found: Found = { ...wholeLine(line), text, confidence: read.confidence }
  return [{ name: 'nameHindi', found, script: 'devanagari' }]
}

const isForeign = ({ confidence, foreign }: Line) => confidence < LATIN || foreign > 0.3

/** The line above the Latin name, which stands above the date of birth. */
function aadhaarLine(lines: readonly Line[]): Line | undefined {
  const birth = lines.find(({ text }) => findDate(text) || /\b(?:FE)?MALE\b/i.test(text))
  if (!birth) return undefined
  const latin = above(lines, birth, 4).find(({ text, confidence }) => asName(text) && confidence > 0.75)
  return latin && (above(lines, latin, 2).find(isForeign) ?? unseenAbove(latin))
}

/** The detector of lines was trained on other scripts and misses some: the place above the Latin name, where the name is always printed. */
function unseenAbove(line: Line): Line {
  const { strip } = line
  const up = strip.height * 1.4
  const moved = { ...strip, x: strip.x + up * Math.sin(strip.angle), y: strip.y - up * Math.cos(strip.angle) }
  const rise = Math.round(up)
  return { ...line, strip: moved, box: { ...line.box, y: Math.max(0, line.box.y - rise) } }
}

function voterLine(lines: readonly Line[]): Line | undefined {
  const label = labels(lines, /E[LI]ECTORS?NAME|^NAME/)[0]
  return label && (above(lines, label.line, 2).find(isForeign) ?? unseenAbove(label.line))
}

/** The name without its label, which ends with a colon or in "नाम". */
function nameIn(text: string): string | undefined {
  const bare = text
    .replace(/^.*(?:नाम|नांव)\s*/, '')
    .replace(/^[.।\s]+|[.।\s]+$/g, '')
    .trim()
  return /[\u0905-\u0939]{2}/.test(bare.replace(/[\u093e-\u094d\u0901-\u0903]/g, '')) ? bare : undefined
}
