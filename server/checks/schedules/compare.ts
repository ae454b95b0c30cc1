import { isDeepStrictEqual } from 'node:util'
import type { Product, ResultField } from '../../../contracts/products/index.ts'
import { maskRecord, rowsOf } from '../verifications/masking.ts'

type Result = Record<string, unknown>

/** A result field with another value, both masked. Of a table, the rows that went and those that came. */
export interface FieldChange {
  source: string
  from: unknown
  to: unknown
}

/**
 * The declared fields in which two answers about the same subject differ. Whole values are compared, and masked ones are returned. A field that
 * the earlier answer lacks did not exist then, and is no change.
 */
export function changedFields(
  { resultFields }: Pick<Product, 'resultFields'>,
  before: Result,
  now: Result,
): FieldChange[] {
  return resultFields.flatMap(field => {
    const { source } = field
    if (!(source in before)) return []
    const change = field.kind === 'table' ? tableChange(field, before, now) : valueChange(field, before, now)
    return change ? [{ source, ...change }] : []
  })
}

function valueChange(field: ResultField, before: Result, now: Result) {
  const from = before[field.source] ?? null
  const to = now[field.source] ?? null
  if (isDeepStrictEqual(from, to)) return undefined
  if (field.kind === 'picture') return { from: from && 'picture', to: to && 'picture' }
  return { from: masked(field, from), to: masked(field, to) }
}

/** Rows are compared as a set: their order in an answer means nothing. */
function tableChange(field: ResultField, before: Result, now: Result) {
  const [from, to] = [rowsOf(before[field.source]), rowsOf(now[field.source])]
  const went = without(from, to)
  const came = without(to, from)
  return went.length + came.length === 0 ? undefined : { from: masked(field, went), to: masked(field, came) }
}

/** The rows that the others lack; of equal rows, as many as the others have fewer. */
function without(rows: readonly Result[], others: readonly Result[]): Result[] {
  const left = [...others]
  return rows.filter(row => {
    const at = left.findIndex(other => isDeepStrictEqual(row, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const masked = (field: ResultField, value: unknown) =>
  maskRecord([field], { [field.source]: value }, { shownIn: 'list' })[field.source]
