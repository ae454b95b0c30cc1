import { isPriceItemId, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Db } from '../../platform/context.ts'
import { readAccounts } from '../../sources/providers/accounts.ts'
import { providerOf } from '../../sources/providers/registry.ts'
import { currentRoutes } from '../../sources/routing/routes.ts'

/** The highest cost of an answer in paise, by price item and, for one with a route of their own, customer; null if none is known. */
export type AnswerCosts = (item: string, userId?: string | null) => number | null

/**
 * What the providers that answer each product charge at most, by the routes in force: the customer's own one, else everybody's. Each of a route may answer, so the
 * dearest one counts.
 */
export async function providerCosts(db: Db): Promise<AnswerCosts> {
  const [routes, accounts] = await Promise.all([currentRoutes({ db }), readAccounts({ db })])
  const costOf = (provider: string, product: ProductId) =>
    accounts.find(one => one.provider === provider)?.prices[product] ?? providerOf(provider)?.prices[product]
  return (item, userId = null) => {
    const product = isPriceItemId(item) ? priceItemOf(item).product : null
    const ofProduct = routes.filter(route => route.product === product)
    const route = ofProduct.find(one => one.userId === userId) ?? ofProduct.find(one => one.userId === null)
    const costs = route?.choices.flatMap(({ provider }) => costOf(provider, route.product) ?? []) ?? []
    return costs.length > 0 ? Math.max(...costs) : null
  }
}
