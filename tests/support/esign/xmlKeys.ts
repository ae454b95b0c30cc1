import { issueSandboxCertificate } from '../../../server/engines/aadhaarEsign/sandboxCertificates.ts'
import type { XmlSigner } from '../../../server/engines/aadhaarEsign/xmlSignature.ts'
import { derOf } from '../../../server/engines/pdfSignatures/verify/names.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
} as const

const pem = (label: string, der: ArrayBuffer | Uint8Array) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der as ArrayBuffer).toString('base64')}\n-----END ${label}-----\n`

/** A key that signs messages, with its certificate. */
export async function makeXmlSigner(name: string): Promise<XmlSigner> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await issueSandboxCertificate({
    role: 'messages',
    subject: [['2.5.4.3', name]],
    publicKey: keys.publicKey,
    from: new Date('2026-01-01'),
    until: new Date('2036-01-01'),
    issuer: { key: keys.privateKey, certificate: null },
  })
  return {
    key: pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: pem('CERTIFICATE', derOf(certificate)),
  }
}
