import sharp from 'sharp'
import type { Locale } from '../../contracts/platform/text.ts'
import { sniffFile } from '../files/sniffFile.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { bytesOf } from './marks.ts'
import type { Pictures } from './trail.ts'

const MAX_PIXELS = 4_000_000
/** Of 255: what is lighter is not seen on white. */
const LIGHTEST = 230

/** A picture drawn anew, so that nothing but its pixels is kept. Throws `bad_request` for what is no picture, or an empty one. */
export async function redrawn(picture: Pictures['signature'], locale: Locale): Promise<Pictures['signature']> {
  if (picture === null) return null
  const wrong = (key: 'esign.pictureWrong' | 'esign.pictureEmpty') => {
    const message = translate(locale, key)
    return new Problem('bad_request', message, [{ field: 'signature', message }])
  }
  try {
    const content = bytesOf(picture.image)
    // The library would also read other kinds, and run what a drawing in SVG describes.
    if (sniffFile(content) !== 'png') throw wrong('esign.pictureWrong')
    const png = await sharp(content, { limitInputPixels: MAX_PIXELS }).toColourspace('srgb').png().toBuffer()
    if (!(await isSeen(png))) throw wrong('esign.pictureEmpty')
    return { image: `data:image/png;base64,${png.toString('base64')}`, source: picture.source }
  } catch (error) {
    throw error instanceof Problem ? error : wrong('esign.pictureWrong')
  }
}

/** Whether something of a picture is seen on paper: white on nothing is not. */
export async function isSeen(png: Buffer): Promise<boolean> {
  const onPaper = await sharp(png).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer()
  return onPaper.some(value => value <= LIGHTEST)
}
