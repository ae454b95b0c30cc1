import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { DocumentReading } from '../../../../contracts/ocr/documents.ts'
import readDocumentTask from '../../../../server/engines/ocr/readDocumentTask.ts'
import { stopDevanagari } from '../../../../server/engines/ocr/recognise/devanagari.ts'
import { randomFrom } from '../../../bench/names/random.ts'
import { aadhaarFront, panCard } from '../../../support/specimens/cards.ts'

/** Each recognition takes about a second, so few prove much. */
afterAll(stopDevanagari)

async function read(content: Uint8Array, requested: 'detect' | 'pan' | 'aadhaarFront') {
  const result = await readDocumentTask({ files: [{ type: 'jpeg', content }], requested, today: '2026-11-25' })
  if ('problem' in result) throw new Error(result.problem)
  return { ...result, values: Object.fromEntries(result.reading.fields.map(({ name, value }) => [name, value])) }
}

test('what the demo shows of a sample is what the reader says today', async () => {
  const file = (path: string) => readFileSync(new URL(`../../../../server/${path}`, import.meta.url))
  const kept = JSON.parse(file('seed/documentReadings.json').toString()) as Record<string, DocumentReading>
  const { reading } = await read(file('files/samples/passport.jpg'), 'detect')
  expect(kept.sample_passport).toMatchObject({ fields: reading.fields, mrz: reading.mrz, hints: reading.hints })
})

describe('a document that was photographed', () => {
  test('is recognised and read, although it stands on its head and is tilted', async () => {
    const { sheet, truth } = panCard(randomFrom(7))
    const picture = await sharp(await sheet.png())
      .rotate(186, { background: '#665' })
      .jpeg()
      .toBuffer()
    const { reading, pictures, values } = await read(picture, 'detect')
    expect(DocumentReading.parse(reading)).toEqual(reading)
    expect(reading).toMatchObject({
      kind: 'pan',
      sides: ['front'],
      mrz: null,
      masks: [],
      pictures: [{ rotation: 180, readFrom: 'picture' }],
    })
    expect(Math.abs((reading.pictures[0]?.skew ?? 0) - 6)).toBeLessThan(1)
    expect(values).toMatchObject({ number: truth.number, birthDate: truth.birthDate, fatherName: truth.fatherName })
    const number = reading.fields.find(({ name }) => name === 'number')
    expect(number?.check).toEqual({ state: 'ok', code: 'formatOk' })
    expect(number?.box.width).toBeGreaterThan(200)
    expect(pictures).toHaveLength(1)
  })

  test('keeps neither the first digits of an Aadhaar number nor its virtual ID', async () => {
    const { sheet, truth } = aadhaarFront(randomFrom(6))
    const { reading, pictures, values } = await read(
      await sharp(await sheet.png())
        .jpeg()
        .toBuffer(),
      'aadhaarFront',
    )
    expect(values).toEqual(truth)
    expect(reading.masks.map(({ covers }) => covers)).toEqual(['aadhaar', 'vid'])
    const kept = await read(pictures[0] ?? new Uint8Array(), 'aadhaarFront')
    expect(kept.values.number).toBeUndefined()
    expect(kept.values.vid).toBeUndefined()
    for (const { box } of reading.masks) {
      const area = { left: box.x + 4, top: box.y + 4, width: box.width - 8, height: box.height - 8 }
      const pixels = await sharp(pictures[0]).extract(area).raw().toBuffer()
      expect(Math.max(...pixels)).toBeLessThan(24)
    }
  })
})
