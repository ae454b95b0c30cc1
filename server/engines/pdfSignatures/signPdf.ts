import { prepareSignature, writeSignature } from './prepareSignature.ts'
import { signCms } from './sign/cmsSignature.ts'
import { reservedBytes, timeAuthorityOf } from './sign/timeAuthority.ts'
import type { SigningOptions } from './sign/wanted.ts'
import { oids } from './verify/cms.ts'

export type { Signer } from './sign/attributes.ts'

/**
 * Signs a PDF by an incremental update: PAdES baseline B-T (ETSI EN 319 142-1), or B-B without an authority. The bytes before it stay as they are, and so
 * do the signatures in them. Throws `PdfProblem` for a file that cannot be read or is encrypted, and `SigningProblem` for one that cannot be signed as
 * it is wanted.
 */
export async function signPdf(pdf: Uint8Array, { signer, authority, ...wanted }: SigningOptions): Promise<Uint8Array> {
  const stamping = authority && timeAuthorityOf(authority, wanted.time)
  const reserved = reservedBytes(signer) + (stamping?.reserved ?? 0)
  const prepared = await prepareSignature(pdf, { ...wanted, reserved })
  const cms = await signCms(signer, { type: oids.data, digest: prepared.digest.buffer }, stamping?.stamp)
  writeSignature(prepared.pdf, prepared.gap, cms)
  return prepared.pdf
}
