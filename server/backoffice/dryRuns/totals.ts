import type { ProductId } from '../../../contracts/products/index.ts'
import type { DryRunDetail } from '../../../contracts/resources/dryRun.ts'
import type { DryRunSide, DryRunTotals } from '../../platform/db/schema/dryRuns.ts'
import { compareFields, type Result } from '../../sources/routing/compareFields.ts'

/** What one of the two says to a question: an answer with its record, or none. */
export interface SideAnswer {
  outcome: 'found' | 'notFound' | 'error'
  result: Result
  ms: number | null
  /** Null: not known. */
  costPaise: number | null
}

const noSide = (): DryRunSide => ({ found: 0, notFound: 0, error: 0, ms: [], costPaise: 0, uncosted: 0 })

export const noTotals = (): DryRunTotals => ({
  asked: 0,
  erased: 0,
  changed: 0,
  first: noSide(),
  second: noSide(),
  fields: {},
  failures: 0,
})

/** The totals with one more question: `first` is what it is compared with, `second` the provider that is tried. */
export function counted(
  totals: DryRunTotals,
  product: ProductId,
  [first, second]: readonly [SideAnswer, SideAnswer],
): DryRunTotals {
  const fields = { ...totals.fields }
  if (first.outcome !== 'error' && second.outcome !== 'error')
    for (const [name, verdict] of compareFields(product, first.result, second.result)) {
      const known = fields[name] ?? { agree: 0, differ: 0, onlyFirst: 0, onlySecond: 0 }
      fields[name] = { ...known, [verdict]: known[verdict] + 1 }
    }
  return {
    ...totals,
    asked: totals.asked + 1,
    first: withAnswer(totals.first, first),
    second: withAnswer(totals.second, second),
    fields,
    failures: second.outcome === 'error' ? totals.failures + 1 : 0,
  }
}

function withAnswer(side: DryRunSide, { outcome, ms, costPaise }: SideAnswer): DryRunSide {
  const isAnswer = outcome !== 'error'
  return {
    ...side,
    [outcome]: side[outcome] + 1,
    ms: isAnswer && ms !== null ? [...side.ms, ms].sort((a, b) => a - b) : side.ms,
    costPaise: side.costPaise + (costPaise ?? 0),
    uncosted: side.uncosted + (isAnswer && costPaise === null ? 1 : 0),
  }
}

const percentile = (sorted: readonly number[], part: number): number | null =>
  sorted[Math.ceil(sorted.length * part) - 1] ?? null

export function presentSide({ ms, ...side }: DryRunSide): DryRunDetail['first'] {
  return { ...side, p50Ms: percentile(ms, 0.5), p95Ms: percentile(ms, 0.95) }
}

/** Of all comparisons that both sides had a value for, and of whether there is a record. */
export function agreedPercent({ fields }: DryRunTotals): number | null {
  const rows = Object.entries(fields)
  const agree = rows.reduce((sum, [, one]) => sum + one.agree, 0)
  const against = rows.reduce(
    (sum, [name, one]) => sum + one.differ + (name === 'found' ? one.onlyFirst + one.onlySecond : 0),
    0,
  )
  return agree + against === 0 ? null : Math.floor((100 * agree) / (agree + against))
}
