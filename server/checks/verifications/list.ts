import { limits } from '../../../contracts/limits.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { type Filter, verificationsMatching } from './filters.ts'
import { presentVerification, type Verification } from './present.ts'

/** Lists one page by id, which is the order of creation. Counts are exact up to `limits.countCap` and capped beyond it. */
export async function listVerifications(
  ctx: Context,
  { actor }: Scope<CustomerActor>,
  product: ProductId,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<Verification>> {
  const found = verificationsMatching(ctx, actor.userId, product, filter)
  const ascending = sort.order === 'ASC'
  const page = filter.after ? found.where('id', ascending ? '>' : '<', filter.after) : found
  const rows = await page
    .selectAll()
    .orderBy('id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { counted } = await ctx.db
    .selectFrom(
      found
        .select('id')
        .limit(limits.countCap + 1)
        .as('some'),
    )
    .select(eb => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return {
    rows: rows.map(row => presentVerification(product, row)),
    total: Math.min(counted, limits.countCap),
    capped: counted > limits.countCap,
  }
}
