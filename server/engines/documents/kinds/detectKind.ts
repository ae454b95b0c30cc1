import type { AskedKind, DocumentKind, DocumentMrz } from '../../../../contracts/documents.ts'
import { aadhaar } from './aadhaar.ts'
import { cheque } from './cheque.ts'
import { gstCertificate } from './gstCertificate.ts'
import { licence } from './licence.ts'
import { kindOfMrz } from './mrzFields.ts'
import type { Line } from './page.ts'
import { pan } from './pan.ts'
import { passport } from './passport.ts'
import { hasWords, type KindReader, signsOf } from './reader.ts'
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
const LEAST_SIGNS = 2
const CERTAIN = 4

export interface DetectedKind {
  kind: DocumentKind | 'unknown'
  confidence: number
  reader: KindReader
}

/**
 * Which document the lines show. The kind that was asked for is taken if anything speaks for it; otherwise the one with the most signs, so that the answer
 * tells what was sent.
 */
export function detectKind(lines: readonly Line[], mrz: DocumentMrz | undefined, asked: AskedKind): DetectedKind {
  const ofZone = mrz && kindOfMrz(mrz)
  const scored = readers
    .map(reader => {
      const zone = ofZone && reader.kinds.includes(ofZone) ? CERTAIN : 0
      return {
        reader,
        score:
          zone || hasWords(lines, reader.signs) ? zone + signsOf(lines, [...reader.signs, ...(reader.also ?? [])]) : 0,
      }
    })
    .toSorted((a, b) => b.score - a.score)
  const wanted =
    asked === 'detect' ? undefined : scored.find(({ reader, score }) => reader.kinds.includes(asked) && score > 0)
  const best = wanted ?? scored[0]
  if (!best || best.score < (wanted ? 1 : LEAST_SIGNS)) return { kind: 'unknown', confidence: 0, reader: zoneOnly }
  const { reader, score } = best
  const kind = ofZone && reader.kinds.includes(ofZone) ? ofZone : reader.kindOf(lines)
  return { kind, confidence: Math.min(1, score / CERTAIN), reader }
}
