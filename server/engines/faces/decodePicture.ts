import sharp from 'sharp'
import { type FaceProblem, faceLimits } from '../../../contracts/faces/faces.ts'

/** An upright picture: RGB, three bytes a pixel. */
export interface Picture {
  data: Uint8Array
  width: number
  height: number
  /** By how much it was made smaller: 1 for not at all. */
  scale: number
  /** The mean of its grey, 0 to 255, in 16 × 16 cells: pictures that look alike differ by little in each. */
  cells: number[]
}

/** Larger pictures are made smaller: detection looks at 512 pixels, and the face itself at 150. */
const LONGEST = 1_024
const CELLS = 16
/** The standard deviation of its colours below which a picture shows nothing. */
const ONE_COLOUR = 3

/** Decodes a JPEG, PNG, WebP or TIFF and turns it upright by its EXIF data. The first frame stands for an animation. */
export async function decodePicture(content: Uint8Array): Promise<Picture | { problem: FaceProblem }> {
  const image = () => sharp(content, { limitInputPixels: faceLimits.pixels, failOn: 'error', pages: 1 })
  const size = await image()
    .metadata()
    .catch((error: unknown) => problemOf(error))
  if ('problem' in size) return size
  if (size.width * size.height > faceLimits.pixels) return { problem: 'tooManyPixels' }
  if (Math.min(size.width, size.height) < faceLimits.leastSide) return { problem: 'tooSmall' }
  try {
    const upright = await image()
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: 'white' })
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = upright.info
    const raw = { raw: { width, height, channels: 3 as const } }
    const { channels } = await sharp(upright.data, raw).stats()
    if (Math.max(...channels.map(({ stdev }) => stdev)) < ONE_COLOUR) return { problem: 'oneColour' }
    const cells = await sharp(upright.data, raw).greyscale().resize(CELLS, CELLS, { fit: 'fill' }).raw().toBuffer()
    const scale = Math.max(width, height) / Math.max(size.width, size.height)
    return { data: new Uint8Array(upright.data), width, height, scale, cells: [...cells] }
  } catch (error) {
    return problemOf(error)
  }
}

/** The decoder's own words tell only of too many pixels. */
const problemOf = (error: unknown): { problem: FaceProblem } => ({
  problem: /pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'broken',
})
