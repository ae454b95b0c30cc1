import { createHmac, X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { proveEInvoice } from '../../../../server/engines/proofs/eInvoice.ts'
import { qrKindOf } from '../../../../server/engines/proofs/qrKinds.ts'
import { asha, codeOf } from '../../../support/proofs/aadhaarCodes.ts'
import { makeAuthority } from '../../../support/proofs/authority.ts'
import { eInvoiceOf, invoice, part } from '../../../support/proofs/eInvoices.ts'

const nic = makeAuthority('Our NIC')
const other = makeAuthority('Another portal')
const stranger = makeAuthority('Somebody')
const keys = [nic.imported('einvoice', 'KEY1'), other.imported('einvoice', 'KEY2')]
const now = new Date('2026-03-01T06:00:00Z')
const prove = (text: string, with_ = keys) => proveEInvoice(text, { keys: with_, now })

test('a code that the portal signed is proven', () => {
  expect(prove(eInvoiceOf(nic))).toEqual({
    verdict: 'proven',
    signer: keys[0],
    signedAt: '2026-02-03T14:28:21.000Z',
    portal: 'NIC',
    kid: 'KEY1',
    open: ['revocation', 'currentData'],
    checks: [
      { check: 'signature', outcome: 'passed' },
      { check: 'time', outcome: 'passed' },
      { check: 'keyPeriod', outcome: 'passed' },
    ],
    fields: {
      sellerGstin: '27AAAPI3182M002',
      buyerGstin: '24AAAPI3182M002',
      documentNumber: 'INV/2026/114',
      documentType: 'INV',
      documentDate: '2026-02-03',
      totalPaise: 11_800_050,
      itemCount: 3,
      mainHsnCode: '721119',
      irn: invoice.Irn,
    },
  })
})

test('a key of a certificate is named by its thumbprint, and an algorithm as it was written in 2020', () => {
  const kid = new X509Certificate(nic.certificate).fingerprint.replaceAll(':', '')
  const alg = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
  expect(prove(eInvoiceOf(nic, { kid, alg }), [nic.imported('einvoice')]).verdict).toBe('proven')
})

test('values that cannot be read for certain are none', () => {
  const { IrnDt: _, ...data } = { ...invoice, DocDt: '31/02/2026', TotInvVal: 1.239, ItemCnt: 1.5 }
  const proof = prove(eInvoiceOf(nic, { data }))
  expect(proof.fields).toMatchObject({ documentDate: null, totalPaise: null, itemCount: null })
  // Without its time nothing says that the key was the portal's then.
  expect(proof).toMatchObject({ verdict: 'doubtful', signedAt: null })
})

describe('nothing forged is proven', () => {
  const [header = '', payload = '', signature = ''] = eInvoiceOf(nic).split('.')
  const changed = part({ data: JSON.stringify({ ...invoice, TotInvVal: 1 }), iss: 'NIC' })
  const secret = (key: string) => {
    const signed = `${part({ alg: 'HS256', kid: 'KEY1' })}.${changed}`
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
  }

  test.each([
    ['a changed amount', `${header}.${changed}.${signature}`],
    ['alg: none', `${part({ alg: 'none', kid: 'KEY1' })}.${payload}.`],
    ['alg: none with the signature', `${part({ alg: 'none', kid: 'KEY1' })}.${payload}.${signature}`],
    ['no algorithm', `${part({ kid: 'KEY1' })}.${payload}.${signature}`],
    ['HS256 with the public key', secret(nic.publicKey)],
    ['HS256 with the certificate', secret(nic.certificate)],
    ['a key that the code brings', eInvoiceOf(stranger, { header: { jwk: { kty: 'RSA' }, x5c: ['a'] } })],
    ['a stranger’s signature under a known name', eInvoiceOf(stranger)],
    ['one portal’s signature under the other’s name', eInvoiceOf(nic, { kid: 'KEY2' })],
    ['a critical extension that we do not know', eInvoiceOf(nic, { header: { crit: ['b64'], b64: false } })],
    ['a stripped signature', `${header}.${payload}.`],
    ['a cut signature', `${header}.${payload}.${signature.slice(0, -10)}`],
  ])('%s', (_, text) => {
    expect(prove(text)).toMatchObject({ verdict: 'not_proven', signer: null })
  })

  test.each([
    ['a name that nobody imported', eInvoiceOf(stranger, { kid: 'KEY9' })],
    ['no name', eInvoiceOf(nic, { kid: null })],
    ['a name that is no text', eInvoiceOf(nic, { kid: { $ne: '' } })],
    ['the name of an object’s property', eInvoiceOf(stranger, { kid: '__proto__' })],
  ])('%s leaves the key unknown', (_, text) => {
    expect(prove(text)).toMatchObject({ verdict: 'unknown_key', signer: null })
  })

  test('a key for something else does not count', () => {
    expect(prove(eInvoiceOf(nic), [nic.imported('aadhaar', 'KEY1')])).toMatchObject({ verdict: 'unknown_key' })
  })

  test.each([
    ['no code', 'hello'],
    ['two parts', 'eyJh.eyJh'],
    ['a payload that is no JSON', `${header}.${Buffer.from('x').toString('base64url')}.${signature}`],
    ['another token', `${header}.${part({ sub: 'a' })}.${signature}`],
    ['a number that is no IRN', eInvoiceOf(nic, { data: { ...invoice, Irn: '12' } })],
    ['ten million characters', `${header}.${'A'.repeat(10_000_000)}.${signature}`],
  ])('%s is refused', (_, text) => {
    expect(() => prove(text)).toThrow(/notThisKind|tooLarge/)
  })
})

test('codes are told apart by their text, and what is not published is unknown', () => {
  expect(qrKindOf(codeOf(nic, asha))).toBe('aadhaarSecure')
  expect(qrKindOf('<?xml version="1.0"?> <PrintLetterBarcodeData uid="1"/>')).toBe('aadhaarXml')
  expect(qrKindOf(eInvoiceOf(nic))).toBe('eInvoice')
  expect(qrKindOf('331001234567/05AAACG1625Q1ZK/14-05-2026')).toBe('ewayBill')
  expect(qrKindOf('https://example.test')).toBe('unknown')
  expect(qrKindOf('9'.repeat(12))).toBe('unknown')
})
