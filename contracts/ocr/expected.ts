import type { DocumentKind, FieldName } from './codes.ts'

/** A field, or several of which one is enough: the first is named where none was found. */
type Expected = FieldName | readonly [FieldName, ...FieldName[]]

type Side = 'front' | 'back'

/** What every document of a kind shows, by side: what its issuer prints on each, nothing that only some holders have. */
const expected: Record<DocumentKind, Partial<Record<Side, readonly Expected[]>>> = {
  pan: { front: ['number', 'name', 'birthDate'] },
  aadhaarFront: { front: ['number', 'name', ['birthDate', 'birthYear'], 'gender'] },
  aadhaarBack: { back: ['number', 'address', 'pin'] },
  aadhaarLetter: {
    front: ['number', 'name', ['birthDate', 'birthYear'], 'gender'],
    back: ['address', 'pin'],
  },
  drivingLicence: { front: ['number', 'name', 'birthDate', 'issueDate', 'expiryDate'], back: ['vehicleClasses'] },
  voterCard: {
    front: ['number', 'name', ['fatherName', 'husbandName', 'motherName', 'guardianName']],
    back: ['address'],
  },
  passport: {
    front: ['number', 'surname', 'givenNames', 'nationality', 'gender', 'birthDate', 'issueDate', 'expiryDate'],
    back: [['fatherName', 'motherName', 'guardianName'], 'address'],
  },
  vehicleRc: {
    front: ['number', 'registrationDate', 'chassisNumber', 'engineNumber', 'name'],
    back: ['maker', 'model'],
  },
  cheque: { front: ['accountNumber', 'ifsc', 'micr', 'chequeNumber', 'bank'] },
  gstCertificate: { front: ['number', 'legalName', 'constitution', 'address'] },
  foreignPassport: { front: ['number', 'surname', 'nationality', 'birthDate', 'expiryDate'] },
  foreignId: { front: ['number', 'surname', 'nationality', 'birthDate'] },
  visa: { front: ['number', 'surname', 'nationality', 'expiryDate'] },
}

/** What a document of this kind shows on these sides. */
export const expectedFields = (kind: DocumentKind, sides: readonly Side[]): readonly Expected[] =>
  sides.flatMap(side => expected[kind][side] ?? [])

/** What a document of this kind shows on these sides, and what was not among the fields that were read. */
export function missingFields(
  kind: DocumentKind | 'unknown',
  sides: readonly Side[],
  read: readonly { name: FieldName }[],
): FieldName[] {
  if (kind === 'unknown') return []
  const names = new Set(read.map(({ name }) => name))
  return expectedFields(kind, sides)
    .map(field => (typeof field === 'string' ? ([field] as const) : field))
    .filter(choices => !choices.some(name => names.has(name)))
    .map(([first]) => first)
}
