import { spawn } from 'node:child_process'
import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Certificate } from 'pkijs'
import { P12Problem, readP12 } from '../../engines/pdfSignatures/sign/readP12.ts'
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
  if (SIGNING_P12) return readP12Signer({ setting: 'SIGNING_P12', path: SIGNING_P12, password: SIGNING_P12_PASSWORD })
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

export async function readNamed(setting: string, path: string): Promise<Buffer> {
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

interface P12File {
  /** The setting that names the file; that of its password has `_PASSWORD` behind it. */
  setting: string
  path: string
  password: string
}

/** The certificate and the key of a PKCS #12 file. Throws as `readGivenSigner`. */
export async function readP12Signer({ setting, path, password }: P12File): Promise<Signer & { key: KeyObject }> {
  const file = await readNamed(setting, path)
  const { keys, certificates } = await readP12(file, password).catch((error: unknown) => {
    if (!(error instanceof P12Problem)) throw error
    const words =
      error.code === 'password'
        ? `${setting}_PASSWORD: it does not open the file of ${setting}.`
        : `${setting}: the file is no PKCS #12 file.`
    throw new Error(words, { cause: error })
  })
  const [der] = keys
  if (!der) throw new Error(`${setting}: the file holds no key.`)
  const key = createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' })
  const certificate =
    certificates.find(one => !certificates.some(({ issuer }) => issuer.isEqual(one.subject))) ?? certificates[0]
  if (!certificate) throw new Error(`${setting}: the file holds no certificate.`)
  return {
    key,
    certificate,
    chain: certificates.filter(one => one !== certificate),
    sign: async bytes => signWithKey(key, bytes),
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
