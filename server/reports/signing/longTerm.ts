import type { Certificate } from 'pkijs'
import { once } from '../../engines/once.ts'
import { addDocumentTimestamp } from '../../engines/pdfSignatures/addDocumentTimestamp.ts'
import {
  addValidationData,
  type RevocationData,
  type WithValidationData,
} from '../../engines/pdfSignatures/addValidationData.ts'
import type { CertificateSources } from '../../engines/pdfSignatures/revocation/sources.ts'
import { issueRevocationList } from '../../engines/pdfSignatures/sign/revocationList.ts'
import type { Config } from '../../platform/config/config.ts'
import { fetchIssuer, fetchRevocation, type SigningEgress, signingEgress } from './fetchRevocation.ts'
import { readTrustedRoots } from './givenSigner.ts'
import { type OwnKey, readOwnKeys, readRootKeys } from './ownAuthority.ts'
import { sandboxAuthorities } from './sandboxAuthority.ts'
import { readTimeAuthority, type SigningParts } from './signDocument.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a list of ours may be relied on. */
const LIST_DAYS = 7

export interface LongTermOptions {
  now?: Date
  egress?: SigningEgress
}

/**
 * Adds to a signed document what shows that the certificates of its signatures and timestamps held (PAdES B-LT): our own list for those that we issued, and
 * what the issuers of others answer. Throws `PdfProblem`. What nobody answered is missing, and may be asked for again.
 */
export async function keepForLater(
  ctx: SigningParts,
  pdf: Uint8Array,
  { now = new Date(), egress = signingEgress(ctx.config) }: LongTermOptions = {},
): Promise<WithValidationData> {
  const roots = [...(await readRootKeys(ctx, now)), ...(await sandboxAuthorities(ctx))]
  return addValidationData(pdf, {
    time: now,
    certificates: [...roots.map(root => root.certificate), ...(await readTrustedRoots(ctx.config))],
    fetchRevocation: (certificate, issuer, from) => askAbout({ certificate, issuer, from }, { roots, now, egress }),
    fetchIssuer: (_certificate, from) => fetchIssuer(egress, from),
  })
}

async function askAbout(
  { certificate, issuer, from }: { certificate: Certificate; issuer: Certificate; from: CertificateSources },
  { roots, now, egress }: { roots: OwnKey[]; now: Date; egress: SigningEgress },
): Promise<RevocationData> {
  const own = roots.find(root =>
    root.certificate.subjectPublicKeyInfo.subjectPublicKey.isEqual(issuer.subjectPublicKeyInfo.subjectPublicKey),
  )
  return own ? { crl: await listOf(own, now) } : fetchRevocation(egress, { certificate, issuer, from, time: now })
}

/** Nothing of ours was ever withdrawn: a key that should not be used any more is replaced together with its root. */
const listOf = (issuer: OwnKey, now: Date): Promise<Uint8Array> =>
  issueRevocationList({ issuer, revoked: [], from: now, until: new Date(now.getTime() + LIST_DAYS * DAY_MS) })

/** Anybody may ask for the list, and nobody makes us sign with each call. */
const LIST_KEPT_MS = 60 * 60_000

const lists = new WeakMap<Config, () => Promise<Buffer>>()

/** The list of our newest root, as DER. */
export function ownRevocationList(ctx: SigningParts): Promise<Buffer> {
  const read = lists.get(ctx.config) ?? once(() => newestList(ctx), { keptMs: LIST_KEPT_MS })
  lists.set(ctx.config, read)
  return read()
}

async function newestList(ctx: SigningParts): Promise<Buffer> {
  const { root } = await readOwnKeys(ctx)
  return Buffer.from(await listOf(root, new Date()))
}

/** Stamps a document with what it keeps, so that this holds for as long as the authority's certificate does (PAdES B-LTA); again before that ends. */
export async function archiveDocument(
  ctx: SigningParts,
  pdf: Uint8Array,
  { now = new Date(), egress }: LongTermOptions = {},
): Promise<Uint8Array> {
  return addDocumentTimestamp(pdf, { time: now, authority: await readTimeAuthority(ctx, egress) })
}
