import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Certificate } from 'pkijs'
import { once } from '../../engines/once.ts'
import { completeSignature } from '../../engines/pdfSignatures/prepareSignature.ts'
import { timeAuthorityOf } from '../../engines/pdfSignatures/sign/timeAuthority.ts'
import {
  type PreparedSignature,
  type SignatureWanted,
  SigningProblem,
  type TimeAuthority,
} from '../../engines/pdfSignatures/sign/wanted.ts'
import { type Signer, signPdf } from '../../engines/pdfSignatures/signPdf.ts'
import type { TrustAnchors } from '../../engines/pdfSignatures/verifyPdf.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { EgressError } from '../../platform/egress/index.ts'
import { signingEgress, timeAuthorityAt } from './fetchRevocation.ts'
import { readGivenSigner, readTrustedRoots } from './givenSigner.ts'
import { readImportedRoots } from './importedRoots.ts'
import { readOwnKeys, readOwnRoots, signWith } from './ownAuthority.ts'
import { sandboxRoots } from './sandboxAuthority.ts'

export type SigningParts = Pick<Context, 'db' | 'vault' | 'config'>

interface Signers {
  signer: Signer
  authority: Signer
}

/** Keys that another node has replaced are noticed after an hour. */
const KEPT_MS = 60 * 60_000

const known = new WeakMap<Config, () => Promise<Signers>>()

/** Read once per process and hour: opening the sealed keys takes longer than signing. */
function signersOf(ctx: SigningParts): Promise<Signers> {
  const read = known.get(ctx.config) ?? once(() => readSigners(ctx), { keptMs: KEPT_MS })
  known.set(ctx.config, read)
  return read()
}

async function readSigners(ctx: SigningParts): Promise<Signers> {
  const own = await readOwnKeys(ctx)
  const chain = [own.root.certificate]
  const ours = ({ certificate, key }: typeof own.signer) => ({ certificate, chain, sign: signWith(key) })
  const given = await readGivenSigner(ctx.config)
  await keepRoots(ctx, given)
  return { signer: given ?? ours(own.signer), authority: ours(own.timestamps) }
}

/** Signs a document of ours (PAdES B-T) and certifies it: no later change is permitted. */
export async function signDocument(
  ctx: SigningParts,
  pdf: Uint8Array,
  { name = ctx.config.BRAND_NAME, at = new Date() } = {},
): Promise<Buffer> {
  const signed = await sealDocument(ctx, pdf, { time: at, certify: 1, field: 'Signature', name })
  return Buffer.from(signed.buffer, signed.byteOffset, signed.length)
}

/** Nobody waits for a document because another time authority is away: our own says the time then. */
async function withAuthority<T>(
  ctx: SigningParts,
  work: (authority: Signer | TimeAuthority) => Promise<T>,
): Promise<T> {
  const { authority: own } = await signersOf(ctx)
  return work(await readTimeAuthority(ctx)).catch((error: unknown) => {
    if (isAway(error)) return work(own)
    throw error
  })
}

const isAway = (error: unknown): boolean =>
  error instanceof EgressError || (error instanceof SigningProblem && error.code === 'timestampRefused')

/** Who says when something was signed: the authority that the configuration names, else our own. */
export async function readTimeAuthority(
  ctx: SigningParts,
  egress = signingEgress(ctx.config),
): Promise<Signer | TimeAuthority> {
  const { SIGNING_TSA_URL } = ctx.config
  return SIGNING_TSA_URL ? timeAuthorityAt(egress, SIGNING_TSA_URL) : (await signersOf(ctx)).authority
}

/** Puts the platform's own signature on a document (PAdES B-T), also on one that others sign or have signed. Throws `PdfProblem` and `SigningProblem`. */
export async function sealDocument(
  ctx: SigningParts,
  pdf: Uint8Array,
  { name = ctx.config.BRAND_NAME, ...wanted }: Omit<SignatureWanted, 'name'> & { name?: string },
): Promise<Uint8Array> {
  const { signer } = await signersOf(ctx)
  return withAuthority(ctx, authority => signPdf(pdf, { ...wanted, signer, authority, name }))
}

/** Bytes that a timestamp of ours, or of the authority that the configuration names, may take in a signature. */
export async function stampBytes(ctx: SigningParts): Promise<number> {
  const { authority: own } = await signersOf(ctx)
  const authorities = [own, await readTimeAuthority(ctx)]
  return Math.max(...authorities.map(one => timeAuthorityOf(one, new Date()).reserved))
}

/** Puts a signature that somebody else made into its place, with a timestamp (PAdES B-T). Throws `SigningProblem`. */
export const completeDocument = (
  ctx: SigningParts,
  prepared: Pick<PreparedSignature, 'pdf' | 'gap'>,
  cms: Uint8Array,
  time: Date,
): Promise<Uint8Array> => withAuthority(ctx, authority => completeSignature(prepared, cms, { time, authority }))

/** Whom a verification trusts: our roots and a certificate that we were given; and what the operator names. */
async function trustAnchors(ctx: SigningParts): Promise<TrustAnchors> {
  const { signer } = await signersOf(ctx)
  const { SIGNING_P12, SIGNING_COMMAND } = ctx.config
  const given = SIGNING_P12 || SIGNING_COMMAND ? signer : null
  // Those above a given certificate have issued others' certificates as well, which are known and not ours.
  return {
    ours: [...(await readOwnRoots(ctx)), ...(given ? [given.certificate] : [])],
    known: [
      ...(given?.chain ?? []),
      ...(await readTrustedRoots(ctx.config)),
      ...(await readImportedRoots(ctx.db)),
      ...(await sandboxRoots(ctx)),
    ],
  }
}

const toBase64 = (certificate: Certificate): string =>
  Buffer.from(certificate.toSchema().toBER(false)).toString('base64')

/** The same for a browser: certificates as base64. */
export async function readTrust(ctx: SigningParts): Promise<{ ours: string[]; known: string[] }> {
  const { ours, known: others } = await trustAnchors(ctx)
  return { ours: ours.map(toBase64), known: others.map(toBase64) }
}

/** Our roots for anybody who wants to trust them, as PEM. */
export async function rootsAsPem(ctx: SigningParts): Promise<string> {
  await signersOf(ctx)
  return pemOf(await readOwnRoots(ctx))
}

const pemOf = (certificates: Certificate[]): string =>
  certificates
    .map(
      one =>
        toBase64(one)
          .match(/.{1,64}/g)
          ?.join('\n') ?? '',
    )
    .map(body => `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`)
    .join('')

/** Beside the data, where the command finds them that verifies documents without a database. */
async function keepRoots(ctx: SigningParts, given: Signer | undefined): Promise<void> {
  const own = [...(await readOwnRoots(ctx)), ...(given ? [given.certificate] : [])]
  await mkdir(ctx.config.DATA_DIR, { recursive: true })
  await writeFile(join(ctx.config.DATA_DIR, 'signing-root.pem'), pemOf(own))
  await writeFile(join(ctx.config.DATA_DIR, 'signing-chain.pem'), pemOf([...(given?.chain ?? [])]))
}
