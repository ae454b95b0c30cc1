import type { z } from 'zod'
import type { ApiServer, apiServer } from '../../../contracts/resources/apiServer.ts'
import type { Context } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { type ProviderAccount, readAccounts } from '../../sources/providers/accounts.ts'
import { productsOf, providers, sourceLabel } from '../../sources/providers/registry.ts'
import { OWN_GATEWAY } from '../../sources/remote/ownGateway.ts'
import { healthSince, percentOf } from './health.ts'
import { providerTotals } from './totals.ts'

type Shared = Pick<Context, 'config' | 'db'>

export const serverIds = (): string[] => [...providers.map(({ id }) => id), OWN_GATEWAY]

/** Every provider that this version knows, with its account if it has one. They are few: filtered, sorted and paged here. */
export async function listServers(
  ctx: Shared,
  { filter: { q, id, state }, sort, offset, limit }: ListQuery<z.output<typeof apiServer.filter>>,
): Promise<Page<ApiServer>> {
  const matching = (await readServers(ctx)).filter(
    server =>
      (q === undefined || server.label.toLowerCase().includes(q.toLowerCase()) || server.id.includes(q)) &&
      (id === undefined || id.includes(server.id)) &&
      (state === undefined || state.includes(server.state)),
  )
  const ascending = (a: ApiServer, b: ApiServer) => {
    if (sort.field === 'calls') return a.calls - b.calls
    const name = sort.field as 'id' | 'label' | 'lastAt'
    return (a[name] ?? '').localeCompare(b[name] ?? '')
  }
  matching.sort((a, b) => (sort.order === 'ASC' ? ascending(a, b) : ascending(b, a)))
  return { rows: matching.slice(offset, offset + limit), total: matching.length, capped: false }
}

export async function readServers(ctx: Shared): Promise<ApiServer[]> {
  const accounts = await readAccounts(ctx)
  const totals = await providerTotals(ctx, healthSince())
  return serverIds().map(id => {
    const account = accounts.find(({ provider }) => provider === id)
    const total = totals.get(id)
    return {
      id,
      label: sourceLabel(id),
      state: serverState(ctx, id, account),
      environment: id === OWN_GATEWAY ? null : (account?.environment ?? null),
      credentialsSetAt: account?.credentials[0]?.setAt ?? null,
      timeoutMs: account?.timeoutMs ?? null,
      products: productsOf(id).length,
      calls: total?.calls ?? 0,
      answeredPercent: percentOf(total?.answers ?? 0, total?.calls ?? 0),
      medianMs: total?.medianMs ?? null,
      lastAt: total?.lastAt ?? null,
    }
  })
}

/** The own gateway is set up by `SOURCE_URL`, not by an account. */
export function serverState(
  { config }: Pick<Context, 'config'>,
  id: string,
  account: Pick<ProviderAccount, 'enabled' | 'credentials'> | undefined,
): ApiServer['state'] {
  if (id === OWN_GATEWAY) return config.SOURCE === 'sandbox' ? 'noAccount' : 'on'
  if (!account) return 'noAccount'
  if (account.credentials.length === 0) return 'noCredentials'
  return account.enabled ? 'on' : 'off'
}

/** Why a provider cannot be asked now; null if it can. */
export function serverProblem(
  ctx: Pick<Context, 'config'>,
  id: string,
  account: Pick<ProviderAccount, 'enabled' | 'credentials'> | undefined,
): Exclude<ApiServer['state'], 'on'> | null {
  const state = serverState(ctx, id, account)
  return state === 'on' ? null : state
}
