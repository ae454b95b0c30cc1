import type { Source } from '../../../contracts/cases/source.ts'
import type { OpenCase } from '../../cases/rows.ts'
import { factsIn } from '../../engines/cases/advance.ts'

/** What a source of a step's settings gives, as text; null if the case does not know it. */
export function sourceValue({ state }: Pick<OpenCase, 'state'>, source: Source | undefined): string | null {
  if (!source) return null
  const value = 'value' in source ? source.value : factsIn(state)(source.fact)
  return value === undefined || value === null || value === '' ? null : String(value)
}
