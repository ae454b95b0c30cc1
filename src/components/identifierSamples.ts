import { gstinCheck } from '../../contracts/products/gstinCheck.ts'

/** Values that succeed in the sandbox. They also complete an identifier that is still being typed, so that it can be checked. */
export const identifierSamples = {
  pan: 'AAAPZ1000A',
  aadhaar: '234123410008',
  gstin: gstinCheck.sandbox.success,
  cin: 'U72900KA2016PTC093210',
  companyName: 'Zenith Components Private Limited',
  din: '01234567',
}

/** A different DIN for each director, because none may appear twice. */
export const sampleDin = (index: number): string =>
  String(Number(identifierSamples.din) + index).padStart(identifierSamples.din.length, '0')
