import { afterAll, describe, expect, test } from 'vitest'
import { decodePicture } from '../../../../server/engines/ocr/picture/decodePicture.ts'
import { type Recogniser, TooMuchText } from '../../../../server/engines/ocr/recognise/models.ts'
import { queueOf, readQueue } from '../../../../server/engines/ocr/recognise/readStrips.ts'
import { recognise } from '../../../../server/engines/ocr/recognise/recognise.ts'
import { secondReading, stopSecondReader } from '../../../../server/engines/ocr/recognise/secondReader.ts'
import { randomFrom } from '../../../bench/names/random.ts'
import { panCard } from '../../../support/specimens/cards.ts'

afterAll(stopSecondReader)

/** Pixels across: more than a card has. */
const MAX = 60_000

const blank = { width: 200, height: 40, data: new Uint8Array(200 * 40 * 3) }
const strip = (width: number) => ({ x: 100, y: 20, width, height: 20, angle: 0 })

/** Takes each line for one letter, and counts them. */
function counting(): Recogniser & { read: number } {
  const recogniser = {
    read: 0,
    characters: ['', 'A'],
    recognise: async () => {
      recogniser.read++
      return { data: Float32Array.of(0, 1), dims: [1, 1, 2] }
    },
  }
  return recogniser
}

describe('strips that two readers take from one queue', () => {
  test('are each read once, from both ends', async () => {
    const queue = queueOf(blank, [strip(90), strip(80), strip(70), strip(60), strip(50)], 1, true)
    const [one, two] = [counting(), counting()]
    const [first, second] = await Promise.all([readQueue(one, queue, 'longest'), readQueue(two, queue, 'shortest')])
    expect([...first.keys(), ...[...second.keys()].toReversed()]).toEqual([0, 1, 2, 3, 4])
    expect([one.read, two.read]).toEqual([first.size, second.size])
    expect(Math.min(first.size, second.size)).toBeGreaterThan(0)
  })

  test('are left to one reader if there is no second one', async () => {
    const queue = queueOf(
      blank,
      Array.from({ length: 9 }, () => strip(90)),
      1,
      true,
    )
    expect(await secondReading(queue)).toEqual(new Map())
    expect((await readQueue(counting(), queue, 'longest')).size).toBe(9)
  })
})

describe('a picture', () => {
  const picture = async () => {
    const decoded = await decodePicture(await panCard(randomFrom(7)).sheet.png())
    if ('problem' in decoded) throw new Error(decoded.problem)
    return decoded.raster
  }

  test('has the same lines for one thread and for two, and if the second one ends meanwhile', async () => {
    const raster = await picture()
    const alone = await recognise(raster, { mostColumns: MAX })
    expect(alone.lines.length).toBeGreaterThan(8)
    expect(await recognise(raster, { mostColumns: MAX, cores: 2 })).toEqual(alone)
    const reading = recognise(raster, { mostColumns: MAX, cores: 2 })
    await stopSecondReader()
    expect(await reading).toEqual(alone)
  })

  test('with more text than its kind may have is refused before any of it is read', async () => {
    await expect(recognise(await picture(), { mostColumns: 1_000 })).rejects.toThrow(TooMuchText)
  })
})
