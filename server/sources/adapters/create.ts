import type { SourceState } from '../../../contracts/platform/sourceStates.ts'
import { type ProductId, productIds } from '../../../contracts/products/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { readJsonFile } from '../../platform/config/jsonFile.ts'
import { type OwnSources, type Source, type Sources, SourceUnavailable } from '../../platform/ports/sources.ts'
import { isFailing, withProductBreakers } from '../remote/circuitBreaker.ts'
import { type MappingFile, mappingFile } from '../remote/mapping.ts'
import { withRetry } from '../remote/retry.ts'
import { createRouting, type Routing } from '../routing/createRouting.ts'
import type { RoutingDeps } from '../routing/routingDeps.ts'
import { ownRunnerOf } from '../runners/index.ts'
import { httpSource } from './http.ts'
import { ownSource } from './own.ts'
import { sandboxSource, simulatedRefusal } from './sandbox.ts'

type SourceStates = Partial<Record<ProductId, (() => SourceState) | undefined>>

const breaker = { failures: 5, restMs: 30_000 }
const retry = { tries: 3, pauseMs: 200 }

/**
 * Live traffic uses the configured source; test keys, and everyone in the sandbox, use synthetic data. `own` are the products that
 * modules of the server answer; they and the products without an outside source answer alike in both modes. `states` are those of outside sources
 * that such modules ask themselves. With `deps`, the routes of the database decide which provider answers a product.
 */
export function createSources(
  config: Config,
  own: OwnSources = {},
  states: SourceStates = {},
  deps?: RoutingDeps,
): Sources {
  const { ask: outside, stateOf, routing } = outsideSource(config, deps)
  return {
    ...(routing && { providers: routing }),
    ask(question) {
      const answer = own[question.product]
      if (answer) return answer(question, outside)
      return ownRunnerOf(question.product) ? ownSource(question) : outside(question)
    },
    simulatedRefusal,
    health: () =>
      productIds.map(product => {
        const state = ownRunnerOf(product) ? (states[product]?.() ?? 'operational') : stateOf(product)
        return { product, state }
      }),
  }
}

interface Outside {
  ask: Source
  stateOf: (product: ProductId) => SourceState
  routing: Routing | null
}

/** A product without a route is asked where the settings say. */
function outsideSource(config: Config, deps: RoutingDeps | undefined): Outside {
  const sandbox = sandboxSource(config.SANDBOX_DELAY_MS)
  const gateway = config.SOURCE === 'http' ? remoteSource(config) : null
  const settings = gateway && withProductBreakers(gateway, breaker)
  const unrouted = config.SOURCE === 'providers' ? nobody : sandbox
  const routing = deps ? createRouting(config, deps, gateway) : null
  return {
    routing,
    async ask(question) {
      if (question.mode === 'test') return sandbox(question)
      const routed = await routing?.ask(question)
      if (routed) return routed
      if (!settings) return unrouted(question)
      const isDoubtful = isFailing(settings.stateOf(question.product))
      return { ...(await settings.ask(question)), isDoubtful }
    },
    stateOf: product =>
      routing?.stateOf(product) ?? settings?.stateOf(product) ?? (unrouted === nobody ? 'unknown' : 'operational'),
  }
}

/** With `SOURCE=providers`, a product without a route has nobody to ask. */
const nobody: Source = ({ product }) =>
  Promise.reject(new SourceUnavailable('none', `no provider is set to answer ${product}`))

/** Mappings that replace the runners' own. Throws as `readJsonFile`. */
export const readSourceMapping = ({ SOURCE_MAPPING: file }: Config): MappingFile =>
  file === undefined ? {} : readJsonFile('SOURCE_MAPPING', file, mappingFile)

function remoteSource(config: Config) {
  const { SOURCE_URL: url = '', SOURCE_KEY: key = '', SOURCE_TIMEOUT_MS: timeoutMs } = config
  const mapping = readSourceMapping(config)
  const rules = { production: config.production, ownPort: config.PORT }
  return withRetry(httpSource({ url, key, timeoutMs, mapping, ...rules }), { ...retry, withinMs: 1.5 * timeoutMs })
}
