import { PDFDocument } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { fillFields } from '../../../../server/engines/esign/fillFields.ts'
import { inspectPdf } from '../../../../server/engines/esign/inspectPdf.ts'
import { placeFields } from '../../../../server/engines/esign/placeFields.ts'
import type { FieldFilling, FieldPlace } from '../../../../server/engines/esign/types.ts'
import { latin1 } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { lastBody, revise } from '../../../support/pdfs/plainPdf.ts'
import { bluePicture, contract, numberOf, places, prepared } from '../../../support/pdfs/preparedPdf.ts'
import { makeSigner } from '../../../support/pdfs/signers.ts'
import { rawPdf } from '../../../support/rawPdf.ts'

const box = { x: 40, y: 60, width: 120, height: 30 }
const place = (name: string, more: Partial<FieldPlace> = {}): FieldPlace => ({
  name,
  kind: 'text',
  page: 0,
  box,
  ...more,
})
const text = (name: string, value: string): FieldFilling => ({ name, mark: { kind: 'text', text: value } })
const seenKinds = { text: 'text', check: 'checkbox', picture: 'button', signature: 'signature' } as const

/** What a viewer knows of the fields of a page, by their names. */
async function viewed(pdf: Uint8Array, page = 1) {
  const doc = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 })
  const shown = await doc.getPage(page)
  const found = (await shown.getAnnotations()) as { fieldName: string; fieldValue: unknown; alternativeText: string }[]
  await doc.loadingTask.destroy()
  return new Map(found.map(one => [one.fieldName, one]))
}

describe('fields are placed', () => {
  test('where they are wanted on the page as it is displayed, whatever it is like', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          rotate: fc.constantFrom(0, 90, 180, 270, -90, 450),
          userUnit: fc.constantFrom(1, 2, 0.5),
          left: fc.integer({ min: -300, max: 300 }),
          kind: fc.constantFrom('text', 'check', 'picture', 'signature'),
        }),
        async ({ rotate, userUnit, left, kind }) => {
          const entries = `/Rotate ${rotate} /UserUnit ${userUnit} /MediaBox [${left} -50 ${left + 800} 850] /CropBox [${left + 30} 20 ${left + 630} 720]`
          const pdf = await placeFields(rawPdf({ pages: [{ entries }] }), [place('one', { kind })])
          const { fields } = await inspectPdf(pdf)
          expect(fields).toMatchObject([{ name: 'one', kind: seenKinds[kind], page: 0 }])
          for (const side of ['x', 'y', 'width', 'height'] as const)
            expect(fields[0]?.box[side]).toBeCloseTo(box[side], 3)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('in one revision, empty, with a label, beside those that are there', async () => {
    const before = await PDFDocument.create()
    const page = before.addPage([300, 400])
    before.getForm().createTextField('old').addToPage(page, { x: 10, y: 10, width: 50, height: 20 })
    const bytes = await before.save()
    const pdf = await placeFields(bytes, [
      place('name', { label: 'आपका नाम' }),
      place('tick', { kind: 'check', box: { ...box, y: 100, width: 12, height: 12 } }),
      place('hidden', { kind: 'signature', box: null }),
    ])
    expect(pdf.subarray(0, bytes.length)).toEqual(bytes)
    const fields = await viewed(pdf)
    expect([...fields.keys()].toSorted()).toEqual(['hidden', 'name', 'old', 'tick'])
    expect(fields.get('name')).toMatchObject({ alternativeText: 'आपका नाम', fieldValue: '' })
    expect(fields.get('tick')).toMatchObject({ fieldValue: 'Off' })
    expect((await inspectPdf(pdf)).signatures).toEqual({
      count: 0,
      canAddFields: true,
      emptySignatureFields: ['hidden'],
    })
  })

  test.each<[string, FieldPlace[]]>([
    ['badField', [place('')]],
    ['badField', [place('a.b')]],
    ['badField', [place('a'), place('a')]],
    ['badBox', [place('a', { box: null })]],
    ['badBox', [place('a', { box: { ...box, x: 590 } })]],
    ['noSuchPage', [place('a', { page: 1 })]],
  ])('or refused as %s: %j', async (code, wanted) => {
    await expect(placeFields(rawPdf({ pages: [{}] }), wanted)).rejects.toMatchObject({
      code,
      index: wanted.length - 1,
    })
  })
})

describe('fields are filled', () => {
  test('with values that viewers know, and looks of their own', async () => {
    const before = await prepared()
    const content = await bluePicture()
    const pdf = await fillFields(before, [
      text('Asha name', 'आशा राव'),
      { name: 'Asha agrees', mark: { kind: 'check' } },
      { name: 'Asha stamp', mark: { kind: 'image', content } },
      text('Ravi name', '  '),
    ])
    expect(pdf.subarray(0, before.length)).toEqual(before)
    const fields = await viewed(pdf)
    expect(fields.get('Asha name')?.fieldValue).toBe('आशा राव')
    expect(fields.get('Asha agrees')?.fieldValue).toBe('Yes')
    expect(fields.get('Ravi name')?.fieldValue).toBe('')
    expect(lastBody(pdf, await numberOf(pdf, 'Asha stamp'))).toMatch(/\/MK <<\/TP 1 \/I \d+ 0 R>>/)
  })

  test('of a form of another program, drawn by it at several places', async () => {
    const pdf = await PDFDocument.create()
    const pages = [pdf.addPage([300, 400]), pdf.addPage([300, 400])]
    const field = pdf.getForm().createTextField('person.name')
    for (const page of pages) field.addToPage(page, { x: 30, y: 340, width: 100, height: 20 })
    const filled = await fillFields(await pdf.save(), [text('person.name', 'Asha')])
    for (const page of [1, 2]) expect((await viewed(filled, page)).get('person.name')?.fieldValue).toBe('Asha')
  })

  test.each<[string, FieldFilling]>([
    ['badField', text('nobody', 'Asha')],
    ['badField', text('Asha agrees', 'Asha')],
    ['badField', text('Asha signs', 'Asha')],
    ['missingCharacters', text('Asha name', 'Asha 😀')],
    ['textDoesNotFit', text('Asha name', 'Asha of Lucknow '.repeat(99))],
    ['badPicture', { name: 'Asha stamp', mark: { kind: 'image', content: Uint8Array.of(1) } }],
  ])('or refused as %s: %j', async (code, wanted) => {
    await expect(fillFields(await prepared(), [text('Ravi name', 'Ravi'), wanted])).rejects.toMatchObject({
      code,
      index: 1,
    })
  })
})

describe('a file that carries signatures', () => {
  const time = new Date('2026-03-01T06:30:00Z')
  const sign = async (pdf: Uint8Array, certify?: 1 | 2) =>
    signPdf(pdf, { signer: await makeSigner('Asha Rao', null), time, field: 'Platform', name: 'Asha', certify })
  const late = place('Late', { kind: 'signature' })

  test('says what can be added, and takes no more', async () => {
    const empty = places.flatMap(({ kind, name }) => (kind === 'signature' && name !== 'Platform' ? [name] : []))
    const [open, certified, closed] = [
      await sign(await prepared()),
      await sign(await prepared(), 2),
      await sign(await prepared(), 1),
    ]
    const facts = async (pdf: Uint8Array) => (await inspectPdf(pdf)).signatures
    expect(await facts(open)).toEqual({ count: 1, canAddFields: true, emptySignatureFields: empty })
    expect(await facts(certified)).toEqual({ count: 1, canAddFields: false, emptySignatureFields: empty })
    expect(await facts(closed)).toEqual({ count: 1, canAddFields: false, emptySignatureFields: [] })
    expect(latin1(await placeFields(open, [late])).slice(0, open.length)).toBe(latin1(open))
    for (const pdf of [certified, closed])
      await expect(placeFields(pdf, [late])).rejects.toMatchObject({ code: 'signed' })
    await expect(placeFields(open, [place('Late')])).rejects.toMatchObject({ code: 'signed' })
    await placeFields(certified, [{ ...late, box: null }])
    await expect(fillFields(closed, [text('Asha name', 'Asha')])).rejects.toMatchObject({ code: 'signed', index: 0 })
  })

  test('is filled once: a value stays, and so does what a signature locks', async () => {
    const filled = await fillFields(await sign(await prepared(), 2), [text('Asha name', 'Asha')])
    await expect(fillFields(filled, [text('Asha name', 'Ravi')])).rejects.toMatchObject({ code: 'badField' })
    const pdf = await prepared()
    const num = await numberOf(pdf, 'Platform')
    const lock = '/Lock <</Type /SigFieldLock /Action /Include /Fields [(Asha name)]>>'
    const locked = await sign(await revise(pdf, { [num]: lastBody(pdf, num).replace('/Type', `${lock} /Type`) }))
    await expect(fillFields(locked, [text('Asha name', 'Asha')])).rejects.toMatchObject({ code: 'signed' })
    await fillFields(locked, [text('Ravi name', 'Ravi')])
  })

  test('is not filled if it is damaged', async () => {
    const damaged = Buffer.from(latin1(await sign(await prepared())).replace(/startxref\n\d+\n%%EOF\n$/, ''), 'latin1')
    await expect(fillFields(damaged.subarray(0, damaged.length - 5), [text('Asha name', 'A')])).rejects.toMatchObject({
      name: 'EsignRefusal',
    })
  })
})

test('a document without fillings stays as it is', async () => {
  const pdf = contract()
  expect(await placeFields(pdf, [])).toEqual(pdf)
  expect(await fillFields(pdf, [])).toEqual(pdf)
})
