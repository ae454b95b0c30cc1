import { Integer } from 'asn1js'
import { beforeAll, expect, test } from 'vitest'
import { remoteTimeAuthority } from '../../../../server/engines/pdfSignatures/sign/timestampRequest.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { answerRequest, issue, type Party } from '../../../support/pdfs/pki.ts'
import { plainPdf } from '../../../support/pdfs/plainPdf.ts'

const time = new Date('2026-03-01T06:30:00Z')
let root: Party
let clock: Party

beforeAll(async () => {
  root = await issue('authority', 'Test root', null)
  clock = await issue('timestamps', 'Test clock', root)
})

const bytes = Uint8Array.of(1, 2, 3)

test('another authority stamps a signature', async () => {
  const signer = await issue('signer', 'Asha Rao', root)
  const authority = remoteTimeAuthority(request => answerRequest(request, clock, { at: time }))
  const pdf = await signPdf(plainPdf(), { signer, authority, time, field: 'Signature1', name: 'Test' })
  expect(await verifyPdf(pdf, { anchors: { ours: [], known: [root.certificate] }, now: time })).toMatchObject({
    verdict: 'valid',
    signatures: [{ profile: 'PAdES B-T', timestamp: { authority: 'Test clock', trust: 'known', isValid: true } }],
  })
})

const answers: { name: string; make: (request: Uint8Array) => Promise<Uint8Array> }[] = [
  { name: 'a refusal', make: request => answerRequest(request, clock, { at: time, status: 2 }) },
  {
    name: 'an answer to another request',
    make: request => answerRequest(request, clock, { at: time, other: { nonce: new Integer({ value: 5 }) } }),
  },
  {
    name: 'a token over something else',
    make: request => answerRequest(request, clock, { at: time, other: { bytes: Uint8Array.of(9) } }),
  },
  {
    name: 'a token of somebody who is no time authority',
    make: async request => answerRequest(request, await issue('signer', 'Asha', root), { at: time }),
  },
  {
    name: 'a token with another key',
    make: async request =>
      answerRequest(request, { ...clock, sign: (await issue('timestamps', 'Test clock', root)).sign }, { at: time }),
  },
  { name: 'noise', make: async () => Uint8Array.of(1, 2, 3) },
]

test.each(answers)('$name is refused', async ({ make }) => {
  await expect(remoteTimeAuthority(make).stamp(bytes)).rejects.toMatchObject({ code: 'timestampRefused' })
})
