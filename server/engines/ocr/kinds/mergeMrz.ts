import type {
  DocumentField,
  DocumentMrz,
  FieldName,
  FraudHint,
  MrzCheckName,
} from '../../../../contracts/ocr/documents.ts'
import { DOUBTFUL, KNOWN } from '../calibrate.ts'
import { mrzValue } from '../mrz/parse.ts'
import { isCorrectedIn, valuesOfMrz } from './mrzFields.ts'

/** The check digit that covers a field. */
const covered: Partial<Record<FieldName, MrzCheckName>> = {
  number: 'documentNumber',
  birthDate: 'birthDate',
  expiryDate: 'expiryDate',
  optionalData: 'optionalData',
}

/**
 * What the page says and what its zone says, together: a field of both has the zone's value if a check digit proves it. What the zone's reader doubted proves
 * nothing.
 */
export function mergeMrz(fields: readonly DocumentField[], mrz: DocumentMrz, today: string) {
  const values: ReadonlyMap<FieldName, string> = valuesOfMrz(mrz, today)
  const hints: FraudHint[] = []
  const merged = fields.map(field => {
    const zone = values.get(field.name)
    if (zone === undefined || field.script !== 'latin' || field.name === 'nationality' || field.name === 'optionalData')
      return field
    if (isCorrectedIn(mrz, field.name)) return field
    if (lettersOf(zone) === lettersOf(field.value))
      return { ...field, value: spacing(field, zone), confidence: KNOWN, corrected: false, check: agrees }
    const isProven = isRight(mrz, covered[field.name])
    // A difference is more probably a misread page than a forged one.
    if (field.confidence <= DOUBTFUL)
      return isProven ? { ...field, value: zone, confidence: KNOWN, corrected: false } : field
    if (!isProven && isNear(zone, field.value)) return field
    hints.push({
      code: 'mrzDiffers',
      fields: [field.name],
      seen: field.value,
      expected: zone,
      picture: field.picture,
      box: field.box,
    })
    return { ...field, ...(isProven && { value: zone, corrected: false }), confidence: DIFFERS, check: differs }
  })
  const known = new Set(merged.map(({ name }) => name))
  const added = [...values].flatMap(([name, value]) => (known.has(name) ? [] : [fieldOf(mrz, name, value)]))
  return { fields: [...merged, ...added], hints }
}

/** One of two sure readings that differ is wrong. */
const DIFFERS = 0.5
/** Of 5 numbers and dates that a wrong check digit covers, 1 was right. */
const REFUTED = 0.3

const agrees = { state: 'ok', code: 'mrzAgrees' } as const
const differs = { state: 'failed', code: 'mrzDiffers' } as const

const lettersOf = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '')

/** The filler of a zone parts names surely, and so does the reading of dates. */
const spacing = (field: DocumentField, zone: string) => (/ame/.test(field.name) ? zone : field.value)

const isRight = (mrz: DocumentMrz, name: MrzCheckName | undefined) =>
  name !== undefined && mrz.checkDigits.some(check => check.name === name && check.ok)

/**
 * The check digit that covers a field in a zone of this format: identity cards and visas have none of their own for
 * optional data.
 */
const coveredBy = ({ checkDigits }: DocumentMrz, field: FieldName): MrzCheckName | undefined =>
  checkDigits.find(({ name }) => name === covered[field])?.name

/** A zone cuts long names off, and a recogniser misses letters: no difference to tell anybody. */
function isNear(a: string, b: string): boolean {
  const [x, y] = [lettersOf(a), lettersOf(b)]
  if (x.startsWith(y) || y.startsWith(x)) return true
  const length = Math.max(x.length, y.length)
  const same = [...x].filter((char, index) => char === y.charAt(index)).length
  const fromEnd = [...x].filter((_, index) => x.at(-1 - index) === y.at(-1 - index)).length
  return Math.max(same, fromEnd, same + fromEnd - length / 2) >= length - 2
}

/** Of these, none has figures: one was misread. Of 52 of them, all were wrong. */
const lettersOnly = new Set<FieldName>(['issuingState', 'nationality', 'surname', 'givenNames'])
const MISREAD = 0.05

/**
 * Whether more than the reading itself speaks for a field that no check digit covers, so that a valid zone says nothing
 * about it. The states are known if both lines have the same code, the kind of document if its letter is alone. A
 * gender that was not read looks like one that is not stated.
 */
function isWitnessed(mrz: DocumentMrz, name: FieldName, value: string): boolean {
  if (name === 'issuingState' || name === 'nationality')
    return value.length === 3 && mrzValue(mrz, 'issuingState') === mrzValue(mrz, 'nationality')
  if (name === 'documentCode') return /^[PVIAC]$/.test(value)
  if (name === 'optionalData') return isRight(mrz, 'composite')
  return name === 'gender' ? /^[MF]$/.test(value) : true
}

/** What no zone says: a character was misread. */
const isMisread = (name: FieldName, value: string) =>
  (lettersOnly.has(name) && /\d/.test(value)) || (name === 'gender' && !/^[MFX]$/.test(value))

function confidenceOf(
  name: FieldName,
  value: string,
  { isProven, isRefuted }: { isProven: boolean; isRefuted: boolean },
) {
  if (isMisread(name, value)) return MISREAD
  // A lost A, K or U and a filler have the same check digit (ICAO 9303 part 3, 4.9), so that within a number one proves nothing.
  if (name === 'number' && value.includes(' ')) return DOUBTFUL
  if (isProven) return KNOWN
  return isRefuted ? REFUTED : DOUBTFUL
}

/** A field that only the zone has. */
function fieldOf(mrz: DocumentMrz, name: FieldName, value: string): DocumentField {
  const check = coveredBy(mrz, name)
  const isProven = isRight(mrz, check)
  const isCorrected = isCorrectedIn(mrz, name)
  return {
    name,
    value,
    script: 'latin',
    confidence: confidenceOf(name, value, {
      isProven: isProven || (mrz.valid && isWitnessed(mrz, name, value)),
      isRefuted: check !== undefined,
    }),
    corrected: isCorrected,
    picture: mrz.picture,
    box: mrz.box,
    check:
      check === undefined || isCorrected
        ? { state: 'notChecked', code: 'noRule' }
        : isProven
          ? { state: 'ok', code: 'checksumOk' }
          : { state: 'failed', code: 'checksumWrong' },
  }
}
