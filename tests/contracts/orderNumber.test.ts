import { expect, test } from 'vitest'
import { orderNumberLetters, parseOrderNumber } from '../../contracts/orderNumber.ts'
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

test('its checksum notices each wrong letter and each swap of neighbours', () => {
  for (let time = 0; time < 50; time++) {
    const whole = newOrderNumber().replaceAll('-', '').slice(2)
    for (let place = 0; place < whole.length; place++) {
      for (const letter of orderNumberLetters)
        if (letter !== whole[place])
          expect(parseOrderNumber(whole.slice(0, place) + letter + whole.slice(place + 1))).toBeNull()
      const [one, other] = [whole[place], whole[place + 1]]
      if (other !== undefined && one !== other)
        expect(parseOrderNumber(whole.slice(0, place) + other + one + whole.slice(place + 2))).toBeNull()
    }
  }
})

test.each(['', 'CH-', 'MH12AB1000', 'CH-0000-0000', 'CH-7K3M-9QX', 'cho_0193', 'CHCHCHCHCHCH'])('%j is none', written =>
  expect(parseOrderNumber(written)).toBeNull(),
)
