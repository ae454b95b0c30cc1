import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { afterAll } from 'vitest'

const DAY_MS = 24 * 60 * 60_000

interface Wanted {
  /** The certificate's period in days from now. */
  from?: number
  until?: number
  /** Names that a TLS client may connect to. */
  hosts?: string[]
}

/** A pair of RSA keys as PEM. */
export function makeKeys(): { privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ format: 'pem', type } as never).toString()
  return { privatePem: pem(privateKey, 'pkcs8'), publicPem: pem(publicKey, 'spki') }
}

export type Keys = ReturnType<typeof makeKeys>

/** A certificate that the keys have issued to themselves, as PEM. */
export function makeCertificate({ privatePem, publicPem }: Keys, { from = -1, until = 365, hosts = [] }: Wanted = {}) {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicPem)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() + from * DAY_MS)
  certificate.validity.notAfter = new Date(Date.now() + until * DAY_MS)
  const name = [{ name: 'commonName', value: 'Tests' }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  const names = hosts.map(value => ({ type: 2, value }))
  if (names.length > 0) certificate.setExtensions([{ name: 'subjectAltName', altNames: names }])
  certificate.sign(forge.pki.privateKeyFromPem(privatePem), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}

/** A PKCS #12 file. */
export function makeP12({ privatePem }: Keys, certificatePem: string, password: string): Buffer {
  const key = forge.pki.privateKeyFromPem(privatePem)
  const content = forge.pkcs12.toPkcs12Asn1(key, [forge.pki.certificateFromPem(certificatePem)], password)
  return Buffer.from(forge.asn1.toDer(content).getBytes(), 'binary')
}

/** Writes files into a directory that goes away after the test file; returns their paths. */
export function writeFiles<Name extends string>(files: Record<Name, string | Buffer>): Record<Name, string> {
  const directory = mkdtempSync(join(tmpdir(), 'satyapan-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  const paths = {} as Record<Name, string>
  for (const name of Object.keys(files) as Name[]) {
    paths[name] = join(directory, name)
    writeFileSync(paths[name], files[name])
  }
  return paths
}
