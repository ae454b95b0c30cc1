import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import type { VerificationRow } from './values.ts'

/** Reads a verification of the actor's account. Throws `not_found`, also for another account's. */
export async function ownVerification(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  id: string,
): Promise<VerificationRow & { product: ProductId }> {
  const row = await db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('verification')
  return row as VerificationRow & { product: ProductId }
}
