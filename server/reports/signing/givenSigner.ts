import { spawn } from 'node:child_process'
import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type Forge from 'node-forge'
import { Certificate } from 'pkijs'
import type { Signer } from '../../engines/pdfSignatures/signPdf.ts'
import type { Config } from '../../platform/config/config.ts'

const COMMAND_MS = 20_000

export type SigningConfig = Pick<
  Config,
  'SIGNING_P12' | 'SIGNING_P12_PASSWORD' | 'SIGNING_COMMAND' | 'SIGNING_CERTIFICATE' | 'SIGNING_TRUST'
>

/**
 * The signer that the configuration names: a PKCS #12 file, or a command that holds the key. Undefined if it names none. Throws an `Error` whose message
 * begins with the setting that is wrong.
 */
export async function readGivenSigner(config: SigningConfig): Promise<Signer | undefined> {
  const { SIGNING_P12, SIGNING_P12_PASSWORD, SIGNING_COMMAND, SIGNING_CERTIFICATE } = config
  if (SIGNING_P12) return readP12(await readNamed('SIGNING_P12', SIGNING_P12), SIGNING_P12_PASSWORD)
  if (!SIGNING_COMMAND || !SIGNING_CERTIFICATE) return undefined
  const [certificate, ...chain] = await readPemFile('SIGNING_CERTIFICATE', SIGNING_CERTIFICATE)
  if (!certificate) throw new Error('SIGNING_CERTIFICATE: the file holds no certificate.')
  return { certificate, chain, sign: bytes => signByCommand(SIGNING_COMMAND, bytes) }
}

/** The further roots that verification calls known. Throws as `readGivenSigner`. */
export async function readTrustedRoots({ SIGNING_TRUST }: SigningConfig): Promise<Certificate[]> {
  if (!SIGNING_TRUST) return []
  const roots = await readPemFile('SIGNING_TRUST', SIGNING_TRUST)
  if (roots.length === 0) throw new Error('SIGNING_TRUST: the file holds no certificate.')
  return roots
}

async function readNamed(setting: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new Error(`${setting}: the file cannot be read (${(error as NodeJS.ErrnoException).code}).`, { cause: error })
  }
}

async function readPemFile(setting: string, path: string): Promise<Certificate[]> {
  const pem = await readNamed(setting, path)
  try {
    return readCertificates(pem.toString('utf8'))
  } catch (error) {
    throw new Error(`${setting}: the file is damaged: a certificate in it cannot be read.`, { cause: error })
  }
}

/** The certificates of a PEM file, in their order. */
export function readCertificates(pem: string): Certificate[] {
  const found = pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g)
  return [...found].map(([, body = '']) => Certificate.fromBER(Buffer.from(body, 'base64')))
}

/** node-forge reads the old encryptions that such files still have; only this loads it. */
async function readP12(file: Buffer, password: string): Promise<Signer> {
  const { default: forge } = await import('node-forge')
  const p12 = openP12(forge, file, password)
  const derOf = (asn1: Parameters<typeof forge.asn1.toDer>[0]) =>
    Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary')
  const bagsOf = (type: string | undefined) => (type ? (p12.getBags({ bagType: type })[type] ?? []) : [])
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids
  const certificates = bagsOf(certBag).map(({ cert, asn1 }) =>
    Certificate.fromBER(derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)),
  )
  const [bag] = [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)]
  if (!bag) throw new Error('SIGNING_P12: the file holds no key.')
  // Elliptic keys are none that forge knows: it leaves them as they are.
  const der = derOf(bag.key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key)) : bag.asn1)
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const certificate =
    certificates.find(one => !certificates.some(({ issuer }) => issuer.isEqual(one.subject))) ?? certificates[0]
  if (!certificate) throw new Error('SIGNING_P12: the file holds no certificate.')
  return {
    certificate,
    chain: certificates.filter(one => one !== certificate),
    sign: async bytes => signWithKey(key, bytes),
  }
}

function openP12({ asn1, pkcs12 }: typeof Forge, file: Buffer, password: string): Forge.pkcs12.Pkcs12Pfx {
  let content: Forge.asn1.Asn1
  try {
    content = asn1.fromDer(file.toString('binary'))
  } catch (error) {
    throw new Error('SIGNING_P12: the file is no PKCS #12 file.', { cause: error })
  }
  try {
    return pkcs12.pkcs12FromAsn1(content, password)
  } catch (error) {
    const isPassword = /password/i.test((error as Error).message)
    const words = isPassword
      ? 'SIGNING_P12_PASSWORD: it does not open the file of SIGNING_P12.'
      : 'SIGNING_P12: the file is no PKCS #12 file.'
    throw new Error(words, { cause: error })
  }
}

const signWithKey = (key: KeyObject, bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(sign('sha256', bytes, key))

/** The command gets the 32 bytes of the digest and writes the signature: PKCS #1 or, for an elliptic key, DER. */
function signByCommand(command: string, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], timeout: COMMAND_MS })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      const signature = Buffer.concat(chunks)
      if (code === 0 && signature.length > 0) resolve(new Uint8Array(signature))
      else reject(new Error(`SIGNING_COMMAND: it ended with ${code ?? 'a signal'} and ${signature.length} bytes.`))
    })
    // A command that ends before it has read is reported by its exit.
    child.stdin.on('error', () => undefined)
    child.stdin.end(createHash('sha256').update(bytes).digest())
  })
}
