import type { ProviderEnvironment } from '../../../contracts/platform/sourceProviders.ts'
import type { ApiServerDetail } from '../../../contracts/resources/apiServer.ts'
import { staffNames } from '../../people/staff/staffNames.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { type ProviderAccount, readAccounts } from '../../sources/providers/accounts.ts'
import type { Provider } from '../../sources/providers/define.ts'
import { productsOf, providerOf } from '../../sources/providers/registry.ts'
import { providerHealth } from '../../sources/routing/calls.ts'
import { healthSince } from './health.ts'
import { readServers } from './listServers.ts'

type Shared = Pick<Context, 'config' | 'db' | 'sources'>

/** One provider with its keys' dates and its health by product. Values of keys are never read here. Throws `not_found`. */
export async function showServer(ctx: Shared, id: string): Promise<ApiServerDetail> {
  const server = (await readServers(ctx)).find(one => one.id === id)
  if (!server) throw notFound('provider')
  const account = (await readAccounts(ctx)).find(({ provider }) => provider === id)
  const declared = providerOf(id)
  const sets = account?.credentials ?? []
  const nameOf = await staffNames(ctx.db, [...sets.map(({ setBy }) => setBy), ...(account ? [account.changedBy] : [])])
  return {
    ...server,
    site: declared?.site ?? null,
    docs: declared?.docs ?? [],
    environments: environmentsOf(ctx, declared),
    address: account?.address ?? null,
    changedAt: account?.changedAt ?? null,
    changedBy: account ? nameOf(account.changedBy) : null,
    credentialFields: (declared?.credentials ?? []).map(({ name, label, secret, only }) => ({
      name,
      label,
      secret,
      required: only === undefined,
    })),
    credentialSets: sets.map(({ setBy, ...set }) => ({ ...set, setBy: nameOf(setBy) })),
    health: await healthOf(ctx, id, account),
  }
}

/** Where the account can be: production asks no sandbox copy. */
function environmentsOf({ config }: Shared, provider: Provider | undefined): ProviderEnvironment[] {
  if (!provider) return []
  const real = (['live', 'test'] as const).filter(name => provider.addresses[name] !== null)
  return config.production ? real : [...real, 'twin']
}

/** Every product that the provider answers; one that was not asked lately is unknown. */
async function healthOf(
  ctx: Shared,
  id: string,
  account: ProviderAccount | undefined,
): Promise<ApiServerDetail['health']> {
  const known = (await providerHealth(ctx, healthSince())).filter(({ provider }) => provider === id)
  return productsOf(id).map(product => {
    const one = known.find(({ product: asked }) => asked === product)
    const agreed = account?.prices[product]
    return {
      product,
      breaker: ctx.sources.providers?.breakerOf(id, product) ?? 'unknown',
      calls: one?.calls ?? 0,
      answers: one?.answers ?? 0,
      medianMs: one?.medianMs ?? null,
      p95Ms: one?.p95Ms ?? null,
      lastOutcome: one?.lastOutcome ?? null,
      lastAt: one?.lastAt ?? null,
      oddFields: one?.fields ?? [],
      pricePaise: agreed ?? providerOf(id)?.prices[product] ?? null,
      isAgreed: agreed !== undefined,
    }
  })
}
