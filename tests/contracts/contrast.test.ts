import { expect, test } from 'vitest'
import { contrastRatio, mixColours } from '../../contracts/platform/contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['#0c6577', '#ffffff', 6.7],
])('%s on %s is about %d:1, from either side', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
})

test('a colour with none, half and all of another in it', () => {
  expect([0, 0.5, 1].map(share => mixColours('#000000', '#ffffff', share))).toEqual(['#000000', '#808080', '#ffffff'])
})
