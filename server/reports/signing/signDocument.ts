import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Certificate } from 'pkijs'
import { once } from '../../engines/once.ts'
import { type Signer, signPdf } from '../../engines/pdfSignatures/signPdf.ts'
import type { TrustAnchors } from '../../engines/pdfSignatures/verifyPdf.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { readGivenSigner, readTrustedRoots } from './givenSigner.ts'
import { readOwnKeys, readOwnRoots, signWith } from './ownAuthority.ts'

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
export async function signDocument(ctx: SigningParts, pdf: Uint8Array, now = new Date()): Promise<Buffer> {
  const { signer, authority } = await signersOf(ctx)
  const signed = await signPdf(pdf, {
    signer,
    authority,
    time: now,
    certify: 1,
    field: 'Signature',
    name: ctx.config.BRAND_NAME,
  })
  return Buffer.from(signed.buffer, signed.byteOffset, signed.length)
}

/** Whom a verification trusts: our roots and a certificate that we were given; and what the operator names. */
async function trustAnchors(ctx: SigningParts): Promise<TrustAnchors> {
  const { signer } = await signersOf(ctx)
  const { SIGNING_P12, SIGNING_COMMAND } = ctx.config
  const given = SIGNING_P12 || SIGNING_COMMAND ? [signer.certificate, ...signer.chain] : []
  return { ours: [...(await readOwnRoots(ctx)), ...given], known: await readTrustedRoots(ctx.config) }
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
  const own = [...(await readOwnRoots(ctx)), ...(given ? [given.certificate, ...given.chain] : [])]
  await mkdir(ctx.config.DATA_DIR, { recursive: true })
  await writeFile(join(ctx.config.DATA_DIR, 'signing-root.pem'), pemOf(own))
}
