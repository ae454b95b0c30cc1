import { canAccess } from '../../../contracts/permissions.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { forbidden, Problem } from '../../platform/problem.ts'
import { ownVerification } from './find.ts'
import { textOf } from './masking.ts'

/** Reveals one field in clear. The audit entry is written first, so that nobody reads a value without a record. */
export async function revealField(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, field, reason }: { id: string; field: string; reason: string },
): Promise<{ field: string; value: string | null }> {
  if (!canAccess(scope.actor.role, { action: 'show', permission: 'verifications.reveal' })) throw forbidden()
  const row = await ownVerification(ctx, scope, id)
  const { inputFields, resultFields } = productOf(row.product)
  const isInput = inputFields.some(({ source }) => source === field)
  if (!isInput && !resultFields.some(({ source }) => source === field))
    throw new Problem('bad_request', 'There is no such field.', [
      { field: 'field', message: 'There is no such field.' },
    ])
  await audit(ctx.db, scope, { action: 'verification.revealed', subject: id, data: { field }, reason })
  const record = isInput ? (JSON.parse(ctx.vault.open(row.input_sealed)) as Record<string, unknown>) : row.result
  const value = record?.[field]
  return { field, value: value == null ? null : textOf(value) }
}
