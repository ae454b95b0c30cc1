import { productIds } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { walletFor } from './values.ts'

/** Every product with the customer's price, the state of its source, and when the account last used it. */
export async function catalogue(ctx: Context, { actor }: Scope<CustomerActor>) {
  const states = new Map(ctx.sources.health().map(({ product, state }) => [product, state]))
  return Promise.all(
    productIds.map(async product => {
      const last = await ctx.db
        .selectFrom('verifications')
        .select('created_at')
        .where('user_id', '=', actor.userId)
        .where('product', '=', product)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return {
        id: product,
        pricePaise: await ctx.prices.priceOf(ctx.db, actor.userId, product),
        wallet: walletFor('console'),
        sourceState: states.get(product) ?? 'down',
        lastUsedAt: last?.created_at ?? null,
      }
    }),
  )
}
