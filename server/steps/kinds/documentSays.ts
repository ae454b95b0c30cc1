import type { TypedAddress } from '../../../contracts/cases/steps/address.ts'
import type { StepOfCase } from '../../cases/runners.ts'
import { factsIn } from '../../engines/cases/advance.ts'
import { compareAddresses } from '../../engines/comparison/compareAddresses.ts'
import { sameName } from './sameName.ts'
import { sourceValue } from './sourceValue.ts'

/**
 * Whether the document that the step names shows the address that the person states; null if it names none. `same` needs a document that was read without doubt, the person's
 * name on it, and the same words and numbers.
 */
export function documentSays(
  { case: found, step }: StepOfCase,
  { line1, line2, city, pin }: TypedAddress,
): 'same' | 'unclear' | 'different' | null {
  if (step.kind !== 'address') throw new TypeError('A step of another kind.')
  const { document } = step.settings
  if (!document) return null
  const shown = sourceValue(found, document)
  if (shown === null) return 'unclear'
  const lines = [line1, line2].filter(Boolean).join(', ')
  // The city may stand in the line already, as it does in what was filled in from the document.
  const compared = [`${lines}, ${city} ${pin}`, `${lines} ${pin}`].map(stated => compareAddresses(stated, shown))
  if (!compared.includes('same')) return compared.includes('different') ? 'different' : 'unclear'
  return isTheirs(found, document) ? 'same' : 'unclear'
}

function isTheirs({ row, state }: StepOfCase['case'], document: { fact: string } | { value: string }): boolean {
  if (!('fact' in document)) return false
  const facts = factsIn(state)
  const of = document.fact.slice(0, document.fact.indexOf('.'))
  const holder = facts(`${of}.name`)
  if (facts(`${of}.outcome`) !== 'passed' || typeof holder !== 'string') return false
  return ['yes', 'likely'].includes(sameName(row.subject_name, [holder]))
}
