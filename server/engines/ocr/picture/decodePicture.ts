import sharp, { type Metadata, type Sharp } from 'sharp'
import { type DocumentProblemCode, documentLimits } from '../../../../contracts/ocr/documents.ts'
import type { QuarterTurn } from '../recognise/geometry.ts'
import { greyOf, type Raster } from '../recognise/raster.ts'

export interface Decoded {
  raster: Raster
  /** The turn that the EXIF data asked for and that was made. */
  rotation: QuarterTurn
  /** The program that saved the file, if it is one that edits pictures. */
  editor: string | undefined
}

/** Pixels of the longer side that are kept: letters of a whole page stay readable, and memory stays bounded. */
const LONGEST = 2400
/** Pixels of the sides below which nothing can be read. */
const SMALLEST = 60
/** A picture whose brightness varies less (standard deviation, 0 to 255) shows nothing. */
const PLAIN = 1.5

// The cache keeps decoded pictures of other people's documents, and threads of the library cost memory.
sharp.cache(false)
sharp.concurrency(1)

const options = { limitInputPixels: documentLimits.pixels, failOn: 'truncated', animated: false } as const

/** Decodes a picture of any kind that sharp reads: upright by its EXIF data, in sRGB with 8 bits, on white. The first frame of an animation. */
export async function decodePicture(content: Uint8Array): Promise<Decoded | { problem: DocumentProblemCode }> {
  if (content.byteLength === 0) return { problem: 'empty' }
  if (content.byteLength > documentLimits.bytes) return { problem: 'tooManyBytes' }
  try {
    const metadata = await sharp(content, options).metadata()
    if (Math.min(metadata.width, metadata.height) < SMALLEST) return { problem: 'tooSmall' }
    const raster = await toRaster(sharp(content, options).autoOrient())
    if (deviation(greyOf(raster)) < PLAIN) return { problem: 'oneColour' }
    return { raster, rotation: turns[metadata.orientation ?? 1] ?? 0, editor: editorIn(textsOf(metadata)) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** The pixels in 8 bits of red, green and blue, on white; reduced if there are too many. */
export async function toRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: toThreeChannels(data, info.channels) }
}

/** EXIF orientations by the turn that makes them upright; the even ones are mirrored too. */
const turns: Record<number, QuarterTurn> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 }

function problemOf(error: unknown): DocumentProblemCode {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit|too large|exceeds/i.test(message)) return 'tooManyPixels'
  return /unsupported image format|no known/i.test(message) ? 'unsupported' : 'broken'
}

function toThreeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data
  const out = new Uint8Array((data.length / channels) * 3)
  for (let i = 0; i < out.length; i++) out[i] = data[Math.floor(i / 3) * channels + (channels > 3 ? i % 3 : 0)] ?? 0
  return out
}

function deviation(data: Uint8Array): number {
  let [sum, squares] = [0, 0]
  for (let i = 0; i < data.length; i++) {
    const value = data[i] ?? 0
    sum += value
    squares += value * value
  }
  const mean = sum / data.length
  return Math.sqrt(Math.max(0, squares / data.length - mean * mean))
}

const textsOf = ({ exif, xmp, comments = [] }: Metadata) =>
  [exif, xmp].map(part => part?.toString('latin1') ?? '').join(' ') + comments.map(({ text }) => text).join(' ')

/** Programs that change pictures and documents. Scanners, cameras and office programs are not among them. */
const EDITORS =
  /Adobe Photoshop|Photoshop|GIMP|Affinity Photo|Paint\.NET|Pixelmator|Photopea|Canva|PicsArt|Snapseed|Lightroom|CorelDRAW|Inkscape|Illustrator|iLovePDF|Sejda|PDFescape|Foxit PhantomPDF|Foxit PDF Editor|PDF-XChange Editor|Nitro P(?:DF|ro)|Smallpdf|PDFelement|DocHub/i

/** The name of an editing program in metadata. */
export const editorIn = (metadata: string): string | undefined => EDITORS.exec(metadata)?.[0]
