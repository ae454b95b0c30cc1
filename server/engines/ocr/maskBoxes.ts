import { verhoeffDigit } from '../../../contracts/identifiers/checksums.ts'
import type { DocumentKind, MaskBox } from '../../../contracts/ocr/documents.ts'
import type { Line } from './kinds/page.ts'
import { partOf } from './recognise/geometry.ts'
import { boxOf } from './recognise/recognise.ts'

interface Size {
  width: number
  height: number
}

const isAadhaar = (kind: DocumentKind | 'unknown') => kind.startsWith('aadhaar')

const shows = { aadhaar: 4, vid: 4 } as const

/**
 * The parts of pictures that must not be kept: all but the last four digits of an Aadhaar number or a virtual ID (UIDAI's masked form; the
 * law lets few keep more). On an Aadhaar document every run of at least eight digits is covered, because a misread number is still one; on
 * other documents a number with the right check digit.
 */
export function numberMasks(kind: DocumentKind | 'unknown', lines: readonly Line[], sizes: readonly Size[]): MaskBox[] {
  return lines.flatMap(line =>
    runsOf(line).flatMap(run => {
      const digits = line.text.slice(run.from, run.to).replace(/\D/g, '')
      const isNumber =
        digits.length === 12 && /^[2-9]/.test(digits) && digits.endsWith(verhoeffDigit(digits.slice(0, -1)))
      const isRun = isAadhaar(kind) && digits.length >= 8 && !isDate(line.text)
      const size = sizes[line.picture]
      if (!size || !(isNumber || isRun)) return []
      const covers = digits.length > 13 ? 'vid' : 'aadhaar'
      const hidden = digits.length > 8 ? placeOfDigit(line, run, digits.length - shows[covers]) : run.to
      return [{ picture: line.picture, box: boxOf(coverOf(line, run.from, hidden), size), covers } satisfies MaskBox]
    }),
  )
}

const isDate = (text: string) => /\d{2}\s*[/.-]\s*\d{2}\s*[/.-]\s*\d{4}/.test(text)

/** Digits with spaces or hyphens between, and the letters that digits are misread as. */
const RUN = /\d[\dOIlSBZ|]*(?:[ -]{0,2}[\dOIlSBZ|]+)*/g

const runsOf = ({ text }: Line) =>
  [...text.matchAll(RUN)].map(match => ({ from: match.index, to: match.index + match[0].length }))

/** Where the digit with this index begins in the text. */
function placeOfDigit({ text }: Line, { from, to }: { from: number; to: number }, index: number): number {
  let count = 0
  for (let at = from; at < to; at++) if (/\d/.test(text.charAt(at)) && count++ === index) return at
  return to
}

/** The strip of a part of the text, by the places of its characters, with the whole height of the line and a margin. */
function coverOf(line: Line, from: number, to: number) {
  const { strip, text, glyphs } = line
  const places =
    glyphs.length === text.length
      ? glyphs.map(({ at }) => at)
      : [...text].map((_, index) => (index + 0.5) / text.length)
  const edge = (index: number) => ((places[index - 1] ?? 0) + (places[index] ?? 1)) / 2
  const start = from === 0 ? 0 : edge(from)
  const end = to >= text.length ? 1 : edge(to)
  const grown = { ...strip, height: strip.height * 1.15 }
  return partOf(grown, Math.max(0, start), Math.min(1, end))
}
