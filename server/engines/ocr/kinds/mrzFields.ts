import type { DocumentKind, DocumentMrz, FieldName } from '../../../../contracts/ocr/documents.ts'
import { type MrzField, mrzLayouts } from '../mrz/formats.ts'
import { mrzDate, mrzNames, mrzValue } from '../mrz/parse.ts'

/** The kind of document that a zone belongs to; undefined if its format is not known. */
export function kindOfMrz({ format, lines }: DocumentMrz): DocumentKind | undefined {
  if (format === 'unknown') return undefined
  if (format === 'MRVA' || format === 'MRVB') return 'visa'
  const isPassport = (lines[0] ?? '').startsWith('P')
  if (!isPassport) return 'foreignId'
  return lines[0]?.slice(2, 5) === 'IND' ? 'passport' : 'foreignPassport'
}

/** The part of a zone that each field is read from. */
const parts = {
  documentCode: ['documentCode'],
  issuingState: ['issuingState'],
  number: ['number'],
  surname: ['names'],
  givenNames: ['givenNames', 'names'],
  nationality: ['nationality'],
  birthDate: ['birthDate'],
  gender: ['gender'],
  expiryDate: ['expiryDate'],
  optionalData: ['optionalData', 'optionalData2'],
} as const satisfies Partial<Record<FieldName, readonly MrzField[]>>

type ZoneField = keyof typeof parts

const isZoneField = (name: FieldName): name is ZoneField => name in parts

/** Whether a field was read with characters that the reader held second. */
export function isCorrectedIn({ format, corrections }: DocumentMrz, name: FieldName): boolean {
  if (format === 'unknown' || !isZoneField(name)) return false
  const { fields } = mrzLayouts[format]
  const spans = parts[name].flatMap(part => (fields[part] ? [fields[part]] : []))
  return (corrections ?? []).some(({ line, at }) =>
    spans.some(([row, from, to]) => row === line && at >= from && at < to),
  )
}

/** What a zone says, as fields. Dates in ISO form. */
export function valuesOfMrz(mrz: DocumentMrz, today: string): Map<ZoneField, string> {
  if (mrz.format === 'unknown') return new Map()
  const { surname, givenNames } = mrzNames(mrz)
  const gender = mrzValue(mrz, 'gender')
  const optional = [mrzValue(mrz, 'optionalData'), mrzValue(mrz, 'optionalData2')].filter(Boolean).join(' ')
  const values: [ZoneField, string | undefined][] = [
    ['documentCode', mrzValue(mrz, 'documentCode')],
    ['issuingState', mrzValue(mrz, 'issuingState')],
    ['number', mrzValue(mrz, 'number')],
    ['surname', surname],
    ['givenNames', givenNames],
    ['nationality', mrzValue(mrz, 'nationality')],
    ['birthDate', mrzDate(mrzValue(mrz, 'birthDate'), true, today)],
    ['gender', gender === '' ? 'X' : gender],
    ['expiryDate', mrzDate(mrzValue(mrz, 'expiryDate'), false, today)],
    ['optionalData', optional],
  ]
  return new Map(values.flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
}
