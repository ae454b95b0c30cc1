import { createHash, X509Certificate } from 'node:crypto'
import type { CheckedPart, CheckOutcome } from '../../../../contracts/proofs/verdicts.ts'
import { EsignProblem, elementsIn, parseMessage } from '../../aadhaarEsign/xml.ts'
import { signedContent } from '../../aadhaarEsign/xmlSignature.ts'
import type { IssuerKey } from '../issuerKey.ts'
import { type Proof, ProofProblem, timeChecks, verdictOf } from '../proof.ts'
import { isXml, MOST_ENTRIES, readDirectory } from '../zip/directory.ts'
import { openEntry } from '../zip/openEntry.ts'
import type { AadhaarFields } from './fields.ts'
import { repeatedHash, tenDigits } from './hashes.ts'
import { readOfflineXml } from './offlineXml.ts'

/** Bytes. UIDAI's files have less than 100 kB. */
const LARGEST_XML = 400_000
const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const RSA_SHA1 = `${DSIG}rsa-sha1`

export interface OfflineQuestion {
  /** UIDAI's ZIP, or the XML in it. */
  file: Buffer
  shareCode: string
  /** Those of the purpose `aadhaar` count. */
  keys: readonly IssuerKey[]
  now: Date
  mobile?: string | undefined
  email?: string | undefined
  /** The file may be that many days old, counted in India; unlimited if absent. */
  mostDays?: number | undefined
}

export interface OfflineProof extends Proof<AadhaarFields> {
  /** JPEG. */
  photo: Buffer | null
  /** Days in India from the issue to today; null if the time of issue is not known. */
  ageDays: number | null
}

/**
 * What a file of Aadhaar Paperless Offline e-KYC proves: UIDAI's signature (XML-DSig, enveloped) over the whole of it. Only the signed content is read. Throws
 * `ProofProblem` for a wrong share code and for what is no such file.
 */
export function proveOffline(question: OfflineQuestion): OfflineProof {
  const xml = xmlOf(question)
  const written = readOfflineXml(xml)
  const trusted = question.keys.filter(({ purpose }) => purpose === 'aadhaar')
  for (const signer of trusted) {
    const signed = signedBy(xml, signer.pem)
    if (signed === null) continue
    const read = readOfflineXml(signed)
    const ageDays = read.issuedAt === null ? null : daysBetween(read.issuedAt, question.now)
    const checks: CheckedPart[] = [
      { check: 'signature', outcome: 'passed' },
      ...timeChecks(signer, read.issuedAt, question.now),
      ...ageCheck(ageDays, question.mostDays),
      { check: 'photo', outcome: read.photo ? 'passed' : read.hasPhoto ? 'open' : 'absent' },
      ...contactChecks(question, read),
    ]
    return {
      verdict: verdictOf(checks),
      signer,
      signedAt: read.issuedAt,
      checks,
      open: ['bearer', 'revocation', 'currentData', ...(usesSha1(xml) ? (['sha1'] as const) : [])],
      fields: read.fields,
      photo: read.photo,
      ageDays,
    }
  }
  const isUnknown = trusted.length === 0 || isSignedByAnother(xml, trusted)
  return {
    verdict: isUnknown ? 'unknown_key' : 'not_proven',
    signer: null,
    signedAt: written.issuedAt,
    checks: [{ check: 'signature', outcome: isUnknown ? 'open' : 'failed' }],
    open: ['bearer', 'revocation', 'currentData'],
    fields: written.fields,
    photo: written.photo,
    ageDays: written.issuedAt === null ? null : daysBetween(written.issuedAt, question.now),
  }
}

function xmlOf({ file, shareCode }: OfflineQuestion): string {
  if (file.subarray(0, 2).toString('latin1') !== 'PK') {
    if (file.length > LARGEST_XML) throw new ProofProblem('tooLarge')
    return file.toString('utf8')
  }
  const entries = readDirectory(file, MOST_ENTRIES).filter(({ name }) => isXml(name))
  const [entry, ...more] = entries
  if (!entry || more.length > 0) throw new ProofProblem('notThisKind')
  return openEntry(entry, shareCode, LARGEST_XML).toString('utf8')
}

function signedBy(xml: string, pem: string): string | null {
  try {
    return signedContent(xml, [pem], { withSha1: true })
  } catch (error) {
    if (error instanceof EsignProblem) return null
    throw error
  }
}

/** The certificate that comes with a file proves nothing; whether it fits tells an unknown signer from a changed file. */
function isSignedByAnother(xml: string, trusted: readonly IssuerKey[]): boolean {
  const [written] = Array.from(parseMessage(xml).getElementsByTagNameNS(DSIG, 'X509Certificate'))
  const own = written && certificateOf(written.textContent ?? '')
  if (!own) return false
  const fingerprint = createHash('sha256').update(own.raw).digest('hex')
  return !trusted.some(key => key.fingerprint === fingerprint) && signedBy(xml, own.toString()) !== null
}

function certificateOf(base64: string): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    return null
  }
}

const usesSha1 = (xml: string) =>
  elementsIn(parseMessage(xml))
    .flatMap(child => Array.from(child.getElementsByTagNameNS(DSIG, 'SignatureMethod')))
    .some(method => method.getAttribute('Algorithm') === RSA_SHA1)

const DAY_MS = 86_400_000
const INDIA_MS = 5.5 * 3_600_000
const dayInIndia = (at: number) => Math.floor((at + INDIA_MS) / DAY_MS)

const daysBetween = (from: string, to: Date) => dayInIndia(to.getTime()) - dayInIndia(Date.parse(from))

function ageCheck(ageDays: number | null, mostDays: number | undefined): CheckedPart[] {
  if (mostDays === undefined) return []
  return [{ check: 'age', outcome: ageDays === null ? 'open' : ageDays <= mostDays ? 'passed' : 'failed' }]
}

type Read = ReturnType<typeof readOfflineXml>

function contactChecks({ mobile, email, shareCode }: OfflineQuestion, read: Read): CheckedPart[] {
  return [
    ...(mobile ? [{ check: 'mobile' as const, outcome: compareMobile(read, mobile, shareCode) }] : []),
    ...(email ? [{ check: 'email' as const, outcome: compareEmail(read, email, shareCode) }] : []),
  ]
}

function compareMobile({ mobileHash, fields }: Read, mobile: string, shareCode: string): CheckOutcome {
  if (!mobileHash) return 'absent'
  const digits = tenDigits(mobile)
  const lastDigit = fields.lastFour?.at(-1)
  if (!digits || !lastDigit || shareCode === '') return 'open'
  return mobileHash === repeatedHash(digits + shareCode, lastDigit) ? 'passed' : 'differs'
}

/** UIDAI publishes two ways, of which one is a plain hash; either proves the address, and the other one not fitting says nothing. */
function compareEmail({ emailHash, fields }: Read, email: string, shareCode: string): CheckOutcome {
  if (!emailHash) return 'absent'
  const lastDigit = fields.lastFour?.at(-1) ?? '1'
  const ways = [email.trim(), email.trim().toLowerCase()].flatMap(one => [
    repeatedHash(one, '1'),
    repeatedHash(one + shareCode, lastDigit),
  ])
  return ways.includes(emailHash) ? 'passed' : 'open'
}
