import type { SigningCertificate } from '../../../../contracts/ocr/pdfSignatures.ts'

/**
 * Case, punctuation and spaces are written as anybody likes; letters and digits are the name. Small letters, because a dotless `ı` and an `i` are the same capital.
 */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether a certificate names this organisation. Not alike but the same, because a similar name can be had for a similar company. A certificate without an
 * organisation is a person's, whatever its common name is.
 */
export function isNameOf(expected: string, signer: SigningCertificate | null): boolean {
  const wanted = folded(expected)
  return wanted !== '' && wanted === folded(signer?.organisation ?? '')
}
