import { type Text, text } from '../../platform/text.ts'
import type { ProductId } from '../../products/index.ts'
import { fieldsOf, type Known, type KnownSource, type SubjectKind } from './known.ts'

/** A check that a verification can make, and what it is asked with. */
export interface TrubgvCheck {
  /** The step of the plan. */
  id: string
  product: ProductId
  of: readonly SubjectKind[]
  /** What must be known. */
  needs: readonly KnownSource[]
  /** What is given in addition, if it is known. By the names of the product's inputs, as `needs`. */
  takes?: readonly KnownSource[]
  /** Makes the check unnecessary: what it would find is known. */
  unless?: KnownSource
  /** A cheaper check that has to have found something first: nothing is paid for the details of what does not exist. */
  behind?: string
}

const person = ['person'] as const
const company = ['company'] as const
const both = ['person', 'company'] as const

/** In the order of the plan: what is cheap and tells most comes first. */
export const trubgvChecks: readonly TrubgvCheck[] = [
  { id: 'pan', product: 'pan-check', of: both, needs: ['pan'], takes: ['name'] },
  { id: 'pan-profile', product: 'pan-profile', of: both, needs: ['pan'], behind: 'pan' },
  { id: 'gstin', product: 'gstin-check', of: company, needs: ['gstin'] },
  { id: 'gstins', product: 'gstin-by-pan', of: company, needs: ['pan'], unless: 'gstin', behind: 'pan' },
  { id: 'company', product: 'company-check', of: company, needs: ['companyNumber'] },
  { id: 'mobile', product: 'mobile-check', of: both, needs: ['phone'] },
  { id: 'mobile-profile', product: 'mobile-profile', of: person, needs: ['phone'], behind: 'mobile' },
  { id: 'email', product: 'email-check', of: both, needs: ['email'] },
  { id: 'employment', product: 'uan-check', of: person, needs: ['uan'] },
  { id: 'uans', product: 'uan-by-mobile', of: person, needs: ['phone'], unless: 'uan', behind: 'mobile' },
  { id: 'licence', product: 'driving-licence-check', of: person, needs: ['dl', 'birthDate'] },
  { id: 'voter', product: 'voter-check', of: person, needs: ['epic'] },
  { id: 'passport', product: 'passport-check', of: person, needs: ['passportFile', 'birthDate'] },
  { id: 'vehicle', product: 'vehicle-rc-check', of: both, needs: ['rc'] },
  { id: 'bank', product: 'bank-account-check', of: both, needs: ['account', 'ifsc'], takes: ['name'] },
]

/** The name of a known value among the inputs of products. */
export const inputNameOf = (source: KnownSource): string => (source === 'birthDate' ? 'dob' : source)

/** The checks that fit what is known of a person or a company. */
export const checksFor = (kind: SubjectKind, known: Known): TrubgvCheck[] =>
  trubgvChecks.filter(
    ({ of, needs, unless }) =>
      of.includes(kind) && needs.every(source => isGiven(known, source)) && !(unless && isGiven(known, unless)),
  )

const isGiven = (known: Known, source: KnownSource) => (known[source] ?? '').trim() !== ''

/** Why a field that is filled in leads to no check; undefined if it does, or is only compared. */
export function incompleteOf(kind: SubjectKind, known: Known, source: KnownSource): Text | undefined {
  if (!isGiven(known, source)) return undefined
  const reading = trubgvChecks.filter(one => one.of.includes(kind) && one.needs.includes(source))
  if (reading.length === 0 || reading.some(({ needs }) => needs.every(one => isGiven(known, one)))) return undefined
  const missing = reading[0]?.needs.find(one => !isGiven(known, one))
  const label = fieldsOf(kind).find(one => one.source === missing)?.label
  return label && text(`To check this, enter “${label.en}” as well.`, `इसे जाँचने के लिए “${label.hi}” भी डालें।`)
}

/**
 * What the chosen checks cost, in integer paise, if every source answers: least if nothing is found where a cheaper check decides, most if everything
 * is. A source that does not answer costs nothing.
 */
export function costOf(checks: readonly TrubgvCheck[], priceOf: (product: ProductId) => number) {
  const isBehind = ({ behind }: TrubgvCheck) => checks.some(({ id }) => id === behind)
  const sum = (of: readonly TrubgvCheck[]) => of.reduce((total, { product }) => total + priceOf(product), 0)
  return { least: sum(checks.filter(check => !isBehind(check))), most: sum(checks) }
}
