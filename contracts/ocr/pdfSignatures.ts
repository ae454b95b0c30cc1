/** What the verification of a PDF's signatures answers; read by the page, the command and the server. */

/**
 * The three indications of ETSI EN 319 102-1 (passed, indeterminate, failed), and what is no signature. `valid`: every signature is intact and nothing that a
 * reader sees has changed since, but that fields which were there for it were filled in and signed. `validButChanged`: intact, but something was added that the signers allow. `indeterminate`: nothing contradicts the
 * signature, but it cannot be confirmed, for reasons that are named. `invalid`: changed or forged.
 */
export const documentVerdicts = [
  'valid',
  'validButChanged',
  'indeterminate',
  'invalid',
  'unsigned',
  'unreadable',
] as const
export type DocumentVerdict = (typeof documentVerdicts)[number]

/** Why a document or signature is not valid. */
export const signatureReasons = [
  'notAPdf',
  'empty',
  'tooLarge',
  'tooComplex',
  'encrypted',
  'needsPassword',
  'wrongPassword',
  'encryptionChanged',
  'damaged',
  'signatureRemoved',
  'missingByteRange',
  'wrongByteRange',
  'gapIsNotTheSignature',
  'missingContents',
  'garbageInContents',
  'signatureInObjectStream',
  'duplicateKeys',
  'revisionIncomplete',
  'unsupportedFormat',
  'unreadableSignature',
  'digestDiffers',
  'signatureDiffers',
  'signatureAltered',
  'certificateMissing',
  'certificateReplaced',
  'certificateDamaged',
  'weakDigest',
  'weakKey',
  'certificateEnded',
  'certificateExpired',
  'certificateNotYetValid',
  'certificateRevoked',
  'certificateRevokedSince',
  'wrongKeyUsage',
  'brokenChain',
  'nameNotPermitted',
  'unknownCondition',
  'impostor',
  'timestampInvalid',
  'timestampOfOtherData',
  'timestampKeyUsage',
  'timestampRevoked',
  'changedAfterSigning',
  'drawnOverPage',
  'hiddenBytes',
  'validationDataUnusable',
] as const
export type SignatureReason = (typeof signatureReasons)[number]

/** Reasons for which a signature cannot be confirmed, though nothing contradicts it. */
export const indeterminateReasons: readonly SignatureReason[] = [
  'certificateEnded',
  'certificateRevokedSince',
  'unknownCondition',
  'unsupportedFormat',
  'drawnOverPage',
  'validationDataUnusable',
]

/** Whose the root of a chain is: this installation's, one that its operator trusts, or anybody's. */
export type ChainTrust = 'ours' | 'known' | 'unknown'

/** What a later revision changed. */
export const changeKinds = [
  'fieldFilled',
  'fieldChanged',
  'fieldLookChanged',
  'fieldAdded',
  'fieldRemoved',
  'fieldsRedrawn',
  'annotationAdded',
  'annotationChanged',
  'annotationRemoved',
  'signatureAdded',
  'signatureAddedVisibly',
  'signatureFieldAdded',
  'signatureFieldAddedVisibly',
  'signatureChanged',
  'timestampAdded',
  'validationDataAdded',
  'pageChanged',
  'pageAdded',
  'pageRemoved',
  'pagesReordered',
  'metadataChanged',
  'savingNoted',
  'structureChanged',
  'layersChanged',
  'actionsChanged',
  'attachmentsChanged',
  'formChanged',
  'otherChanged',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface DocumentChange {
  kind: ChangeKind
  /** The later revision that made it, from 1. */
  revision: number
  /** From 1. */
  page: number | null
  /** The field, or the annotation's kind, or the part of the document. */
  name: string | null
  /** Whether the signer permits it (ISO 32000-2, 12.8.2.2). */
  isAllowed: boolean
  /** Whether it fills or signs a field that was there before, empty, and has a place of its own. */
  isPrepared: boolean
  /** Whose signature is the first to cover it; null if there is none, or if it shows nothing. */
  signedBy: string | null
}

export interface SigningCertificate {
  /** The common name, else the organisation, else the whole name. */
  subject: string
  organisation: string | null
  issuer: string
  /** ISO times. */
  notBefore: string
  notAfter: string
  serial: string
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string
}

export interface SignatureTimestamp {
  /** ISO time. */
  time: string
  authority: string
  trust: ChainTrust
  isValid: boolean
}

/** The level that a signature reaches (ETSI EN 319 142-1, 6), or the kind of one that is no PAdES. */
export const signatureProfiles = ['PAdES B-B', 'PAdES B-T', 'PAdES B-LT', 'PAdES B-LTA', 'CMS', 'RFC 3161'] as const
export type SignatureProfile = (typeof signatureProfiles)[number]

/** What the document itself says about the withdrawal of the signer's certificates. */
export interface SignatureRevocation {
  /**
   * `good`: not withdrawn when it was signed. `revokedLater`: withdrawn after a proven time of signing. `unknown`: the document keeps nothing that says so
   * for every certificate.
   */
  status: 'good' | 'revoked' | 'revokedLater' | 'unknown'
  /** Since when it is withdrawn, or of when the statement is; ISO. */
  time: string | null
}

export interface SignatureReport {
  /** The name of its form field. */
  field: string
  /** A certification also says which later changes are permitted; a timestamp signs the document on behalf of a time authority. */
  kind: 'approval' | 'certification' | 'timestamp'
  verdict: 'valid' | 'validButChanged' | 'indeterminate' | 'invalid'
  reasons: SignatureReason[]
  /** Null if the signature could not be read so far. */
  signer: SigningCertificate | null
  trust: ChainTrust
  isSelfSigned: boolean
  /** From the signer up. */
  chain: SigningCertificate[]
  /** What the signer's computer said, ISO. Nobody else vouches for it. */
  claimedTime: string | null
  timestamp: SignatureTimestamp | null
  /** Null for a timestamp, and for a signature that could not be read so far. */
  revocation: SignatureRevocation | null
  /** What the signer wrote. */
  reason: string | null
  location: string | null
  profile: SignatureProfile | null
  digest: string | null
  /** Bytes of the file that it covers, and whether nothing comes after. */
  coveredBytes: number
  coversWholeFile: boolean
  changes: DocumentChange[]
}

export interface PdfVerification {
  verdict: DocumentVerdict
  reasons: SignatureReason[]
  /** Bytes. */
  size: number
  /** SHA-256 of the file, hexadecimal. */
  fingerprint: string
  signatures: SignatureReport[]
  /** Signature fields that nobody has signed. */
  emptyFields: number
  /** The digest of the data from which we made the document, if it names one: SHA-256, hexadecimal. */
  contentDigest: string | null
}

/** As long as a PDF's password can be. */
export const LONGEST_PASSWORD = 127

/** Whether a document must be given its password, or another one, to be checked. */
export const asksPassword = ({ reasons }: PdfVerification): boolean =>
  reasons.includes('needsPassword') || reasons.includes('wrongPassword')

/** The check on the server, for browsers that cannot check a file themselves. */
export const serverCheck = {
  path: '/verify-document',
  bytes: 20_000_000,
  /** Per address, whoever asks. */
  attempts: { max: 20, windowMs: 10 * 60_000 },
  /** How long the browser waits: others may come first. */
  waitMs: 120_000,
} as const
