import { readFileSync } from 'node:fs'
import { productIds } from '../../../contracts/products/index.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Sources } from '../../platform/ports/sources.ts'
import { mappingFile } from '../remote/mapping.ts'
import { withProductBreakers } from '../remote/productBreakers.ts'
import { withRetry } from '../remote/retry.ts'
import { httpSource } from './http.ts'
import { sandboxSource } from './sandbox.ts'

const breaker = { failures: 5, restMs: 30_000 }
const retry = { tries: 3, pauseMs: 200 }

/** Live traffic asks the configured source; test keys, and everybody in the sandbox, the synthetic one. */
export function createSources(config: Config): Sources {
  const sandbox = sandboxSource(config.SANDBOX_DELAY_MS)
  if (config.SOURCE === 'sandbox')
    return { ask: sandbox, health: () => productIds.map(product => ({ product, state: 'operational' })) }
  const { ask, stateOf } = withProductBreakers(remoteSource(config), breaker)
  return {
    ask: question => (question.mode === 'test' ? sandbox(question) : ask(question)),
    health: () => productIds.map(product => ({ product, state: stateOf(product) })),
  }
}

/** Throws at boot when the mapping cannot be read. */
function remoteSource(config: Config) {
  const { SOURCE_URL: url = '', SOURCE_KEY: key = '', SOURCE_TIMEOUT_MS: timeoutMs, SOURCE_MAPPING: file } = config
  const mapping = file === undefined ? {} : mappingFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const rules = { production: config.production, ownPort: config.PORT }
  return withRetry(httpSource({ url, key, timeoutMs, mapping, ...rules }), { ...retry, withinMs: 1.5 * timeoutMs })
}
