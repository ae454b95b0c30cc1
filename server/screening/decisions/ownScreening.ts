import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import { ownVerification } from '../../checks/verifications/present.ts'
import { openInput, openResult } from '../../checks/verifications/values.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { subjectIndex } from './subjectIndex.ts'

/** A screening of the account, whom it was about, and its answer. Throws `not_found`, also for another account's. */
export async function ownScreening(ctx: Pick<Context, 'db' | 'vault'>, scope: Scope<CustomerActor>, id: string) {
  const row = await ownVerification(ctx, scope, id)
  if (row.product !== 'aml-screen') throw notFound('screening')
  return {
    row,
    subject: subjectIndex(ctx.vault, openInput(ctx.vault, row) as InputOf<'aml-screen'>),
    result: openResult(ctx.vault, row) as ResultOf<'aml-screen'> | null,
  }
}
