import { beforeAll, describe, expect, test } from 'vitest'
import { addDocumentTimestamp } from '../../../../server/engines/pdfSignatures/addDocumentTimestamp.ts'
import { PdfDocument } from '../../../../server/engines/pdfSignatures/pdf/document.ts'
import { ascii, latin1, PdfStream } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { placeSignatures } from '../../../../server/engines/pdfSignatures/placeSignatures.ts'
import { completeSignature, prepareSignature } from '../../../../server/engines/pdfSignatures/prepareSignature.ts'
import { signCms } from '../../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import { SigningProblem, type SigningProblemCode } from '../../../../server/engines/pdfSignatures/sign/wanted.ts'
import { type Signer, signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../../server/engines/pdfSignatures/verify/cms.ts'
import { readFields } from '../../../../server/engines/pdfSignatures/verify/fields.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { plainCms } from '../../../support/pdfs/otherSignatures.ts'
import {
  hybridPdf,
  lastBody,
  linearizedPdf,
  parts,
  plainObjects,
  plainPdf,
  replaceText,
  revise,
  writePdf,
} from '../../../support/pdfs/plainPdf.ts'
import { makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

const time = new Date('2026-03-01T06:30:00Z')
let root: Awaited<ReturnType<typeof makeAuthority>>
let people: (Signer & { key: CryptoKey })[]
let clock: Signer

beforeAll(async () => {
  root = await makeAuthority('Test root')
  people = [
    await makeSigner('Asha Rao', root),
    await makeSigner('Vikram Iyer', root),
    await makeSigner('Meera Nair', root),
  ]
  clock = await makeSigner('Test clock', root, { role: 'timestamps' })
})

const names = ['Asha', 'Vikram', 'Meera']
const verify = (pdf: Uint8Array) => verifyPdf(pdf, { anchors: { ours: [root.root], known: [] }, now: time })
const signer = (at: number) => people[at] as Signer

/** A look: a page with a line, a font and a picture of its own, as any program writes them. */
const look = () =>
  writePdf({
    ...plainObjects,
    [parts.page]:
      '<</Type /Page /Parent 2 0 R /MediaBox [0 0 100 40] /Contents [4 0 R 11 0 R] /Resources <</Font <</F1 5 0 R>> /XObject <</I 12 0 R>>>>>>',
    [parts.content]: '<</Length 30>>\nstream\nBT /F1 9 Tf (Asha Rao) Tj ET  \nendstream',
    11: '<</Length 5>>\nstream\n/I Do\nendstream',
    12: '<</Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1>>\nstream\n\xff\nendstream',
  })

const placed = (pdf: Uint8Array = plainPdf()) =>
  placeSignatures(
    pdf,
    names.map((field, at) => ({ field, page: 1, rectangle: [50, 100 + at * 60, 250, 150 + at * 60] as const })),
  )

/** As many people sign as are named, one after the other, the first one by certifying the document for those who follow. */
async function signBy(pdf: Uint8Array, order: number[], certify: 2 | undefined = 2): Promise<Uint8Array> {
  let signed = pdf
  for (const [at, one] of order.entries())
    signed = await signPdf(signed, {
      signer: signer(one),
      authority: clock,
      time,
      field: names[one] as string,
      name: names[one] as string,
      look: look(),
      certify: at === 0 ? certify : undefined,
    })
  return signed
}

const sources: { name: string; make: () => Uint8Array }[] = [
  { name: 'a plain file', make: plainPdf },
  { name: 'a linearized file', make: linearizedPdf },
  { name: 'a hybrid file', make: hybridPdf },
]

describe.each(sources)('$name', ({ make }) => {
  test.each([[[0]], [[0, 1]], [[2, 0, 1]]])('is signed in its fields in the order %j', async order => {
    const { verdict, reasons, signatures, emptyFields } = await verify(await signBy(await placed(make()), order))
    expect({ verdict, reasons, emptyFields }).toEqual({
      // Of three, a third may have been cut off.
      verdict: order.length === 2 ? 'validButChanged' : 'valid',
      reasons: [],
      emptyFields: 3 - order.length,
    })
    const kinds = Object.fromEntries(signatures.map(({ field, kind }) => [field, kind]))
    expect(kinds).toEqual(
      Object.fromEntries(order.map((one, at) => [names[one], at === 0 ? 'certification' : 'approval'])),
    )
    expect(signatures.flatMap(({ reasons: own }) => own)).toEqual([])
    const changes = signatures.flatMap(({ changes: own }) => own)
    expect(changes.every(({ kind, isAllowed }) => kind === 'signatureAddedVisibly' && isAllowed)).toBe(true)
  })
})

test('invisible signatures of three leave all of them valid', async () => {
  let pdf: Uint8Array = plainPdf()
  for (const [at, field] of names.entries())
    pdf = await signPdf(pdf, { signer: signer(at), time, field, name: field, certify: at === 0 ? 2 : undefined })
  expect(await verify(pdf)).toMatchObject({ verdict: 'valid', signatures: [{}, {}, {}] })
})

test('each signature covers the file to its own end, and the bytes before it stay', async () => {
  const [one, two] = [await signBy(await placed(), [0]), await signBy(await placed(), [0, 1])]
  const both = await signPdf(one, { signer: signer(1), time, field: 'Vikram', name: 'Vikram' })
  expect(both.subarray(0, one.length)).toEqual(one)
  expect((await verify(two)).signatures.map(({ coversWholeFile }) => coversWholeFile)).toEqual([false, true])
})

test('a byte that is changed between two signatures breaks both, and one behind the first only that', async () => {
  const pdf = await signBy(await placed(), [0, 1])
  const early = await verify(replaceText(pdf, 'Pay 100', 'Pay 900'))
  expect(early.signatures.map(({ reasons }) => reasons.includes('digestDiffers'))).toEqual([true, true])
  const one = await signBy(await placed(), [0])
  const at = one.length + 40
  const late = Uint8Array.from(pdf, (byte, place) => (place === at ? byte ^ 1 : byte))
  const found = await verify(late)
  expect(found.verdict).toBe('invalid')
})

test('what is changed between two signatures is told of the first', async () => {
  const one = await signBy(await placed(), [0])
  const changed = await revise(one, { [parts.content]: '<</Length 3>>\nstream\nq Q\nendstream' })
  const two = await signPdf(changed, { signer: signer(1), time, field: 'Vikram', name: 'Vikram' })
  const { verdict, signatures } = await verify(two)
  expect(verdict).toBe('invalid')
  expect(signatures.map(({ verdict: own }) => own)).toEqual(['invalid', 'valid'])
})

describe('the look of a signature', () => {
  const lookIn = async (pdf: Uint8Array, field: string) => {
    const doc = await PdfDocument.open(pdf)
    const found = readFields(doc).find(({ name }) => name === field)
    const stream = doc.resolve(doc.dict(found?.dict.get('AP') ?? null)?.get('N') ?? null)
    return { doc, stream: stream as PdfStream, rect: doc.array(found?.dict.get('Rect') ?? null) }
  }

  test('is copied with all that it needs', async () => {
    const { doc, stream, rect } = await lookIn(await signBy(await placed(), [0]), 'Asha')
    expect(latin1(stream.raw)).toMatch(/^BT \/F1 9 Tf \(Asha Rao\) Tj ET {2}\n\/I Do\n$/)
    expect(stream.dict.get('BBox')).toEqual([0, 0, 100, 40])
    const resources = doc.dict(stream.dict.get('Resources'))
    const image = doc.resolve(doc.dict(resources?.get('XObject') ?? null)?.get('I') ?? null)
    expect(image instanceof PdfStream && [...image.raw]).toEqual([255])
    expect(doc.dict(doc.dict(resources?.get('Font') ?? null)?.get('F1') ?? null)?.get('BaseFont')).toMatchObject({
      name: 'Helvetica',
    })
    expect(rect).toEqual([50, 100, 250, 150])
  })

  test('stands upright on a page that is turned', async () => {
    const turned = await revise(plainPdf(), {
      [parts.page]: lastBody(plainPdf(), parts.page).replace('/Type', '/Rotate 90 /Type'),
    })
    const pdf = await signPdf(turned, {
      signer: signer(0),
      time,
      field: 'New',
      name: 'Asha',
      rectangle: [0, 0, 40, 100],
      look: look(),
    })
    expect((await lookIn(pdf, 'New')).stream.dict.get('Matrix')).toEqual([0, 1, -1, 0, 0, 0])
    expect(await verify(pdf)).toMatchObject({ verdict: 'valid' })
  })
})

describe('a signature that somebody else makes', () => {
  const prepare = (pdf: Uint8Array = plainPdf(), format?: 'adbe.pkcs7.detached') =>
    prepareSignature(pdf, { time, field: 'Asha', name: 'Asha', reserved: 6000, format })
  const cmsFor = (digest: Uint8Array<ArrayBuffer>) => signCms(signer(0), { type: oids.data, digest: digest.buffer })

  test('is put into its place, and stamped', async () => {
    const prepared = await prepare(await placed())
    const pdf = await completeSignature(prepared, await cmsFor(prepared.digest), { time, authority: clock })
    expect(await verify(pdf)).toMatchObject({
      verdict: 'valid',
      signatures: [{ field: 'Asha', profile: 'PAdES B-T', timestamp: { isValid: true } }],
    })
    // What was prepared may be completed again, after a failure.
    expect(latin1(prepared.pdf)).toContain('/Contents <0000')
  })

  test('is one of a provider of Aadhaar e-sign, too', async () => {
    const prepared = await prepare(plainPdf(), 'adbe.pkcs7.detached')
    const [start, end] = prepared.gap
    const covered = Uint8Array.from([...prepared.pdf.subarray(0, start), ...prepared.pdf.subarray(end)])
    const person = people[0] as (typeof people)[number]
    for (const isIndefinite of [false, true]) {
      const cms = await plainCms(covered, { ...person, certificates: [person.certificate, root.root], isIndefinite })
      const pdf = await completeSignature(prepared, cms, { time, authority: clock })
      expect(await verify(pdf)).toMatchObject({
        verdict: 'valid',
        signatures: [{ profile: 'CMS', timestamp: { isValid: true } }],
      })
    }
  })

  test('is refused if it does not belong there', async () => {
    const prepared = await prepare()
    const complete = (cms: Uint8Array) => completeSignature(prepared, cms, { time })
    const good = await cmsFor(prepared.digest)
    const other = await cmsFor((await prepare(await placed())).digest)
    await expect(complete(other)).rejects.toMatchObject({ code: 'signatureOfOtherData' })
    await expect(complete(ascii('no signature'))).rejects.toMatchObject({ code: 'signatureUnreadable' })
    await expect(complete(good.map((byte, at) => (at === good.length - 3 ? byte ^ 1 : byte)))).rejects.toMatchObject({
      code: 'signatureBroken',
    })
    const small = await prepareSignature(plainPdf(), { time, field: 'Asha', name: 'Asha', reserved: 500 })
    await expect(completeSignature(small, await cmsFor(small.digest), { time })).rejects.toMatchObject({
      code: 'tooLong',
    })
    const person = people[0] as (typeof people)[number]
    const [start, end] = prepared.gap
    const covered = Uint8Array.from([...prepared.pdf.subarray(0, start), ...prepared.pdf.subarray(end)])
    // PAdES wants the certificate to be named by what is signed.
    await expect(complete(await plainCms(covered, person))).rejects.toMatchObject({ code: 'signatureBroken' })
  })
})

describe('what is refused', () => {
  const rectangle = [10, 10, 60, 40] as const
  const certified = (certify: 1 | 2) =>
    signPdf(plainPdf(), { signer: signer(0), time, field: 'First', name: 'Asha', certify })
  const locked = async (action: string) => {
    const pdf = await placed()
    const doc = await PdfDocument.open(pdf)
    const num = readFields(doc).find(({ name }) => name === 'Asha')?.num as number
    return signBy(
      await revise(pdf, {
        [num]: lastBody(pdf, num).replace('/Type', `/Lock <</Type /SigFieldLock ${action}>> /Type`),
      }),
      [0],
      undefined,
    )
  }
  const second = { signer: undefined, time, field: 'Second', name: 'Vikram' }

  const cases: { name: string; code: SigningProblemCode; make: () => Promise<Uint8Array>; wanted?: object }[] = [
    { name: 'a signature on a document that permits no change', code: 'certified', make: () => certified(1) },
    {
      name: 'a visible field on a certified document',
      code: 'fieldNotPrepared',
      make: () => certified(2),
      wanted: { rectangle },
    },
    { name: 'a second certification', code: 'notFirst', make: () => certified(2), wanted: { certify: 2 } },
    {
      name: 'a field that a signature has locked',
      code: 'fieldLocked',
      make: () => locked('/Action /Include /Fields [(Vikram)]'),
      wanted: { field: 'Vikram' },
    },
    { name: 'any field if all are locked', code: 'fieldLocked', make: () => locked('/Action /All') },
    {
      name: 'a signature where the field permits no change',
      code: 'certified',
      make: () => locked('/Action /Include /Fields [(x)] /P 1'),
    },
    {
      name: 'a signed field',
      code: 'fieldSigned',
      make: () =>
        signBy(plainPdf(), [])
          .then(pdf => placed(pdf))
          .then(pdf => signBy(pdf, [0])),
      wanted: { field: 'Asha' },
    },
    { name: 'a field of text', code: 'fieldOfOtherKind', make: async () => plainPdf(), wanted: { field: 'place' } },
    {
      name: 'another place for a field',
      code: 'fieldPlaced',
      make: () => placed(),
      wanted: { field: 'Asha', rectangle },
    },
    { name: 'a page that is not there', code: 'pageMissing', make: async () => plainPdf(), wanted: { page: 2 } },
    {
      name: 'a rectangle without area',
      code: 'wrongRectangle',
      make: async () => plainPdf(),
      wanted: { rectangle: [10, 10, 10, 40] },
    },
    { name: 'a name with a point', code: 'wrongName', make: async () => plainPdf(), wanted: { field: 'a.b' } },
    {
      name: 'a form in XFA',
      code: 'xfa',
      make: () => revise(plainPdf(), { [parts.form]: '<</Fields [8 0 R] /XFA (x)>>' }),
    },
    {
      name: 'a look that is no PDF',
      code: 'lookUnreadable',
      make: async () => plainPdf(),
      wanted: { rectangle, look: ascii('no PDF') },
    },
  ]

  test.each(cases)('$name: $code', async ({ code, make, wanted }) => {
    const pdf = await make()
    const problem = await signPdf(pdf, { ...second, signer: signer(1), ...wanted }).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(SigningProblem)
    expect(problem).toMatchObject({ code })
  })

  test('fields in a signed document, and two of one name', async () => {
    const place = { field: 'Late', page: 1, rectangle }
    await expect(placeSignatures(await certified(2), [place])).rejects.toMatchObject({
      code: 'alreadySigned',
      field: 'First',
    })
    await expect(placeSignatures(plainPdf(), [place, place])).rejects.toMatchObject({ code: 'fieldPlaced' })
  })

  test('but a time may be stamped on a document that permits no change', async () => {
    const pdf = await addDocumentTimestamp(await certified(1), { time, authority: clock })
    expect(await verify(pdf)).toMatchObject({ verdict: 'valid', signatures: [{}, { kind: 'timestamp' }] })
  })
})

test('a field that is drawn by an object of its own is signed there', async () => {
  const apart = await revise(plainPdf(), {
    [parts.form]: '<</Fields [8 0 R 20 0 R]>>',
    [parts.page]: lastBody(plainPdf(), parts.page).replace('10 0 R', '10 0 R 21 0 R'),
    20: '<</FT /Sig /T (group) /Kids [22 0 R]>>',
    22: '<</T (one) /Parent 20 0 R /Kids [21 0 R]>>',
    21: '<</Type /Annot /Subtype /Widget /Parent 22 0 R /Rect [50 50 250 90] /P 3 0 R>>',
  })
  const first = await signPdf(apart, { signer: signer(1), time, field: 'First', name: 'Vikram', certify: 2 })
  const pdf = await signPdf(first, { signer: signer(0), time, field: 'group.one', name: 'Asha', look: look() })
  const found = await verify(pdf)
  expect(found).toMatchObject({ verdict: 'valid', emptyFields: 0 })
  expect(found.signatures.flatMap(({ changes }) => changes)).toMatchObject([
    { kind: 'signatureAddedVisibly', name: 'group.one' },
  ])
  expect(lastBody(pdf, 21)).toContain('/AP')
})
