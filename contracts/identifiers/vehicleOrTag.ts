import { text } from '../text.ts'
import type { Kind } from './kind.ts'
import { fastag } from './longNumbers.ts'
import { rc } from './vehicle.ts'

const LONGEST_VEHICLE = 11

/** A vehicle number has at most 11 characters, a FASTag 16 or 24. */
const kindOf = (value: string): Kind => (value.length > LONGEST_VEHICLE ? fastag : rc)

/** Either of the two numbers by which a FASTag is found; the length says which. */
export const vehicleOrTag: Kind = {
  name: text('A vehicle number or FASTag', 'गाड़ी नंबर या FASTag'),
  check: value => kindOf(value).check(value),
  mask: value => kindOf(value).mask(value),
  generate: random => (random() < 0.5 ? rc : fastag).generate(random),
}
