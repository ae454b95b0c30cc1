import { fromBER, Integer, ObjectIdentifier, Sequence } from 'asn1js'
import { AlgorithmIdentifier, PublicKeyInfo } from 'pkijs'
import { EC, ED25519, isRsaKey, RSA, type SigningAlgorithm } from './algorithms.ts'

/** `unsupported`: this computer cannot say, which proves nothing against the signature. */
export type SignatureCheck = 'fits' | 'differs' | 'unsupported'

const curves: Record<string, { namedCurve: string; bytes: number }> = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', bytes: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', bytes: 48 },
  '1.3.132.0.35': { namedCurve: 'P-521', bytes: 66 },
}

interface Signed {
  bytes: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
  algorithm: SigningAlgorithm
  /** Where the algorithm names none. */
  digest?: string
}

/** Whether a signature's value was made with the key over the bytes. Never throws. */
export async function checkSignature(
  key: PublicKeyInfo,
  { bytes, signature, algorithm, digest }: Signed,
): Promise<SignatureCheck> {
  const { family, saltLength } = algorithm
  const hash = algorithm.hash ?? digest ?? 'SHA-256'
  if (hash.startsWith('MD')) return 'unsupported'
  if (familyOf(key) !== (family === 'pss' ? 'rsa' : family)) return 'differs'
  switch (family) {
    case 'rsa':
      return verify({ name: 'RSASSA-PKCS1-v1_5', hash }, { key, signature, bytes })
    case 'pss':
      return verify({ name: 'RSA-PSS', hash, saltLength }, { key, signature, bytes })
    case 'ed25519':
      return verify({ name: 'Ed25519' }, { key, signature, bytes })
    case 'ecdsa': {
      const curve = curveOf(key)
      if (!curve) return 'unsupported'
      const raw = rawSignature(signature, curve.bytes)
      return raw
        ? verify({ name: 'ECDSA', hash, namedCurve: curve.namedCurve }, { key, signature: raw, bytes })
        : 'differs'
    }
  }
}

function familyOf(key: PublicKeyInfo): SigningAlgorithm['family'] | null {
  if (isRsaKey(key)) return 'rsa'
  const { algorithmId } = key.algorithm
  return algorithmId === EC ? 'ecdsa' : algorithmId === ED25519 ? 'ed25519' : null
}

function curveOf({ algorithm: { algorithmParams } }: PublicKeyInfo) {
  return algorithmParams instanceof ObjectIdentifier ? curves[algorithmParams.valueBlock.toString()] : undefined
}

async function verify(
  algorithm: { name: string; hash?: string; saltLength?: number; namedCurve?: string },
  { key, signature, bytes }: { key: PublicKeyInfo; signature: Uint8Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> },
): Promise<SignatureCheck> {
  let imported: CryptoKey
  try {
    imported = await crypto.subtle.importKey('spki', importable(key), algorithm, false, ['verify'])
  } catch {
    return 'unsupported'
  }
  const fits = await crypto.subtle.verify(algorithm, imported, signature, bytes).catch(() => false)
  return fits ? 'fits' : 'differs'
}

/** Keys that are for RSA-PSS only have an identifier of their own, which WebCrypto does not import. */
function importable(key: PublicKeyInfo): ArrayBuffer {
  if (!isRsaKey(key)) return key.toSchema().toBER(false)
  const { subjectPublicKey } = key
  const algorithm = new AlgorithmIdentifier({ algorithmId: RSA, algorithmParams: fromBER(Uint8Array.of(5, 0)).result })
  return new PublicKeyInfo({ algorithm, subjectPublicKey }).toSchema().toBER(false)
}

/** A sequence of two integers as WebCrypto wants it: r and s one after the other, each as long as the curve's field. */
function rawSignature(der: Uint8Array, length: number): Uint8Array<ArrayBuffer> | null {
  const { result, offset } = fromBER(der)
  if (offset !== der.length || !(result instanceof Sequence)) return null
  const numbers = result.valueBlock.value
  if (numbers.length !== 2) return null
  const raw = new Uint8Array(length * 2)
  for (const [at, number] of numbers.entries()) {
    if (!(number instanceof Integer)) return null
    const bytes = number.valueBlock.valueHexView
    const digits = bytes.subarray(bytes.findIndex(byte => byte !== 0))
    if (digits.length > length) return null
    raw.set(digits, (at + 1) * length - digits.length)
  }
  return raw
}
