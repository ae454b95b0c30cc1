import { cornersOf, type QuarterTurn, type Strip } from './geometry.ts'

/** A decoded picture: red, green and blue of each pixel, row by row. */
export interface Raster {
  width: number
  height: number
  data: Uint8Array
}

/** Turns a picture clockwise. */
export function turnRaster(raster: Raster, degrees: QuarterTurn): Raster {
  const { width, height, data } = raster
  if (degrees === 0) return raster
  const isUpright = degrees === 180
  const turned = { width: isUpright ? width : height, height: isUpright ? height : width }
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const toX = degrees === 90 ? height - 1 - y : degrees === 180 ? width - 1 - x : y
      const toY = degrees === 90 ? x : degrees === 180 ? height - 1 - y : width - 1 - x
      const from = (y * width + x) * 3
      const to = (toY * turned.width + toX) * 3
      out[to] = data[from] ?? 0
      out[to + 1] = data[from + 1] ?? 0
      out[to + 2] = data[from + 2] ?? 0
    }
  return { ...turned, data: out }
}

/**
 * Cuts a strip out and lays it straight, resized to a height; the width keeps the proportions unless given. Bilinear, averaged if reduced; beyond the edge of
 * the picture the edge goes on. All is in one loop, because it runs several times for every pixel of a page.
 */
export function cutStrip(raster: Raster, strip: Strip, height: number, width?: number): Raster {
  const columns = width ?? Math.max(1, Math.round((strip.width / Math.max(strip.height, 1)) * height))
  const [origin, right, , below] = cornersOf(strip)
  const [acrossX, acrossY] = [(right.x - origin.x) / columns, (right.y - origin.y) / columns]
  const [downX, downY] = [(below.x - origin.x) / height, (below.y - origin.y) / height]
  const samples = Math.min(4, Math.max(1, Math.round(strip.height / height)))
  const count = samples * samples
  const { data: from } = raster
  const [lastX, lastY] = [raster.width - 1, raster.height - 1]
  const data = new Uint8Array(columns * height * 3)
  let to = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < columns; column++, to += 3) {
      let r = 0
      let g = 0
      let b = 0
      for (let i = 0; i < samples; i++)
        for (let j = 0; j < samples; j++) {
          const u = column + (i + 0.5) / samples
          const v = row + (j + 0.5) / samples
          const x = Math.min(Math.max(origin.x + u * acrossX + v * downX - 0.5, 0), lastX)
          const y = Math.min(Math.max(origin.y + u * acrossY + v * downY - 0.5, 0), lastY)
          const x0 = x | 0
          const y0 = y | 0
          const fx = x - x0
          const fy = y - y0
          const gx = 1 - fx
          const gy = 1 - fy
          const a = (y0 * raster.width + x0) * 3
          const next = x0 < lastX ? a + 3 : a
          const under = y0 < lastY ? raster.width * 3 : 0
          r +=
            (at(from, a) * gx + at(from, next) * fx) * gy +
            (at(from, a + under) * gx + at(from, next + under) * fx) * fy
          g +=
            (at(from, a + 1) * gx + at(from, next + 1) * fx) * gy +
            (at(from, a + under + 1) * gx + at(from, next + under + 1) * fx) * fy
          b +=
            (at(from, a + 2) * gx + at(from, next + 2) * fx) * gy +
            (at(from, a + under + 2) * gx + at(from, next + under + 2) * fx) * fy
        }
      data[to] = r / count
      data[to + 1] = g / count
      data[to + 2] = b / count
    }
  return { width: columns, height, data }
}

const at = (data: Uint8Array, index: number) => data[index] ?? 0

/** The brightness of each pixel, 0 to 255 (ITU-R BT.601). */
export function greyOf({ data }: Raster): Uint8Array {
  const grey = new Uint8Array(data.length / 3)
  for (let i = 0; i < grey.length; i++)
    grey[i] = ((data[i * 3] ?? 0) * 299 + (data[i * 3 + 1] ?? 0) * 587 + (data[i * 3 + 2] ?? 0) * 114) / 1000
  return grey
}
