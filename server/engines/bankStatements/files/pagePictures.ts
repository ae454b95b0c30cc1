import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { PDFPageProxy as Page } from 'unpdf/pdfjs'
import type { Raster } from '../../ocr/recognise/raster.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** A picture as pdfjs decodes it: one bit or one to four bytes a pixel. */
interface Decoded {
  data: Uint8Array
  width: number
  height: number
}

interface DecodedPicture {
  picture: Decoded
  matrix: Matrix
}

/** A picture where it is painted. */
interface PlacedPicture {
  /** What pdfjs paints: the picture, or its name. */
  painted: unknown
  /** From the unit square, whose upper edge is the picture's, to the page as it is shown, in points from its left and top. */
  matrix: Matrix
}

const MAX_PICTURES = 64
/** Pixels of the longer side. */
const LONGEST = 2400
/** A picture with a shorter side is an icon. */
const SMALLEST = 8

/** The share of the page that pictures cover, at most 1. */
export async function coveredByPictures(page: Page): Promise<number> {
  const { width, height } = page.getViewport({ scale: 1 })
  const area = (await placedPictures(page)).reduce((sum, { matrix }) => sum + areaOf(matrix), 0)
  return Math.min(1, area / (width * height))
}

/** The pictures of a page on one sheet, as many as a scan has strips; texts and lines are left out. Null if none can be decoded. */
export async function drawPictures(page: Page): Promise<Raster | null> {
  const { width, height } = page.getViewport({ scale: 1 })
  const decoded: DecodedPicture[] = []
  for (const { painted, matrix } of (await placedPictures(page)).slice(0, MAX_PICTURES)) {
    const picture = await pictureOf(page, painted)
    if (picture) decoded.push({ picture, matrix })
  }
  return decoded.length > 0 ? drawn(decoded, width, height) : null
}

const areaOf = ([a, b, c, d]: Matrix) => Math.abs(a * d - b * c)

/** Walks through the page as for drawing, with the transformations that hold at each picture. */
async function placedPictures(page: Page): Promise<PlacedPicture[]> {
  const { OPS } = await import('unpdf/pdfjs')
  const { fnArray, argsArray } = await page.getOperatorList()
  const paints: ReadonlySet<number> = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
  ])
  const placed: PlacedPicture[] = []
  let matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix
  const saved: Matrix[] = []
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[] | null
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    else if (operator === OPS.transform) matrix = times(matrix, args as unknown as Matrix)
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      if (args?.[0]) matrix = times(matrix, args[0] as Matrix)
    } else if (paints.has(operator)) placed.push({ painted: args?.[0], matrix })
  }
  return placed
}

const times = ([a, b, c, d, e, f]: Matrix, [ga, gb, gc, gd, ge, gf]: Matrix): Matrix => [
  a * ga + c * gb,
  b * ga + d * gb,
  a * gc + c * gd,
  b * gc + d * gd,
  a * ge + c * gf + e,
  b * ge + d * gf + f,
]

/** A picture is painted itself or by its name; a mask names its bits. */
async function pictureOf(page: Page, painted: unknown): Promise<Decoded | null> {
  const direct = typeof painted === 'string' ? await objectOf(page, painted) : painted
  const { data, width, height } = (direct ?? {}) as { data?: unknown; width?: number; height?: number }
  const named = typeof data === 'string' ? ((await objectOf(page, data)) as { data?: unknown } | null) : null
  const bytes = named ? named.data : data
  if (!(bytes instanceof Uint8Array || bytes instanceof Uint8ClampedArray) || !width || !height) return null
  if (Math.min(width, height) < SMALLEST) return null
  return { data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), width, height }
}

const objectOf = (page: Page, name: string): Promise<unknown> =>
  new Promise(resolve => (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve))

async function drawn(placed: readonly DecodedPicture[], width: number, height: number): Promise<Raster> {
  const finest = Math.max(
    ...placed.map(({ picture, matrix }) => Math.sqrt((picture.width * picture.height) / areaOf(matrix))),
  )
  const scale = Math.min(finest, LONGEST / Math.max(width, height))
  const sheet = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const overlays: OverlayOptions[] = []
  for (const { picture, matrix } of placed) {
    const overlay = await overlayOf(picture, matrix, scale, sheet)
    if (overlay) overlays.push(overlay)
  }
  const whole = sharp({ create: { ...sheet, channels: 3, background: '#fff' } }).composite(overlays)
  return { ...sheet, data: await whole.removeAlpha().toColourspace('srgb').raw().toBuffer() }
}

/** Turned by quarters and resized to its place; what reaches over the edge of the page is cut off. */
async function overlayOf(
  picture: Decoded,
  matrix: Matrix,
  scale: number,
  sheet: { width: number; height: number },
): Promise<OverlayOptions | null> {
  const [a, b, c, d, e, f] = matrix
  const xs = [e, e + a, e + c, e + a + c].map(x => x * scale)
  const ys = [f, f + b, f + d, f + b + d].map(y => y * scale)
  const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))]
  const width = Math.round(Math.max(...xs)) - left
  const height = Math.round(Math.max(...ys)) - top
  if (width < 1 || height < 1 || width > 4 * LONGEST || height > 4 * LONGEST) return null
  const [shownLeft, shownTop] = [Math.max(0, left), Math.max(0, top)]
  const shown = {
    left: shownLeft - left,
    top: shownTop - top,
    width: Math.min(sheet.width, left + width) - shownLeft,
    height: Math.min(sheet.height, top + height) - shownTop,
  }
  if (shown.width < 1 || shown.height < 1) return null
  const source = sharpOf(picture)
  if (!source) return null
  const isTurned = Math.abs(b) > Math.abs(a)
  // Where the picture's right and lower edges point to on the page.
  const [mirrorsX, mirrorsY] = isTurned ? [c < 0, b < 0] : [a < 0, d > 0]
  const upright = isTurned ? fromRaw(await toRaw(source.rotate(90))) : source
  const { data, info } = await toRaw(
    upright.flop(mirrorsX).flip(mirrorsY).resize(width, height, { fit: 'fill' }).extract(shown),
  )
  return { input: data, raw: info, left: shownLeft, top: shownTop }
}

const toRaw = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true })

/** Raw pixels: a page in a packed format would lie in memory once more at each step. */
const fromRaw = ({ data, info: { width, height, channels } }: Awaited<ReturnType<typeof toRaw>>) =>
  sharp(data, { raw: { width, height, channels } })

function sharpOf({ data, width, height }: Decoded): Sharp | null {
  const channels = data.length / (width * height)
  if (channels === 1 || channels === 3 || channels === 4) return sharp(data, { raw: { width, height, channels } })
  if (data.length !== Math.ceil(width / 8) * height) return null
  return sharp(bytesOf(data, width, height), { raw: { width, height, channels: 1 } })
}

/** One byte a pixel instead of one bit; rows begin at whole bytes. A bit that is not set is ink, in a picture as in a mask. */
function bytesOf(bits: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(width * height)
  const rowBytes = Math.ceil(width / 8)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) bytes[y * width + x] = 255
  return bytes
}
