import type { DocumentFamily } from '../../contracts/documents/families.ts'
import { maskedFields } from '../../contracts/documents/maskedFields.ts'
import type { FieldCheck, FieldName } from '../../contracts/documents.ts'
import type { IdentifierKind } from '../../contracts/identifiers.ts'
import type { Mask } from '../../contracts/products/index.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { checkField } from '../engines/documents/checkField.ts'
import type { OwnDocument } from './ownDocument.ts'

const numberKinds: Partial<Record<DocumentFamily, IdentifierKind>> = {
  pan: 'pan',
  drivingLicence: 'dl',
  voterCard: 'epic',
  passport: 'passport',
  vehicleRc: 'rc',
  gstCertificate: 'gstin',
}

type Family = DocumentFamily | null

/** How screens mask a field; undefined for one that they show. Aadhaar numbers are masked before they are stored. */
export function maskOf(family: Family, name: FieldName): Mask | undefined {
  if (name === 'number' && family === 'aadhaar') return undefined
  return (name === 'number' && family && numberKinds[family]) || maskedFields[name]
}

export function shownValue(family: Family, name: FieldName, value: string): string {
  const mask = maskOf(family, name)
  return mask ? maskValue(mask, value) : value
}

export const isDateField = (name: FieldName): boolean => name.endsWith('Date')

/** What can be said offline about a value that a person has entered, beside the other fields of the document. */
export function checkEntered({ result }: Pick<OwnDocument, 'result'>, name: FieldName, value: string): FieldCheck {
  const values = new Map(result.fields.map(field => [field.name, field.value]))
  return checkField(result.kind, name, value, values.set(name, value), todayInIndia())
}

const todayInIndia = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
