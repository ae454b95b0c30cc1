import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { actorId } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { readAccounts } from '../providers/accounts.ts'
import { providerOf, providersFor } from '../providers/registry.ts'

type By = Omit<Scope, 'locale'>

export interface SourceRoute {
  id: string
  product: ProductId
  /** Null: every customer without a route of their own. */
  userId: string | null
  /** Empty: as the settings say. */
  choices: RouteChoice[]
  /** See `hedgeMs` of the contract. */
  hedgeMs: number | null
  reason: string
  undoes: string | null
  madeAt: string
  madeBy: string
}

export interface NewRoute {
  product: ProductId
  userId: string | null
  choices: RouteChoice[]
  hedgeMs?: number | null
  /** Staff know that a hedged question may be charged by two providers. */
  acceptTwoCharges?: boolean
  reason: string
}

const routesOf = (db: Db) => db.selectFrom('source_routes').selectAll().orderBy('id', 'desc')

/** The routes in force: the newest of each product and customer. One without choices is not in force. */
export async function currentRoutes({ db }: { db: Db }): Promise<SourceRoute[]> {
  const rows = await db
    .selectFrom('source_routes')
    .distinctOn(['product', 'user_id'])
    .selectAll()
    .orderBy('product')
    .orderBy('user_id')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(asRoute).filter(({ choices }) => choices.length > 0)
}

/** Every decision about a product, the newest first. */
export const routeHistory = async ({ db }: { db: Db }, product: ProductId): Promise<SourceRoute[]> =>
  (await routesOf(db).where('product', '=', product).limit(200).execute()).map(asRoute)

const asRoute = (row: Awaited<ReturnType<ReturnType<typeof routesOf>['execute']>>[number]): SourceRoute => ({
  id: row.id,
  product: row.product,
  userId: row.user_id,
  choices: row.choices,
  hedgeMs: row.hedge_ms,
  reason: row.reason,
  undoes: row.undoes,
  madeAt: row.made_at,
  madeBy: row.made_by,
})

/** Decides who answers a product, on every node within five seconds. Throws `bad_request` naming the field. */
export async function setRoute(ctx: Pick<Context, 'db'>, scope: By, route: NewRoute): Promise<SourceRoute> {
  checkChoices(route)
  await checkHedge(ctx, route)
  return ctx.db.transaction().execute(async trx => {
    if (route.userId !== null) await customer(trx, route.userId)
    const made = await insertRoute(trx, scope, route, null)
    const { product, userId, choices, hedgeMs = null, reason } = route
    const data = { product, choices, ...(hedgeMs !== null && { hedgeMs, acceptTwoCharges: !!route.acceptTwoCharges }) }
    await audit(trx, scope, { action: 'sourceRoute.changed', subject: made.id, userId, data, reason })
    return made
  })
}

/**
 * Takes back a route that is the newest of its product and customer: the one before it holds again. Throws `not_found`, and `conflict` for one that
 * another has replaced.
 */
export async function undoRoute(ctx: Pick<Context, 'db'>, scope: By, id: string): Promise<SourceRoute> {
  return ctx.db.transaction().execute(async trx => {
    const undone = await routesOf(trx).where('id', '=', id).executeTakeFirst()
    if (!undone) throw notFound('route')
    const { product, user_id: userId } = undone
    const [newest, before] = await routesOf(trx)
      .where('product', '=', product)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .limit(2)
      .execute()
    if (newest?.id !== id)
      throw new Problem('conflict', 'This route has been replaced meanwhile. Look at the newest one and undo that.')
    const route = {
      product,
      userId,
      choices: before?.choices ?? [],
      hedgeMs: before?.hedge_ms ?? null,
      reason: `Undo of ${id}`,
    }
    const made = await insertRoute(trx, scope, route, id)
    const { choices, hedgeMs } = route
    const data = { product, choices, ...(hedgeMs !== null && { hedgeMs }), undoes: id }
    await audit(trx, scope, { action: 'sourceRoute.undone', subject: made.id, userId, data })
    return made
  })
}

async function insertRoute(db: Db, { actor }: By, route: NewRoute, undoes: string | null): Promise<SourceRoute> {
  const { product, userId, choices, hedgeMs = null, reason } = route
  const row = await db
    .insertInto('source_routes')
    .values({
      id: newId('srt'),
      product,
      user_id: userId,
      choices: JSON.stringify(choices),
      hedge_ms: hedgeMs,
      reason,
      undoes,
      made_by: actorId(actor),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRoute(row)
}

async function customer(db: Db, id: string): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw refused('userId', 'There is no such customer.')
}

function checkChoices({ product, choices, reason }: NewRoute): void {
  if (reason.trim() === '') throw refused('reason', 'Say why the route changes.')
  if (choices.length === 0) return
  const able = providersFor(product)
  const names = choices.map(({ provider }) => provider)
  const unable = names.find(name => !able.includes(name))
  if (unable) throw refused('choices', `${unable} does not answer ${product}. It can be: ${able.join(', ')}.`)
  if (new Set(names).size < names.length) throw refused('choices', 'Name each provider once.')
  const sum = choices.reduce((total, { percent }) => total + percent, 0)
  if (sum !== 100) throw refused('choices', `The shares must add up to 100%; they add up to ${sum}%.`)
}

/** A hedge needs somebody else to ask, and staff's word where more than one provider may charge for the question. */
async function checkHedge(
  { db }: Pick<Context, 'db'>,
  { product, choices, hedgeMs = null, acceptTwoCharges }: NewRoute,
) {
  if (hedgeMs === null) return
  if (choices.length < 2) throw refused('hedgeMs', 'A second request needs a second provider in the route.')
  if (acceptTwoCharges) return
  const accounts = await readAccounts({ db })
  const priceOf = (id: string) =>
    accounts.find(({ provider }) => provider === id)?.prices[product] ?? providerOf(id)?.prices[product]
  // A price that is not known may be any.
  if (choices.some(({ provider }) => priceOf(provider) !== 0))
    throw refused(
      'acceptTwoCharges',
      'These providers charge for each answer. Confirm that a question may be charged twice.',
    )
}

const refused = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])
