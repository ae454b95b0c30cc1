import type { Replayed } from '../../../contracts/calls/usage.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { askSource } from '../../sources/askSource.ts'
import { maskRecord } from '../verifications/masking.ts'
import { openInput } from '../verifications/values.ts'

/**
 * Asks the sandbox with the input of a logged request. Nothing is stored but the audit entry, which is written first, so that no
 * input is decrypted without a record. Throws `not_found`, and `conflict` when there is no input.
 */
export async function replayRequest(ctx: Context, scope: Scope<AdminActor>, id: string): Promise<Replayed> {
  const row = await ctx.db
    .selectFrom('request_log as log')
    .leftJoin('verifications', 'verifications.id', 'log.verification_id')
    .select(['log.user_id', 'verifications.id', 'verifications.product', 'verifications.input_sealed'])
    .where('log.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('request')
  if (!row.id || !row.input_sealed || !row.product)
    throw new Problem('conflict', translate(scope.locale, 'usage.noInput'))
  const product = row.product as ProductId
  const data = { product, verification: row.id }
  await audit(ctx.db, scope, { action: 'apiLog.replayed', subject: id, userId: row.user_id, data })
  const { input: schema, resultFields } = productOf(product)
  const input = schema.parse(openInput(ctx.vault, { id: row.id, input_sealed: row.input_sealed })) as InputOf<ProductId>
  const outcome = await askSource(ctx, { product, input, userId: row.user_id, mode: 'test' })
  return {
    product,
    status: outcome.status,
    result: outcome.status === 'completed' ? maskRecord(resultFields, outcome.result, { shownIn: 'page' }) : null,
    durationMs: outcome.askedMs ?? 0,
  }
}
