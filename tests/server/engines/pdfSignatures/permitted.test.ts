import { beforeAll, describe, expect, test } from 'vitest'
import type { ChangeKind, DocumentVerdict } from '../../../../contracts/ocr/pdfSignatures.ts'
import { addDocumentTimestamp } from '../../../../server/engines/pdfSignatures/addDocumentTimestamp.ts'
import { PdfDocument } from '../../../../server/engines/pdfSignatures/pdf/document.ts'
import { latin1 } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { type Signer, signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import {
  readFields,
  readSignedFields,
  type SignedField,
} from '../../../../server/engines/pdfSignatures/verify/fields.ts'
import { derOf } from '../../../../server/engines/pdfSignatures/verify/names.ts'
import { isAllowed, readPolicy } from '../../../../server/engines/pdfSignatures/verify/policy.ts'
import { type TrustAnchors, verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { signRegardless } from '../../../support/pdfs/otherSignatures.ts'
import {
  hybridPdf,
  lastBody,
  linearizedPdf,
  parts,
  plainObjects,
  plainPdf,
  revise,
  writePdf,
} from '../../../support/pdfs/plainPdf.ts'
import { makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

/* What honest programs append to a signed document: it is told apart from forgery, and named where a reader sees it. */

const time = new Date('2026-03-01T06:30:00Z')
let anchors: TrustAnchors
let signer: Signer
let clock: Signer

beforeAll(async () => {
  const authority = await makeAuthority('Test root')
  anchors = { ours: [authority.root], known: [] }
  signer = await makeSigner('Test signer', authority)
  clock = await makeSigner('Test clock', authority, { role: 'timestamps' })
})

type Make = (signed: Uint8Array) => Promise<Uint8Array>

const stream = (data: string, dict = '') => `<<${dict} /Length ${data.length}>>\nstream\n${data}\nendstream`
const packet = (date: string, title: string) =>
  stream(`<rdf:Description xmp:ModifyDate="${date}"><dc:title>${title}</dc:title></rdf:Description>`)
const withRoot = (pdf: Uint8Array, entry: string) => lastBody(pdf, parts.root).replace('/Type', `${entry} /Type`)

const addCertificates: Make = pdf =>
  revise(pdf, {
    [parts.root]: withRoot(pdf, '/DSS <</Certs [40 0 R]>>'),
    40: stream(latin1(derOf(signer.certificate))),
  })
const addTimestamp: Make = pdf => addDocumentTimestamp(pdf, { time, authority: clock })
const addSignature: Make = pdf => signRegardless(pdf, signer, 'Signature2')
const noteSaving: Make = pdf =>
  revise(pdf, { [parts.info]: '<</Title (A contract) /ModDate (D:20260301) /Producer (Another program)>>' })
const fill: Make = pdf =>
  revise(pdf, {
    [parts.field]: lastBody(pdf, parts.field).replace('/V ()', '/V (Pune)').replace('9 0 R', '41 0 R'),
    41: stream('BT (Pune) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 200 20]'),
  })
const comment: Make = pdf =>
  revise(pdf, {
    [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '10 0 R 42 0 R'),
    42: '<</Type /Annot /Subtype /FreeText /Rect [0 0 595 842] /Contents (Pay 999999 rupees)>>',
  })
const changeComment: Make = pdf =>
  revise(pdf, { [parts.note]: '<</Type /Annot /Subtype /Text /Rect [300 600 320 620] /Contents (Another)>>' })
const placeSignature: Make = pdf =>
  revise(pdf, {
    [parts.root]: lastBody(pdf, parts.root).replace('/Fields [', '/Fields [43 0 R '),
    [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '10 0 R 43 0 R'),
    43: '<</Type /Annot /Subtype /Widget /FT /Sig /T (Later) /Rect [0 0 595 842] /P 3 0 R>>',
  })

interface Case {
  name: string
  make: Make
  kind: ChangeKind
  /** By what the signer permits: an ordinary signature, and certifications of level 1, 2 and 3. */
  verdicts: [ordinary: DocumentVerdict, first: DocumentVerdict, second: DocumentVerdict, third: DocumentVerdict]
}

const cases: Case[] = [
  {
    name: 'certificates for later',
    make: addCertificates,
    kind: 'validationDataAdded',
    verdicts: ['valid', 'valid', 'valid', 'valid'],
  },
  { name: 'a timestamp', make: addTimestamp, kind: 'timestampAdded', verdicts: ['valid', 'valid', 'valid', 'valid'] },
  { name: 'the time of saving', make: noteSaving, kind: 'savingNoted', verdicts: ['valid', 'valid', 'valid', 'valid'] },
  {
    name: 'a second signature',
    make: addSignature,
    kind: 'signatureAdded',
    verdicts: ['valid', 'invalid', 'valid', 'valid'],
  },
  {
    name: 'a filled field',
    make: fill,
    kind: 'fieldFilled',
    verdicts: ['validButChanged', 'invalid', 'validButChanged', 'validButChanged'],
  },
  {
    name: 'a comment over the page (evil annotation)',
    make: comment,
    kind: 'annotationAdded',
    verdicts: ['indeterminate', 'invalid', 'invalid', 'validButChanged'],
  },
  {
    name: 'a changed comment',
    make: changeComment,
    kind: 'annotationChanged',
    verdicts: ['invalid', 'invalid', 'invalid', 'validButChanged'],
  },
  {
    name: 'an empty place for a signature over the page',
    make: placeSignature,
    kind: 'signatureFieldAddedVisibly',
    verdicts: ['validButChanged', 'invalid', 'invalid', 'invalid'],
  },
]

describe.each(cases)('$name', ({ make, kind, verdicts }) => {
  test.each([undefined, 1, 2, 3] as const)(
    'is named, and judged by what a certification of level %s permits',
    async certify => {
      const signed = await signPdf(plainPdf(), { signer, time, field: 'Signature1', name: 'Test', certify })
      const { verdict, signatures } = await verifyPdf(await make(signed), { anchors, now: time })
      expect(verdict).toBe(verdicts[certify ?? 0])
      expect(signatures[0]?.changes.map(change => change.kind)).toContain(kind)
    },
  )
})

test('another title is no note of saving, in either of its places', async () => {
  const described = await revise(plainPdf(), {
    44: packet('2026-01-01', 'A contract'),
    [parts.root]: withRoot(plainPdf(), '/Metadata 44 0 R'),
  })
  const signed = await signPdf(described, { signer, time, field: 'Signature1', name: 'Test' })
  const found = async (body: string) => {
    const { verdict, signatures } = await verifyPdf(await revise(signed, { 44: body }), { anchors, now: time })
    return { verdict, kinds: signatures[0]?.changes.map(({ kind }) => kind) }
  }
  expect(await found(packet('2026-02-02', 'A contract'))).toEqual({ verdict: 'valid', kinds: ['savingNoted'] })
  expect(await found(packet('2026-02-02', 'Another one'))).toEqual({
    verdict: 'validButChanged',
    kinds: ['metadataChanged'],
  })
})

test('the lock of a field limits what its signature permits', async () => {
  const doc = await PdfDocument.open(
    writePdf({
      ...plainObjects,
      [parts.form]: '<</Fields [8 0 R 20 0 R]>>',
      20: '<</FT /Sig /T (s) /V 21 0 R /Lock <</Type /SigFieldLock /Action /Include /Fields [(place)] /P 2>>>>',
      21: '<</Type /Sig>>',
    }),
  )
  const [signed] = readSignedFields(doc, readFields(doc))
  const policy = readPolicy(doc, signed as SignedField)
  const isFillingAllowed = (name: string) => isAllowed({ kind: 'fieldFilled', name }, policy)
  expect([isFillingAllowed('place'), isFillingAllowed('other')]).toEqual([false, true])
  expect(isAllowed({ kind: 'annotationAdded', name: 'Text' }, policy)).toBe(false)
})

test('a form that Adobe lets its free reader save is unsigned', async () => {
  const rights = await revise(plainPdf(), {
    45: '<</Type /Sig /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <0000>>>',
    [parts.root]: withRoot(plainPdf(), '/Perms <</UR3 45 0 R>>'),
  })
  expect(await verifyPdf(rights, { anchors })).toMatchObject({ verdict: 'unsigned', reasons: [] })
})

describe.each([
  { name: 'a linearized file', make: linearizedPdf },
  { name: 'a hybrid file', make: hybridPdf },
])('$name', ({ make }) => {
  const sign = (pdf: Uint8Array, field = 'Signature1') => signPdf(pdf, { signer, time, field, name: 'Test' })
  const verify = (pdf: Uint8Array) => verifyPdf(pdf, { anchors, now: time })

  test('is read whole, and valid when it is signed once or twice', async () => {
    const doc = await PdfDocument.open(make())
    expect(doc.dict(doc.trailer.get('Info'))?.get('Title')).toBeTruthy()
    expect(readFields(doc)).toHaveLength(1)
    const signed = await sign(make())
    expect(await verify(signed)).toMatchObject({ verdict: 'valid' })
    expect(await verify(await sign(signed, 'Signature2'))).toMatchObject({ verdict: 'valid' })
  })

  test('shows what was filled in, and what was forged', async () => {
    const signed = await sign(make())
    expect(await verify(await fill(signed))).toMatchObject({ verdict: 'validButChanged' })
    const forged = await revise(signed, { [parts.content]: stream('BT /F1 24 Tf 72 720 Td (Pay 999999 rupees) Tj ET') })
    expect(await verify(forged)).toMatchObject({ verdict: 'invalid' })
  })
})
