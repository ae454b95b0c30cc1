import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import type { Product, ProductId, ResultValue } from '../products/index.ts'
import type { PlanInput } from './plan.ts'
import type { Source } from './source.ts'

/* Whose document or record it is: a number that is in order proves nothing if it is somebody else's. */

/** The stated name with which a step compares, unless its plan says otherwise. */
export const personsName: Source = { fact: 'subject.name' }

/** What a step that compares adds to its facts. `unknown`: a name is missing on one side. */
export const sameNameFact: ResultValue = {
  source: 'sameName',
  label: text('Holder has the stated name', 'धारक का नाम वही है जो बताया गया'),
  kind: 'choice',
  choices: {
    yes: choice('Yes', 'हाँ', 'success'),
    likely: choice('Likely', 'शायद', 'warning'),
    no: choice('No', 'नहीं', 'danger'),
    unknown: choice('Not known', 'पता नहीं', 'warning'),
  },
}

export type SameName = 'yes' | 'likely' | 'no' | 'unknown'

/** Whether a product names the holder of what it checks: the name of a bank's branch is nobody's. */
export const namesHolder = ({ id, keys: { holder } }: Pick<Product, 'id' | 'keys'>): boolean =>
  holder !== undefined && id !== 'ifsc-lookup'

/** Records of one person or company, which the subject of a case usually is. A vehicle often is another's. */
const own: readonly ProductId[] = [
  'pan-check',
  'pan-profile',
  'voter-check',
  'driving-licence-check',
  'passport-check',
  'bank-account-check',
  'credit-score',
  'uan-check',
  'gstin-check',
  'fssai-check',
]

export const isOwnRecord = (product: ProductId): boolean => own.includes(product)

/** A plan in which every document, and every check of a person's own record, is compared with the stated name; where the plan says nothing about it. */
export const withHolders = <Given extends Pick<PlanInput, 'steps'>>(plan: Given): Given => ({
  ...plan,
  steps: plan.steps.map(step => {
    const isAbout = step.kind === 'document' || (step.kind === 'check' && isOwnRecord(step.settings.product))
    return isAbout && step.settings.holder === undefined
      ? { ...step, settings: { ...step.settings, holder: personsName } }
      : step
  }),
})
