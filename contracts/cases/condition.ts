/** The value of a fact as conditions compare it. */
export type FactValue = string | number | boolean | null

/** How a fact is compared. Numbers and ISO dates have an order, other texts have none; `in` names several values. */
export const comparisons = ['is', 'isNot', 'in', 'atLeast', 'atMost', 'moreThan', 'lessThan'] as const
export type Comparison = (typeof comparisons)[number]

export type Value = string | number | boolean

/**
 * A rule over the facts of a case: all of several, any of several, not, or one comparison. A fact is named by its step and its name
 * (`pan.nameMatch`); `outcome` is the outcome of the step, and `subject.name`, `subject.email` and `subject.phone` are of the case.
 */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { fact: string; is: Value }
  | { fact: string; isNot: Value }
  | { fact: string; in: Value[] }
  | { fact: string; atLeast: Value }
  | { fact: string; atMost: Value }
  | { fact: string; moreThan: Value }
  | { fact: string; lessThan: Value }

export type ComparisonCondition = Extract<Condition, { fact: string }>

/** A day or a month, as facts hold them: the only texts that have an order. */
export const isIsoDate = (text: string): boolean => isoDate.test(text) && !Number.isNaN(Date.parse(text))

const isoDate = /^\d{4}-\d{2}(-\d{2})?$/

/** How a condition or an input names a fact: its step and its name. */
export const factPath = /^[a-z][a-z0-9-]*\.[A-Za-z][A-Za-z0-9]*$/

/** The comparison and the value that a fact is compared with. */
export function comparisonOf(one: ComparisonCondition): { comparison: Comparison; value: Value | Value[] } {
  const [name, compared] = Object.entries(one).find(([key]) => key !== 'fact') as [Comparison, Value | Value[]]
  return { comparison: name, value: compared }
}

/** Every fact that a condition names. */
export function factsNamedIn(one: Condition): string[] {
  if ('all' in one) return one.all.flatMap(factsNamedIn)
  if ('any' in one) return one.any.flatMap(factsNamedIn)
  if ('not' in one) return factsNamedIn(one.not)
  return [one.fact]
}
