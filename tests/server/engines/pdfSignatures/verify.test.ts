import { beforeAll, describe, expect, test } from 'vitest'
import { latin1 } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import type { Signer } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { type TrustAnchors, verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { lastBody, parts, plainPdf, revise } from '../../../support/pdfs/plainPdf.ts'
import { makeAuthority, makeSigner, rsa } from '../../../support/pdfs/signers.ts'

const time = new Date('2026-03-01T06:30:00Z')
let anchors: TrustAnchors
let signer: Signer
let clock: Signer
let signed: Uint8Array

const sign = (pdf: Uint8Array, options: { field?: string; certify?: 1 | 2 | 3; signer?: Signer } = {}) =>
  signPdf(pdf, { signer, authority: clock, time, field: 'Signature1', name: 'Asha Rao', ...options })

const verify = (pdf: Uint8Array) => verifyPdf(pdf, { anchors, now: time })

beforeAll(async () => {
  const authority = await makeAuthority('Test root')
  anchors = { ours: [authority.root], known: [] }
  signer = await makeSigner('Asha Rao', authority, { algorithm: rsa })
  clock = await makeSigner('Test clock', authority, { role: 'timestamps' })
  signed = await sign(plainPdf())
})

test('an intact signature says who, when, with what, and whose chain', async () => {
  const { verdict, signatures, emptyFields } = await verify(signed)
  expect({ verdict, emptyFields }).toEqual({ verdict: 'valid', emptyFields: 0 })
  expect(signatures).toMatchObject([
    {
      field: 'Signature1',
      kind: 'approval',
      signer: { subject: 'Asha Rao', organisation: 'Signers Ltd', issuer: 'Test root' },
      trust: 'ours',
      claimedTime: time.toISOString(),
      timestamp: { time: time.toISOString(), authority: 'Test clock', trust: 'ours', isValid: true },
      profile: 'PAdES B-T',
      coversWholeFile: true,
      changes: [],
    },
  ])
})

test('signing appends: the bytes before stay as they were', () => {
  expect(latin1(signed).startsWith(latin1(plainPdf()))).toBe(true)
})

test('of flipped bytes none leaves the document valid', async () => {
  const survivors: number[] = []
  for (let at = 0; at < signed.length; at += 307) {
    const flipped = signed.slice()
    flipped[at] = (flipped[at] ?? 0) ^ 1
    const { verdict } = await verify(flipped)
    if (verdict === 'valid' || verdict === 'validButChanged') survivors.push(at)
  }
  expect(survivors).toEqual([])
})

test('of cut files none is valid, and each is answered', async () => {
  for (const share of [0.1, 0.5, 0.9, 0.99]) {
    const { verdict } = await verify(signed.subarray(0, Math.floor(signed.length * share)))
    expect(['invalid', 'unreadable', 'unsigned']).toContain(verdict)
  }
})

const filled = (pdf: Uint8Array) =>
  revise(pdf, { [parts.field]: lastBody(pdf, parts.field).replace('/V ()', '/V (Pune)') })
const noted = (pdf: Uint8Array) =>
  revise(pdf, {
    [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '10 0 R 90 0 R'),
    90: '<</Type /Annot /Subtype /FreeText /Rect [0 0 100 100] /Contents (Paid)>>',
  })

describe('later revisions', () => {
  test('that fill a field are named', async () => {
    const { verdict, signatures } = await verify(await filled(signed))
    expect(verdict).toBe('validButChanged')
    expect(signatures[0]).toMatchObject({
      coversWholeFile: false,
      changes: [{ kind: 'fieldFilled', name: 'place', revision: 1, isAllowed: true }],
    })
  })

  test('are told apart, one after the other', async () => {
    const { verdict, signatures } = await verify(await noted(await filled(signed)))
    expect(verdict).toBe('indeterminate')
    expect(signatures[0]?.reasons).toEqual(['drawnOverPage'])
    expect(signatures[0]?.changes).toMatchObject([
      { kind: 'fieldFilled', revision: 1 },
      { kind: 'annotationAdded', name: 'FreeText', page: 1, revision: 2 },
    ])
  })

  test('that change only what describes the document are named too', async () => {
    const { verdict, signatures } = await verify(await revise(signed, { [parts.info]: '<</Title (Another)>>' }))
    expect(verdict).toBe('validButChanged')
    expect(signatures[0]?.changes).toMatchObject([{ kind: 'metadataChanged' }])
  })

  test.each([
    { certify: 1, change: filled, verdict: 'invalid' },
    { certify: 2, change: filled, verdict: 'validButChanged' },
    { certify: 2, change: noted, verdict: 'invalid' },
    { certify: 3, change: noted, verdict: 'validButChanged' },
  ] as const)(
    'are judged by what a certification of level $certify permits: $verdict',
    async ({ certify, ...wanted }) => {
      const found = await verify(await wanted.change(await sign(plainPdf(), { certify })))
      expect(found).toMatchObject({ verdict: wanted.verdict, signatures: [{ kind: 'certification' }] })
    },
  )
})

test('a second, invisible signature leaves the first one valid', async () => {
  const { verdict, signatures } = await verify(await sign(signed, { field: 'Signature2' }))
  expect(verdict).toBe('valid')
  expect(signatures).toMatchObject([
    { verdict: 'valid', coversWholeFile: false, changes: [{ kind: 'signatureAdded', name: 'Signature2' }] },
    { verdict: 'valid', coversWholeFile: true },
  ])
})

test('a second signature that is drawn over the page is a change (sneaky signature attack)', async () => {
  const second = await sign(signed, { field: 'Signature2' })
  // Drawn before it is signed: the attacker's own signature is valid.
  const field = Number(
    /\n(\d+) 0 obj\n<<\/Type \/Annot \/Subtype \/Widget \/FT \/Sig \/T <5369676e617475726532>/.exec(
      latin1(second),
    )?.[1],
  )
  const drawn = await revise(second, { [field]: lastBody(second, field).replace('[0 0 0 0]', '[0 0 595 842]') })
  const { verdict, signatures } = await verify(drawn)
  expect(verdict).toBe('invalid')
  expect(signatures[0]?.changes.map(({ kind }) => kind)).toContain('signatureChanged')
})

test('an unsigned document is no invalid one', async () => {
  expect(await verify(plainPdf())).toMatchObject({ verdict: 'unsigned', signatures: [], reasons: [] })
})

test('a document with compressed cross-references is signed and verified alike', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const made = await PDFDocument.create()
  made.addPage([300, 300]).drawText('Compressed')
  const again = await sign(await made.save({ useObjectStreams: true }))
  expect(await verify(again)).toMatchObject({ verdict: 'valid', signatures: [{ coversWholeFile: true }] })
  expect((await verify(await sign(again, { field: 'Signature2' }))).verdict).toBe('valid')
})
