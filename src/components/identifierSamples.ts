import { identifierFacts } from '../../contracts/identifiers/index.ts'

/** What "Fill sample" writes into the forms of an account: values that succeed in the sandbox. */
export const identifierSamples = {
  pan: identifierFacts('pan').sample,
  aadhaar: identifierFacts('aadhaar').sample,
  gstin: identifierFacts('gstin').sample,
  cin: identifierFacts('cin').sample,
  companyName: 'Zenith Components Private Limited',
  din: identifierFacts('din').sample,
}

/** A different DIN for each director, because none may appear twice. */
export const sampleDin = (index: number): string =>
  String(Number(identifierSamples.din) + index).padStart(identifierSamples.din.length, '0')
