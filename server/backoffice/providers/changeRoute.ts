import type { z } from 'zod'
import type * as calls from '../../../contracts/calls/sourceRoutes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { routeHistory, setRoute, undoRoute } from '../../sources/routing/routes.ts'
import { routedProducts } from './listRoutes.ts'

type Shared = Pick<Context, 'db' | 'sources'>
type Staff = Scope<AdminActor>

/** Throws `bad_request` naming the field. */
export async function changeRoute(
  ctx: Shared,
  scope: Staff,
  product: ProductId,
  {
    customer,
    choices,
    hedgeMs = null,
    acceptTwoCharges = false,
    reason,
  }: z.output<NonNullable<typeof calls.changeRoute.body>>,
) {
  if (!routedProducts.includes(product)) throw new Problem('bad_request', translate(scope.locale, 'apis.notRouted'))
  const userId = customer === null || customer === '' ? null : await findCustomer(ctx.db, scope, customer)
  const { id } = await setRoute(ctx, scope, { product, userId, choices, hedgeMs, acceptTwoCharges, reason })
  ctx.sources.providers?.forget()
  return { id }
}

/** Throws `not_found`, and `conflict` for a route that another has replaced. */
export async function undoChange(ctx: Shared, scope: Staff, product: ProductId, route: string) {
  const known = await routeHistory(ctx, product)
  if (!known.some(({ id }) => id === route)) throw notFound('route')
  const { id } = await undoRoute(ctx, scope, route)
  ctx.sources.providers?.forget()
  return { id }
}

async function findCustomer(db: Db, { locale }: Staff, asked: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(user => user.or([user('id', '=', asked), user('customer_id', '=', asked)]))
    .executeTakeFirst()
  if (row) return row.id
  const message = translate(locale, 'apis.noCustomer')
  throw new Problem('bad_request', message, [{ field: 'customer', message }])
}
