import type { Context } from '../platform/context.ts'
import { saveAccount, setCredentials } from '../sources/providers/accounts.ts'
import { providerOf } from '../sources/providers/registry.ts'
import { staffScope } from './scopes.ts'

const reason = 'To try the providers in the sandbox'

/**
 * Two accounts with the sandbox's copies of providers, for staff's pages. No route names them: a copy knows only the documented values, so that everybody
 * else's check would not be found.
 */
export async function openProviderAccounts(ctx: Context): Promise<void> {
  const scope = await staffScope(ctx)
  for (const id of ['cashfree', 'setu']) {
    const account = { environment: 'twin', address: null, enabled: true, timeoutMs: null, prices: {} } as const
    await saveAccount(ctx, scope, id, { ...account, prices: { 'pan-check': id === 'setu' ? 110 : 90 } }, reason)
    const names = (providerOf(id)?.credentials ?? []).map(({ name }) => name)
    const values = Object.fromEntries(names.map(name => [name, `sandbox-${name}`]))
    await setCredentials(ctx, scope, id, { values, overlapHours: 0, reason })
  }
}
