import type { DocumentKind, DocumentMrz, RequestedKind } from '../../../../contracts/ocr/documents.ts'
import { expectedFields, missingFields } from '../../../../contracts/ocr/expected.ts'
import { checkField } from '../checkField.ts'
import { aadhaar } from './aadhaar.ts'
import { cheque } from './cheque.ts'
import { gstCertificate } from './gstCertificate.ts'
import { licence } from './licence.ts'
import { kindOfMrz } from './mrzFields.ts'
import type { Line } from './page.ts'
import { pan } from './pan.ts'
import { passport } from './passport.ts'
import { hasWords, isSentence, type KindReader, signsOf } from './reader.ts'
import { vehicleRc } from './vehicleRc.ts'
import { voterCard } from './voterCard.ts'

/** Documents that are read by their zone alone: their pages have labels in any language. */
const zoneOnly: KindReader = {
  kinds: ['foreignPassport', 'foreignId', 'visa'],
  signs: [],
  kindOf: () => 'foreignId',
  sidesOf: () => ['front'],
  read: () => [],
}

const readers: readonly KindReader[] = [
  pan,
  aadhaar,
  licence,
  voterCard,
  passport,
  vehicleRc,
  cheque,
  gstCertificate,
  zoneOnly,
]

/** A kind needs this many signs, and this many make it certain. */
const MIN_SIGNS = 2
const CERTAIN = 4

export interface DetectedKind {
  kind: DocumentKind | 'unknown'
  confidence: number
  reader: KindReader
}

/** More than this share of what a kind must show is enough, if its number was not read in a right form. */
const SHOWN = 0.5
/** Kinds that hold no text but headings, labels and values have fewer sentences; letters, forms and newspapers have more. */
const MAX_SENTENCES = 3

/**
 * Which document the lines show. The kind that was asked for is taken if it has as much for it as any must have; otherwise the one with the most signs, so
 * that the answer tells what was sent.
 */
export function detectKind(
  lines: readonly Line[],
  mrz: DocumentMrz | undefined,
  requested: RequestedKind,
): DetectedKind {
  const ofZone = mrz && kindOfMrz(mrz)
  const labels = lines.filter(line => !isSentence(line))
  const isText = lines.length - labels.length >= MAX_SENTENCES
  const scored = readers
    .map(reader => {
      const zone = ofZone && reader.kinds.includes(ofZone) ? CERTAIN : 0
      if (zone === 0 && !(hasWords(labels, reader) && showsFields(reader, lines, isText))) return { reader, score: 0 }
      return { reader, score: zone + signsOf(labels, [...reader.signs, ...(reader.also ?? [])]) }
    })
    .toSorted((a, b) => b.score - a.score)
  const wanted =
    requested === 'detect'
      ? undefined
      : scored.find(({ reader, score }) => reader.kinds.includes(requested) && score >= MIN_SIGNS)
  const best = wanted ?? scored[0]
  if (!best || best.score < MIN_SIGNS) return { kind: 'unknown', confidence: 0, reader: zoneOnly }
  const { reader, score } = best
  const kind = ofZone && reader.kinds.includes(ofZone) ? ofZone : reader.kindOf(lines)
  return { kind, confidence: Math.min(1, score / CERTAIN), reader }
}

const withSentences = new Set<DocumentKind>(['aadhaarLetter', 'gstCertificate', 'cheque', 'passport'])

/** Whether the page shows what a document of the kind must show: its number in a right form, or more than half of it all. Posters and headlines name issuers too. */
function showsFields(reader: KindReader, lines: readonly Line[], isText: boolean): boolean {
  const kind = reader.kindOf(lines)
  if (isText && !withSentences.has(kind)) return false
  const read = reader.read(lines).flatMap(({ name, found }) => (found?.text ? [{ name, value: found.text }] : []))
  const number = read.find(({ name }) => name === 'number')
  if (number && checkField(kind, 'number', number.value, new Map(), '').state === 'ok') return true
  const sides = reader.sidesOf(lines)
  const expected = expectedFields(kind, sides).length
  return expected > 0 && missingFields(kind, sides, read).length < expected * (1 - SHOWN)
}
