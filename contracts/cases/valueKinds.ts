import type { ResultValue } from '../products/define.ts'
import type { Comparison } from './condition.ts'

/** What the values of a fact are, as far as it decides how they are compared. A `day` and a `month` are ISO texts. */
export type ValueKind = 'choice' | 'yesNo' | 'number' | 'day' | 'month' | 'text'

const byKind: Partial<Record<NonNullable<ResultValue['kind']>, ValueKind>> = {
  yesNo: 'yesNo',
  count: 'number',
  percent: 'number',
  money: 'number',
  points: 'number',
  date: 'day',
  month: 'month',
}

type Fact = { kind?: ResultValue['kind'] | undefined; choices?: ResultValue['choices'] | undefined }

export function valueKindOf(fact: Fact | undefined): ValueKind {
  if (fact?.choices) return 'choice'
  return (fact?.kind && byKind[fact.kind]) ?? 'text'
}

const equalities: readonly Comparison[] = ['is', 'isNot', 'in']
const inOrder: readonly Comparison[] = ['is', 'isNot', 'in', 'atLeast', 'atMost', 'moreThan', 'lessThan']

/** The comparisons that have a meaning for a fact: only numbers and dates have an order. */
export const comparisonsFor: Record<ValueKind, readonly Comparison[]> = {
  choice: equalities,
  yesNo: equalities,
  number: inOrder,
  day: inOrder,
  month: inOrder,
  text: equalities,
}
