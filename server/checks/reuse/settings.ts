import { type ReuseHours, reusableIds } from '../../../contracts/checks/answerReuse.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { readReuse } from './answerReuse.ts'

interface Setting {
  product: ProductId
  /** Null: never. */
  hours: ReuseHours | null
}

export async function listReuse({ db }: Pick<Context, 'db'>, { actor }: Scope<CustomerActor>): Promise<Setting[]> {
  const hours = await readReuse(db, actor.userId)
  return reusableIds.map(product => ({ product, hours: (hours.get(product) ?? null) as ReuseHours | null }))
}

/** Takes effect at once on this node. */
export async function setReuse(
  { db, reuse }: Pick<Context, 'db' | 'reuse'>,
  scope: Scope<CustomerActor>,
  { product, hours }: Setting,
): Promise<Setting> {
  const { userId } = scope.actor
  await db.transaction().execute(async trx => {
    const before = (await readReuse(trx, userId)).get(product) ?? null
    if (before === hours) return
    if (hours === null)
      await trx.deleteFrom('answer_reuse').where('user_id', '=', userId).where('product', '=', product).execute()
    else
      await trx
        .insertInto('answer_reuse')
        .values({ user_id: userId, product, hours })
        .onConflict(conflict =>
          conflict.columns(['user_id', 'product']).doUpdateSet({ hours, changed_at: new Date().toISOString() }),
        )
        .execute()
    await audit(trx, scope, { action: 'answerReuse.set', subject: userId, userId, data: { product, before, hours } })
  })
  reuse.forget()
  return { product, hours }
}
