import type { Config } from '../platform/config/config.ts'
import { notFound, Problem } from '../platform/problem.ts'

/**
 * Lets a request through to `/sandbox/*`, or throws: `not_found` in production, `forbidden` under a name that is not this
 * machine's own or in `SANDBOX_HOSTS`. The raw Host header counts, so that neither a proxy's word nor a rebound name opens it.
 */
export function assertSandboxHost(config: Config, host: string | undefined): void {
  if (config.production) throw notFound('page')
  const name = /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(host ?? '')?.[1]?.toLowerCase()
  if (!name || !config.SANDBOX_HOSTS.includes(name))
    throw new Problem('forbidden', 'The sandbox is available only on localhost and on SANDBOX_HOSTS.')
}
