import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { askSource } from '../../sources/askSource.ts'
import { beginVerification, type VerifyRequest } from './beginVerification.ts'
import { settleVerification } from './settleVerification.ts'
import type { VerificationRow } from './values.ts'

/**
 * Runs one verification: reserve, ask the source, capture or release. A key charges the API wallet, a test key nothing, a person
 * the product wallet, and in the test console as a key would (A117). Returns the settled row, also when the source did not
 * answer. `attempt` comes from `onceOnly`; a second attempt resumes where the first one died. Throws `insufficient_balance`.
 */
export async function runVerification<Id extends ProductId>(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  asked: VerifyRequest<Id>,
  attempt?: Attempt,
): Promise<VerificationRow> {
  const id = attempt && withIdPrefix('ver', attempt.id)
  const begun = attempt?.resumed && (await find(ctx, withIdPrefix('ver', attempt.id)))
  const row = begun || (await beginVerification(ctx, scope, asked, id))
  if (row.status !== 'in_progress') return row
  const mode = row.mode === 'test' ? 'test' : 'live'
  const outcome = await askSource(ctx, { product: asked.product, input: asked.input, mode })
  return settleVerification(ctx, scope, row, outcome)
}

const find = ({ db }: Context, id: string) =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()
