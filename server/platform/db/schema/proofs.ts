import type { KeyPurpose } from '../../../../contracts/proofs/issuers.ts'
import type { CreatedAt, Timestamp } from './columns.ts'

interface IssuerKeys {
  id: string
  issuer: string
  purpose: KeyPurpose
  /** A certificate or a public key. */
  pem: string
  /** SHA-256, lower-case hex. */
  fingerprint: string
  /** The name by which signatures refer to it. */
  kid: string | null
  subject: string | null
  /** Of the certificate; null for a bare key. */
  not_before: Timestamp | null
  not_after: Timestamp | null
  imported_at: CreatedAt
  /** A member of staff, or the command's name; null for keys from before this was noted. */
  imported_by: string | null
  /** When staff were told that it ends soon. */
  end_told_at: Timestamp | null
  removed_at: Timestamp | null
  removed_by: string | null
  removed_reason: string | null
  /** When staff were told of the import, or of the removal after it. */
  change_told_at: Timestamp | null
}

export interface ProofsTables {
  issuer_keys: IssuerKeys
}
