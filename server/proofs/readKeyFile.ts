import { type KeyPurpose, keySources } from '../../contracts/proofs/issuers.ts'
import { type IssuerKey, KeyProblem, type KeyProblemCode, readIssuerKey } from '../engines/proofs/issuerKey.ts'

interface KeyFile {
  file: Buffer
  purpose: KeyPurpose
  /** The purpose's usual issuer by default. */
  issuer?: string | null | undefined
  kid?: string | null | undefined
}

/** The key in a file that somebody wants to import. Throws `KeyProblem`. */
export function readKeyFile({ file, purpose, issuer, kid }: KeyFile): IssuerKey {
  const key = readIssuerKey(file, {
    issuer: issuer || keySources[purpose].issuer,
    purpose,
    kid: kid || undefined,
  })
  // A portal's codes name their key.
  if (purpose === 'einvoice' && key.kid === null) throw new KeyProblem('keyIdMissing')
  // A chain of certificates ends at a certificate.
  if (purpose === 'documents' && key.subject === null) throw new KeyProblem('certificateMissing')
  return key
}

export const hasEnded = ({ notAfter }: Pick<IssuerKey, 'notAfter'>, now = Date.now()): boolean =>
  notAfter !== null && Date.parse(notAfter) <= now

/** The field of the form that a problem is about. */
export const fieldOfProblem: Record<Exclude<KeyProblemCode, 'removed'>, string> = {
  unreadable: 'file',
  privateKey: 'file',
  weak: 'file',
  tooLarge: 'file',
  several: 'file',
  held: 'file',
  certificateMissing: 'file',
  keyIdMissing: 'kid',
  otherKey: 'fingerprint',
  expired: 'acceptExpired',
}
