import sharp, { type OutputInfo, type Sharp } from 'sharp'

export type PictureProblem = 'broken' | 'tooManyPixels' | 'invisible'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface RedrawInput {
  pictures: {
    /** Of a file. */
    content: Uint8Array
    /** Parts that become black, in pixels of the upright picture. */
    hide?: readonly Box[]
  }[]
  /** `png` keeps transparency, without empty margins; `jpeg` draws on white. */
  as: 'png' | 'jpeg'
  /** In pixels: a larger picture is made smaller. */
  within: { width: number; height: number }
  /** Width × height of a picture that is accepted. */
  pixels: number
}

export interface RedrawnPicture {
  content: Uint8Array
  /** In pixels. */
  width: number
  height: number
  /** By how much it was made smaller: 1 for not at all. */
  scale: number
}

export type Redrawn = RedrawnPicture | { problem: PictureProblem }

/** The library would also read SVG and other documents. */
const formats = new Set(['jpeg', 'png', 'webp', 'tiff'])

// The cache keeps decoded pictures of other people, and threads of the library cost memory.
sharp.cache(false)
sharp.concurrency(1)

/** Decodes pictures of any origin and encodes their pixels anew: upright, in sRGB with 8 bits, without metadata. The first frame of an animation. */
export default async function redraw({ pictures, ...form }: RedrawInput): Promise<Redrawn[]> {
  const redrawn: Redrawn[] = []
  for (const picture of pictures) redrawn.push(await redrawOne(picture, form))
  return redrawn
}

async function redrawOne(
  { content, hide = [] }: RedrawInput['pictures'][number],
  { as, within, pixels }: Omit<RedrawInput, 'pictures'>,
): Promise<Redrawn> {
  const image = () => sharp(content, { limitInputPixels: pixels, failOn: 'truncated', pages: 1 })
  try {
    const { format, width, height } = await image().metadata()
    if (!formats.has(format)) return { problem: 'broken' }
    if (width * height > pixels) return { problem: 'tooManyPixels' }
    const { data, info } = await uprightOf(image(), as === 'jpeg').toBuffer({ resolveWithObject: true })
    for (const box of hide) blacken(data, info, box)
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
    const decoded = () => sharp(data, raw)
    const { isOpaque } = await decoded().stats()
    const shown = isOpaque ? { left: 0, top: 0, width: info.width, height: info.height } : await visibleBox(decoded())
    if (!shown) return { problem: 'invisible' }
    const resized = decoded()
      .extract(shown)
      .resize({ ...within, fit: 'inside', withoutEnlargement: true })
    const encoded = as === 'jpeg' ? resized.jpeg({ quality: 85 }) : (isOpaque ? resized.removeAlpha() : resized).png()
    const drawn = await encoded.toBuffer({ resolveWithObject: true })
    return {
      content: new Uint8Array(drawn.data),
      width: drawn.info.width,
      height: drawn.info.height,
      scale: drawn.info.width / shown.width,
    }
  } catch (error) {
    // The decoder's own words tell only of too many pixels.
    return { problem: /pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'broken' }
  }
}

function uprightOf(image: Sharp, onWhite: boolean): Sharp {
  const upright = image.autoOrient().toColourspace('srgb')
  return (onWhite ? upright.flatten({ background: 'white' }) : upright).raw({ depth: 'uchar' })
}

function blacken(data: Uint8Array, { width, height, channels }: OutputInfo, box: Box): void {
  const right = Math.min(width, box.x + box.width)
  const bottom = Math.min(height, box.y + box.height)
  for (let y = box.y; y < bottom; y++) data.fill(0, (y * width + box.x) * channels, (y * width + right) * channels)
}

/** The part of a picture that is not fully transparent; undefined if all of it is. A transparent margin may have any colour. */
async function visibleBox(image: Sharp) {
  const { data, info } = await image.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return right < left ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
