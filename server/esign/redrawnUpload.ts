import sharp, { type Sharp } from 'sharp'
import type { FileType } from '../../contracts/files/files.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { sniffFile } from '../files/sniffFile.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { isSeen } from './redrawnPicture.ts'

const MAX_PIXELS = 50_000_000
/** In pixels: more is not seen in a field of a page. */
const LONGEST = 2_000
const PREVIEW = 360
const taken: readonly FileType[] = ['png', 'jpeg', 'webp']

interface Redrawn {
  content: Buffer
  type: 'png' | 'jpeg'
  /** A small one, as a data URL. */
  preview: string
}

/**
 * A photo or a stamp drawn anew, upright: nothing but its pixels is kept, neither where it was taken nor by what. A stamp keeps what is transparent. Throws
 * `unsupported_type`, and `bad_request` for what is broken, too large or empty.
 */
export async function redrawnUpload(content: Buffer, kind: 'picture' | 'stamp', locale: Locale): Promise<Redrawn> {
  const type = sniffFile(content)
  // The library would also read other kinds, and run what a drawing in SVG describes.
  if (type === null || !taken.includes(type))
    throw new Problem('unsupported_type', translate(locale, 'esign.uploads.notPicture'))
  const wrong = (key: 'broken' | 'empty') => {
    const message = translate(locale, `esign.uploads.${key}`)
    return new Problem('bad_request', message, [{ field: 'file', message }])
  }
  try {
    const upright = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer()
    if (!(await isSeen(upright))) throw wrong('empty')
    const write = (image: Sharp) => (kind === 'stamp' ? image.png() : image.flatten({ background: '#fff' }).jpeg())
    const small = sharp(upright).resize({ width: PREVIEW, height: PREVIEW, fit: 'inside', withoutEnlargement: true })
    const written = kind === 'stamp' ? 'png' : 'jpeg'
    return {
      content: await write(sharp(upright)).toBuffer(),
      type: written,
      preview: `data:image/${written};base64,${(await write(small).toBuffer()).toString('base64')}`,
    }
  } catch (error) {
    throw error instanceof Problem ? error : wrong('broken')
  }
}
