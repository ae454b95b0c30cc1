import type { Config } from '../platform/config/config.ts'
import { notFound, Problem } from '../platform/problem.ts'

/**
 * Guards `/sandbox/*`. Throws `not_found` in production, and `forbidden` for a host name that is not in `SANDBOX_HOSTS`. Checks
 * the raw Host header, so that neither a proxy header nor DNS rebinding gets through.
 */
export function assertSandboxHost(config: Config, host: string | undefined): void {
  if (config.production) throw notFound('page')
  const name = /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(host ?? '')?.[1]?.toLowerCase()
  if (!name || !config.SANDBOX_HOSTS.includes(name))
    throw new Problem('forbidden', 'The sandbox is available only on localhost and on SANDBOX_HOSTS.')
}
