import { expect, test } from 'vitest'
import { nameMatch as product } from '../../../../contracts/products/nameMatch.ts'
import { nameMatch } from '../../../../server/sources/runners/nameMatch.ts'

const compare = (name: string, otherName: string, kind: 'person' | 'organisation' = 'person') =>
  product.result.parse(nameMatch.answer?.({ name, otherName, kind }))

test.each([
  ['Asha Rao', 'RAO, Asha', 'person', 'exact'],
  ['रवि कुमार कोंडा', 'Ravi Kumar Konda', 'person', 'exact'],
  ['Zenith Components Pvt. Ltd.', 'ZENITH COMPONENTS PRIVATE LIMITED', 'organisation', 'exact'],
  ['Asha Rao', 'A. Rao', 'person', 'good'],
  ['Ramesh Gupta', 'Rakesh Gupta', 'person', 'none'],
  ['Asha Rao', 'Vikram Singh', 'person', 'none'],
  ['🙂', '---', 'person', 'none'],
] as const)('%s and %s, of the kind %s: %s', (name, otherName, kind, band) => {
  expect(compare(name, otherName, kind).band).toBe(band)
  expect(compare(otherName, name, kind)).toEqual(compare(name, otherName, kind))
})

test('the points of all reasons add up to the score, which has one decimal', () => {
  let [random, reasons] = [0.1234, 0]
  for (let pair = 0; pair < 300; pair++) {
    const { score, features } = nameMatch.result(
      ...sampleWithAnswer(() => {
        random = (random * 997 + 0.1) % 1
        return random
      }),
    )
    const sum = features.reduce((total, { points }) => total + Math.round(points * 10), 0)
    expect(sum).toBe(Math.round(score * 10))
    expect(Number(score.toFixed(1))).toBe(score)
    reasons += features.length
  }
  expect(reasons).toBeGreaterThan(300)
})

function sampleWithAnswer(random: () => number) {
  const input = nameMatch.sample(random)
  return [input, compare(input.name, input.otherName, input.kind)] as const
}
