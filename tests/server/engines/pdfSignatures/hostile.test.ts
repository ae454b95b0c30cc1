import { beforeAll, describe, expect, test } from 'vitest'
import type { PdfVerification } from '../../../../contracts/pdfSignatures.ts'
import type { Signer } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { type TrustAnchors, verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { hostilePdfs } from '../../../support/pdfs/hostilePdfs.ts'
import { plainPdf } from '../../../support/pdfs/plainPdf.ts'
import { makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

const time = new Date('2026-03-01T06:30:00Z')
let anchors: TrustAnchors
let signed: Uint8Array

const reasonsOf = ({ reasons, signatures }: PdfVerification) => [...reasons, ...signatures.flatMap(one => one.reasons)]

beforeAll(async () => {
  const authority = await makeAuthority('Test root')
  const signer: Signer = await makeSigner('Test signer', authority)
  anchors = { ours: [authority.root], known: [] }
  const clock = await makeSigner('Test clock', authority, { role: 'timestamps' })
  signed = await signPdf(plainPdf(), { signer, authority: clock, time, field: 'Signature1', name: 'Test' })
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
