import type { FieldName } from '../../contracts/ocr/documents.ts'
import type { DocumentFamily } from '../../contracts/ocr/families.ts'
import type { ProductId } from '../../contracts/products/index.ts'

/** How two values are compared: names by how alike they are, codes without separators, dates by the day, texts by their words. */
export type ComparedAs = 'name' | 'code' | 'date' | 'text'

export interface Plan {
  product: ProductId
  /** The product's inputs by the fields that fill them; the first one that was read counts. An input without a field is asked for. */
  inputs: Record<string, readonly FieldName[]>
  compares: readonly { field: FieldName; result: string; as: ComparedAs }[]
}

/** Which sources know about which documents. An Aadhaar number is not kept, so that no source can be asked about it. */
export const plans: Partial<Record<DocumentFamily, readonly Plan[]>> = {
  pan: [
    {
      product: 'pan-check',
      inputs: { pan: ['number'], name: ['name'] },
      compares: [{ field: 'name', result: 'name', as: 'name' }],
    },
    {
      product: 'pan-profile',
      inputs: { pan: ['number'] },
      compares: [
        { field: 'number', result: 'pan_number', as: 'code' },
        { field: 'name', result: 'full_name', as: 'name' },
        { field: 'fatherName', result: 'fatherName', as: 'name' },
        { field: 'birthDate', result: 'dob', as: 'date' },
      ],
    },
  ],
  drivingLicence: [
    {
      product: 'driving-licence-check',
      inputs: { dl: ['number'], dob: ['birthDate'] },
      compares: [
        { field: 'name', result: 'name', as: 'name' },
        { field: 'fatherName', result: 'fatherName', as: 'name' },
        { field: 'guardianName', result: 'fatherName', as: 'name' },
        { field: 'bloodGroup', result: 'bloodGroup', as: 'code' },
        { field: 'issueDate', result: 'issuedOn', as: 'date' },
        { field: 'expiryDate', result: 'validUntil', as: 'date' },
        { field: 'transportExpiryDate', result: 'transportUntil', as: 'date' },
      ],
    },
  ],
  voterCard: [
    {
      product: 'voter-check',
      inputs: { epic: ['number'] },
      compares: [
        { field: 'name', result: 'name', as: 'name' },
        { field: 'fatherName', result: 'relativeName', as: 'name' },
        { field: 'husbandName', result: 'relativeName', as: 'name' },
        { field: 'guardianName', result: 'relativeName', as: 'name' },
        { field: 'state', result: 'state', as: 'text' },
      ],
    },
  ],
  passport: [
    {
      product: 'passport-check',
      inputs: { passportFile: [], dob: ['birthDate'] },
      compares: [
        { field: 'number', result: 'passportNumber', as: 'code' },
        { field: 'givenNames', result: 'givenName', as: 'name' },
        { field: 'surname', result: 'surname', as: 'name' },
        { field: 'issueDate', result: 'issuedOn', as: 'date' },
      ],
    },
  ],
  vehicleRc: [
    {
      product: 'vehicle-rc-check',
      inputs: { rc: ['number'] },
      compares: [
        { field: 'name', result: 'owner', as: 'name' },
        { field: 'chassisNumber', result: 'chassis', as: 'code' },
        { field: 'engineNumber', result: 'engine', as: 'code' },
        { field: 'registrationDate', result: 'registeredOn', as: 'date' },
        { field: 'fitnessDate', result: 'fitnessUpto', as: 'date' },
        { field: 'maker', result: 'maker', as: 'text' },
        { field: 'model', result: 'model', as: 'text' },
        { field: 'fuel', result: 'fuel', as: 'text' },
      ],
    },
  ],
  gstCertificate: [
    {
      product: 'gstin-check',
      inputs: { gstin: ['number'] },
      compares: [
        { field: 'legalName', result: 'legalName', as: 'name' },
        { field: 'tradeName', result: 'tradeName', as: 'name' },
        { field: 'constitution', result: 'constitution', as: 'text' },
        { field: 'registrationDate', result: 'registeredOn', as: 'date' },
      ],
    },
  ],
  cheque: [
    {
      product: 'ifsc-lookup',
      inputs: { ifsc: ['ifsc'] },
      compares: [
        { field: 'bank', result: 'bank', as: 'text' },
        { field: 'branch', result: 'branch', as: 'text' },
        { field: 'micr', result: 'micr', as: 'code' },
      ],
    },
    {
      product: 'bank-account-check',
      inputs: { account: ['accountNumber'], ifsc: ['ifsc'], name: ['name'] },
      compares: [
        { field: 'name', result: 'name', as: 'name' },
        { field: 'bank', result: 'bank', as: 'text' },
        { field: 'branch', result: 'branch', as: 'text' },
      ],
    },
  ],
}
