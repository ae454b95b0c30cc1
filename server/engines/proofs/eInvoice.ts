import type { CheckedPart } from '../../../contracts/proofs/verdicts.ts'
import { fitsKey, type IssuerKey } from './issuerKey.ts'
import { type Proof, ProofProblem, timeChecks, verdictOf } from './proof.ts'

/** What the signed QR code of a GST e-invoice says. */
export interface EInvoiceFields {
  sellerGstin: string
  buyerGstin: string
  documentNumber: string
  documentType: string | null
  /** ISO date; null if it cannot be read for certain. */
  documentDate: string | null
  /** Integer paise. */
  totalPaise: number | null
  itemCount: number | null
  mainHsnCode: string | null
  /** The invoice reference number: 64 hexadecimal digits. */
  irn: string
}

export interface EInvoiceProof extends Proof<EInvoiceFields> {
  /** Who signed, as the code itself says. */
  portal: string | null
  /** The name of the key that the code asks for. */
  kid: string | null
}

/** A QR code holds less. */
const LONGEST = 8_000

/** RSA with SHA-256, by its name, and by the one that the portal wrote in 2020. Whatever the code says, nothing else is computed. */
const algorithms = ['RS256', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256']

/**
 * What the signed QR code of a GST e-invoice proves (a JWT; e-invoice standard, "Signed QR code"). The key is chosen by its name (`kid`) among the imported ones of
 * the purpose `einvoice`; keys in the code itself count for nothing. Throws `ProofProblem` for what is no such code.
 */
export function proveEInvoice(text: string, { keys, now }: { keys: readonly IssuerKey[]; now: Date }): EInvoiceProof {
  const written = text.trim()
  if (written.length > LONGEST) throw new ProofProblem('tooLarge')
  const parts = written.split('.')
  const [header, payload, signature] = parts.map(bytesOf)
  if (parts.length !== 3 || !header || !payload || !signature) throw new ProofProblem('notThisKind')
  const { alg, kid, crit } = objectIn(header)
  const outer = objectIn(payload)
  if (typeof outer.data !== 'string') throw new ProofProblem('notThisKind')
  const { fields, signedAt } = fieldsIn(objectIn(Buffer.from(outer.data)))
  const name = typeof kid === 'string' ? kid : null
  const about = {
    signedAt,
    open: ['revocation', 'currentData'] satisfies EInvoiceProof['open'],
    fields,
    portal: typeof outer.iss === 'string' ? outer.iss : null,
    kid: name,
  }
  const named = keys.filter(key => key.purpose === 'einvoice' && name !== null && isNamed(key, name))
  if (named.length === 0 && isSigned(alg, signature))
    return { ...about, verdict: 'unknown_key', signer: null, checks: [{ check: 'signature', outcome: 'open' }] }
  const signed = Buffer.from(written.slice(0, written.lastIndexOf('.')))
  const isTaken = typeof alg === 'string' && algorithms.includes(alg) && crit === undefined
  const signer = isTaken ? (named.find(key => fitsKey(key, signed, signature)) ?? null) : null
  if (!signer) return { ...about, verdict: 'not_proven', signer, checks: [{ check: 'signature', outcome: 'failed' }] }
  const checks: CheckedPart[] = [{ check: 'signature', outcome: 'passed' }, ...timeChecks(signer, signedAt, now)]
  return { ...about, verdict: verdictOf(checks), signer, checks }
}

const isSigned = (alg: unknown, signature: Buffer) =>
  typeof alg === 'string' && algorithms.includes(alg) && signature.length > 0

const isNamed = (key: IssuerKey, kid: string) => key.kid?.toUpperCase() === kid.toUpperCase()

function bytesOf(part: string): Buffer | null {
  return /^[\w-]*$/.test(part) ? Buffer.from(part, 'base64url') : null
}

function objectIn(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Refused below, like JSON that is no object.
  }
  throw new ProofProblem('notThisKind')
}

const GSTIN = /^\d{2}[\dA-Z]{13}$/

function fieldsIn(data: Record<string, unknown>): { fields: EInvoiceFields; signedAt: string | null } {
  const value = (name: string) => {
    const found = data[name]
    return typeof found === 'string' && found.trim() !== '' ? found.trim().slice(0, 100) : null
  }
  const [sellerGstin, buyerGstin, documentNumber, irn] = ['SellerGstin', 'BuyerGstin', 'DocNo', 'Irn'].map(value)
  // The buyer of an export has no GSTIN: `URP`.
  if (!sellerGstin || !GSTIN.test(sellerGstin) || !buyerGstin || !documentNumber || !irn || !/^[\da-f]{64}$/i.test(irn))
    throw new ProofProblem('notThisKind')
  return {
    signedAt: timeOf(value('IrnDt')),
    fields: {
      sellerGstin,
      buyerGstin,
      documentNumber,
      documentType: value('DocTyp'),
      documentDate: dateOf(value('DocDt')),
      totalPaise: paiseOf(data.TotInvVal),
      itemCount: countOf(data.ItemCnt),
      mainHsnCode: value('MainHsnCode'),
      irn: irn.toLowerCase(),
    },
  }
}

const onCalendar = (iso: string) => {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** `03/05/2021`, or `2021-05-03` as in 2020. */
function dateOf(written: string | null): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(written ?? '') ?? []
  if (year) return onCalendar(`${year}-${month}-${day}`)
  return written && /^\d{4}-\d\d-\d\d$/.test(written) ? onCalendar(written) : null
}

/** `2021-05-10 19:58:21`, in India's time. */
function timeOf(written: string | null): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) ([0-2]\d:[0-5]\d:[0-5]\d)$/.exec(written ?? '') ?? []
  if (!day || !time || !onCalendar(day)) return null
  const at = new Date(`${day}T${time}+05:30`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

const numberOf = (value: unknown) => {
  const number = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A fraction of a paisa would be rounded away, so that it is no amount. */
function paiseOf(value: unknown): number | null {
  const rupees = numberOf(value)
  if (rupees === null) return null
  const paise = Math.round(rupees * 100)
  return Number.isSafeInteger(paise) && Math.abs(paise - rupees * 100) < 1e-4 ? paise : null
}

function countOf(value: unknown): number | null {
  const count = numberOf(value)
  return count !== null && Number.isSafeInteger(count) && count >= 0 ? count : null
}
