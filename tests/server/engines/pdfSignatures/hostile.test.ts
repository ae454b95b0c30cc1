import { beforeAll, describe, expect, test } from 'vitest'
import type { PdfVerification } from '../../../../contracts/ocr/pdfSignatures.ts'
import type { Signer } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { type TrustAnchors, verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { hostilePdfs } from '../../../support/pdfs/hostilePdfs.ts'
import { plainPdf } from '../../../support/pdfs/plainPdf.ts'
import { preparedPdf, shadowPdfs } from '../../../support/pdfs/shadowPdfs.ts'
import { makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

const time = new Date('2026-03-01T06:30:00Z')
let anchors: TrustAnchors
let signed: Uint8Array
let sign: (pdf: Uint8Array) => Promise<Uint8Array>

const reasonsOf = ({ reasons, signatures }: PdfVerification) => [...reasons, ...signatures.flatMap(one => one.reasons)]

beforeAll(async () => {
  const authority = await makeAuthority('Test root')
  const signer: Signer = await makeSigner('Test signer', authority)
  anchors = { ours: [authority.root], known: [] }
  const clock = await makeSigner('Test clock', authority, { role: 'timestamps' })
  sign = pdf => signPdf(pdf, { signer, authority: clock, time, field: 'Signature1', name: 'Test' })
  signed = await sign(plainPdf())
})

test('the file that is attacked is valid', async () => {
  const found = await verifyPdf(signed, { anchors, now: time })
  expect(found.verdict).toBe('valid')
})

describe.each(hostilePdfs)('$name', ({ make, reason }) => {
  test(`is invalid: ${reason}`, async () => {
    const found = await verifyPdf(await make(signed), { anchors, now: time })
    expect(found.verdict).toBe('invalid')
    expect(reasonsOf(found)).toContain(reason)
  })
})

describe.each(shadowPdfs)('$name', shadow => {
  test('is valid when it is signed', async () => {
    expect(await verifyPdf(await sign(preparedPdf(shadow)), { anchors, now: time })).toMatchObject({ verdict: 'valid' })
  })

  test('is not valid after the attack', async () => {
    const attacked = await shadow.attack(await sign(preparedPdf(shadow)))
    const { verdict, signatures } = await verifyPdf(attacked, { anchors, now: time })
    expect(verdict).toBe(shadow.verdict ?? 'invalid')
    expect(signatures[0]?.reasons.includes('hiddenBytes') || signatures[0]?.changes.length).toBeTruthy()
  })
})
