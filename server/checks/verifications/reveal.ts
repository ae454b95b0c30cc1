import { productOf, type ResultField } from '../../../contracts/products/index.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { rowsOf, textOf } from './masking.ts'
import { ownVerification } from './present.ts'
import { openInput, openResult } from './values.ts'

/** Reveals one field in clear. The audit entry is written first, so that nobody reads a value without a record. */
export async function revealField(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, field, reason }: { id: string; field: string; reason: string },
): Promise<{ field: string; value: string | null }> {
  const row = await ownVerification(ctx, scope, id)
  const { inputFields, resultFields } = productOf(row.product)
  const isInput = inputFields.some(({ source }) => source === field)
  if (!isInput && !isResult(resultFields, field))
    throw new Problem('bad_request', 'There is no such field.', [
      { field: 'field', message: 'There is no such field.' },
    ])
  await recordAccess(ctx.db, scope, { action: 'verification.revealed', subject: id, data: { field }, reason })
  const record = isInput ? openInput(ctx.vault, row) : openResult(ctx.vault, row)
  const value = record && valueAt(record, field)
  return { field, value: value == null ? null : textOf(value) }
}

/** A cell of a table is named by its table, its row from 0, and its column: `employments.0.memberId`. */
function isResult(fields: readonly ResultField[], name: string): boolean {
  const [source, row, column] = name.split('.')
  const field = fields.find(one => one.source === source)
  if (field?.kind !== 'table') return field !== undefined && row === undefined
  return /^\d{1,4}$/.test(row ?? '') && field.columns.some(one => one.source === column)
}

function valueAt(record: Record<string, unknown>, name: string): unknown {
  const [source = '', row, column = ''] = name.split('.')
  return row === undefined ? record[source] : rowsOf(record[source])[Number(row)]?.[column]
}
