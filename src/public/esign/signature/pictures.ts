import { esignLimits } from '../../../../contracts/esign/limits.ts'

/** A signature as a data URL; null if there is none, undefined while it is being made. */
export type DrawnPicture = string | null | undefined

/** The ink of typed and drawn signatures: it is told from print, and is dark enough for copies. */
export const INK = '#12296b'

const MOST = { width: 900, height: 300 }

/** Room around the ink, in pixels. */
const MARGIN = 6

/** Paler than this is paper; darker than `INK_LIGHTNESS` is ink, and between them it is a mixture. */
const PAPER_LIGHTNESS = 205
const INK_LIGHTNESS = 120

/** A file of a data URL has three bytes for four characters. */
const bytesOf = (address: string) => Math.floor(((address.length - address.indexOf(',') - 1) * 3) / 4)

/** A canvas of this size with its context. */
export function makeCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no pictures.')
  return { canvas, context }
}

/** The smallest rectangle with all ink; null if there is none. */
function inkBox({ data, width, height }: ImageData) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 16) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The ink of a canvas on a transparent ground, cut to its edges and small enough to be sent; null if there is none. */
export function pictureOf(canvas: HTMLCanvasElement): string | null {
  const context = canvas.getContext('2d')
  const box = context && inkBox(context.getImageData(0, 0, canvas.width, canvas.height))
  if (!box) return null
  for (let scale = Math.min(1, MOST.width / box.width, MOST.height / box.height); ; scale *= 0.8) {
    const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))]
    const made = makeCanvas(width + 2 * MARGIN, height + 2 * MARGIN)
    made.context.imageSmoothingQuality = 'high'
    made.context.drawImage(canvas, box.left, box.top, box.width, box.height, MARGIN, MARGIN, width, height)
    const address = made.canvas.toDataURL('image/png')
    if (bytesOf(address) <= esignLimits.signatureBytes || scale < 0.05) return address
  }
}

/** The signature on a photo or scan, without its paper; null if there is none. Throws if the file is no picture. */
export async function pictureOfFile(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, (2 * MOST.width) / bitmap.width, (2 * MOST.width) / bitmap.height)
  const { canvas, context } = makeCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  removePaper(image)
  context.putImageData(image, 0, 0)
  return pictureOf(canvas)
}

/** Makes pale pixels transparent. */
function removePaper({ data }: ImageData): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    const lightness = 0.299 * red + 0.587 * green + 0.114 * blue
    const ink = (PAPER_LIGHTNESS - lightness) / (PAPER_LIGHTNESS - INK_LIGHTNESS)
    data[at + 3] = Math.round(alpha * Math.min(1, Math.max(0, ink)))
  }
}
