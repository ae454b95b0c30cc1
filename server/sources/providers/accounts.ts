import type { ProviderEnvironment } from '../../../contracts/platform/sourceProviders.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { actorId } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { OWN_GATEWAY } from '../remote/ownGateway.ts'
import { productsOf, providerOf } from './registry.ts'
import type { CredentialValues } from './session.ts'

type Ctx = Pick<Context, 'config' | 'db' | 'vault'>
type By = Omit<Scope, 'locale'>

/** What staff set for a provider. */
export interface AccountSettings {
  environment: ProviderEnvironment
  /** Instead of the provider's own address; null for that. */
  address: string | null
  enabled: boolean
  /** Null: `SOURCE_TIMEOUT_MS`. */
  timeoutMs: number | null
  /** What an answer costs by product, in paise, as agreed with the provider. */
  prices: Partial<Record<ProductId, number>>
}

export interface CredentialSet {
  id: string
  setAt: string
  setBy: string
  /** When they are used no more; null: until others replace them. */
  endsAt: string | null
}

export interface ProviderAccount extends AccountSettings {
  provider: string
  changedAt: string
  changedBy: string
  /** Those in use, the newest first. Their values are never read by a screen. */
  credentials: CredentialSet[]
}

export async function readAccounts({ db }: { db: Db }): Promise<ProviderAccount[]> {
  const [accounts, sets] = await Promise.all([
    db.selectFrom('provider_accounts').selectAll().orderBy('provider').execute(),
    usable(db).select(['id', 'provider', 'set_at', 'set_by', 'ends_at']).execute(),
  ])
  return accounts.map(row => ({
    provider: row.provider,
    environment: row.environment,
    address: row.address,
    enabled: row.enabled,
    timeoutMs: row.timeout_ms,
    prices: row.prices,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    credentials: sets
      .filter(({ provider }) => provider === row.provider)
      .map(set => ({ id: set.id, setAt: set.set_at, setBy: set.set_by, endsAt: set.ends_at })),
  }))
}

const usable = (db: Db) =>
  db
    .selectFrom('provider_credentials')
    .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', new Date().toISOString())]))
    .orderBy('id', 'desc')

/** Makes or changes a provider's account. Throws `bad_request` naming the field, `not_found` for an unknown provider. */
export async function saveAccount(
  ctx: Ctx,
  scope: By,
  provider: string,
  settings: AccountSettings,
  reason: string | null = null,
): Promise<void> {
  checkSettings(ctx, provider, settings)
  const { environment, address, enabled, timeoutMs, prices } = settings
  const values = {
    environment,
    address,
    enabled,
    timeout_ms: timeoutMs,
    prices: JSON.stringify(prices),
    changed_at: new Date(),
    changed_by: actorId(scope.actor),
  }
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('provider_accounts')
      .values({ provider, ...values })
      .onConflict(conflict => conflict.column('provider').doUpdateSet(values))
      .execute()
    const data = { environment, address, enabled, timeoutMs, prices }
    await audit(trx, scope, { action: 'provider.changed', subject: provider, data, reason })
  })
}

/**
 * Sets a provider's credentials, which then are used first. Those before them stay valid for `overlapHours`, for the time in which the provider does not yet
 * know the new ones everywhere. The provider needs an account. Throws `bad_request` naming the missing field.
 */
export async function setCredentials(
  ctx: Ctx,
  scope: By,
  provider: string,
  { values, overlapHours, reason = null }: { values: CredentialValues; overlapHours: number; reason?: string | null },
): Promise<string> {
  const sealed = checkCredentials(provider, values)
  const id = newId('pcr')
  const endsAt = new Date(Date.now() + overlapHours * 3_600_000).toISOString()
  await ctx.db.transaction().execute(async trx => {
    const account = await trx
      .selectFrom('provider_accounts')
      .select('provider')
      .where('provider', '=', provider)
      .forUpdate()
      .executeTakeFirst()
    if (!account) throw new Problem('not_found', `${provider} has no account yet. Make one first.`)
    await trx
      .updateTable('provider_credentials')
      .set({ ends_at: endsAt })
      .where('provider', '=', provider)
      .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', endsAt)]))
      .execute()
    await trx
      .insertInto('provider_credentials')
      .values({
        id,
        provider,
        values_sealed: ctx.vault.seal(JSON.stringify(sealed), { column: 'provider_credentials.values_sealed', id }),
        set_by: actorId(scope.actor),
      })
      .execute()
    const data = { names: Object.keys(sealed), overlapHours }
    await audit(trx, scope, { action: 'provider.credentialsSet', subject: provider, data, reason })
  })
  return id
}

/** Ends credentials at once. Ending those that have ended changes nothing. */
export async function endCredentials(
  ctx: Ctx,
  scope: By,
  provider: string,
  id: string,
  reason: string | null = null,
): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const ended = await trx
      .updateTable('provider_credentials')
      .set({ ends_at: new Date() })
      .where('id', '=', id)
      .where('provider', '=', provider)
      .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', new Date().toISOString())]))
      .executeTakeFirst()
    if (Number(ended.numUpdatedRows) === 0) return
    await audit(trx, scope, {
      action: 'provider.credentialsEnded',
      subject: provider,
      data: { credentials: id },
      reason,
    })
  })
}

function checkSettings({ config }: Pick<Ctx, 'config'>, id: string, { environment, address, prices }: AccountSettings) {
  const provider = providerOf(id)
  if (!provider && id !== OWN_GATEWAY) throw new Problem('not_found', 'There is no such provider.')
  if (environment === 'twin' && config.production)
    throw refused(
      'environment',
      'The sandbox copy of a provider answers with made-up values, so production refuses it.',
    )
  if (provider && environment !== 'twin' && address === null && provider.addresses[environment] === null)
    throw refused('environment', `${provider.label} has no public service of this kind.`)
  if (address !== null && !isAddress(address, config.production))
    throw refused(
      'address',
      `Enter a web address that begins with ${config.production ? 'https://' : 'http:// or https://'}.`,
    )
  const answered = productsOf(id)
  for (const [product, paise] of Object.entries(prices))
    if (!answered.includes(product as ProductId) || !Number.isSafeInteger(paise) || paise < 0)
      throw refused('prices', `The price of ${product} must be whole paise, for a check that this provider answers.`)
}

function isAddress(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, search, hash } = new URL(address)
  return (protocol === 'https:' || (!production && protocol === 'http:')) && !username && !password && !search && !hash
}

/** Those that are not empty. Throws as `setCredentials`. */
export function checkCredentials(id: string, values: CredentialValues): CredentialValues {
  const provider = providerOf(id)
  if (!provider) throw new Problem('not_found', 'There is no such provider.')
  const known = provider.credentials
  const strange = Object.keys(values).find(name => !known.some(one => one.name === name))
  if (strange) throw refused(strange, `${provider.label} has no credential of this name.`)
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
  const missing = known.find(({ name, only }) => !only && given[name] === undefined)
  if (missing) throw refused(missing.name, `Enter ${missing.label.en}.`)
  return given
}

const refused = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])
