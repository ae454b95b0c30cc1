import { gstinCheck } from '../../contracts/products/gstinCheck.ts'

/** Values that succeed in the sandbox. They also are the pattern by which a beginning is judged while it is typed. */
export const identifierSamples = {
  pan: 'AAAPZ1000A',
  aadhaar: '234123410008',
  gstin: gstinCheck.sandbox.success,
  cin: 'U72900KA2016PTC093210',
  companyName: 'Zenith Components Private Limited',
  din: '01234567',
}

/** A DIN for each director: none may appear twice. */
export const sampleDin = (index: number): string =>
  String(Number(identifierSamples.din) + index).padStart(identifierSamples.din.length, '0')
