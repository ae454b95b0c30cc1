import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { fitsKey, readIssuerKey } from '../../../../server/engines/proofs/issuerKey.ts'
import { makeAuthority } from '../../../support/proofs/authority.ts'

const authority = makeAuthority('Our UIDAI')
const as = { issuer: 'UIDAI', purpose: 'aadhaar' } as const

test('a certificate is read from PEM and DER, with its period and the fingerprint that other programs show', () => {
  const certificate = new X509Certificate(authority.certificate)
  const key = readIssuerKey(Buffer.from(authority.certificate), as)
  expect(key).toMatchObject({
    issuer: 'UIDAI',
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    subject: 'CN=Our UIDAI',
    notBefore: '2024-01-01T00:00:00.000Z',
    notAfter: '2029-01-01T00:00:00.000Z',
    isSandbox: false,
  })
  expect(readIssuerKey(certificate.raw, as)).toEqual(key)
})

test('a bare public key has no period', () => {
  const key = readIssuerKey(Buffer.from(authority.publicKey), { ...as, kid: 'KEY1' })
  expect(key).toMatchObject({ kid: 'KEY1', subject: null, notBefore: null, notAfter: null })
  const data = Buffer.from('data')
  expect(fitsKey(key, data, authority.sign(data))).toBe(true)
  expect(fitsKey(key, Buffer.from('other'), authority.sign(data))).toBe(false)
})

test.each([
  ['a private key', authority.privateKey, 'privateKey'],
  ['a certificate with its private key', authority.certificate + authority.privateKey, 'privateKey'],
  ['nonsense', 'nonsense', 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['a large file', 'x'.repeat(1_000_000), 'tooLarge'],
  ['a weak key', makeAuthority('Weak', { bits: 1024 }).certificate, 'weak'],
  [
    'a key of another kind',
    generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    'weak',
  ],
])('%s is refused', (_, file, code) => {
  expect(() => readIssuerKey(Buffer.from(file), as)).toThrow(code)
})
