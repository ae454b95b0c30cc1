import { expect, test } from 'vitest'
import { scrub } from '../../../server/engines/scrub.ts'

test.each([
  ['of 27AAACZ1000A1Z7,', 'of 27AAxxxx000A1Z7,'],
  ['of 07DELN10357E1DH,', 'of 07DExxxx357E1DH,'],
  ['of 0717UNO00157UNO,', 'of 0717UNOxxx57UNO,'],
  ['plate T0823MH1234AB', 'plate •••'],
  ['plate 12 CD 123', 'plate •••'],
  ['licence TN45Z20100001234', 'licence •••'],
])('%s is not left in a log', (text, left) => {
  expect(scrub(text)).toBe(left)
})
