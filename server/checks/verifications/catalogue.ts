import { sql } from 'kysely'
import { type ProductId, productIds } from '../../../contracts/products/index.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { walletFor } from './values.ts'

/** Every product with the customer's price, the state of its source, and when the account last used it. */
export async function catalogue(ctx: Context, { actor }: Scope<CustomerActor>) {
  const states = new Map(ctx.sources.health().map(({ product, state }) => [product, state]))
  const lastUses = await findLastUses(ctx.db, actor.userId)
  return Promise.all(
    productIds.map(async product => ({
      id: product,
      pricePaise: await ctx.prices.priceOf(ctx.db, actor.userId, product),
      wallet: walletFor('console'),
      sourceState: states.get(product) ?? ('down' as const),
      ...(await ctx.switches.of(ctx.db, product)),
      lastUsedAt: lastUses.get(product) ?? null,
    })),
  )
}

/** One look into the account's index for each product, however many checks it has. */
async function findLastUses(db: Db, userId: string): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ product: ProductId; at: string | null }>`
    select product, (select created_at from verifications where user_id = ${userId} and verifications.product = one.product
      order by id desc limit 1) as at
    from unnest(${productIds}::text[]) as one (product)`.execute(db)
  return new Map(rows.map(({ product, at }) => [product, at]))
}
