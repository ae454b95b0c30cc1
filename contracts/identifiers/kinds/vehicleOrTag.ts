import { text } from '../../platform/text.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { fastag } from './fastag.ts'
import { LONGEST_PLATE, rc } from './rc.ts'

/** A vehicle number has at most 13 characters, a FASTag 16 or 24. */
const kindOf = (value: string): Kind => (value.length > LONGEST_PLATE ? fastag : rc)

/** Either of the two numbers by which a FASTag is found; the length says which. */
export const vehicleOrTag: Kind = {
  name: text('A vehicle number or FASTag', 'गाड़ी नंबर या FASTag'),
  separators: rc.separators,
  check: value => kindOf(value).check(value),
  mask: value => kindOf(value).mask(value),
  generate: random => (random() < 0.5 ? rc : fastag).generate(random),
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format'],
  sample: rc.sample,
  sandboxPlace: lastDigits,
}
