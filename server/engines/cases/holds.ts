import {
  type ComparisonCondition,
  type Condition,
  comparisonOf,
  type FactValue,
  isIsoDate,
  type Value,
} from '../../../contracts/cases/condition.ts'

/** The value of a fact; undefined or null if it is not known. */
export type Facts = (path: string) => FactValue | undefined

/**
 * Whether a condition holds: yes, no, or unknown because a fact is missing. The logic is Kleene's: one that is false makes `all` false and one that is
 * true makes `any` true whatever is missing; the opposite of unknown is unknown.
 */
export function holds(condition: Condition, facts: Facts): boolean | undefined {
  if ('not' in condition) {
    const inner = holds(condition.not, facts)
    return inner === undefined ? undefined : !inner
  }
  if ('all' in condition) return combined(condition.all, facts, false)
  if ('any' in condition) return combined(condition.any, facts, true)
  return compares(condition, facts(condition.fact))
}

/** `decisive` is the value that decides alone: false of `all`, true of `any`. */
function combined(conditions: readonly Condition[], facts: Facts, decisive: boolean): boolean | undefined {
  const values = conditions.map(one => holds(one, facts))
  if (values.includes(decisive)) return decisive
  return values.includes(undefined) ? undefined : !decisive
}

/** A fact of another type than what it is compared with is not known to differ: the condition cannot be decided. */
function compares(one: ComparisonCondition, fact: FactValue | undefined): boolean | undefined {
  if (fact === undefined || fact === null) return undefined
  const { comparison, value } = comparisonOf(one)
  if (Array.isArray(value)) return oneOf(value.map(other => equal(fact, other)))
  if (comparison === 'is') return equal(fact, value)
  if (comparison === 'isNot') {
    const same = equal(fact, value)
    return same === undefined ? undefined : !same
  }
  const difference = inOrder(fact, value)
  if (difference === undefined) return undefined
  switch (comparison) {
    case 'atLeast':
      return difference >= 0
    case 'atMost':
      return difference <= 0
    case 'moreThan':
      return difference > 0
    default:
      return difference < 0
  }
}

const oneOf = (values: readonly (boolean | undefined)[]) =>
  values.includes(true) ? true : values.includes(undefined) ? undefined : false

function equal(fact: Value, value: Value): boolean | undefined {
  if (typeof fact === typeof value) return fact === value
  const [one, other] = [numberIn(fact), numberIn(value)]
  return one === undefined || other === undefined ? undefined : one === other
}

/** Negative if the fact is the smaller one; undefined of values without an order, which are all texts that are neither numbers nor both days or months. */
function inOrder(fact: Value, value: Value): number | undefined {
  const [one, other] = [numberIn(fact), numberIn(value)]
  if (one !== undefined && other !== undefined) return one - other
  if (typeof fact !== 'string' || typeof value !== 'string' || fact.length !== value.length) return undefined
  return isIsoDate(fact) && isIsoDate(value) ? Date.parse(fact) - Date.parse(value) : undefined
}

/** Also of a text: numbers of forms were stored, and compared in plans, as they were typed. */
export function numberIn(value: Value): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}
