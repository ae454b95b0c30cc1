import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { composePdf } from '../../../../server/engines/esign/composePdf.ts'
import { inspectPdf } from '../../../../server/engines/esign/inspectPdf.ts'
import { signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { displayedText } from '../../../support/displayedText.ts'
import { makeSigner } from '../../../support/pdfs/signers.ts'
import { rawPdf } from '../../../support/rawPdf.ts'

const line = (text: string) => `BT /F1 20 Tf 100 300 Td (${text}) Tj ET`
const letters = rawPdf({
  tree: '/MediaBox [10 20 310 420] /Rotate 90',
  pages: [{ content: line('A') }, { content: line('B'), entries: '/CropBox [60 70 260 370]' }, { content: line('C') }],
})
const numbers = rawPdf({ pages: [{ content: line('1') }, { content: line('2') }] })
const choice = (file: number, page: number, rotate: 0 | 90 | 180 | 270 = 0) => ({ file, page, rotate })
const textOf = async (pdf: Uint8Array) => (await displayedText(pdf)).pages.map(({ text }) => text)

/** With everything that a document has beside its pages. */
const rich = rawPdf({
  pages: [
    {
      content: `/OC /Layer BDC ${line('hidden')} EMC ${line('seen')}`,
      entries: `/Annots [100 0 R 101 0 R 102 0 R 103 0 R] /Resources <</Font <</F1 3 0 R>> /Properties <</Layer 105 0 R>>>> /StructParents 0`,
    },
    { content: line('other page') },
  ],
  root: `/AcroForm <</Fields [100 0 R 101 0 R]>> /Outlines <</First 106 0 R>> /PageLabels <</Nums [0 <</S /r>>]>>
    /Names <</EmbeddedFiles <</Names []>> /JavaScript <</Names []>>>> /StructTreeRoot <</Type /StructTreeRoot>>
    /OCProperties <</OCGs [105 0 R] /D <</OFF [105 0 R]>>>>`,
  objects: [
    '<</Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (drawn) /Rect [50 50 150 70] /P 10 0 R /AP <</N 104 0 R>>>>',
    '<</Type /Annot /Subtype /Widget /FT /Tx /T (b) /V (not drawn) /Rect [50 90 150 110] /P 10 0 R>>',
    '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [12 0 R /Fit]>>',
    '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /P 10 0 R /A <</S /URI /URI (https://satyapan.example/) /Next <</S /JavaScript /JS (app.alert\\(1\\))>>>>>>',
    '<</Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources <</Font <</F1 3 0 R>>>> /Length 33>>\nstream\nBT /F1 9 Tf 2 5 Td (drawn) Tj ET  \nendstream',
    '<</Type /OCG /Name (Layer)>>',
    '<</Title (x)>>',
  ],
})

describe('one PDF', () => {
  test('passes byte for byte if nothing is changed', async () => {
    const composed = await composePdf({ files: [numbers, rich], pages: [choice(1, 0), choice(1, 1)] })
    expect(composed).toMatchObject({ isUntouched: true, lost: [] })
    expect(Buffer.from(composed.pdf).equals(Buffer.from(rich))).toBe(true)
  })

  test('keeps all it has when pages are only turned', async () => {
    const { pdf, lost, isUntouched } = await composePdf({
      files: [letters],
      pages: [choice(0, 0), choice(0, 1, 90), choice(0, 2, 270)],
    })
    expect([lost, isUntouched]).toEqual([[], false])
    expect(Buffer.from(pdf.subarray(0, letters.length)).equals(Buffer.from(letters))).toBe(true)
    expect((await inspectPdf(pdf)).pages).toEqual([
      { width: 400, height: 300, rotate: 90 },
      { width: 200, height: 300, rotate: 180 },
      { width: 300, height: 400, rotate: 0 },
    ])
    expect(await textOf(pdf)).toEqual(['A', 'B', 'C'])
  })

  test('has nothing of a page that is left out', async () => {
    const { pdf, lost } = await composePdf({ files: [rich], pages: [choice(0, 0)] })
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('other page')
    expect(lost).toEqual([
      'attachments',
      'bookmarks',
      'fieldValues',
      'fields',
      'links',
      'pageLabels',
      'scripts',
      'tags',
    ])
  })
})

describe('several files', () => {
  test('become one in the chosen order, each page as it was', async () => {
    const pages = [choice(1, 1), choice(0, 2), choice(0, 1, 180), choice(1, 0, 90), choice(0, 1)]
    const { pdf, lost } = await composePdf({ files: [letters, numbers], pages })
    expect(lost).toEqual([])
    expect(await textOf(pdf)).toEqual(['2', 'C', 'B', '1', 'B'])
    expect((await inspectPdf(pdf)).pages).toEqual([
      { width: 595, height: 842, rotate: 0 },
      { width: 400, height: 300, rotate: 90 },
      { width: 300, height: 200, rotate: 270 },
      { width: 842, height: 595, rotate: 90 },
      { width: 300, height: 200, rotate: 90 },
    ])
  })

  test('keep what fields show and links to addresses, hide what was hidden, and run nothing', async () => {
    const { pdf } = await composePdf({ files: [numbers, rich], pages: [choice(0, 0), choice(1, 0)] })
    const written = Buffer.from(pdf).toString('latin1')
    expect(written).toContain('(drawn) Tj')
    expect(written).not.toMatch(/Widget|AcroForm|JavaScript|other page/)
    expect(written).toContain('/URI')
    expect(written).toMatch(/\/OCProperties <<\/OCGs \[(\d+ 0 R)\] \/D <<\/OFF \[\1\]/)
  })

  test('pictures become pages of A4, upright and fitted', async () => {
    const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const turned = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { pdf } = await composePdf({
      files: [wide, turned, numbers],
      pages: [choice(0, 0), choice(1, 0, 90), choice(2, 0)],
    })
    expect((await inspectPdf(pdf)).pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [842, 595],
      [842, 595],
      [595, 842],
    ])
  })
})

test('refuses a file that is signed, whichever of its pages are taken', async () => {
  const signed = await signPdf(numbers, {
    signer: await makeSigner('Asha Rao', null),
    time: new Date('2026-03-01T06:30:00Z'),
    field: 'Asha',
    name: 'Asha',
  })
  for (const pages of [
    [choice(1, 0), choice(1, 1)],
    [choice(1, 0, 90), choice(1, 1)],
    [choice(0, 0), choice(1, 1)],
  ])
    await expect(composePdf({ files: [letters, signed], pages })).rejects.toMatchObject({ code: 'signed', index: 1 })
})

test.each([
  ['a file that is none', { files: [], pages: [choice(0, 0)] }, 'noSuchPage', 0],
  ['a page that is none', { files: [numbers], pages: [choice(0, 2)] }, 'noSuchPage', 0],
  ['no page', { files: [numbers], pages: [] }, 'noPages', null],
  [
    'too many pages',
    { files: [numbers], pages: Array.from({ length: 1001 }, () => choice(0, 0)) },
    'tooManyPages',
    null,
  ],
  ['an empty file', { files: [numbers, new Uint8Array()], pages: [choice(0, 0), choice(1, 0)] }, 'empty', 1],
  ['another file', { files: [Buffer.from('PK\u0003\u0004 word/document.xml')], pages: [choice(0, 0)] }, 'notPdf', 0],
  ['a broken picture', { files: [Buffer.from('89504e470d0a1a0a00', 'hex')], pages: [choice(0, 0)] }, 'badPicture', 0],
] as const)('refuses %s', async (_, order, code, index) => {
  await expect(composePdf(order)).rejects.toMatchObject({ name: 'EsignRefusal', code, index })
})
