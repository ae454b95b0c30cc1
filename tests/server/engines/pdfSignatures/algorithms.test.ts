import { beforeAll, describe, expect, test } from 'vitest'
import type { SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { plainCms, signedElsewhere } from '../../../support/pdfs/otherSignatures.ts'
import { replaceText } from '../../../support/pdfs/plainPdf.ts'
import {
  type Authority,
  ecdsa,
  ed25519,
  makeAuthority,
  makeSigner,
  rsa,
  type SigningKey,
} from '../../../support/pdfs/signers.ts'

const time = new Date('2026-03-01T06:30:00Z')
const pss = { ...rsa, name: 'RSA-PSS' }
let foreign: Authority

beforeAll(async () => {
  foreign = await makeAuthority('Elsewhere root')
})

interface Case {
  name: string
  key: SigningKey
  hash: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'
  /** Where pkijs cannot sign. */
  algorithmId?: string
  isIndefinite?: boolean
  reasons?: SignatureReason[]
}

const cases: Case[] = [
  { name: 'RSA with SHA-512', key: { ...rsa, hash: 'SHA-512' }, hash: 'SHA-512' },
  { name: 'RSA with SHA-1', key: { ...rsa, hash: 'SHA-1' }, hash: 'SHA-1', reasons: ['weakDigest'] },
  { name: 'RSA of 1024 bits', key: { ...rsa, modulusLength: 1024 }, hash: 'SHA-256', reasons: ['weakKey'] },
  { name: 'RSA-PSS with SHA-256', key: pss, hash: 'SHA-256' },
  { name: 'RSA-PSS with SHA-512', key: { ...pss, hash: 'SHA-512' }, hash: 'SHA-512' },
  { name: 'RSA-PSS with SHA-1', key: { ...pss, hash: 'SHA-1' }, hash: 'SHA-1', reasons: ['weakDigest'] },
  { name: 'P-384', key: { ...ecdsa, namedCurve: 'P-384' }, hash: 'SHA-384' },
  { name: 'P-384 with SHA-256', key: { ...ecdsa, namedCurve: 'P-384' }, hash: 'SHA-256' },
  { name: 'P-521', key: { ...ecdsa, namedCurve: 'P-521' }, hash: 'SHA-512' },
  { name: 'Ed25519', key: ed25519, hash: 'SHA-512', algorithmId: '1.3.101.112' },
  {
    name: 'an algorithm that we do not know',
    key: ed25519,
    hash: 'SHA-512',
    algorithmId: '1.3.101.113',
    reasons: ['unsupportedFormat'],
  },
  { name: 'values without lengths (BER)', key: rsa, hash: 'SHA-256', isIndefinite: true },
]

describe.each(cases)('$name', ({ key, hash, algorithmId, isIndefinite = false, reasons = [] }) => {
  const sign = async (changeCms: (cms: Uint8Array) => Uint8Array = cms => cms) => {
    const signer = await makeSigner('Asha', foreign, { algorithm: key })
    return signedElsewhere('adbe.pkcs7.detached', await makeSigner('Place', foreign), async covered =>
      changeCms(await plainCms(covered, { ...signer, hash, isIndefinite, ...(algorithmId && { algorithmId }) })),
    )
  }
  const verify = (pdf: Uint8Array) => verifyPdf(pdf, { anchors: { ours: [], known: [] }, now: time })

  const isUnknown = reasons.includes('unsupportedFormat')

  test('is valid, of somebody unknown, or says why it is not', async () => {
    const verdict = reasons.length === 0 ? 'valid' : isUnknown ? 'indeterminate' : 'invalid'
    expect(await verify(await sign())).toMatchObject({ verdict, signatures: [{ reasons, trust: 'unknown' }] })
  })

  test('is invalid over other bytes', async () => {
    const { verdict } = await verify(replaceText(await sign(), 'Pay 100', 'Pay 900'))
    expect(verdict).toBe('invalid')
  })

  test('is not valid with a changed byte in its value', async () => {
    const { verdict } = await verify(
      await sign(cms => {
        // The signature's value stands last.
        const at = cms.length - 20
        return cms.with(at, (cms[at] ?? 0) ^ 1)
      }),
    )
    expect(verdict).toBe(isUnknown ? 'indeterminate' : 'invalid')
  })
})

test('behind a value without length nothing else may stand', async () => {
  const signer = await makeSigner('Asha', foreign, { algorithm: rsa })
  const pdf = await signedElsewhere('adbe.pkcs7.detached', signer, async covered =>
    Uint8Array.from([...(await plainCms(covered, { ...signer, isIndefinite: true })), 0, 7]),
  )
  expect(await verifyPdf(pdf, { anchors: { ours: [], known: [] }, now: time })).toMatchObject({
    verdict: 'invalid',
    signatures: [{ reasons: ['unreadableSignature'] }],
  })
})
