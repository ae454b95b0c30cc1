import type { Db, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'

/** Throws `not_found` for a plan of another account or product. */
export async function requireTemplate(db: Db, { actor: { userId } }: Scope<CustomerActor>, id: string): Promise<void> {
  const row = await db
    .selectFrom('plans')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('product', '=', 'video-kyc')
    .executeTakeFirst()
  if (!row) throw notFound('plan')
}
