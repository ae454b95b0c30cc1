import type { Purpose } from '../../../contracts/codes.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/withIdempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { ownVerification } from './find.ts'
import { presentVerification } from './present.ts'
import { runVerification } from './runVerification.ts'

/** Runs the same input as a new verification by the current actor. Throws `conflict` while the first one is running. */
export async function rerunOwnVerification(ctx: Context, scope: Scope<CustomerActor>, id: string, attempt: Attempt) {
  const first = await ownVerification(ctx, scope, id)
  if (first.status === 'queued' || first.status === 'in_progress')
    throw new Problem('conflict', translate(scope.locale, 'verification.stillRunning'))
  const { product, purpose, reference } = first
  const input = productOf(product).input.parse(JSON.parse(ctx.vault.open(first.input_sealed))) as InputOf<ProductId>
  const row = await runVerification(ctx, scope, { product, input, purpose: purpose as Purpose, reference }, attempt)
  return presentVerification(product, row)
}
