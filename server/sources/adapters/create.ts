import { readFileSync } from 'node:fs'
import { productIds } from '../../../contracts/products/index.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Sources } from '../../platform/ports/sources.ts'
import { withProductBreakers } from '../remote/circuitBreaker.ts'
import { mappingFile } from '../remote/mapping.ts'
import { withRetry } from '../remote/retry.ts'
import { httpSource } from './http.ts'
import { sandboxSource, simulatedRefusal } from './sandbox.ts'

const breaker = { failures: 5, restMs: 30_000 }
const retry = { tries: 3, pauseMs: 200 }

/** Live traffic uses the configured source; test keys, and everyone in the sandbox, use synthetic data. */
export function createSources(config: Config): Sources {
  const sandbox = sandboxSource(config.SANDBOX_DELAY_MS)
  if (config.SOURCE === 'sandbox')
    return {
      ask: sandbox,
      simulatedRefusal,
      health: () => productIds.map(product => ({ product, state: 'operational' })),
    }
  const { ask, stateOf } = withProductBreakers(remoteSource(config), breaker)
  return {
    ask: question => (question.mode === 'test' ? sandbox(question) : ask(question)),
    simulatedRefusal,
    health: () => productIds.map(product => ({ product, state: stateOf(product) })),
  }
}

/** Throws at start-up if the mapping cannot be read. */
function remoteSource(config: Config) {
  const { SOURCE_URL: url = '', SOURCE_KEY: key = '', SOURCE_TIMEOUT_MS: timeoutMs, SOURCE_MAPPING: file } = config
  const mapping = file === undefined ? {} : mappingFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const rules = { production: config.production, ownPort: config.PORT }
  return withRetry(httpSource({ url, key, timeoutMs, mapping, ...rules }), { ...retry, withinMs: 1.5 * timeoutMs })
}
