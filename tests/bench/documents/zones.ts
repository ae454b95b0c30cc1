import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { readDocument } from '../../../server/engines/ocr/readDocument.ts'
import { photograph, untouched } from '../../support/specimens/degrade.ts'
import { Sheet } from '../../support/specimens/draw.ts'
import { cardZoneOf, grid, zoneOf } from '../../support/specimens/papers.ts'
import { dateIn, holder, numberIn } from '../../support/specimens/people.ts'
import { pick, type Random, randomFrom } from '../names/random.ts'

export interface DrawnZone {
  lines: readonly string[]
  isForged: boolean
  content: Uint8Array
}

export interface ZoneFigures {
  honest: { zones: number; valid: number }
  forged: { zones: number; calledValid: number }
}

/**
 * `count` photos of the lower part of passports (TD3, Indian and foreign) and identity cards (TD1). With `isForged` one figure of each zone is another than its
 * check digits say.
 */
export async function* drawnZones(seed: number, count: number, isForged: boolean): AsyncGenerator<DrawnZone> {
  const random = randomFrom(seed)
  for (let index = 0; index < count; index++) {
    const honest = linesOf(random, index)
    const lines = isForged ? withOtherFigure(honest, random) : honest
    const sheet = zoneSheet(lines)
    const damage = {
      ...untouched,
      degrees: (random() - 0.5) * 8,
      blur: random() < 0.5 ? 0 : 0.3 + random() * 0.5,
      quality: pick(random, [50, 70, 90]),
      shadow: random() < 0.3,
      scale: 0.9 + random() * 0.4,
    }
    yield { lines, isForged, content: await photograph(await sheet.png(), damage) }
  }
}

/** A zone of two or three lines below a few lines of text. */
export function zoneSheet(lines: readonly string[]): Sheet {
  const size = lines.length === 2 ? { width: 1240, pitch: 26, font: 36 } : { width: 1012, pitch: 30.5, font: 42 }
  const sheet = new Sheet(size.width, 330 + 70 * lines.length, '#eef1ea')
  for (const [row, text] of printed.entries()) sheet.text(60, 60 + 70 * row, text, { size: 30 })
  for (const [row, line] of lines.entries()) grid(sheet, 50, 310 + 66 * row, line, size.pitch, size.font)
  return sheet
}

/** What stands above: a zone is never alone on its page. */
const printed = ['Authority: City of Amaurot', 'Date of issue 12/03/2024', 'Signature of the holder'] as const

function linesOf(random: Random, index: number): readonly string[] {
  const person = holder(random)
  const expiry = dateIn(random, 2027, 2034)
  if (index % 3 === 2) return cardZoneOf(person, `XK${numberIn(random, 1_000_000, 9_999_999)}`, expiry)
  return zoneOf(person, index % 3 === 0 ? 'IND' : 'UTO', generateIdentifier('passport', random), expiry)
}

/** One figure of the document number, a date or a check digit is another. */
function withOtherFigure(lines: readonly string[], random: Random): string[] {
  const row = lines.length === 2 ? 1 : Math.floor(random() * 2)
  const line = lines[row] ?? ''
  const at = pick(
    random,
    [...line.matchAll(/\d/g)].map(({ index }) => index),
  )
  const other = (Number(line.charAt(at)) + numberIn(random, 1, 9)) % 10
  return lines.map((text, index) => (index === row ? `${text.slice(0, at)}${other}${text.slice(at + 1)}` : text))
}

/** Whether the reader says of a drawn zone that every check digit is right. */
export async function isCalledValid({ content }: DrawnZone): Promise<boolean> {
  const result = await readDocument({ files: [{ type: 'jpeg', content }], requested: 'detect', today: '2026-11-25' })
  return 'reading' in result && result.reading.mrz?.valid === true
}

/** Reads `honest` zones as they should be and `forged` ones. */
export async function measureZones(seed: number, honest: number, forged: number): Promise<ZoneFigures> {
  const count = async (zones: AsyncGenerator<DrawnZone>) => {
    let valid = 0
    for await (const zone of zones) if (await isCalledValid(zone)) valid++
    return valid
  }
  return {
    honest: { zones: honest, valid: (await count(drawnZones(seed, honest, false))) / Math.max(1, honest) },
    forged: { zones: forged, calledValid: await count(drawnZones(seed + 1, forged, true)) },
  }
}
