import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfPages } from '../../../../server/engines/ocr/pdf/pdfPages.ts'
import { readDocument } from '../../../../server/engines/ocr/readDocument.ts'

async function certificate(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const rows: [string, string][] = [
    ['Legal Name', 'SHARMA TRADERS PRIVATE LIMITED'],
    ['Trade Name, if any', 'SHARMA STORES'],
    ['Constitution of Business', 'Private Limited Company'],
    ['Type of Registration', 'Regular'],
    ['Date of issue of Certificate', '12/03/2021'],
  ]
  page.drawText('Form GST REG-06  Registration Certificate', { x: 150, y: 780, size: 14, font })
  page.drawText('Registration Number : 27AAPCS1234K1Z8', { x: 50, y: 740, size: 12, font })
  for (const [index, [label, value]] of rows.entries()) {
    page.drawText(label, { x: 50, y: 700 - index * 24, size: 11, font })
    page.drawText(value, { x: 300, y: 700 - index * 24, size: 11, font })
  }
  pdf.setProducer('iLovePDF')
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false })
}

describe('a PDF with text', () => {
  test('is read without recognition, drawn, and its editor is named', async () => {
    const content = await certificate()
    const result = await readDocument({
      files: [{ type: 'pdf', content }],
      requested: 'gstCertificate',
      today: '2026-11-25',
    })
    if ('problem' in result) throw new Error(result.problem)
    const { reading, pictures } = result
    expect(reading.kind).toBe('gstCertificate')
    expect(Object.fromEntries(reading.fields.map(({ name, value }) => [name, value]))).toMatchObject({
      number: '27AAPCS1234K1Z8',
      legalName: 'SHARMA TRADERS PRIVATE LIMITED',
      tradeName: 'SHARMA STORES',
      constitution: 'Private Limited Company',
      issueDate: '2021-03-12',
    })
    expect(reading.pictures).toMatchObject([{ readFrom: 'text', width: 1190, height: 1684, rotation: 0 }])
    expect(reading.hints.map(({ code }) => code)).toContain('editorSoftware')
    const box = reading.fields.find(({ name }) => name === 'legalName')?.box
    const area = { left: box?.x ?? 0, top: box?.y ?? 0, width: box?.width ?? 1, height: box?.height ?? 1 }
    const { data } = await sharp(pictures[0]).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true })
    // The words stand in the box that the field names.
    expect(data.filter(value => value < 100).length).toBeGreaterThan(300)
  })

  test('that was changed after it was made says so', async () => {
    const content = await certificate()
    const changed = Buffer.concat([content, Buffer.from('\n% appended\n%%EOF\n')])
    expect(await pdfPages(content)).toMatchObject({ isChanged: false })
    expect(await pdfPages(changed)).toMatchObject({ isChanged: true })
  })
})

test('a scan is the picture of its page', async () => {
  const pdf = await PDFDocument.create()
  const frame = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#36c' } })
    .jpeg()
    .toBuffer()
  pdf.addPage([400, 250]).drawImage(await pdf.embedJpg(frame), { x: 0, y: 0, width: 400, height: 250 })
  const opened = await pdfPages(await pdf.save())
  expect(opened).toMatchObject({ pages: [{ raster: { width: 400, height: 250 }, lines: undefined }] })
  expect(
    'pages' in opened && [...(opened.pages[0]?.raster.data.slice(0, 3) ?? [])].map(value => Math.round(value / 17)),
  ).toEqual([3, 6, 12])
})
