import { expect, test } from 'vitest'
import { printedWords } from '../../../../server/engines/names/printedWords.ts'

test.each([
  ['z', ['Arvind Kalsi', 'Arvind Z. Kalsi'], 'Z'],
  ['rabi ~ ravi', ['RABI Konda', 'Ravi Konda'], 'RABI ~ Ravi'],
  ['dsouza', ["D'Souza Maria"], "D'Souza"],
  ['sundaram', ['मीरा Sundaram'], 'Sundaram'],
  ['joined', ['Jo Ined'], 'joined'],
])('the words %j of %j are printed as %j', (detail, names, printed) => {
  expect(printedWords(detail, names)).toBe(printed)
})
