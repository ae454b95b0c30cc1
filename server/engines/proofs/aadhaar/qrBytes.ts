import { gunzipSync } from 'node:zlib'
import { ProofProblem } from '../proof.ts'

/** The largest QR code (version 40, level L) holds 7,089 digits (ISO/IEC 18004). */
export const MOST_DIGITS = 7_089
/** Bytes. A QR code's data unpack to about 3 kB. */
const LARGEST_CONTENT = 64_000

/** The content of a Secure QR code: a decimal number whose bytes are a gzip file. Throws `ProofProblem`. */
export function unpackDigits(digits: string): Buffer {
  if (digits.length > MOST_DIGITS) throw new ProofProblem('tooLarge')
  if (!/^[1-9]\d{99,}$/.test(digits)) throw new ProofProblem('notThisKind')
  const hex = BigInt(digits).toString(16)
  const packed = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) throw new ProofProblem('notThisKind')
  try {
    return gunzipSync(packed, { maxOutputLength: LARGEST_CONTENT })
  } catch (error) {
    throw new ProofProblem(error instanceof RangeError ? 'tooLarge' : 'damaged')
  }
}
