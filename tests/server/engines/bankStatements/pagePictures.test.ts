import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coveredByPictures, drawPictures } from '../../../../server/engines/bankStatements/files/pagePictures.ts'

/** Brightness of the quarters: upper left, upper right, lower left, lower right. */
const quarters = [20, 90, 160, 230] as const
const SIDE = 40
const square = await sharp(
  Uint8Array.from(
    { length: SIDE * SIDE },
    (_, at) => quarters[(at % SIDE < SIDE / 2 ? 0 : 1) + (at < (SIDE * SIDE) / 2 ? 0 : 2)] ?? 0,
  ),
  { raw: { width: SIDE, height: SIDE, channels: 1 } },
)
  .png()
  .toBuffer()

async function quartersOf(paint: (page: PDFPage, document: PDFDocument) => Promise<void> | void) {
  const document = await PDFDocument.create()
  const page = document.addPage([100, 100])
  await paint(page, document)
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(await document.save())
  const opened = await pdf.getPage(1)
  const covered = await coveredByPictures(opened)
  const raster = await drawPictures(opened)
  if (!raster) throw new Error('No picture.')
  const { width, height, data } = raster
  const at = (x: number, y: number) =>
    Math.round((data[(Math.floor(y * height) * width + Math.floor(x * width)) * 3] ?? 0) / 10) * 10
  return { covered: Math.round(covered * 100) / 100, seen: [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)] }
}

const whole = { x: 0, y: 0, width: 100, height: 100 }
const [ul, ur, ll, lr] = [20, 90, 160, 230]

test.each<[string, (page: PDFPage, document: PDFDocument) => Promise<void>, number[]]>([
  ['as it lies', async (page, document) => page.drawImage(await document.embedPng(square), whole), [ul, ur, ll, lr]],
  [
    'on a page that is shown turned',
    async (page, document) => {
      page.drawImage(await document.embedPng(square), whole)
      page.setRotation(degrees(90))
    },
    [ll, ul, lr, ur],
  ],
  [
    'turned on its page',
    async (page, document) =>
      page.drawImage(await document.embedPng(square), { ...whole, x: 100, rotate: degrees(90) }),
    [ur, lr, ul, ll],
  ],
  [
    'upside down',
    async (page, document) =>
      page.drawImage(await document.embedPng(square), { ...whole, x: 100, y: 100, rotate: degrees(180) }),
    [lr, ll, ur, ul],
  ],
  [
    'in strips',
    async (page, document) => {
      for (const [top, y] of [
        [0, 50],
        [SIDE / 2, 0],
      ] as const) {
        const strip = await sharp(square)
          .extract({ left: 0, top, width: SIDE, height: SIDE / 2 })
          .png()
          .toBuffer()
        page.drawImage(await document.embedPng(strip), { x: 0, y, width: 100, height: 50 })
      }
    },
    [ul, ur, ll, lr],
  ],
])('a picture %s is drawn as the page shows it', async (_name, paint, seen) => {
  expect(await quartersOf(paint)).toEqual({ covered: 1, seen })
})

test.each([
  ['a picture', {}],
  ['a mask', { ImageMask: true }],
])('%s of one bit has black ink on white', async (_name, more) => {
  const bits = Buffer.from([0b0000_1111, 0b0000_1111, 0b0000_1111, 0b0000_1111, 0xff, 0xff, 0xff, 0xff])
  const { covered, seen } = await quartersOf((page, document) => {
    const dictionary = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 8,
      Height: 8,
      BitsPerComponent: 1,
      Filter: 'FlateDecode',
      ...('ImageMask' in more ? more : { ColorSpace: 'DeviceGray' }),
    }
    const picture = document.context.register(document.context.stream(deflateSync(bits), dictionary))
    page.node.setXObject(PDFName.of('Bits'), picture)
    const content = document.context.stream('q 100 0 0 50 0 50 cm /Bits Do Q')
    page.node.addContentStream(document.context.register(content))
  })
  expect({ covered, seen }).toEqual({ covered: 0.5, seen: [0, 260, 260, 260] })
})
