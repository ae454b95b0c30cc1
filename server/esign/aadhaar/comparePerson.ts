import type { AadhaarSigner } from '../../engines/aadhaarEsign/signerCertificate.ts'
import { bandThresholds, compareNames } from '../../engines/names/index.ts'

/**
 * Whether a certificate is somebody else's: the names are less than a good match, or the years of birth differ. A certificate that says no year is judged by its name.
 */
export const isOtherPerson = (
  recipient: { name: string; birthYear: number },
  { name, birthYear }: AadhaarSigner,
): boolean =>
  compareNames(recipient.name, name, { kind: 'person' }).score < bandThresholds.good ||
  (birthYear !== null && birthYear !== recipient.birthYear)
