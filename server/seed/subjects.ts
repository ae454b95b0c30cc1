import { checkIdentifier, generateIdentifier } from '../../contracts/identifiers.ts'
import type { InputOf, ProductId } from '../../contracts/products/index.ts'
import { sandboxCode, sandboxCodes } from '../sources/synthetic/codes.ts'
import type { Dice } from './random.ts'

type Subject = InputOf<ProductId>

const special: readonly string[] = Object.values(sandboxCodes).filter(code => code !== sandboxCodes.success)
const checkCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const random = {
  'pan-check': dice => ({ pan: panOf(dice) }),
  'gstin-check': dice => ({ gstin: generateIdentifier('gstin', dice.roll) }),
  'vehicle-rc-check': dice => ({ rc: generateIdentifier('rc', dice.roll) }),
} satisfies { [Id in ProductId]: (dice: Dice) => InputOf<Id> }

/** A purchasing office mostly checks companies and people. */
const panOf = (dice: Dice) => {
  const pan = generateIdentifier('pan', dice.roll)
  return `${pan.slice(0, 3)}${dice.chance(0.6) ? 'C' : 'P'}${pan.slice(4)}`
}

/** A subject whose sandbox code asks for nothing special: its record is found whenever somebody looks. */
export function findableSubject(dice: Dice, product: ProductId): Subject {
  const subject = random[product](dice)
  return special.includes(sandboxCode(product, subject)) ? findableSubject(dice, product) : subject
}

/** A subject that the sandbox source will not find either when somebody runs the check again. */
export function notFoundSubject(dice: Dice, product: ProductId): Subject {
  const subject = findableSubject(dice, product)
  const code = sandboxCodes.notFound
  if ('pan' in subject) return { pan: subject.pan.slice(0, 6) + code + subject.pan.slice(9) }
  if ('rc' in subject) return { rc: subject.rc.replace(/\d{3}(\D*)$/, `${code}$1`) }
  const body = subject.gstin.slice(0, 8) + code + subject.gstin.slice(11, 14)
  const right = checkCharacters.split('').find(last => checkIdentifier('gstin', body + last).ok)
  return { gstin: body + right }
}
