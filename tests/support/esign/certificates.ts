import { signCms } from '../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../server/engines/pdfSignatures/verify/cms.ts'
import { derOf } from '../../../server/engines/pdfSignatures/verify/names.ts'
import type { esignOf } from './signers.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** What the signing page sends for a certificate: the signer's, then those above it. */
export const certificatesOf = ({ certificate, chain }: Signer): string[] =>
  [certificate, ...chain].map(one => base64(derOf(one)))

/** What the signing page makes of a digest (hex), as base64. */
export async function cmsOver(signer: Signer, digest: string): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(digest, 'hex'))
  return base64(await signCms(signer, { type: oids.data, digest: bytes.buffer }))
}

type Calls = ReturnType<typeof esignOf>

/** What a recipient with a certificate does by their link. */
export function digitalSignerOf({ ask, consent }: Calls) {
  async function begin(token: string, signer: Signer, more: object = {}) {
    const { sha256 } = (await consent(token)).json<{ sha256: string }>()
    const body = { token, sha256, values: {}, certificates: certificatesOf(signer), ...more }
    return ask('/esign-links/begin', body)
  }

  const complete = async (token: string, signing: string, cms: string) =>
    ask('/esign-links/complete', { token, signing, cms })

  async function signWith(token: string, signer: Signer, more: object = {}) {
    const begun = (await begin(token, signer, more)).json<{ state: string; signing: string; digest: string }>()
    if (begun.state !== 'prepared') throw new Error(`The signature was not begun: ${JSON.stringify(begun)}`)
    return complete(token, begun.signing, await cmsOver(signer, begun.digest))
  }

  return { begin, complete, signWith }
}
