import type { Config } from '../../platform/config/config.ts'
import type { AccountSettings } from '../providers/accounts.ts'
import type { Provider } from '../providers/define.ts'
import { type Exchange, networkExchange, twinExchange } from '../providers/exchange.ts'
import { ProviderFailure } from '../providers/failure.ts'

/** How a provider's account is reached. Throws `ProviderFailure` if it cannot be. */
export function exchangeOf(
  config: Pick<Config, 'production' | 'PORT'>,
  provider: Provider,
  { environment, address }: Pick<AccountSettings, 'environment' | 'address'>,
): Exchange {
  if (environment === 'twin') {
    if (config.production) throw new ProviderFailure(provider.id, 'down', { why: 'production asks no sandbox copy' })
    if (address === null) return twinExchange(provider)
  }
  const url = address ?? (environment === 'twin' ? null : provider.addresses[environment])
  if (url === null) throw new ProviderFailure(provider.id, 'down', { why: 'it has no address' })
  return networkExchange(provider, url, { production: config.production, ownPort: config.PORT })
}
