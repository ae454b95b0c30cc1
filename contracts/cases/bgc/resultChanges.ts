import type { CheckResult } from './results.ts'

type Fact = CheckResult['found'][number]

export interface CheckChange {
  name: string
  before: CheckResult | null
  after: CheckResult | null
  facts: { before: Fact | null; after: Fact | null }[]
}

/** The checks whose answer, or what was found, differs between two cases of one candidate. Compare them in clear: two masked values may look the same. */
export function resultChanges(before: readonly CheckResult[], after: readonly CheckResult[]): CheckChange[] {
  const earlier = new Map(before.map(result => [result.name, result]))
  const later = new Map(after.map(result => [result.name, result]))
  const names = [...new Set([...later.keys(), ...earlier.keys()])]
  return names.flatMap(name => {
    const [old = null, now = null] = [earlier.get(name), later.get(name)]
    const facts = changedFacts(old?.found ?? [], now?.found ?? [])
    return old?.verdict === now?.verdict && facts.length === 0 ? [] : [{ name, before: old, after: now, facts }]
  })
}

function changedFacts(before: readonly Fact[], after: readonly Fact[]): CheckChange['facts'] {
  const sources = [...new Set([...after, ...before].map(({ source }) => source))]
  return sources.flatMap(source => {
    const find = (facts: readonly Fact[]) => facts.find(fact => fact.source === source) ?? null
    const [old, now] = [find(before), find(after)]
    return old?.value === now?.value ? [] : [{ before: old, after: now }]
  })
}
