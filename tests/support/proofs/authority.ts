import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import forge from 'node-forge'
import type { KeyPurpose } from '../../../contracts/proofs/issuers.ts'
import { type IssuerKey, readIssuerKey } from '../../../server/engines/proofs/issuerKey.ts'

/** A made-up issuer with its key and a certificate that it has signed itself. */
export interface Authority {
  privateKey: string
  publicKey: string
  certificate: string
  imported(purpose?: KeyPurpose, kid?: string): IssuerKey
  sign(data: Uint8Array): Buffer
}

/** An issuer whose certificate holds from 2024 to 2029 unless other years are given. */
export function makeAuthority(name: string, { from = 2024, to = 2029, bits = 2048 } = {}): Authority {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' } as never).toString()
  const keys = { private: pem(privateKey, 'pkcs8'), public: pem(publicKey, 'spki') }
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.public)
  certificate.serialNumber = `00${createHash('sha256').update(keys.public).digest('hex').slice(0, 16)}`
  certificate.validity.notBefore = new Date(Date.UTC(from, 0, 1))
  certificate.validity.notAfter = new Date(Date.UTC(to, 0, 1))
  const subject = [{ name: 'commonName', value: name }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.sign(forge.pki.privateKeyFromPem(keys.private), forge.md.sha256.create())
  const written = forge.pki.certificateToPem(certificate)
  return {
    privateKey: keys.private,
    publicKey: keys.public,
    certificate: written,
    imported: (purpose = 'aadhaar', kid) => readIssuerKey(Buffer.from(written), { issuer: name, purpose, kid }),
    sign: data => createSign('sha256').update(data).sign(keys.private),
  }
}
