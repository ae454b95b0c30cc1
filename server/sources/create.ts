import { productIds } from '../../contracts/products/index.ts'
import type { Config } from '../config.ts'
import type { Sources } from './index.ts'
import { sandboxSource } from './sandbox/index.ts'

/** Live traffic asks the configured source; test keys, and everybody in the sandbox, the synthetic one. */
export function createSources(config: Config): Sources {
  const sandbox = sandboxSource(config.SANDBOX_DELAY_MS)
  return {
    ask: question => sandbox(question),
    health: () => productIds.map(product => ({ product, state: 'operational' })),
  }
}
