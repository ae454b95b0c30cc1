import { products } from '../../contracts/products/index.ts'
import { setReuse } from '../checks/reuse/settings.ts'
import { findKeptAnswer } from '../checks/verifications/keptAnswer.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import type { Context } from '../platform/context.ts'
import { demoScope } from './scopes.ts'

/** The demo reuses its answers about GSTINs for a day, and has asked twice about one. */
export async function reuseAnswers(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  await setReuse(ctx, scope, { product: 'gstin-check', hours: 24 })
  const input = products['gstin-check'].input.parse(products['gstin-check'].example)
  const request = { product: 'gstin-check', input, purpose: 'vendor_onboarding' } as const
  for (const reference of ['VEN-2140', 'VEN-2140, second order'])
    await runVerification(ctx, scope, { ...request, reference, kept: await findKeptAnswer(ctx, scope, request) })
}
