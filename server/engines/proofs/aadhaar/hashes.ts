import { createHash } from 'node:crypto'

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * A value hashed as often as the last digit of the Aadhaar number says, at least once; each time the hexadecimal text before (UIDAI, "About Aadhaar Paperless
 * Offline e-KYC", and the manual of its QR reader).
 */
export function repeatedHash(value: string, lastDigit: string): string {
  let hash = value
  for (let round = 0; round < Math.max(1, Number(lastDigit)); round++) hash = sha256Hex(hash)
  return hash
}

/** A mobile number as it is hashed: its ten digits; null for another one. */
export function tenDigits(mobile: string): string | null {
  const digits = mobile.replaceAll(/[\s()-]/g, '').replace(/^(?:\+91|0)/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
