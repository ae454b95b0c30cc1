import type { SignaturePlace } from './sign/wanted.ts'

/** Adds empty fields for signatures in one revision, before the first signature. Throws `PdfProblem` and `SigningProblem`. */
export function placeSignatures(_pdf: Uint8Array, _places: readonly SignaturePlace[]): Promise<Uint8Array> {
  throw new Error('Declared only.')
}
