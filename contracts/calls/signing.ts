import { z } from 'zod'
import {
  changeKinds,
  type PdfVerification,
  type SignatureReport,
  type SignatureRevocation,
  type SignatureTimestamp,
  type SigningCertificate,
  serverCheck,
  signatureProfiles,
  signatureReasons,
} from '../ocr/pdfSignatures.ts'
import { defineCall } from './define.ts'

/** Anybody may have it: who trusts it sees our documents as ours in any PDF reader. */
export const readSigningRoots = defineCall({
  service: 'public',
  method: 'GET',
  path: '/signing-root.pem',
  summary: 'Get the root certificates of signed documents',
  auth: 'none',
  style: 'http',
  raw: 'application/x-pem-file',
  reply: z.unknown(),
})

/** So that PDF readers and whoever else trusts the roots can see what was withdrawn. */
export const readSigningRevocations = defineCall({
  service: 'public',
  method: 'GET',
  path: '/signing-root.crl',
  summary: 'Get the revocation list of the root of signed documents',
  auth: 'none',
  style: 'http',
  raw: 'application/pkix-crl',
  reply: z.unknown(),
})

const trust = z.enum(['ours', 'known', 'unknown'])
const time = z.iso.datetime()
const reasons = z.array(z.enum(signatureReasons))

const certificate = z.object({
  subject: z.string(),
  organisation: z.string().nullable(),
  issuer: z.string(),
  notBefore: time,
  notAfter: time,
  serial: z.string(),
  fingerprint: z.string(),
}) satisfies z.ZodType<SigningCertificate>

const timestamp = z.object({
  time,
  authority: z.string(),
  trust,
  isValid: z.boolean(),
}) satisfies z.ZodType<SignatureTimestamp>

const revocation = z.object({
  status: z.enum(['good', 'revoked', 'revokedLater', 'unknown']),
  time: time.nullable(),
}) satisfies z.ZodType<SignatureRevocation>

const change = z.object({
  kind: z.enum(changeKinds),
  revision: z.number().int(),
  page: z.number().int().nullable(),
  name: z.string().nullable(),
  isAllowed: z.boolean(),
  isPrepared: z.boolean(),
  signedBy: z.string().nullable(),
})

const signature = z.object({
  field: z.string(),
  kind: z.enum(['approval', 'certification', 'timestamp']),
  verdict: z.enum(['valid', 'validButChanged', 'indeterminate', 'invalid']),
  reasons,
  signer: certificate.nullable(),
  trust,
  isSelfSigned: z.boolean(),
  chain: z.array(certificate),
  claimedTime: time.nullable(),
  timestamp: timestamp.nullable(),
  revocation: revocation.nullable(),
  reason: z.string().nullable(),
  location: z.string().nullable(),
  profile: z.enum(signatureProfiles).nullable(),
  digest: z.string().nullable(),
  coveredBytes: z.number().int(),
  coversWholeFile: z.boolean(),
  changes: z.array(change),
}) satisfies z.ZodType<SignatureReport>

/** The same as a browser finds (contracts/ocr/pdfSignatures.ts). */
const verification = z.object({
  verdict: z.enum(['valid', 'validButChanged', 'indeterminate', 'invalid', 'unsigned', 'unreadable']),
  reasons,
  size: z.number().int(),
  fingerprint: z.string(),
  signatures: z.array(signature),
  emptyFields: z.number().int(),
  contentDigest: z.string().nullable(),
}) satisfies z.ZodType<PdfVerification>

/**
 * For whoever's browser cannot check a file itself. It is checked in memory and kept nowhere. The password of an encrypted document is the form field
 * `password`, before the file.
 */
export const verifyDocument = defineCall({
  service: 'public',
  method: 'POST',
  path: serverCheck.path,
  summary: 'Say who signed a PDF and what was changed since',
  auth: 'none',
  style: 'http',
  upload: true,
  reply: verification,
  errors: ['too_large', 'unsupported_type', 'unavailable'],
})
