import { PDFDocument } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composePdf } from '../../../../server/engines/esign/composePdf.ts'
import { inspectPdf } from '../../../../server/engines/esign/inspectPdf.ts'
import { stampPdf } from '../../../../server/engines/esign/stampPdf.ts'
import { EsignRefusal } from '../../../../server/engines/esign/types.ts'
import { displayedText } from '../../../support/displayedText.ts'
import { rawPdf } from '../../../support/rawPdf.ts'

async function withForm(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const [, page] = [pdf.addPage([300, 400]), pdf.addPage([300, 400])]
  const form = pdf.getForm()
  const name = form.createTextField('person.name')
  name.addToPage(page, { x: 30, y: 340, width: 100, height: 20, borderWidth: 0 })
  name.enableRequired()
  const choice = form.createDropdown('state')
  choice.addOptions(['Kerala', 'Assam'])
  choice.addToPage(page, { x: 30, y: 300, width: 100, height: 20, borderWidth: 0 })
  const box = form.createCheckBox('agreed')
  box.addToPage(page, { x: 30, y: 260, width: 20, height: 20, borderWidth: 0 })
  box.enableReadOnly()
  return await pdf.save()
}

describe('fields', () => {
  test('are found where they are displayed', async () => {
    const { fields } = await inspectPdf(await withForm())
    const common = { page: 1, isRequired: false, isReadOnly: false, options: [] }
    expect(fields).toEqual([
      { ...common, name: 'person.name', kind: 'text', isRequired: true, box: { x: 30, y: 40, width: 100, height: 20 } },
      {
        ...common,
        name: 'state',
        kind: 'choice',
        options: ['Kerala', 'Assam'],
        box: { x: 30, y: 80, width: 100, height: 20 },
      },
      { ...common, name: 'agreed', kind: 'checkbox', isReadOnly: true, box: { x: 30, y: 120, width: 20, height: 20 } },
    ])
  })
})

describe('anchors', () => {
  test('are found in the text, with their signer', async () => {
    const content =
      'BT /F1 10 Tf 50 700 Td (Sign: {{Signature:1}} on {{ date : 12 }}) Tj 0 -40 Td ({{initials}} {{other:1}} {{name:0}}) Tj ET'
    const { anchors } = await inspectPdf(rawPdf({ pages: [{}, { content }] }))
    expect(anchors.map(({ kind, signer, page }) => [kind, signer, page])).toEqual([
      ['signature', 1, 1],
      ['date', 12, 1],
      ['initials', 1, 1],
    ])
    const [first, second, third] = anchors.map(({ box }) => box)
    expect(first?.x).toBeGreaterThan(70)
    expect(first?.y).toBeCloseTo(134, 0)
    expect(first?.height).toBeCloseTo(10, 1)
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    expect(third?.x).toBeCloseTo(50, 1)
    expect(third?.y).toBeCloseTo(174, 0)
  })
})

async function outcomeOf(pdf: Uint8Array): Promise<unknown> {
  try {
    const { pages } = await inspectPdf(pdf)
    const box = { x: 0, y: 0, width: pages[0]?.width ?? 0, height: pages[0]?.height ?? 0 }
    const stamped = await inspectPdf(await stampPdf(pdf, [{ kind: 'check', page: 0, box }]))
    return stamped.pages.length === pages.length ? 'stamped' : 'pages were lost'
  } catch (error) {
    return error
  }
}

const plain = rawPdf({ pages: [{ content: 'BT /F1 20 Tf 50 700 Td (Kept) Tj ET' }] })

describe('a file that cannot be taken', () => {
  test.each([
    ['empty', new Uint8Array()],
    ['notPdf', Buffer.from('hello')],
    ['damaged', Buffer.from('%PDF-1.7\nhello')],
    ['noPages', rawPdf({ pages: [] })],
    ['tooManyPages', rawPdf({ pages: Array.from({ length: 1001 }, () => ({})) })],
    ['xfa', rawPdf({ pages: [{}], root: '/AcroForm <</Fields [] /XFA (x)>>' })],
    ['tooLarge', Buffer.concat([plain, Buffer.alloc(100 * 1024 * 1024)])],
  ])('is refused as %s', async (code, pdf) => {
    await expect(inspectPdf(pdf)).rejects.toMatchObject({ name: 'EsignRefusal', code })
  })

  test('is refused as encrypted, also if it opens without a password', async () => {
    const pdf = await PDFDocument.load(plain)
    pdf.encrypt({ ownerPassword: 'x', permissions: {} })
    const owner = await pdf.save()
    await expect(inspectPdf(owner)).rejects.toMatchObject({ code: 'encrypted' })
    await expect(composePdf({ files: [plain, owner], pages: [{ file: 1, page: 0, rotate: 0 }] })).rejects.toMatchObject(
      {
        code: 'encrypted',
        index: 1,
      },
    )
  })

  test('whose page tree is a circle is refused', async () => {
    await expect(inspectPdf(rawPdf({ pages: [{ entries: '/Kids [2 0 R]' }] }))).rejects.toMatchObject({
      code: 'damaged',
    })
  })

  test('whatever its bytes are, is refused with a code or read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: plain.length - 1 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 6 }),
        fc.nat({ max: plain.length }),
        async (changes, length) => {
          const pdf = Uint8Array.from(plain)
          for (const [at, byte] of changes) pdf[at] = byte
          const outcomes = await Promise.all([pdf, pdf.subarray(0, length)].map(tried => outcomeOf(tried)))
          expect(outcomes.filter(outcome => outcome !== 'stamped' && !(outcome instanceof EsignRefusal))).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('a file with wrong cross-references is repaired, and says so', async () => {
  const damaged = Buffer.from(
    Buffer.from(plain)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7'),
    'latin1',
  )
  expect(await inspectPdf(plain)).toMatchObject({ isRepaired: false })
  expect(await inspectPdf(damaged)).toMatchObject({ isRepaired: true })
  const { pdf, isUntouched } = await composePdf({ files: [damaged], pages: [{ file: 0, page: 0, rotate: 0 }] })
  expect(isUntouched).toBe(false)
  expect(await inspectPdf(pdf)).toMatchObject({ isRepaired: false })
  expect((await displayedText(pdf)).pages[0]?.text).toBe('Kept')
})
