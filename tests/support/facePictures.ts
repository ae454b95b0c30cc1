import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The sandbox's pictures of drawn heads. */
export const facePicture = (
  name: 'document' | 'selfie' | 'other' | 'front' | 'left' | 'right' | 'mouth',
): Promise<Buffer> => readFile(new URL(`../../server/files/samples/face-${name}.jpg`, import.meta.url))

/** Two heads side by side; the second one is drawn at a share of the first one's size. */
export async function pictureOfTwo(share: number): Promise<Buffer> {
  const [one, other] = await Promise.all([facePicture('document'), facePicture('other')])
  const { width, height } = await sharp(one).metadata()
  const second = await sharp(other)
    .resize(Math.round(width * share))
    .toBuffer()
  return sharp({ create: { width: width * 2, height, channels: 3, background: '#c8ccd2' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: second, left: width, top: 0 },
    ])
    .jpeg()
    .toBuffer()
}

/** As a phone stores a picture that was taken with the phone on its side. */
export const onItsSide = async (picture: Buffer): Promise<Buffer> =>
  sharp(await sharp(picture).rotate(-90).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const plainPicture = (width: number, height: number, background = '#808890'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png()
    .toBuffer()
