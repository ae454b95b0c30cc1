import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateNames } from '../../../contracts/identifiers/states.ts'
import { distanceKm } from '../../../server/engines/places/distance.ts'
import { judgePlace, type PlaceOutcome } from '../../../server/engines/places/judgePlace.ts'
import { placeOfPinCode } from '../../../server/sources/places/pinCodes.ts'

test.each([
  ['560034', 'Karnataka', 'Bengaluru Urban', 12.93, 77.63],
  ['411001', 'Maharashtra', 'Pune', 18.52, 73.87],
  ['600004', 'Tamil Nadu', 'Chennai', 13.03, 80.27],
  ['110001', 'Delhi', 'New Delhi', 28.63, 77.22],
  ['194101', 'Ladakh', 'Leh Ladakh', 34.16, 77.58],
])('the PIN code %s lies in %s, %s', (pin, state, district, latitude, longitude) => {
  const place = placeOfPinCode(pin)
  expect(place).toMatchObject({ state, district })
  expect(place?.centre && distanceKm(place.centre, { latitude, longitude })).toBeLessThan(5)
  expect(stateNames.map(({ en }) => en)).toContain(place?.state)
})

test('a PIN code that the directory does not have has no place', () => {
  expect(placeOfPinCode('999999')).toBeUndefined()
})

const degrees = fc.record({
  latitude: fc.double({ min: 8, max: 35, noNaN: true }),
  longitude: fc.double({ min: 69, max: 96, noNaN: true }),
})

test('a distance is the same both ways, none to itself, and never longer by a detour', () => {
  fc.assert(
    fc.property(degrees, degrees, degrees, (a, b, c) => {
      expect(distanceKm(a, a)).toBeCloseTo(0, 6)
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-6)
    }),
  )
  expect(distanceKm({ latitude: 28.61, longitude: 77.21 }, { latitude: 19.08, longitude: 72.88 })).toBeCloseTo(1148, -1)
})

describe('a judgement of a place', () => {
  const place = { state: 'Maharashtra', district: 'Pune', centre: { latitude: 18.5, longitude: 73.8 }, radiusKm: 4 }
  const at = (km: number, accuracyM: number) => ({ latitude: 18.5 + km / 111.195, longitude: 73.8, accuracyM })
  const order: PlaceOutcome[] = ['confirmed', 'nearby', 'elsewhere']

  test('is never contradicted by where the person can be', () => {
    const drawn = fc.record({
      km: fc.double({ min: 0, max: 100, noNaN: true }),
      accuracyM: fc.integer({ min: 0, max: 20_000 }),
      /** Where the person really is, within the accuracy. */
      part: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(drawn, ({ km, accuracyM, part }) => {
        const { outcome } = judgePlace(at(km, accuracyM), place, 5)
        if (outcome === 'unproven') return
        const real = judgePlace(at(km + (part * accuracyM) / 1000, 0), place, 5).outcome
        // A person who was called near may be in the area itself.
        expect(order.indexOf(real)).toBeLessThanOrEqual(order.indexOf(outcome))
        expect(outcome !== 'elsewhere' || real === 'elsewhere').toBe(true)
      }),
    )
  })

  test('is open where the place of the PIN code is not known, or the position is vague', () => {
    expect(judgePlace(at(0, 10), undefined, 5)).toEqual({ outcome: 'unproven', distanceKm: null })
    expect(judgePlace(at(0, 10), { ...place, centre: null, radiusKm: null }, 5).outcome).toBe('unproven')
    expect(judgePlace(at(500, 5_001), place, 5).outcome).toBe('unproven')
  })
})
