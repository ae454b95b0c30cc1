import { type AlgorithmIdentifier, type Certificate, type PublicKeyInfo, RSAPublicKey } from 'pkijs'

const hashes: Record<string, string> = {
  '1.2.840.113549.2.2': 'MD2',
  '1.2.840.113549.2.5': 'MD5',
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** Signature algorithms that fix their hash. */
const hashOfSignature: Record<string, string> = {
  '1.2.840.113549.1.1.2': 'MD2',
  '1.2.840.113549.1.1.4': 'MD5',
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
}

export const RSA = '1.2.840.113549.1.1.1'
export const RSA_PSS = '1.2.840.113549.1.1.10'

/** Null for one that we do not know. */
export const hashOf = ({ algorithmId }: AlgorithmIdentifier): string | null => hashes[algorithmId] ?? null

/** The hash that a signature's algorithm names; null if it names none. */
export const hashOfSigning = ({ algorithmId }: AlgorithmIdentifier): string | null =>
  hashOfSignature[algorithmId] ?? null

/** Collisions of these can be computed (SHAttered, 2017; MD5, 2004), so one signature fits two documents. */
export const isWeakHash = (name: string | null): boolean => name === 'SHA-1' || name === 'MD5' || name === 'MD2'

/** NIST SP 800-131A: less than 2048 bits no longer protects. */
export const isWeakKey = ({ algorithm, parsedKey }: PublicKeyInfo): boolean =>
  algorithm.algorithmId === RSA && parsedKey instanceof RSAPublicKey && bitsOf(parsedKey) < 2048

function bitsOf({ modulus }: RSAPublicKey): number {
  const bytes = modulus.valueBlock.valueHexView
  const first = bytes.findIndex(byte => byte !== 0)
  return (bytes.length - first) * 8 - Math.clz32(bytes[first] ?? 0) + 24
}

/** Whether a certificate was signed with a hash that no longer protects. A root is trusted for itself, not for its signature. */
export const isWeaklySigned = ({ signatureAlgorithm }: Certificate): boolean =>
  isWeakHash(hashOfSigning(signatureAlgorithm))
