import {
  type Comparison,
  type ComparisonCondition,
  type Condition,
  comparisonOf,
  type Value,
} from '../../../../contracts/cases/condition.ts'
import { comparisonsFor, type ValueKind, valueKindOf } from '../../../../contracts/cases/valueKinds.ts'
import type { KnownFact } from './useKnownFacts.ts'

/** How the parts of a group are combined. “None” is `not` over `any`, which reads better than a negation of its own. */
export const groupings = ['all', 'any', 'none'] as const
export type Grouping = (typeof groupings)[number]

export interface Group {
  grouping: Grouping
  parts: readonly Condition[]
}

/** A condition as a group; null for a comparison. */
export function groupOf(condition: Condition): Group | null {
  if ('all' in condition) return { grouping: 'all', parts: condition.all }
  if ('any' in condition) return { grouping: 'any', parts: condition.any }
  if (!('not' in condition)) return null
  const { not } = condition
  return { grouping: 'none', parts: 'any' in not ? not.any : [not] }
}

export function conditionOf({ grouping, parts: [...parts] }: Group): Condition {
  if (grouping === 'all') return { all: parts }
  if (grouping === 'any') return { any: parts }
  return { not: { any: parts } }
}

/** At the top a group always stands, so that a further comparison can be added; a single comparison is stored as such. */
export const topGroupOf = (condition: Condition): Group => groupOf(condition) ?? { grouping: 'all', parts: [condition] }

export function topConditionOf(group: Group): Condition {
  const [only] = group.parts
  return group.grouping === 'all' && group.parts.length === 1 && only ? only : conditionOf(group)
}

/** Of the comparisons that a fact has, those that are offered: a yes or no needs one only, and several numbers or dates are rarely meant. */
export function comparisonsOffered(kind: ValueKind): readonly Comparison[] {
  if (kind === 'yesNo') return ['is']
  const hasList = kind === 'choice' || kind === 'text'
  return hasList ? comparisonsFor[kind] : comparisonsFor[kind].filter(comparison => comparison !== 'in')
}

/** Several texts, as they are typed with commas between them; a single empty one if nothing is typed. */
export function textsTyped(typed: string): string[] {
  const texts = typed.split(',').flatMap(part => part.trim() || [])
  return texts.length > 0 ? texts : ['']
}

const comparing = (fact: string, comparison: Comparison, value: Value | Value[]): ComparisonCondition =>
  ({ fact, [comparison]: comparison === 'in' ? [value].flat() : ([value].flat()[0] ?? '') }) as ComparisonCondition

/** The comparison of a fact with the first of its values. */
export function firstComparison(fact: KnownFact | undefined): ComparisonCondition {
  const kind = valueKindOf(fact)
  const [choice = ''] = Object.keys(fact?.choices ?? {})
  const value = { choice, yesNo: true, number: 0, day: '', month: '', text: '' }[kind]
  return comparing(fact?.path ?? '', 'is', value)
}

/** The same fact, compared in another way. */
export const comparedBy = (one: ComparisonCondition, comparison: Comparison): ComparisonCondition =>
  comparing(one.fact, comparison, comparisonOf(one).value)

/** The same comparison with another value. */
export const comparedWith = (one: ComparisonCondition, value: Value | Value[]): ComparisonCondition =>
  comparing(one.fact, comparisonOf(one).comparison, value)
