import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Db } from '../../platform/context.ts'
import { type ProviderAccount, readAccounts } from '../providers/accounts.ts'
import type { Provider } from '../providers/define.ts'
import { providerOf } from '../providers/registry.ts'
import type { CredentialValues } from '../providers/session.ts'
import { currentRoutes, type SourceRoute } from './routes.ts'

/** A decision on another node takes effect within this time. */
const TRUST_MS = 4_000

/** An account with the credentials that it signs in with. */
export interface UsableAccount extends ProviderAccount {
  /** Undefined for the own gateway. */
  declared: Provider | undefined
  /** Opened, the newest first. */
  secrets: { id: string; values: CredentialValues }[]
}

export type Route = Pick<SourceRoute, 'choices' | 'hedgeMs'>

const noRoute: Route = { choices: [], hedgeMs: null }

interface Known {
  routes: Map<string, Route>
  accounts: Map<string, UsableAccount>
}

/** Routes and accounts, with three queries in four seconds at most. */
export function createRouteBook({ db, vault }: Pick<Context, 'db' | 'vault'>) {
  let known: { value: Promise<Known>; until: number } | null = null
  let last: Known | null = null

  function current(): Promise<Known> {
    if (known && known.until > Date.now()) return known.value
    const value = load({ db, vault })
    known = { value, until: Date.now() + TRUST_MS }
    value.then(
      loaded => {
        last = loaded
      },
      () => {
        known = null
      },
    )
    return value
  }

  return {
    /** The customer's own route, else everybody's; without choices if the settings decide. */
    async routeOf(product: ProductId, userId: string): Promise<Route> {
      const { routes } = await current()
      return routes.get(`${product} ${userId}`) ?? routes.get(`${product} `) ?? noRoute
    },
    /** Everybody's route as this node has read it last; empty if it has not yet. */
    lastChoicesOf(product: ProductId): RouteChoice[] {
      void current().catch(() => {})
      return last?.routes.get(`${product} `)?.choices ?? []
    },
    async accountOf(provider: string): Promise<UsableAccount | undefined> {
      return (await current()).accounts.get(provider)
    },
    /** Called after a decision of this process. */
    forget(): void {
      known = null
    },
  }
}

export type RouteBook = ReturnType<typeof createRouteBook>

async function load(ctx: Pick<Context, 'db' | 'vault'>): Promise<Known> {
  const [routes, accounts] = await Promise.all([currentRoutes(ctx), readAccounts(ctx)])
  const secrets = await openSecrets(
    ctx,
    accounts.flatMap(({ credentials }) => credentials.map(({ id }) => id)),
  )
  return {
    routes: new Map(
      routes.map(({ product, userId, choices, hedgeMs }) => [`${product} ${userId ?? ''}`, { choices, hedgeMs }]),
    ),
    accounts: new Map(
      accounts.map(account => [
        account.provider,
        {
          ...account,
          declared: providerOf(account.provider),
          secrets: account.credentials.flatMap(({ id }) => {
            const values = secrets.get(id)
            return values ? [{ id, values }] : []
          }),
        },
      ]),
    ),
  }
}

async function openSecrets(
  { db, vault }: { db: Db; vault: Context['vault'] },
  ids: string[],
): Promise<Map<string, CredentialValues>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('provider_credentials')
    .select(['id', 'values_sealed'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, values_sealed }) => [
      id,
      JSON.parse(vault.open(values_sealed, { column: 'provider_credentials.values_sealed', id })) as CredentialValues,
    ]),
  )
}
