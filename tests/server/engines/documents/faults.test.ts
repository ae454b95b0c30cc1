import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { FileType } from '../../../../contracts/files.ts'
import { decodePicture } from '../../../../server/engines/documents/picture/decodePicture.ts'
import { readDocument } from '../../../../server/engines/documents/readDocument.ts'
import { ModelMissing, modelsIn } from '../../../../server/engines/documents/recognise/models.ts'

const plain = (width: number, height: number, background = '#456') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture with a frame on it, so that it is not of one colour. */
const framed = async (width = 300, height = 200) =>
  plain(width, height).composite([{ input: await plain(100, 60, '#fff').png().toBuffer(), left: 20, top: 20 }])

const problemOf = async (type: FileType, content: Uint8Array, password?: string) => {
  const result = await readDocument({ files: [{ type, content, password }], asked: 'pan' })
  return 'problem' in result ? result.problem : 'none'
}

/** A PDF with this many pages, and if given one packed stream. */
async function pdfWith(pages: number, stream?: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page++) pdf.addPage([100, 100])
  if (stream) pdf.context.register(pdf.context.stream(stream, { Filter: 'FlateDecode', Length: stream.length }))
  return pdf.save({ useObjectStreams: false })
}

describe('pictures that cannot be read have a problem', () => {
  test('20,000 by 20,000 pixels', async () => {
    // A header says the size; the pixels need not be there.
    const huge = Buffer.from(await plain(8, 8).png().toBuffer())
    huge.writeUInt32BE(20_000, 16)
    huge.writeUInt32BE(20_000, 20)
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
    expect(await problemOf('png', huge)).toBe('tooManyPixels')
  })

  test('one colour, too small, empty, truncated, no picture', async () => {
    const jpeg = await (await framed()).jpeg().toBuffer()
    expect(await problemOf('jpeg', await plain(400, 300).jpeg().toBuffer())).toBe('oneColour')
    expect(await problemOf('jpeg', await plain(40, 30).jpeg().toBuffer())).toBe('tooSmall')
    expect(await problemOf('jpeg', new Uint8Array())).toBe('empty')
    expect(await problemOf('jpeg', jpeg.subarray(0, jpeg.length / 2))).toBe('broken')
    expect(await problemOf('jpeg', Buffer.from('this is no picture at all'))).toBe('unsupported')
    expect(await problemOf('csv', Buffer.from('a,b'))).toBe('unsupported')
    expect(await problemOf('jpeg', new Uint8Array(16 * 1024 * 1024))).toBe('tooManyBytes')
  })
})

describe('pictures of unusual forms are decoded to 8-bit RGB', () => {
  test.each([
    ['CMYK', async () => (await framed()).toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit', async () => (await framed()).toColourspace('rgb16').png().toBuffer()],
    ['grey', async () => (await framed()).greyscale().png().toBuffer()],
    ['transparent', async () => (await framed()).ensureAlpha(0.5).png().toBuffer()],
    [
      'animated',
      async () =>
        sharp([await (await framed()).png().toBuffer(), await plain(300, 200).png().toBuffer()], {
          join: { animated: true },
        })
          .webp()
          .toBuffer(),
    ],
  ])('%s', async (_, make) => {
    const decoded = await decodePicture(await make())
    expect(decoded).toMatchObject({ raster: { width: 300, height: 200 }, rotation: 0 })
    expect('raster' in decoded && decoded.raster.data.length).toBe(300 * 200 * 3)
  })

  test('the rotation of EXIF data is made, and told', async () => {
    const turned = await (await framed()).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await decodePicture(turned)).toMatchObject({ raster: { width: 200, height: 300 }, rotation: 90 })
  })

  test('large pictures are reduced', async () => {
    const decoded = await decodePicture(await (await framed(5000, 3000)).jpeg().toBuffer())
    expect('raster' in decoded && decoded.raster.width).toBe(2400)
  })

  test('a program that edits pictures is named', async () => {
    const edited = await (await framed())
      .withExif({ IFD0: { Software: 'Adobe Photoshop 25.0' } })
      .jpeg()
      .toBuffer()
    expect(await decodePicture(edited)).toMatchObject({ editor: 'Adobe Photoshop' })
  })
})

describe('PDFs that cannot be read have a problem', () => {
  test('empty, broken, without text and picture, too many pages', async () => {
    expect(await problemOf('pdf', new Uint8Array())).toBe('empty')
    expect(await problemOf('pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('broken')
    expect(await problemOf('pdf', await pdfWith(1))).toBe('pdfWithoutPicture')
    expect(await problemOf('pdf', await pdfWith(10_000))).toBe('tooManyPages')
  })

  test('a stream that unpacks without end', async () => {
    expect(await problemOf('pdf', await pdfWith(1, deflateSync(Buffer.alloc(250 * 1024 * 1024))))).toBe('broken')
  })

  test('a password that is missing or wrong', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage([100, 100])
    pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
    const content = await pdf.save()
    expect(await problemOf('pdf', content)).toBe('pdfPassword')
    expect(await problemOf('pdf', content, 'wrong')).toBe('pdfPassword')
    expect(await problemOf('pdf', content, 'secret')).toBe('pdfWithoutPicture')
  })
})

test('missing models are told', async () => {
  await expect(modelsIn('/nowhere')).rejects.toBeInstanceOf(ModelMissing)
})

test('no file and too many files', async () => {
  expect(await readDocument({ files: [], asked: 'detect' })).toEqual({ problem: 'empty', file: 0 })
  const file = { type: 'png' as const, content: new Uint8Array(1) }
  expect(await readDocument({ files: [file, file, file, file, file], asked: 'detect' })).toMatchObject({
    problem: 'tooManyPages',
  })
})
