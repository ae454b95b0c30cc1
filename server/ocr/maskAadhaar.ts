import type { DocumentReading } from '../../contracts/ocr/documents.ts'

const DIGITS = /\d(?:[ -]?\d){11,}/g
const KEPT = 4

/** Hides all but the last four digits of every number that is as long as an Aadhaar number or longer: `xxxx xxxx 0008`. */
export const maskLongNumbers = (text: string): string =>
  text.replaceAll(DIGITS, found => {
    const digits = found.replaceAll(/\D/g, '')
    return 'x'.repeat(digits.length - KEPT).replaceAll(/.{4}/g, '$& ') + digits.slice(-KEPT)
  })

const isAadhaar = (kind: DocumentReading['kind']) => kind.startsWith('aadhaar')

/**
 * What may be kept of a reading: an Aadhaar number and a virtual ID must not be stored (Aadhaar Act, section 8; UIDAI circular of May 2017 on masking),
 * so that their digits are removed from every text before anything is written.
 */
export function withoutAadhaarNumbers(reading: DocumentReading): DocumentReading {
  if (!isAadhaar(reading.kind)) return reading
  return {
    ...reading,
    fields: reading.fields.map(field => ({ ...field, value: maskLongNumbers(field.value) })),
    hints: reading.hints.map(hint => ({
      ...hint,
      seen: maskLongNumbers(hint.seen),
      expected: hint.expected && maskLongNumbers(hint.expected),
    })),
  }
}

/** The upload shows the number, so that only the masked picture may stay. */
export const mustDeleteUpload = isAadhaar
