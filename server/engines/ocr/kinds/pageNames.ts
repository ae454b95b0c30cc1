import type { DocumentField, DocumentMrz, FieldName } from '../../../../contracts/ocr/documents.ts'
import { calibrated, DOUBTFUL, KNOWN } from '../calibrate.ts'
import { type Line, wholeLine } from './page.ts'

/** Below this confidence a line of the page proves nothing about a name. */
const SURE = 0.85
/** The share of its letters that a zone may have lost. */
const LOST = 1 / 3

const names = new Set<FieldName>(['surname', 'givenNames'])

/**
 * Names that only a zone has, compared with the page: no check digit covers them, and a recogniser takes a narrow I for a filler. A printed line with the
 * same letters confirms a name, one with a few more replaces it; a name that no line confirms is not sure.
 */
export function confirmNames(
  fields: readonly DocumentField[],
  mrz: DocumentMrz,
  lines: readonly Line[],
): DocumentField[] {
  const printed = lines.filter(isName)
  return fields.map(field => {
    if (!names.has(field.name) || field.script !== 'latin' || field.box !== mrz.box) return field
    const zone = lettersOf(field.value)
    const same = printed.find(({ text }) => lettersOf(text) === zone)
    const witness = same ?? printed.find(({ text }) => hasLost(zone, lettersOf(text)))
    if (!witness) return { ...field, confidence: Math.min(DOUBTFUL, field.confidence) }
    const found = wholeLine(witness)
    return {
      ...field,
      picture: found.picture,
      box: found.box,
      confidence: same ? KNOWN : calibrated(field.name, field.script, found),
      value: same ? field.value : found.text.trim(),
      check: { state: 'ok', code: 'mrzAgrees' },
    }
  })
}

const lettersOf = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '')

const isName = ({ text, confidence }: Line) => confidence >= SURE && /^[A-Z][A-Z .'-]+$/i.test(text.trim())

/** Whether the zone's letters are those of the line, in order, with a few missing. */
function hasLost(zone: string, line: string): boolean {
  const missing = line.length - zone.length
  if (missing < 1 || missing > line.length * LOST) return false
  let at = 0
  for (const letter of line) if (letter === zone.charAt(at)) at++
  return at === zone.length
}
