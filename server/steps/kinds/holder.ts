import { isOwnRecord, personsName } from '../../../contracts/cases/holder.ts'
import type { Source } from '../../../contracts/cases/source.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { StepOfCase, StepReport } from '../../cases/runners.ts'
import { statementsIn } from '../../engines/comparison/statements.ts'
import { sameName } from './sameName.ts'
import { sourceValue } from './sourceValue.ts'

/** The names that a result gives its holder; none where the source names nobody. */
export function holdersIn(product: ProductId, result: Readonly<Record<string, unknown>>): string[] {
  const stated = statementsIn(product, result).stated.filter(({ fact }) => fact === 'name')
  if (stated.length > 0) return stated.map(({ value }) => value)
  const name = result[productOf(product).keys.holder ?? '']
  return typeof name === 'string' && name.trim() !== '' ? [name] : []
}

/** The stated name with which a step compares. Packages that were published before checks had this setting compare as well. */
function statedSource({ step, case: { row } }: StepOfCase): Source | null {
  if (step.kind !== 'check' && step.kind !== 'document') return null
  const { holder } = step.settings
  if (holder !== undefined) return holder
  return row.product === 'bgc' && step.kind === 'check' && isOwnRecord(step.settings.product) ? personsName : null
}

/** A report with whether the holder is who was stated: somebody looks at what is in order, and neither surely nor likely theirs. */
export function withHolder(report: StepReport, of: StepOfCase, holders: () => readonly string[]): StepReport {
  const source = statedSource(of)
  if (!source || report.type !== 'answered') return report
  if (report.outcome === 'notFound' || report.outcome === 'refused') return report
  const same = sameName(sourceValue(of.case, source), holders())
  const isTheirs = same === 'yes' || same === 'likely'
  const outcome = report.outcome === 'passed' && !isTheirs ? 'review' : report.outcome
  return { ...report, outcome, facts: { ...report.facts, sameName: same } }
}
