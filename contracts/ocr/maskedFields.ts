import type { IdentifierKind, Mask } from '../identifiers/index.ts'
import type { FieldName } from './documents.ts'
import type { DocumentFamily } from './families.ts'

/** If the document's kind has no mask of its own for its number. */
const maskedFields: Partial<Record<FieldName, Mask>> = {
  number: 'tail',
  enrolmentNumber: 'tail',
  accountNumber: 'account',
  chassisNumber: 'chassis',
  engineNumber: 'tail',
  optionalData: 'tail',
}

const numberKinds: Partial<Record<DocumentFamily, IdentifierKind>> = {
  pan: 'pan',
  drivingLicence: 'dl',
  voterCard: 'epic',
  passport: 'passport',
  vehicleRc: 'rc',
  gstCertificate: 'gstin',
}

/** How a field of a document is masked; undefined for one that is shown. Aadhaar numbers are masked before they are stored. */
export function documentMask(family: DocumentFamily | null, name: FieldName): Mask | undefined {
  if (name === 'number' && family === 'aadhaar') return undefined
  return (name === 'number' && family && numberKinds[family]) || maskedFields[name]
}
