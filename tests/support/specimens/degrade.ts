import sharp, { type Sharp } from 'sharp'
import { pick, type Random, randomFrom } from '../../bench/names/random.ts'

/** What may happen to a photo. */
export interface Damage {
  degrees: number
  blur: number
  quality: number
  shadow: boolean
  /** How much the far side is shorter, as a share. */
  perspective: number
  scale: number
  /** The standard deviation of each channel, of 255. */
  noise?: number
  /** A lamp's reflection: its middle as shares of the sides, and its strength from 0 to 1. */
  glare?: { x: number; y: number; strength: number }
}

export const untouched: Damage = { degrees: 0, blur: 0, quality: 90, shadow: false, perspective: 0, scale: 1 }

/** One photo as people make them: mostly a little of everything, one in eight on its side or head. */
export function anyDamage(random: Random): Damage {
  const turn = random() < 0.125 ? pick(random, [90, 180, 270]) : 0
  return {
    degrees: turn + (random() < 0.6 ? (random() - 0.5) * 30 : (random() - 0.5) * 4),
    blur: random() < 0.5 ? 0 : 0.4 + random() * 0.8,
    quality: random() < 0.5 ? 40 : 80,
    shadow: random() < 0.4,
    perspective: random() < 0.3 ? random() * 0.06 : 0,
    scale: 0.85 + random() * 0.5,
  }
}

/** Photographs a drawing: on a table, with the damage. JPEG. */
export async function photograph(png: Buffer, damage: Damage): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const flat = await lit(png, width, height, damage)
  const seen = damage.perspective > 0 ? await tilt(flat, damage.perspective) : flat
  const margin = Math.round(width * 0.06)
  const scaled = await sharp(seen)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#7d7466' })
    .resize(Math.round((width + 2 * margin) * damage.scale))
    .png()
    .toBuffer()
  const turned = sharp(scaled).rotate(damage.degrees, { background: '#7d7466' })
  const blurred = damage.blur >= 0.3 ? turned.blur(damage.blur) : turned
  const seenThrough = blurred.flatten({ background: '#7d7466' })
  const grainy = damage.noise ? await withNoise(seenThrough, damage.noise) : seenThrough
  return grainy.jpeg({ quality: damage.quality }).toBuffer()
}

async function lit(png: Buffer, width: number, height: number, { shadow, glare }: Damage): Promise<Buffer> {
  if (!shadow && !glare) return png
  return sharp(png)
    .composite([
      ...(shadow ? [{ input: shadowOf(width, height), blend: 'multiply' as const }] : []),
      ...(glare ? [{ input: glareOf(width, height, glare), blend: 'over' as const }] : []),
    ])
    .png()
    .toBuffer()
}

const glareOf = (width: number, height: number, { x, y, strength }: NonNullable<Damage['glare']>) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="${Math.min(1, 0.4 + strength)}"/><stop offset="${0.3 + 0.4 * strength}" stop-color="#fff" stop-opacity="${Math.min(1, 0.2 + strength)}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x * width}" cy="${y * height}" rx="${(0.15 + 0.4 * strength) * width}" ry="${(0.2 + 0.4 * strength) * height}" fill="url(#g)"/></svg>`,
  )

/** Grain of a sensor in little light: nearly normal, as the sum of four even distributions is; the same for a strength. */
async function withNoise(picture: Sharp, deviation: number): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const random = randomFrom(Math.round(deviation * 1000))
  for (let i = 0; i < data.length; i++) {
    const normal = (random() + random() + random() + random() - 2) * Math.sqrt(3)
    data[i] = Math.max(0, Math.min(255, Math.round((data[i] ?? 0) + normal * deviation)))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

const shadowOf = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0.3" stop-color="#fff"/><stop offset="0.75" stop-color="#7a7a7a"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )

/** A trapezoid: the upper edge is further away, so that it is shorter. */
async function tilt(png: Buffer, share: number): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const out = Buffer.alloc(data.length, 0x70)
  for (let y = 0; y < height; y++) {
    const inset = share * width * (1 - y / height)
    for (let x = 0; x < width; x++) {
      const from = ((x - inset) / (width - 2 * inset)) * (width - 1)
      if (from < 0 || from > width - 1) continue
      const left = Math.floor(from)
      const rest = from - left
      for (let c = 0; c < 3; c++) {
        const a = data[(y * width + left) * 3 + c] ?? 0
        const b = data[(y * width + Math.min(width - 1, left + 1)) * 3 + c] ?? 0
        out[(y * width + x) * 3 + c] = a * (1 - rest) + b * rest
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
