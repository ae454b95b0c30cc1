import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import type { FactValue } from '../../../contracts/cases/condition.ts'
import { factsOf } from '../../../contracts/cases/facts.ts'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import { subjectFacts } from '../../../contracts/cases/stepFacts.ts'
import { stepOf } from '../../../contracts/cases/steps/index.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { type Mask, productOf } from '../../../contracts/products/index.ts'
import type { OpenCase } from '../../cases/rows.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { factsIn } from '../../engines/cases/advance.ts'

export type ComparedRow = VerificationTaskDetail['judges'][number]['rows'][number]

interface Side {
  source: string
  label: Text
  kind: ComparedRow['kind']
  value: FactValue
  choice: Text | null
  mask: Mask | undefined
}

/**
 * What was claimed in a step beside what was found, by the name of the field. Claimed is what a check was asked with, and what somebody typed; found is what a source or a
 * reading answered. Masked unless `inClear`: texts of staff's pages have no plain values of a person.
 */
export function compare(found: OpenCase, step: PlanStep, { inClear }: { inClear: boolean }): ComparedRow[] {
  const known = sideOf(found, step)
  const isFound = step.kind === 'check' || found.steps.get(step.id)?.verification_id != null
  const claimed = isFound ? claimsFor(found, step) : known
  const answered = isFound ? known : []
  const sources = [...new Set([...claimed, ...answered].map(({ source }) => source))]
  return sources.flatMap(source => {
    const [one, other] = [claimed, answered].map(side => side.find(entry => entry.source === source))
    const either = one ?? other
    if (!either) return []
    const { label, kind: written } = other ?? either
    // A masked date cannot be written as one.
    const kind = written === 'date' && !inClear ? 'text' : written
    return {
      source,
      label,
      kind,
      claimed: shown(one, other?.mask, inClear),
      found: shown(other, one?.mask, inClear),
      claimedChoice: one?.choice ?? null,
      foundChoice: other?.choice ?? null,
      differs: one && other ? plain(one.value) !== plain(other.value) : null,
    }
  })
}

const plain = (value: FactValue) =>
  String(value)
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** A value that is personal on one side is so on the other. */
function shown(side: Side | undefined, otherMask: Mask | undefined, inClear: boolean): FactValue {
  if (!side) return null
  const { value, choice, kind, mask = otherMask ?? 'name' } = side
  if (typeof value !== 'string' || choice !== null || (inClear && mask !== 'aadhaar')) return value
  return kind === 'date' ? '••••••' : maskValue(mask, value)
}

/** What a step has answered. */
function sideOf({ state }: OpenCase, step: PlanStep): Side[] {
  const now = state.steps[step.id]
  if (now?.status !== 'done') return []
  return factsOf(step).flatMap(({ source, label, kind = 'text', choices, mask }) => {
    const value = now.facts[source] ?? null
    return value === null ? [] : { source, label, kind, value, mask, choice: choices?.[String(value)]?.label ?? null }
  })
}

/** What a check was asked with; of anything else that is read, the name of the person. */
function claimsFor({ state, row }: OpenCase, step: PlanStep): Side[] {
  if (step.kind !== 'check') {
    const name = row.subject_name
    const hasName = stepOf(step.kind).facts.some(({ source }) => source === 'name')
    if (name === null || !hasName) return []
    return [{ source: 'name', ...subjectFacts.name, kind: 'text', value: name, choice: null, mask: 'name' }]
  }
  const { product, input } = step.settings
  const facts = factsIn(state)
  return productOf(product).inputFields.flatMap(({ source, label, mask, options }) => {
    const given = input[source]
    const value = given && ('value' in given ? given.value : (facts(given.fact) ?? null))
    if (value === undefined || value === null || value === '') return []
    const option = Array.isArray(options) ? options.find(one => one.value === value) : undefined
    return { source, label, kind: 'text' as const, value, choice: option?.label ?? null, mask }
  })
}
