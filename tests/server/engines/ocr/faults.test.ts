import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { drawObject, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { FileType } from '../../../../contracts/files/files.ts'
import { documentLimits } from '../../../../contracts/ocr/documents.ts'
import { pdfPages } from '../../../../server/engines/ocr/pdf/pdfPages.ts'
import { decodePicture } from '../../../../server/engines/ocr/picture/decodePicture.ts'
import { readDocument } from '../../../../server/engines/ocr/readDocument.ts'
import { ModelMissing, modelsIn } from '../../../../server/engines/ocr/recognise/models.ts'
import type { Raster } from '../../../../server/engines/ocr/recognise/raster.ts'

const plain = (width: number, height: number, background = '#456') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture with a frame on it, so that it is not of one colour. */
const framed = async (width = 300, height = 200) =>
  plain(width, height).composite([{ input: await plain(100, 60, '#fff').png().toBuffer(), left: 20, top: 20 }])

const problemOf = async (type: FileType, content: Uint8Array, password?: string) => {
  const result = await readDocument({ files: [{ type, content, password }], requested: 'pan' })
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

  test('one colour, too small, empty, no picture', async () => {
    expect(await problemOf('jpeg', await plain(400, 300).jpeg().toBuffer())).toBe('oneColour')
    const clear = sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } })
    expect(await problemOf('png', await clear.png().toBuffer())).toBe('oneColour')
    expect(await problemOf('jpeg', await plain(40, 30).jpeg().toBuffer())).toBe('tooSmall')
    expect(await problemOf('jpeg', new Uint8Array())).toBe('empty')
    expect(await problemOf('jpeg', Buffer.from('this is no picture at all'))).toBe('unsupported')
    expect(await problemOf('csv', Buffer.from('a,b'))).toBe('unsupported')
    expect(await problemOf('jpeg', new Uint8Array(documentLimits.bytes + 1))).toBe('tooManyBytes')
  })
})

describe('pictures that end too early have a problem', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s', async format => {
    const whole = await (await framed())[format]().toBuffer()
    for (const share of [0.9, 0.5, 0.1])
      expect(await problemOf(format, whole.subarray(0, whole.length * share)), `${share}`).toBe('broken')
  })
})

const BLUE = [0x44, 0x55, 0x66]
const WHITE = [255, 255, 255]

const pixel = ({ width, data }: Raster, x: number, y: number) => [...data.slice((y * width + x) * 3).subarray(0, 3)]

/** Two frames: the first has the frame on it, the second is plain. */
const animation = async () =>
  sharp([await (await framed()).png().toBuffer(), await plain(300, 200).png().toBuffer()], { join: { animated: true } })

describe('pictures of unusual forms are decoded to 8-bit RGB; of an animation, its first frame', () => {
  test.each([
    ['CMYK', async () => (await framed()).toColourspace('cmyk').jpeg().toBuffer()],
    ['CMYK in a TIFF', async () => (await framed()).toColourspace('cmyk').tiff().toBuffer()],
    ['16-bit', async () => (await framed()).toColourspace('rgb16').png().toBuffer()],
    ['16-bit in a TIFF', async () => (await framed()).toColourspace('rgb16').tiff().toBuffer()],
    ['16-bit grey', async () => (await framed()).toColourspace('grey16').png().toBuffer()],
    ['grey', async () => (await framed()).greyscale().png().toBuffer()],
    ['transparent', async () => (await framed()).ensureAlpha(0.5).png().toBuffer()],
    ['animated WebP', async () => (await animation()).webp({ lossless: true }).toBuffer()],
    ['animated GIF', async () => (await animation()).gif().toBuffer()],
    ['animated PNG', async () => animatedPng()],
  ])('%s', async (_, make) => {
    const decoded = await decodePicture(await make())
    if ('problem' in decoded) throw new Error(decoded.problem)
    const { raster } = decoded
    expect(decoded).toMatchObject({ raster: { width: 300, height: 200 }, rotation: 0 })
    expect(raster.data.length).toBe(300 * 200 * 3)
    expect(pixel(raster, 60, 40)).toEqual(WHITE)
    // Inks and grey cannot show the blue exactly.
    for (const [c, value] of pixel(raster, 250, 150).entries())
      expect(Math.abs(value - (BLUE[c] ?? 0))).toBeLessThan(20)
  })

  /** An APNG: the picture's own data are the first frame, then follows a plain one (PNG specification, third edition, 11.3.6). */
  async function animatedPng(): Promise<Buffer> {
    const first = await (await framed()).png().toBuffer()
    const second = await plain(300, 200).png().toBuffer()
    const frame = (sequence: number) => {
      const control = Buffer.alloc(26)
      control.writeUInt32BE(sequence, 0)
      control.writeUInt32BE(300, 4)
      control.writeUInt32BE(200, 8)
      control.writeUInt16BE(1, 20)
      control.writeUInt16BE(10, 22)
      return chunk('fcTL', control)
    }
    const data = chunksOf(second).find(({ type }) => type === 'IDAT')?.data ?? Buffer.alloc(0)
    const parts = chunksOf(first).flatMap(({ type, data: own }) => {
      const same = chunk(type, own)
      if (type === 'IHDR') return [same, chunk('acTL', Buffer.from('0000000200000000', 'hex')), frame(0)]
      if (type !== 'IEND') return [same]
      return [frame(1), chunk('fdAT', Buffer.concat([Buffer.from('00000002', 'hex'), data])), same]
    })
    return Buffer.concat([first.subarray(0, 8), ...parts])
  }
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const framing = Buffer.alloc(8)
  framing.writeUInt32BE(data.length, 0)
  framing.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([framing.subarray(0, 4), body, framing.subarray(4)])
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

describe('the rotation of EXIF data is made, and told', () => {
  // Where the stored picture's upper left corner belongs (EXIF 2.32, 4.6.4).
  test.each([
    [1, 0, 'upper left'],
    [2, 0, 'upper right'],
    [3, 180, 'lower right'],
    [4, 180, 'lower left'],
    [5, 90, 'upper left'],
    [6, 90, 'upper right'],
    [7, 270, 'lower right'],
    [8, 270, 'lower left'],
  ] as const)('orientation %i turns by %i', async (orientation, rotation, corner) => {
    const decoded = await decodePicture(await (await framed()).withMetadata({ orientation }).png().toBuffer())
    if ('problem' in decoded) throw new Error(decoded.problem)
    const { width, height } = decoded.raster
    expect(decoded).toMatchObject({ rotation, raster: orientation < 5 ? { width: 300 } : { width: 200 } })
    const [x, y] = [corner.includes('left') ? 40 : width - 40, corner.includes('upper') ? 40 : height - 40]
    expect(pixel(decoded.raster, x, y)).toEqual(WHITE)
    expect(pixel(decoded.raster, width - x, height - y)).toEqual(BLUE)
  })
})

describe('what a picture tells about itself', () => {
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
  test('a scan of 20,000 by 20,000 pixels is not unpacked', async () => {
    const pdf = await PDFDocument.create()
    const scan = pdf.context.stream(deflateSync(Buffer.alloc(1_000)), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 20_000,
      Height: 20_000,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
    })
    const page = pdf.addPage([600, 600])
    page.node.setXObject(PDFName.of('Scan'), pdf.context.register(scan))
    page.pushOperators(drawObject('Scan'))
    expect(await problemOf('pdf', await pdf.save({ useObjectStreams: false }))).toBe('pdfWithoutPicture')
  })

  test('a scan with too many pixels to read is reduced', async () => {
    const pdf = await PDFDocument.create()
    const scan = await pdf.embedJpg(await (await framed(4000, 2000)).jpeg().toBuffer())
    pdf.addPage([400, 200]).drawImage(scan, { width: 400, height: 200 })
    expect(await pdfPages(await pdf.save())).toMatchObject({ pages: [{ raster: { width: 2400, height: 1200 } }] })
  })

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

test('models that are missing or damaged are told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'))
  for (const file of ['ch_PP-OCRv4_det_infer.onnx', 'ppocr_keys_v1.txt'])
    writeFileSync(join(folder, file), 'half a file')
  await expect(modelsIn(folder)).rejects.toBeInstanceOf(ModelMissing)
  await expect(modelsIn('/nowhere')).rejects.toBeInstanceOf(ModelMissing)
  rmSync(folder, { recursive: true })
})

test('no file and too many files', async () => {
  expect(await readDocument({ files: [], requested: 'detect' })).toEqual({ problem: 'empty', file: 0 })
  const file = { type: 'png' as const, content: new Uint8Array(1) }
  expect(await readDocument({ files: [file, file, file, file, file], requested: 'detect' })).toMatchObject({
    problem: 'tooManyPages',
  })
})
