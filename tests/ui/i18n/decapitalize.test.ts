import { expect, test } from 'vitest'
import { decapitalize } from '../../../src/i18n/decapitalize.ts'

test.each([
  ['Vehicle number', 'vehicle number'],
  ['E-mail', 'e-mail'],
  ['Aadhaar number', 'Aadhaar number'],
  ['Udyam check', 'Udyam check'],
  ['PAN', 'PAN'],
  ['API key', 'API key'],
  ['वाहन नंबर', 'वाहन नंबर'],
])('%s reads %s within a sentence', (label, within) => {
  expect(decapitalize(label)).toBe(within)
})
