import sharp from 'sharp'
import { PdfName, type PdfRef } from '../../pdfSignatures/pdf/values.ts'
import type { NewObjects } from '../pdf/newObjects.ts'

/** A decoded picture, upright. */
export interface Picture {
  width: number
  height: number
  /** Three bytes a pixel. */
  colours: Buffer
  /** One byte a pixel; absent if all of it is opaque. */
  opacity: Buffer | undefined
}

/** Of what is drawn in a box: more is not seen on paper. */
const PIXELS_PER_POINT = 300 / 72
const MAX_SIDE = 2400
const MAX_PIXELS = 60_000_000

export const isPng = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, 8)).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
export const isJpeg = (content: Uint8Array): boolean => content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff

/** Null for what is no PNG or JPEG, or is broken or too large. `largest` is the longer side of its box in points. */
export async function readPicture(content: Uint8Array, largest: number): Promise<Picture | null> {
  if (!isPng(content) && !isJpeg(content)) return null
  const side = Math.min(MAX_SIDE, Math.max(64, Math.ceil(largest * PIXELS_PER_POINT)))
  try {
    const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = info.width * info.height
    const colours = Buffer.alloc(pixels * 3)
    const opacity = Buffer.alloc(pixels)
    for (let at = 0; at < pixels; at++) {
      data.copy(colours, at * 3, at * 4, at * 4 + 3)
      opacity[at] = data[at * 4 + 3] ?? 255
    }
    const isOpaque = opacity.every(value => value === 255)
    return { width: info.width, height: info.height, colours, opacity: isOpaque ? undefined : opacity }
  } catch {
    return null
  }
}

export function addPicture(objects: NewObjects, { width, height, colours, opacity }: Picture): PdfRef {
  const entries = {
    Type: new PdfName('XObject'),
    Subtype: new PdfName('Image'),
    Width: width,
    Height: height,
    BitsPerComponent: 8,
  }
  const mask = opacity && objects.addStream({ ...entries, ColorSpace: new PdfName('DeviceGray') }, opacity)
  return objects.addStream(
    { ...entries, ColorSpace: new PdfName('DeviceRGB'), ...(mask && { SMask: mask }) },
    colours,
  )
}
