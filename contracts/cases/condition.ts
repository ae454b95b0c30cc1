import { z } from 'zod'

/** The value of a fact as conditions compare it. */
export type FactValue = string | number | boolean | null

const value = z.union([z.string().max(200), z.number(), z.boolean()])

/** How a fact is compared. Numbers are compared as numbers, ISO dates and other texts as texts; `in` names several values. */
export const comparisons = ['is', 'isNot', 'in', 'atLeast', 'atMost', 'moreThan', 'lessThan'] as const
export type Comparison = (typeof comparisons)[number]

const path = z.string().regex(/^[a-z][a-z0-9-]*\.[A-Za-z][A-Za-z0-9]*$/, 'Name a fact as step.fact.')

/** One comparison: `{ fact: 'pan.nameMatch', atLeast: 80 }`. */
const comparison = z.union([
  z.strictObject({ fact: path, is: value }),
  z.strictObject({ fact: path, isNot: value }),
  z.strictObject({ fact: path, in: z.array(value).min(1).max(50) }),
  z.strictObject({ fact: path, atLeast: value }),
  z.strictObject({ fact: path, atMost: value }),
  z.strictObject({ fact: path, moreThan: value }),
  z.strictObject({ fact: path, lessThan: value }),
])

type Value = z.output<typeof value>

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

const MAX_PARTS = 20

const nested: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(nested).min(1).max(MAX_PARTS) }),
    z.strictObject({ any: z.array(nested).min(1).max(MAX_PARTS) }),
    z.strictObject({ not: nested }),
    comparison,
  ]),
)

/** The documentation has no references, in which alone a condition that holds conditions could be written down: it shows it as any value. */
export const condition = z.unknown().superRefine((value, issues) => {
  const parsed = nested.safeParse(value)
  for (const issue of parsed.error?.issues ?? [])
    issues.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] })
}) as z.ZodType as z.ZodType<Condition>

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
