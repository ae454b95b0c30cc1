import { text } from '../../platform/text.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { pick } from '../slots.ts'
import { cin } from './cin.ts'
import { fcrn } from './fcrn.ts'
import { fllpin } from './fllpin.ts'
import { llpin } from './llpin.ts'

/** While a number is typed, its second character tells: a digit in a CIN or FCRN, a letter in an LLPIN or FLLPIN. No CIN begins with F. */
function kindOf(value: string): Kind {
  const { length } = value
  if (/^F\d/.test(value) || (length === 6 && !/^[LU]|^.[A-Z]/.test(value))) return fcrn
  if (/^.\d/.test(value) || length > 8) return cin
  return length === 8 || /^F[A-Z]{3}/.test(value) ? fllpin : llpin
}

/** The number of a company (CIN), a partnership (LLPIN), or the place of business in India of a foreign one (FCRN, FLLPIN). */
export const companyNumber: Kind = {
  name: text('A CIN, LLPIN, FCRN or FLLPIN', 'CIN, LLPIN, FCRN या FLLPIN'),
  check: value => kindOf(value).check(value),
  mask: value => kindOf(value).mask(value),
  generate: random => (random() < 0.8 ? cin : llpin).generate(random),
  generateRare: random => pick([fcrn, fllpin], random).generate(random),
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format'],
  sample: cin.sample,
  sandboxPlace: lastDigits,
}
