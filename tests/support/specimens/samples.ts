import sharp from 'sharp'
import { randomFrom } from '../../bench/names/random.ts'
import { aadhaarFront, licence, panCard, voterCard } from './cards.ts'
import { photograph, untouched } from './degrade.ts'
import { chequeLeaf, passportPage } from './papers.ts'

/** The pictures of `server/files/samples`: made-up documents for a first try, marked as specimens. */
const samples = {
  pan: panCard,
  aadhaar: aadhaarFront,
  driving_licence: licence,
  passport: passportPage,
  cheque: chequeLeaf,
  voter_card: voterCard,
} as const

export const sampleNames = Object.keys(samples) as (keyof typeof samples)[]

/** A JPEG, a little tilted, with the word SPECIMEN across an empty corner. */
export async function drawSample(name: keyof typeof samples): Promise<Buffer> {
  const { sheet } = samples[name](randomFrom(2026))
  const { width, height } = sheet
  const size = width / 22
  const end = sheet.text(0, -1000, 'SPECIMEN', { font: 'robotoMedium', size })
  const start = sheet.parts.length
  sheet.text(0, 0, 'SPECIMEN', { font: 'robotoMedium', size, colour: '#c0392b' })
  const mark = sheet.parts.splice(start).join('')
  const [x, y] = places[name]
  sheet.raw(
    `<g opacity="0.55" transform="translate(${Math.min(x * width, width - end - 20)} ${y * height})">${mark}</g>`,
  )
  const photo = await photograph(await sheet.png(), { ...untouched, degrees: 2, quality: 90 })
  return sharp(photo).resize(1000).jpeg({ quality: 62, mozjpeg: true }).toBuffer()
}

/** Where nothing else is printed, as shares of the sides. */
const places: Record<keyof typeof samples, readonly [number, number]> = {
  pan: [0.55, 0.78],
  aadhaar: [0.62, 0.6],
  driving_licence: [0.68, 0.93],
  passport: [0.45, 0.73],
  cheque: [0.4, 0.2],
  voter_card: [0.1, 0.85],
}
