import type Forge from 'node-forge'
import { Certificate } from 'pkijs'

/** What a PKCS #12 file (.p12, .pfx) holds, in its order. */
export interface P12Content {
  /** Private keys as PKCS #8, DER. */
  keys: Uint8Array<ArrayBuffer>[]
  certificates: Certificate[]
}

/** Why a file does not open. */
export class P12Problem extends Error {
  readonly code: 'notP12' | 'password'
  constructor(code: P12Problem['code'], cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Opens a PKCS #12 file, in Node and in browsers. node-forge reads the old encryptions that such files still have; only this loads it. Throws `P12Problem`. */
export async function readP12(file: Uint8Array, password: string): Promise<P12Content> {
  const { default: forge } = await import('node-forge')
  const p12 = openP12(forge, file, password)
  const derOf = (asn1: Forge.asn1.Asn1) => bytesOf(forge.asn1.toDer(asn1).getBytes())
  const bagsOf = (type: string | undefined) => (type ? (p12.getBags({ bagType: type })[type] ?? []) : [])
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids
  return {
    // Elliptic keys are none that forge knows: it leaves them as they are.
    keys: [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)].map(({ key, asn1 }) =>
      derOf(key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1),
    ),
    certificates: bagsOf(certBag).map(({ cert, asn1 }) =>
      Certificate.fromBER(derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)),
    ),
  }
}

function openP12({ asn1, pkcs12 }: typeof Forge, file: Uint8Array, password: string): Forge.pkcs12.Pkcs12Pfx {
  let content: Forge.asn1.Asn1
  try {
    content = asn1.fromDer(lettersOf(file))
  } catch (error) {
    throw new P12Problem('notP12', error)
  }
  try {
    return pkcs12.pkcs12FromAsn1(content, password)
  } catch (error) {
    throw new P12Problem(/password/i.test((error as Error).message) ? 'password' : 'notP12', error)
  }
}

/** The library has bytes as letters. */
const bytesOf = (letters: string) => Uint8Array.from(letters, letter => letter.charCodeAt(0))

function lettersOf(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return letters
}
