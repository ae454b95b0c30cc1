import type { z } from 'zod'
import type * as calls from '../../../contracts/calls/apiServers.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import {
  type AccountSettings,
  endCredentials,
  type ProviderAccount,
  readAccounts,
  saveAccount,
  setCredentials,
} from '../../sources/providers/accounts.ts'
import { sourceLabel } from '../../sources/providers/registry.ts'
import { OWN_GATEWAY } from '../../sources/remote/ownGateway.ts'
import { serverIds } from './listServers.ts'

type Shared = Pick<Context, 'config' | 'db' | 'vault' | 'sources'>
type Staff = Scope<AdminActor>
type BodyOf<Call extends { body?: z.ZodType }> = z.output<NonNullable<Call['body']>>

/** Throws `not_found`, and `bad_request` naming the field. */
export async function saveServer(
  ctx: Shared,
  scope: Staff,
  id: string,
  { reason, ...settings }: BodyOf<typeof calls.saveApiServer>,
) {
  if (id === OWN_GATEWAY) throw new Problem('bad_request', translate(scope.locale, 'apis.ownGateway'))
  return change(ctx, scope, id, { settings, reason })
}

/** Throws `not_found`, and `conflict` if it is so already or has no keys. */
export async function switchServer(
  ctx: Shared,
  scope: Staff,
  id: string,
  { on, reason }: BodyOf<typeof calls.switchApiServer>,
) {
  const account = await accountOf(ctx, id)
  const name = { provider: sourceLabel(id) }
  if (!account) throw notFound('provider')
  if (account.enabled === on)
    throw new Problem('conflict', translate(scope.locale, on ? 'apis.serverIsOn' : 'apis.serverIsOff', name))
  if (on && account.credentials.length === 0)
    throw new Problem('conflict', translate(scope.locale, 'apis.keysFirst', name))
  return change(ctx, scope, id, { settings: { enabled: on }, reason })
}

/** Throws `not_found`, and `bad_request` naming the key. */
export async function setServerKeys(
  ctx: Shared,
  scope: Staff,
  id: string,
  body: BodyOf<typeof calls.setApiServerKeys>,
) {
  if (!serverIds().includes(id)) throw notFound('provider')
  const set = await setCredentials(ctx, scope, id, body)
  ctx.sources.providers?.forget()
  return { id: set }
}

/** Throws `not_found`. */
export async function endServerKeys(
  ctx: Shared,
  scope: Staff,
  { id, set }: { id: string; set: string },
  { reason }: BodyOf<typeof calls.endApiServerKeys>,
) {
  const account = await accountOf(ctx, id)
  if (!account?.credentials.some(one => one.id === set)) throw notFound('set of keys')
  await endCredentials(ctx, scope, id, set, reason)
  ctx.sources.providers?.forget()
  return { id: set }
}

/** Throws `not_found`, and `bad_request` for a product that the provider does not answer. */
export async function setServerPrice(
  ctx: Shared,
  scope: Staff,
  id: string,
  { product, pricePaise, reason }: BodyOf<typeof calls.setApiServerPrice>,
) {
  const { [product]: _, ...others } = (await accountOf(ctx, id))?.prices ?? {}
  const prices = pricePaise === null ? others : { ...others, [product]: pricePaise }
  return change(ctx, scope, id, { settings: { prices }, reason })
}

const accountOf = async (ctx: Shared, id: string): Promise<ProviderAccount | undefined> =>
  (await readAccounts(ctx)).find(({ provider }) => provider === id)

/** Changes some settings of an account and keeps the others. A new account is off. */
async function change(
  ctx: Shared,
  scope: Staff,
  id: string,
  { settings, reason }: { settings: Partial<AccountSettings>; reason: string },
) {
  if (!serverIds().includes(id)) throw notFound('provider')
  const { environment, address, enabled, timeoutMs, prices } = (await accountOf(ctx, id)) ?? newAccount(ctx)
  await saveAccount(ctx, scope, id, { environment, address, enabled, timeoutMs, prices, ...settings }, reason)
  ctx.sources.providers?.forget()
  return { id }
}

const newAccount = ({ config }: Shared): AccountSettings => ({
  environment: config.production ? 'live' : 'twin',
  address: null,
  enabled: false,
  timeoutMs: null,
  prices: {},
})
