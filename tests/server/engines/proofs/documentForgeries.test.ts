import { beforeAll, describe, expect, test } from 'vitest'
import type { SignatureReport } from '../../../../contracts/ocr/pdfSignatures.ts'
import { completeSignature, prepareSignature } from '../../../../server/engines/pdfSignatures/prepareSignature.ts'
import { signCms } from '../../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import { signedRevision } from '../../../../server/engines/pdfSignatures/signedRevision.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../../server/engines/pdfSignatures/verify/cms.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { documentText, MOST_PAGES } from '../../../../server/engines/proofs/document/documentText.ts'
import { proveDocument } from '../../../../server/engines/proofs/document/proveDocument.ts'
import { plainCms, signedElsewhere } from '../../../support/pdfs/otherSignatures.ts'
import { parts, plainObjects, plainPdf, revise, writePdf } from '../../../support/pdfs/plainPdf.ts'
import { type Authority, makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

/** When the document was signed, and when somebody shows it as a new one. */
const time = new Date('2025-03-01T06:30:00Z')
const shown = new Date('2026-03-01T06:30:00Z')
const now = new Date('2026-03-02T06:30:00Z')
const expected = 'Signers Ltd'

type Party = Awaited<ReturnType<typeof makeSigner>>

let root: Authority
let issuer: Party
let clock: Party
let strangersClock: Party

beforeAll(async () => {
  root = await makeAuthority('Licensed authority')
  issuer = await makeSigner('Registry', root)
  clock = await makeSigner('Clock', root, { role: 'timestamps' })
  strangersClock = await makeSigner('Clock', await makeAuthority('Own authority'), { role: 'timestamps' })
})

const verify = (pdf: Uint8Array) => verifyPdf(pdf, { anchors: { ours: [], known: [root.root] }, now })

const prove = async (pdf: Uint8Array, change: Partial<SignatureReport> = {}) => {
  const found = await verify(pdf)
  const verification = { ...found, signatures: found.signatures.map(one => ({ ...one, ...change })) }
  const { checks, ...proof } = proveDocument({ verification, expected, now })
  return { ...proof, checks: Object.fromEntries(checks.map(({ check, outcome }) => [check, outcome])) }
}

describe('a timestamp, which whoever holds the document can replace,', () => {
  const stampedBy = async (authority: Party) => {
    const prepared = await prepareSignature(plainPdf(), { time, field: 'Issuer', name: 'Issuer', reserved: 20_000 })
    const digest = Uint8Array.from(prepared.digest).buffer
    const cms = await signCms(issuer, { type: oids.data, digest })
    return completeSignature(prepared, cms, { time: shown, authority })
  }

  test.each([
    ['a trusted', () => clock],
    ['their own', () => strangersClock],
  ])('of %s authority makes an old document no new one', async (_, by) => {
    expect(await prove(await stampedBy(by()))).toMatchObject({ verdict: 'proven', signedAt: time.toISOString() })
  })

  test('says alone until when a document was signed, and not when', async () => {
    const pdf = await stampedBy(clock)
    expect(await prove(pdf, { claimedTime: null })).toMatchObject({ verdict: 'doubtful', checks: { time: 'open' } })
    expect(await prove(await stampedBy(strangersClock), { claimedTime: null })).toMatchObject({ signedAt: null })
  })

  test('that is trusted and earlier than the signer’s word counts instead', async () => {
    const pdf = await stampedBy(clock)
    const claimedTime = '2026-03-01T09:00:00.000Z'
    expect(await prove(pdf, { claimedTime })).toMatchObject({ verdict: 'proven', signedAt: shown.toISOString() })
  })
})

test('an issuer’s certificate beside a value that cannot be computed proves nothing, and names nobody', async () => {
  const pdf = await signedElsewhere('adbe.pkcs7.detached', issuer, covered =>
    plainCms(covered, {
      certificate: issuer.certificate,
      key: issuer.key,
      algorithmId: '1.2.840.10045.4.3.99',
      sign: async () => new Uint8Array(64),
    }),
  )
  expect(await prove(pdf)).toMatchObject({
    verdict: 'not_proven',
    issuer: null,
    isWhole: false,
    checks: { signature: 'open' },
  })
})

test('what a file keeps about its certificates leaves open whether they were withdrawn since', async () => {
  const pdf = await signPdf(plainPdf(), { signer: issuer, time, field: 'Issuer', name: 'Issuer' })
  const revocation = { status: 'good', time: time.toISOString() } as const
  expect(await prove(pdf, { revocation })).toMatchObject({
    verdict: 'proven',
    open: ['bearer', 'revocation', 'currentData'],
  })
})

test('a key that was withdrawn after the signing is looked at, however well the time is proven', async () => {
  const pdf = await signPdf(plainPdf(), { signer: issuer, time, field: 'Issuer', name: 'Issuer' })
  const revocation = { status: 'revokedLater', time: shown.toISOString() } as const
  expect(await prove(pdf, { revocation })).toMatchObject({ verdict: 'doubtful', checks: { keyPeriod: 'open' } })
})

describe('what is read', () => {
  test('is what the issuer signed, whatever follows', async () => {
    const signed = await signPdf(plainPdf(), { signer: issuer, time, field: 'Issuer', name: 'Issuer' })
    const later = await revise(signed, { [parts.info]: '<</Title (Later)>>' })
    expect(await signedRevision(later, 0)).toEqual(signed)
    expect(await signedRevision(later, 1)).toBeNull()
  })

  test('is the whole of a document or nothing: a number behind its end would make it one of several', async () => {
    const pages = (count: number) =>
      writePdf({
        ...plainObjects,
        [parts.pages]: `<</Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} /MediaBox [0 0 595 842]>>`,
      })
    expect(await documentText(pages(3))).toContain('Pay 100 rupees')
    expect(await documentText(pages(MOST_PAGES + 1))).toBeNull()
  })
})
