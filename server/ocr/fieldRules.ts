import type { FieldCheck, FieldName } from '../../contracts/ocr/documents.ts'
import type { DocumentFamily } from '../../contracts/ocr/families.ts'
import { documentMask } from '../../contracts/ocr/maskedFields.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { checkField } from '../engines/ocr/checkField.ts'
import type { OwnDocument } from './ownDocument.ts'

type Family = DocumentFamily | null

export function shownValue(family: Family, name: FieldName, value: string): string {
  const mask = documentMask(family, name)
  return mask ? maskValue(mask, value) : value
}

export const isDateField = (name: FieldName): boolean => name.endsWith('Date')

/** What can be said offline about a value that a person has entered, beside the other fields of the document. */
export function checkEntered({ result }: Pick<OwnDocument, 'result'>, name: FieldName, value: string): FieldCheck {
  const values = new Map(result.fields.map(field => [field.name, field.value]))
  return checkField(result.kind, name, value, values.set(name, value), todayInIndia())
}

const todayInIndia = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
