import type { ObjectIdentifier } from 'asn1js'
import { type Certificate, PrivateKeyInfo } from 'pkijs'
import { isRsaKey, RSA, type SigningAlgorithm } from '../verify/algorithms.ts'
import { checkIssuer, isSelfIssued, maySignDocuments } from '../verify/chain.ts'
import { derOf } from '../verify/names.ts'
import { checkSignature } from '../verify/publicKey.ts'
import type { Signer } from './attributes.ts'
import { ecdsaDer } from './ecdsaDer.ts'
import { readP12 } from './readP12.ts'

/** Why nobody can sign with a file that opens: it holds no key, no certificate for its keys, or only keys of a kind that is not known. */
export class NoSignerProblem extends Error {}

const curves: Record<string, string> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
}

/** The signer of a PKCS #12 file: of several, one for documents that is valid now comes first. Throws `P12Problem` and `NoSignerProblem`. */
export async function signerOfP12(file: Uint8Array, password: string, now = new Date()): Promise<Signer> {
  const { keys, certificates } = await readP12(file, password)
  const found: Signer[] = []
  for (const key of keys) {
    const sign = await signingWith(key)
    if (!sign) continue
    const certificate = await certificateOf(sign, certificates)
    if (certificate) found.push({ sign, certificate, chain: await chainOf(certificate, certificates) })
  }
  const isValid = ({ certificate: { notBefore, notAfter } }: Signer) => notBefore.value <= now && now <= notAfter.value
  const rank = (signer: Signer) => Number(maySignDocuments(signer.certificate)) * 2 + Number(isValid(signer))
  const [best] = found.toSorted((a, b) => rank(b) - rank(a))
  if (!best) throw new NoSignerProblem('The file holds no key with its certificate')
  return best
}

/** Null for a key that cannot be used here. */
async function signingWith(pkcs8: Uint8Array<ArrayBuffer>): Promise<Signer['sign'] | null> {
  try {
    const { privateKeyAlgorithm } = PrivateKeyInfo.fromBER(pkcs8)
    if (privateKeyAlgorithm.algorithmId === RSA) {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const key = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])
      return async bytes => new Uint8Array(await crypto.subtle.sign(algorithm.name, key, bytes))
    }
    const curve = (privateKeyAlgorithm.algorithmParams as ObjectIdentifier | undefined)?.valueBlock.toString() ?? ''
    const algorithm = { name: 'ECDSA', namedCurve: curves[curve] ?? '', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])
    return async bytes => ecdsaDer(new Uint8Array(await crypto.subtle.sign(algorithm, key, bytes)))
  } catch {
    return null
  }
}

const sample = new TextEncoder().encode('A sample that tells which certificate a key is of.')

/** The certificate whose key checks what is signed. */
async function certificateOf(sign: Signer['sign'], certificates: readonly Certificate[]): Promise<Certificate | null> {
  const signature = await sign(sample)
  for (const one of certificates) {
    const { subjectPublicKeyInfo } = one
    const family = isRsaKey(subjectPublicKeyInfo) ? 'rsa' : 'ecdsa'
    const algorithm: SigningAlgorithm = { family, hash: 'SHA-256', saltLength: 0 }
    const check = await checkSignature(subjectPublicKeyInfo, { bytes: sample, signature, algorithm })
    if (check === 'fits') return one
  }
  return null
}

/** The certificates above one, as far as the file has them. */
async function chainOf(certificate: Certificate, pool: readonly Certificate[]): Promise<Certificate[]> {
  const chain: Certificate[] = []
  for (let current = certificate; !isSelfIssued(current); ) {
    const next = await issuerOf(current, pool)
    if (!next || chain.includes(next)) break
    chain.push(next)
    current = next
  }
  return chain
}

async function issuerOf(certificate: Certificate, pool: readonly Certificate[]): Promise<Certificate | undefined> {
  for (const one of pool)
    if (one.subject.isEqual(certificate.issuer) && (await checkIssuer(certificate, one)) === 'fits') return one
  return undefined
}

/** Of a signer: their certificate, then those above it, as DER. */
export const certificatesOf = ({ certificate, chain }: Signer): Uint8Array[] => [certificate, ...chain].map(derOf)
