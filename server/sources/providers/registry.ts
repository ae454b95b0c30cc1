import type { ProductId } from '../../../contracts/products/index.ts'
import { OWN_GATEWAY } from '../remote/ownGateway.ts'
import { asksSource, runners } from '../runners/index.ts'
import { cashfree } from './cashfree/index.ts'
import type { Provider } from './define.ts'
import { sandboxCoIn } from './sandboxCoIn/index.ts'
import { setu } from './setu/index.ts'

/** Providers in the order of lists. */
export const providers: readonly Provider[] = [cashfree, setu, sandboxCoIn]

export const providerOf = (id: string): Provider | undefined => providers.find(one => one.id === id)

/** The name that is shown for the source of an answer. */
export const sourceLabel = (id: string): string =>
  providerOf(id)?.label ?? (id === OWN_GATEWAY || id === 'primary' ? 'Own gateway' : id)

/** The products that a provider answers. */
export function productsOf(id: string): ProductId[] {
  if (id !== OWN_GATEWAY) return Object.keys(providerOf(id)?.products ?? {}) as ProductId[]
  return (Object.keys(runners) as ProductId[]).filter(product => asksSource(runners[product] as never))
}

/** The providers that answer a product. */
export const providersFor = (product: ProductId): string[] =>
  [...providers.map(({ id }) => id), OWN_GATEWAY].filter(id => productsOf(id).includes(product))
