import type { DocumentKind, DocumentMrz, FieldName } from '../../../../contracts/documents.ts'
import { mrzDate, mrzNames, mrzValue } from '../mrz/parse.ts'

/** The kind of document that a zone belongs to. */
export function kindOfMrz({ format, lines }: DocumentMrz): DocumentKind {
  if (format === 'MRVA' || format === 'MRVB') return 'visa'
  const isPassport = (lines[0] ?? '').startsWith('P')
  if (!isPassport) return 'foreignId'
  return lines[0]?.slice(2, 5) === 'IND' ? 'passport' : 'foreignPassport'
}

/** What a zone says, as fields. Dates in ISO form. */
export function valuesOfMrz(mrz: DocumentMrz, today: string): Map<FieldName, string> {
  const { surname, givenNames } = mrzNames(mrz)
  const gender = mrzValue(mrz, 'gender')
  const optional = [mrzValue(mrz, 'optionalData'), mrzValue(mrz, 'optionalData2')].filter(Boolean).join(' ')
  const values: [FieldName, string | undefined][] = [
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
