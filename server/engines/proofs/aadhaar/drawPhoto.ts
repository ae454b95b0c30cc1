import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { PDFPageProxy as Page } from 'pdfjs-dist'
import sharp from 'sharp'

const require = createRequire(import.meta.url)

/** Pixels of a side. UIDAI's photos have about 60 by 80. */
const LARGEST = 1_000
/** `SIZ`, behind the start of the code stream. */
const SIZ = 0xff51
const RGBA = 4

/** The size of a JPEG 2000 code stream (ITU-T T.800, A.5.1); null for another file, and for a picture that is too large. */
export function sizeOf(photo: Uint8Array): { width: number; height: number } | null {
  const view = Buffer.from(photo)
  const at = view.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]))
  if (at < 0 || view.length < at + 24 || view.readUInt16BE(at + 2) !== SIZ) return null
  const [right = 0, bottom = 0, left = 0, top = 0] = [8, 12, 16, 20].map(offset => view.readUInt32BE(at + offset))
  const size = { width: right - left, height: bottom - top }
  return size.width > 0 && size.height > 0 && Math.max(size.width, size.height) <= LARGEST ? size : null
}

/**
 * A JPEG 2000 photo as JPEG; null if it cannot be decoded. The decoder is the PDF library's own, which takes the photo as the only picture of a page. Give it
 * signed photos only: what an issuer has not signed need not be decoded.
 */
export async function drawPhoto(photo: Uint8Array): Promise<Buffer | null> {
  const size = sizeOf(photo)
  if (!size) return null
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const wasmUrl = `${dirname(require.resolve('pdfjs-dist/wasm/openjpeg.wasm'))}/`
  const loading = getDocument({ data: pageOf(photo, size), wasmUrl, verbosity: 0 })
  try {
    const page = await (await loading.promise).getPage(1)
    const pixels = await pixelsOf(page)
    return pixels && (await sharp(pixels.data, { raw: pixels.raw }).flatten({ background: '#fff' }).jpeg().toBuffer())
  } catch {
    return null
  } finally {
    await loading.destroy()
  }
}

async function pixelsOf(page: Page) {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { fnArray, argsArray } = await page.getOperatorList()
  const [name] = (argsArray[fnArray.indexOf(OPS.paintImageXObject)] ?? []) as [string?]
  if (!name) return null
  const picture = await new Promise<unknown>(resolve => page.objs.get(name, resolve))
  const { data, width, height } = picture as { data?: Uint8ClampedArray; width: number; height: number }
  const channels = data ? data.length / (width * height) : 0
  if (!data || (channels !== RGBA && channels !== RGBA - 1)) return null
  return { data: Buffer.from(data), raw: { width, height, channels: channels as 3 | 4 } }
}

/** A PDF with one page, which the photo fills. */
function pageOf(photo: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const content = Buffer.from(`${width} 0 0 ${height} 0 0 cm /I Do`)
  const bodies: Buffer[] = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>`,
    ),
    stream('', content),
    stream(`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/Filter/JPXDecode`, Buffer.from(photo)),
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [index, body] of bodies.entries()) {
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    places.push(at)
    parts.push(object)
    at += object.length
  }
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`
  parts.push(Buffer.from(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}${trailer}`))
  return new Uint8Array(Buffer.concat(parts))
}

const stream = (entries: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`), content, Buffer.from('\nendstream')])
