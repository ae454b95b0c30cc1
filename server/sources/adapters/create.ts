import type { SourceState } from '../../../contracts/platform/sourceStates.ts'
import { type ProductId, productIds } from '../../../contracts/products/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { readJsonFile } from '../../platform/config/jsonFile.ts'
import type { OwnSources, Source, Sources } from '../../platform/ports/sources.ts'
import { withProductBreakers } from '../remote/circuitBreaker.ts'
import { type MappingFile, mappingFile } from '../remote/mapping.ts'
import { withRetry } from '../remote/retry.ts'
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
 * that such modules ask themselves.
 */
export function createSources(config: Config, own: OwnSources = {}, states: SourceStates = {}): Sources {
  const { ask: outside, stateOf } = outsideSource(config)
  return {
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

function outsideSource(config: Config): { ask: Source; stateOf: (product: ProductId) => SourceState } {
  const sandbox = sandboxSource(config.SANDBOX_DELAY_MS)
  if (config.SOURCE === 'sandbox') return { ask: sandbox, stateOf: () => 'operational' }
  const { ask, stateOf } = withProductBreakers(remoteSource(config), breaker)
  return { ask: question => (question.mode === 'test' ? sandbox(question) : ask(question)), stateOf }
}

/** Mappings that replace the runners' own. Throws as `readJsonFile`. */
export const readSourceMapping = ({ SOURCE_MAPPING: file }: Config): MappingFile =>
  file === undefined ? {} : readJsonFile('SOURCE_MAPPING', file, mappingFile)

function remoteSource(config: Config) {
  const { SOURCE_URL: url = '', SOURCE_KEY: key = '', SOURCE_TIMEOUT_MS: timeoutMs } = config
  const mapping = readSourceMapping(config)
  const rules = { production: config.production, ownPort: config.PORT }
  return withRetry(httpSource({ url, key, timeoutMs, mapping, ...rules }), { ...retry, withinMs: 1.5 * timeoutMs })
}
