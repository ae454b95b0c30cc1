import { expect, test } from 'vitest'
import { orderNumberLetters, parseOrderNumber } from '../../contracts/challans/orderNumber.ts'
import { newOrderNumber } from '../../server/platform/identity/ids.ts'

test('an order number has no letter that is read as another', () => {
  expect(orderNumberLetters).not.toMatch(/[01OIL]/)
  expect(newOrderNumber()).toMatch(/^CH-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
})

test('it is understood as people write it', () => {
  for (let time = 0; time < 200; time++) {
    const number = newOrderNumber()
    const [, first, second] = number.split('-')
    for (const written of [number, number.toLowerCase(), ` ch ${first} ${second} `, `${first}${second}`])
      expect(parseOrderNumber(written), written).toBe(number)
  }
})

/** All other numbers that differ in one letter, or in the order of two neighbours. */
const mistakesIn = (whole: string): string[] =>
  [...whole].flatMap((letter, place) => {
    const [before, after] = [whole.slice(0, place), whole.slice(place + 1)]
    const wrong = Array.from(orderNumberLetters)
      .filter(other => other !== letter)
      .map(other => before + other + after)
    const next = after.charAt(0)
    return next === '' || next === letter ? wrong : [...wrong, before + next + letter + after.slice(1)]
  })

test('its checksum notices each wrong letter and each swap of neighbours', () => {
  const wholes = Array.from({ length: 50 }, () => newOrderNumber().replaceAll('-', '').slice(2))
  expect(wholes.flatMap(mistakesIn).filter(mistake => parseOrderNumber(mistake) !== null)).toEqual([])
})

test.each(['', 'CH-', 'MH12AB1000', 'CH-0000-0000', 'CH-7K3M-9QX', 'cho_0193', 'CHCHCHCHCHCH'])('%j is none', written =>
  expect(parseOrderNumber(written)).toBeNull(),
)
