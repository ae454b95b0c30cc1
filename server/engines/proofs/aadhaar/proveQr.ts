import type { CheckedPart, CheckOutcome } from '../../../../contracts/proofs/verdicts.ts'
import { fitsKey, type IssuerKey } from '../issuerKey.ts'
import { type Proof, ProofProblem, timeChecks, verdictOf } from '../proof.ts'
import type { AadhaarFields } from './fields.ts'
import { repeatedHash, tenDigits } from './hashes.ts'
import { unpackDigits } from './qrBytes.ts'
import { type QrContent, readQrLayout } from './qrLayout.ts'
import { readXmlQr } from './xmlQr.ts'

/** RSA-2048. */
const SIGNATURE_BYTES = 256

export interface QrQuestion {
  /** The text of the QR code. */
  text: string
  /** Those of the purpose `aadhaar` count. */
  keys: readonly IssuerKey[]
  now: Date
  /** Compared with what the code holds of it. */
  mobile?: string | undefined
  email?: string | undefined
}

export interface QrProof extends Proof<AadhaarFields> {
  kind: 'secureQr' | 'xmlQr'
  /** `V1`, `V2`, …; null if the layout was not read. */
  version: string | null
  /** JPEG 2000. */
  photo: Uint8Array | null
}

/**
 * What an Aadhaar QR code proves: the signature of UIDAI over everything in it, SHA-256 with RSA. The XML code of older letters has none. Throws `ProofProblem` for
 * what is no such code.
 */
export function proveAadhaarQr({ text, keys, now, mobile, email }: QrQuestion): QrProof {
  const written = text.trim()
  if (written.startsWith('<')) return unsigned(readXmlQr(written))
  const content = unpackDigits(written)
  if (content.length <= SIGNATURE_BYTES) throw new ProofProblem('damaged')
  const signed = content.subarray(0, -SIGNATURE_BYTES)
  const signature = content.subarray(-SIGNATURE_BYTES)
  const trusted = keys.filter(({ purpose }) => purpose === 'aadhaar')
  const signer = trusted.find(key => fitsKey(key, signed, signature)) ?? null
  const read = readQrLayout(signed)
  // Without a signature that fits and without a layout, nothing says that this is an Aadhaar code.
  if (!signer && !read) throw new ProofProblem('notThisKind')
  const about = {
    kind: 'secureQr' as const,
    version: read?.version ?? null,
    signedAt: read?.issuedAt ?? null,
    open: ['bearer', 'revocation', 'currentData'] satisfies QrProof['open'],
    fields: read?.fields ?? null,
    photo: read?.photo ?? null,
  }
  if (!signer)
    return {
      ...about,
      verdict: trusted.length > 0 ? 'not_proven' : 'unknown_key',
      signer,
      checks: [{ check: 'signature', outcome: trusted.length > 0 ? 'failed' : 'open' }],
    }
  const checks: CheckedPart[] = [
    { check: 'signature', outcome: 'passed' },
    { check: 'layout', outcome: read?.isPublished ? 'passed' : 'open' },
    ...timeChecks(signer, read?.issuedAt ?? null, now),
    { check: 'photo', outcome: read?.photo ? 'passed' : read?.hasPhoto === false ? 'absent' : 'open' },
    ...(mobile ? [{ check: 'mobile' as const, outcome: compareMobile(read, mobile) }] : []),
    ...(email ? [{ check: 'email' as const, outcome: compareEmail(read, email) }] : []),
  ]
  return { ...about, verdict: verdictOf(checks), signer, checks }
}

const unsigned = (fields: AadhaarFields): QrProof => ({
  kind: 'xmlQr',
  version: null,
  verdict: 'unsigned',
  signer: null,
  signedAt: null,
  checks: [{ check: 'signature', outcome: 'absent' }],
  open: ['bearer', 'currentData'],
  fields,
  photo: null,
})

/**
 * A hash that fits proves the number. One that does not leaves it open where there is a single hash, because it may be the e-mail's. Where only the last four
 * digits are there, they can contradict, and never prove the whole number.
 */
function compareMobile(read: QrContent | null, mobile: string): CheckOutcome {
  const digits = tenDigits(mobile)
  const lastDigit = read?.fields.lastFour?.at(-1)
  if (!read || !digits || !lastDigit) return 'open'
  if (read.lastFourOfMobile && !digits.endsWith(read.lastFourOfMobile)) return 'differs'
  const fits = hashFits(read, digits, lastDigit, 'mobile')
  return fits === 'absent' && read.lastFourOfMobile ? 'open' : fits
}

/** The address may have been registered in other letters, capital or small, so that a hash that does not fit leaves it open. */
function compareEmail(read: QrContent | null, email: string): CheckOutcome {
  const lastDigit = read?.fields.lastFour?.at(-1)
  if (!read || !lastDigit) return 'open'
  const outcomes = [email.trim(), email.trim().toLowerCase()].map(one => hashFits(read, one, lastDigit, 'email'))
  if (outcomes.includes('passed')) return 'passed'
  return outcomes.includes('absent') ? 'absent' : 'open'
}

function hashFits(
  { hashes }: QrContent,
  value: string,
  lastDigit: string,
  which: 'mobile' | 'email',
): 'passed' | 'differs' | 'open' | 'absent' {
  if (!hashes) return 'absent'
  const own = repeatedHash(value, lastDigit)
  if ('single' in hashes) return hashes.single === own ? 'passed' : 'open'
  return hashes[which] === own ? 'passed' : 'differs'
}
