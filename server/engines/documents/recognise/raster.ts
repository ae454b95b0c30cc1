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

/** Cuts a strip out and lays it straight, resized to a height; the width keeps the proportions unless given. Bilinear, averaged if reduced. */
export function cutStrip(raster: Raster, strip: Strip, height: number, width?: number): Raster {
  const columns = width ?? Math.max(1, Math.round((strip.width / Math.max(strip.height, 1)) * height))
  const [origin, right, , below] = cornersOf(strip)
  const across = { x: (right.x - origin.x) / columns, y: (right.y - origin.y) / columns }
  const down = { x: (below.x - origin.x) / height, y: (below.y - origin.y) / height }
  const samples = Math.min(4, Math.max(1, Math.round(strip.height / height)))
  const data = new Uint8Array(columns * height * 3)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < columns; column++) {
      let [r, g, b] = [0, 0, 0]
      for (let i = 0; i < samples; i++)
        for (let j = 0; j < samples; j++) {
          const u = column + (i + 0.5) / samples
          const v = row + (j + 0.5) / samples
          const x = origin.x + u * across.x + v * down.x - 0.5
          const y = origin.y + u * across.y + v * down.y - 0.5
          const pixel = sample(raster, x, y)
          r += pixel[0]
          g += pixel[1]
          b += pixel[2]
        }
      const to = (row * columns + column) * 3
      const count = samples * samples
      data[to] = r / count
      data[to + 1] = g / count
      data[to + 2] = b / count
    }
  return { width: columns, height, data }
}

const pixel: [number, number, number] = [0, 0, 0]

/** The colour between four pixels; beyond the edge the edge goes on. The result is overwritten by the next call, because this runs for every pixel. */
function sample({ width, height, data }: Raster, x: number, y: number): typeof pixel {
  const cx = Math.min(Math.max(x, 0), width - 1)
  const cy = Math.min(Math.max(y, 0), height - 1)
  const x0 = Math.floor(cx)
  const y0 = Math.floor(cy)
  const fx = cx - x0
  const fy = cy - y0
  const a = (y0 * width + x0) * 3
  const stepX = x0 + 1 < width ? 3 : 0
  const stepY = y0 + 1 < height ? width * 3 : 0
  for (let c = 0; c < 3; c++) {
    const top = (data[a + c] ?? 0) * (1 - fx) + (data[a + stepX + c] ?? 0) * fx
    const bottom = (data[a + stepY + c] ?? 0) * (1 - fx) + (data[a + stepX + stepY + c] ?? 0) * fx
    pixel[c] = top * (1 - fy) + bottom * fy
  }
  return pixel
}

/** The brightness of each pixel, 0 to 255 (ITU-R BT.601). */
export function greyOf({ data }: Raster): Uint8Array {
  const grey = new Uint8Array(data.length / 3)
  for (let i = 0; i < grey.length; i++)
    grey[i] = ((data[i * 3] ?? 0) * 299 + (data[i * 3 + 1] ?? 0) * 587 + (data[i * 3 + 2] ?? 0) * 114) / 1000
  return grey
}
