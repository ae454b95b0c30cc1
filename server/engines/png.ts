import { crc32, deflateSync } from 'node:zlib'

/** Red, green, blue, each 0 to 255. */
export type Colour = readonly [number, number, number]

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG (RFC 2083) of at most 256 colours: `pixel` returns the index of the colour at a position. */
export function pngOf(
  width: number,
  height: number,
  colours: readonly Colour[],
  pixel: (x: number, y: number) => number,
) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Bit depth 8, palette colour.
  header.set([8, 3, 0, 0, 0], 8)
  // Each line begins with its filter type, 0 for none.
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = pixel(x, y)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
