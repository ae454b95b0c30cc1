import { z } from 'zod'
import { type Text, text } from '../platform/text.ts'
import { type Comparison, type Condition, comparisons, factPath, type Value } from './condition.ts'

const MAX_PARTS = 20
const MAX_DEPTH = 10
const MAX_VALUES = 50
const MAX_CHARACTERS = 200

const problems = {
  shape: text(
    `Give one of: all, any, not, or a fact with one comparison (${comparisons.join(', ')}).`,
    `इनमें से एक दें: all, any, not, या एक fact और एक तुलना (${comparisons.join(', ')})।`,
  ),
  depth: text(`Nest conditions at most ${MAX_DEPTH} deep.`, `शर्तें ज़्यादा से ज़्यादा ${MAX_DEPTH} स्तर तक रखें।`),
  parts: text(`Give 1 to ${MAX_PARTS} conditions.`, `1 से ${MAX_PARTS} शर्तें दें।`),
  fact: text('Name a fact as step.fact.', 'तथ्य का नाम step.fact के रूप में दें।'),
  value: text(
    `Enter a number, true, false, or a text of at most ${MAX_CHARACTERS} characters.`,
    `संख्या, true, false या ज़्यादा से ज़्यादा ${MAX_CHARACTERS} अक्षरों का टेक्स्ट दें।`,
  ),
  values: text(`Give a list of 1 to ${MAX_VALUES} values.`, `1 से ${MAX_VALUES} मानों की सूची दें।`),
} satisfies Record<string, Text>

type Found = (problem: Text, path: readonly (string | number)[]) => void

/** Reports what is wrong with a condition, by the path of the part that is. */
function checkCondition(given: unknown, found: Found, path: readonly (string | number)[] = [], depth = 1): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return found(problems.shape, path)
  if (depth > MAX_DEPTH) return found(problems.depth, path)
  const entries = new Map(Object.entries(given))
  const [only] = entries.keys()
  if (entries.size === 1 && only === 'not') return checkCondition(entries.get(only), found, [...path, only], depth + 1)
  if (entries.size === 1 && (only === 'all' || only === 'any')) {
    const parts: unknown = entries.get(only)
    if (!Array.isArray(parts) || parts.length < 1 || parts.length > MAX_PARTS)
      return found(problems.parts, [...path, only])
    for (const [index, part] of parts.entries()) checkCondition(part, found, [...path, only, index], depth + 1)
    return undefined
  }
  const comparison = comparisons.find(name => entries.has(name))
  if (entries.size !== 2 || !entries.has('fact') || !comparison) return found(problems.shape, path)
  const fact = entries.get('fact')
  if (typeof fact !== 'string' || !factPath.test(fact)) found(problems.fact, [...path, 'fact'])
  checkCompared(comparison, entries.get(comparison), (problem, at) => found(problem, [...path, comparison, ...at]))
}

function checkCompared(comparison: Comparison, given: unknown, found: Found): void {
  if (comparison !== 'in') {
    if (!isValue(given)) found(problems.value, [])
    return
  }
  if (!Array.isArray(given) || given.length < 1 || given.length > MAX_VALUES) return found(problems.values, [])
  for (const [index, one] of given.entries()) if (!isValue(one)) found(problems.value, [index])
}

const isValue = (given: unknown): given is Value =>
  typeof given === 'boolean' ||
  (typeof given === 'number' && Number.isFinite(given)) ||
  (typeof given === 'string' && given.length <= MAX_CHARACTERS)

/**
 * A condition, read by hand: a union of shapes could only say that none of them fits, and its depth would have no bound. The documentation has no
 * references, in which alone a condition that holds conditions could be written down: it shows it as any value.
 */
export const condition = z.unknown().superRefine((given, issues) => {
  checkCondition(given, (problem, path) =>
    issues.addIssue({ code: 'custom', message: problem.en, params: { text: problem }, path: [...path] }),
  )
}) as z.ZodType as z.ZodType<Condition>
