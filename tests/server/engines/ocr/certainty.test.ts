import { afterAll, describe, expect, test } from 'vitest'
import { requestedKinds } from '../../../../contracts/ocr/documents.ts'
import { detectKind } from '../../../../server/engines/ocr/kinds/detectKind.ts'
import { layOut } from '../../../../server/engines/ocr/kinds/page.ts'
import { readDocument } from '../../../../server/engines/ocr/readDocument.ts'
import { stopDevanagari } from '../../../../server/engines/ocr/recognise/devanagari.ts'
import { damagedPhotos, levels } from '../../../bench/documents/damaged.ts'
import { otherPapers, otherPhotos } from '../../../bench/documents/otherPapers/index.ts'
import { takenFor } from '../../../bench/documents/refusals.ts'
import { judgePhoto } from '../../../bench/documents/reliability.ts'
import { drawnZones, isCalledValid, zoneSheet } from '../../../bench/documents/zones.ts'
import { randomFrom } from '../../../bench/names/random.ts'
import { photograph, untouched } from '../../../support/specimens/degrade.ts'
import type { Sheet } from '../../../support/specimens/draw.ts'
import { specimens } from '../../../support/specimens/index.ts'
import { zoneOf } from '../../../support/specimens/papers.ts'
import { holder } from '../../../support/specimens/people.ts'
import { textLines } from '../../../support/textLines.ts'

/** The short form of `npm run bench -- documents`: pictures that are read take a second each. */
afterAll(stopDevanagari)

/** The texts of a drawing in Latin letters, as a perfect reader would see them. */
const linesOf = (sheet: Sheet) =>
  layOut(
    textLines(
      ...sheet.texts.filter(({ text }) => /^[ -~]+$/.test(text)).map(({ x, y, text }) => [x, y, text] as const),
    ),
    0,
    0,
  )

async function allOf<T>(drawn: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of drawn) all.push(one)
  return all
}

describe('papers that are no document of ours', () => {
  test.each(otherPapers)('%s: whatever is asked for, 30 of a kind are none', (_, draw) => {
    const random = randomFrom(41)
    for (let index = 0; index < 30; index++) {
      const sheet = draw(random)
      const lines = linesOf(sheet)
      for (const requested of requestedKinds)
        expect(
          detectKind(lines, undefined, requested).kind,
          `${requested}: ${sheet.texts.map(({ text }) => text).join(' | ')}`,
        ).toBe('unknown')
    }
  })

  const photos = allOf(otherPhotos(42, otherPapers.length))

  test.each(otherPapers.map(([name], index) => [name, index] as const))('%s: a photo is refused', async (_, index) => {
    const photo = (await photos)[index]
    expect(photo && (await takenFor(photo.content))).toBeUndefined()
  })
})

test('documents of ours are still recognised by what is printed on them', () => {
  const random = randomFrom(43)
  for (const draw of [...specimens, ...specimens, ...specimens]) {
    const { kind, sheet } = draw(random)
    // Their kind is in their zone.
    if (kind === 'foreignPassport' || kind === 'foreignId') continue
    expect(detectKind(linesOf(sheet), undefined, 'detect').kind).toBe(kind)
  }
})

describe('of a damaged photo, nothing is called high confidence and wrong', () => {
  const photos = allOf(damagedPhotos(44, levels.length))

  test.each(levels.map((level, index) => [level, index] as const))('%s', async (level, index) => {
    const photo = (await photos)[index]
    if (!photo) throw new Error('No photo was drawn')
    expect(photo.level).toBe(level)
    const { fields } = await judgePhoto(photo)
    expect(fields.filter(({ sure, right }) => sure && !right)).toEqual([])
  })
})

describe('a machine-readable zone that was drawn and photographed', () => {
  const honest = allOf(drawnZones(45, 3, false))
  const forged = allOf(drawnZones(46, 3, true))

  test.each([0, 1, 2])('is valid as it should be (%i)', async index => {
    const zone = (await honest)[index]
    expect(zone && (await isCalledValid(zone)), zone?.lines.join('\n')).toBe(true)
  })

  test('is read as a letter where its number begins with O, and the right way up', async () => {
    const random = randomFrom(47)
    const person = holder(random)
    const sheet = zoneSheet(zoneOf(person, 'IND', 'O5268533', '2031-08-19'))
    const content = await photograph(await sheet.png(), { ...untouched, degrees: 177 })
    const result = await readDocument({ files: [{ type: 'jpeg', content }], requested: 'detect', today: '2026-11-25' })
    if ('problem' in result) throw new Error(result.problem)
    const { mrz, fields, pictures } = result.reading
    expect(pictures[0]?.rotation).toBe(180)
    expect(mrz).toMatchObject({ valid: true, corrected: 0 })
    expect(fields.find(({ name }) => name === 'number')).toMatchObject({ value: 'O5268533', check: { state: 'ok' } })
  })

  test.each([0, 1, 2])('is not valid with one other figure (%i)', async index => {
    const zone = (await forged)[index]
    expect(zone && (await isCalledValid(zone)), zone?.lines.join('\n')).toBe(false)
  })
})
