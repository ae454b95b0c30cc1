import { type AlgorithmIdentifier, type Certificate, type PublicKeyInfo, RSAPublicKey, RSASSAPSSParams } from 'pkijs'

const hashes: Record<string, string> = {
  '1.2.840.113549.2.2': 'MD2',
  '1.2.840.113549.2.5': 'MD5',
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

export type SigningFamily = 'rsa' | 'pss' | 'ecdsa' | 'ed25519'

/** How a signature's value was made. */
export interface SigningAlgorithm {
  family: SigningFamily
  /** Null if the algorithm does not name it: the digest's is meant, or, with Ed25519, its own. */
  hash: string | null
  /** Bytes, of RSA-PSS only. */
  saltLength: number
}

export const RSA = '1.2.840.113549.1.1.1'
export const RSA_PSS = '1.2.840.113549.1.1.10'
export const EC = '1.2.840.10045.2.1'
export const ED25519 = '1.3.101.112'

const signings: Record<string, [SigningFamily, string | null]> = {
  [RSA]: ['rsa', null],
  '1.2.840.113549.1.1.2': ['rsa', 'MD2'],
  '1.2.840.113549.1.1.4': ['rsa', 'MD5'],
  '1.2.840.113549.1.1.5': ['rsa', 'SHA-1'],
  '1.2.840.113549.1.1.11': ['rsa', 'SHA-256'],
  '1.2.840.113549.1.1.12': ['rsa', 'SHA-384'],
  '1.2.840.113549.1.1.13': ['rsa', 'SHA-512'],
  // The key's identifier instead of the signature's, as some programs write it.
  [EC]: ['ecdsa', null],
  '1.2.840.10045.4.1': ['ecdsa', 'SHA-1'],
  '1.2.840.10045.4.3.2': ['ecdsa', 'SHA-256'],
  '1.2.840.10045.4.3.3': ['ecdsa', 'SHA-384'],
  '1.2.840.10045.4.3.4': ['ecdsa', 'SHA-512'],
  [ED25519]: ['ed25519', null],
}

/** Null for one that we do not know. */
export const hashOf = ({ algorithmId }: AlgorithmIdentifier): string | null => hashes[algorithmId] ?? null

/** Null for an algorithm that we do not know. */
export function signingOf(algorithm: AlgorithmIdentifier): SigningAlgorithm | null {
  if (algorithm.algorithmId === RSA_PSS) return pssOf(algorithm)
  const [family, hash] = signings[algorithm.algorithmId] ?? []
  return family ? { family, hash: hash ?? null, saltLength: 0 } : null
}

/** Its parameters name the hash; SHA-1 is meant without them (RFC 8017, A.2.3). The mask's hash must be the same one, as everywhere in practice. */
function pssOf({ algorithmParams }: AlgorithmIdentifier): SigningAlgorithm | null {
  try {
    const { hashAlgorithm, maskGenAlgorithm, saltLength } = new RSASSAPSSParams(
      algorithmParams ? { schema: algorithmParams } : {},
    )
    const mask = maskGenAlgorithm.algorithmParams?.valueBlock.value[0]?.valueBlock.toString() ?? '1.3.14.3.2.26'
    const hash = hashOf(hashAlgorithm)
    return hash && mask === hashAlgorithm.algorithmId ? { family: 'pss', hash, saltLength } : null
  } catch {
    return null
  }
}

/** Collisions of these can be computed (SHAttered, 2017; MD5, 2004), so one signature fits two documents. */
export const isWeakHash = (name: string | null): boolean => name === 'SHA-1' || name === 'MD5' || name === 'MD2'

export const isRsaKey = ({ algorithm: { algorithmId } }: PublicKeyInfo): boolean =>
  algorithmId === RSA || algorithmId === RSA_PSS

/** NIST SP 800-131A: less than 2048 bits no longer protects. */
export function isWeakKey(key: PublicKeyInfo): boolean {
  if (!isRsaKey(key)) return false
  try {
    return bitsOf(RSAPublicKey.fromBER(new Uint8Array(key.subjectPublicKey.valueBlock.valueHexView))) < 2048
  } catch {
    return true
  }
}

function bitsOf({ modulus }: RSAPublicKey): number {
  const bytes = modulus.valueBlock.valueHexView
  const first = bytes.findIndex(byte => byte !== 0)
  return (bytes.length - first) * 8 - Math.clz32(bytes[first] ?? 0) + 24
}

/** Whether a certificate was signed with a hash that no longer protects. A root is trusted for itself, not for its signature. */
export const isWeaklySigned = ({ signatureAlgorithm }: Certificate): boolean =>
  isWeakHash(signingOf(signatureAlgorithm)?.hash ?? null)
