import type { Logger } from 'pino'
import type { Config } from '../../platform/config/config.ts'
import { readJsonFile } from '../../platform/config/jsonFile.ts'
import type { ChallanSource } from '../../platform/ports/challanSource.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { createCircuitBreaker } from '../../sources/remote/circuitBreaker.ts'
import { type RetryOptions, retryTransient } from '../../sources/remote/retry.ts'
import { httpChallans } from './http/index.ts'
import { challanMapping, defaultChallanMapping } from './http/mapping.ts'
import { sandboxChallans } from './sandbox/index.ts'

const breaker = { failures: 5, restMs: 30_000 }
const retry = { tries: 3, pauseMs: 200 }

/** The provider's format. Throws as `readJsonFile`. */
export const readChallanMapping = ({ CHALLAN_MAPPING: file }: Config) =>
  file === undefined ? defaultChallanMapping : readJsonFile('CHALLAN_MAPPING', file, challanMapping)

/** Creates the configured source. Throws at startup when the mapping file is invalid. */
export function createChallanSource(config: Config, log: Pick<Logger, 'warn'>): ChallanSource {
  if (config.CHALLAN_SOURCE === 'sandbox') return sandboxChallans(config.SANDBOX_DELAY_MS)
  const { CHALLAN_URL: url = '', CHALLAN_KEY: key = '', CHALLAN_TIMEOUT_MS: timeoutMs } = config
  const mapping = readChallanMapping(config)
  const onInvalidRows = (rows: number) => log.warn({ rows }, 'challans that make no sense were left out')
  const rules = { production: config.production, ownPort: config.PORT }
  const source = httpChallans({ url, key, timeoutMs, mapping, onInvalidRows, ...rules })
  return withCircuitBreaker(source, { ...retry, withinMs: 1.5 * timeoutMs })
}

/** Retries transient failures and pauses while the source keeps failing. Images are requested once, since the user can reload. */
export function withCircuitBreaker(source: ChallanSource, options: RetryOptions): ChallanSource {
  const circuit = createCircuitBreaker(breaker)
  const onOpen = () => new SourceUnavailable(source.name, 'it has failed repeatedly and is left alone for now')
  return {
    ...source,
    challansOf: vehicle => circuit.run(() => retryTransient(() => source.challansOf(vehicle), options), onOpen),
  }
}
