import { expect, test } from 'vitest'
import { judgeIndia } from '../../../../server/engines/places/judgeIndia.ts'
import { countryOfAddress } from '../../../../server/sources/places/countries.ts'
import { pinCodePlaces } from '../../../../server/sources/places/pinCodes.ts'

const at = (latitude: number, longitude: number, accuracyM = 50) =>
  judgeIndia({ latitude, longitude, accuracyM }, pinCodePlaces())

test.each<[string, number, number]>([
  ['Delhi', 28.61, 77.21],
  ['Mumbai, at the sea', 19.07, 72.87],
  ['Kolkata', 22.57, 88.36],
  ['Srinagar', 34.08, 74.8],
  ['Port Blair', 11.62, 92.72],
])('%s is in India', (_, latitude, longitude) => {
  expect(at(latitude, longitude)).toBe('inside')
})

// Towns of the neighbours a few kilometres from post offices of India.
test.each<[string, number, number]>([
  ['Lahore', 31.55, 74.34],
  ['Sialkot', 32.49, 74.53],
  ['Birgunj', 27.01, 84.88],
  ['Biratnagar', 26.45, 87.27],
  ['Phuntsholing', 26.85, 89.39],
  ['Akhaura', 23.87, 91.2],
  ['Jessore', 23.17, 89.2],
  ['Dhaka', 23.81, 90.41],
])('%s is not taken for India', (_, latitude, longitude) => {
  expect(at(latitude, longitude)).not.toBe('inside')
})

test('far places are outside, and the accuracy counts against every answer', () => {
  expect(at(51.5, -0.12)).toBe('outside')
  expect(at(0, 0)).toBe('outside')
  expect(at(28.61, 77.21, 60_000)).toBe('unclear')
  expect(at(28.61, 77.21, Number.NaN)).toBe('unclear')
})

test('an address has the country of its registry, or none', () => {
  expect(countryOfAddress('49.36.0.1')).toBe('IN')
  expect(countryOfAddress('::ffff:49.36.0.1')).toBe('IN')
  expect(countryOfAddress('2405:200::1')).toBe('IN')
  expect(countryOfAddress('8.8.8.8')).toBe('US')
  for (const none of ['127.0.0.1', '10.0.0.8', '::1', 'fe80::1%eth0', 'nonsense', '', null])
    expect(countryOfAddress(none)).toBeNull()
})
