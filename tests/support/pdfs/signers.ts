import type { Certificate } from 'pkijs'
import { type CertificateRole, issueCertificate } from '../../../server/engines/pdfSignatures/sign/certificates.ts'
import { ecdsaDer } from '../../../server/engines/pdfSignatures/sign/ecdsaDer.ts'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'

/** Elliptic keys, because they are made at once. */
export const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
export const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
} as const

export const ed25519 = { name: 'Ed25519' } as const

export interface Authority {
  root: Certificate
  key: CryptoKey
}

const years = (count: number) => new Date(Date.UTC(2025 + count, 0, 1))

/** As WebCrypto makes and uses it. */
export type SigningKey = {
  name: string
  hash?: string
  namedCurve?: string
  modulusLength?: number
  saltLength?: number
}

interface Options {
  algorithm?: SigningKey
  from?: Date
  until?: Date
  role?: CertificateRole
}

export async function makeAuthority(commonName: string, organisation = commonName): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const root = await issueCertificate({
    role: 'root',
    name: { commonName, organisation },
    publicKey: keys.publicKey,
    from: years(-1),
    until: years(15),
    issuer: { key: keys.privateKey, certificate: null },
  })
  return { root, key: keys.privateKey }
}

/** A signer below an authority, or one that signed itself. */
export async function makeSigner(
  commonName: string,
  authority: Authority | null,
  { algorithm = ecdsa, from = years(-1), until = years(10), role = 'signer' }: Options = {},
): Promise<Signer & { key: CryptoKey }> {
  const wanted = { publicExponent: rsa.publicExponent, ...algorithm } as RsaHashedKeyGenParams
  const keys = await crypto.subtle.generateKey(wanted, true, ['sign', 'verify'])
  const certificate = await issueCertificate({
    role,
    name: { commonName, organisation: authority ? 'Signers Ltd' : commonName },
    publicKey: keys.publicKey,
    from,
    until,
    issuer: authority
      ? { key: authority.key, certificate: authority.root }
      : { key: keys.privateKey, certificate: null },
  })
  return {
    certificate,
    chain: authority ? [authority.root] : [],
    key: keys.privateKey,
    sign: async bytes => {
      const signature = new Uint8Array(await crypto.subtle.sign(algorithm, keys.privateKey, bytes))
      return algorithm.name === 'ECDSA' ? ecdsaDer(signature) : signature
    },
  }
}
