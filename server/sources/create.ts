import type { Config } from '../config.ts'
import type { Sources } from './index.ts'

export function createSources(_config: Config): Sources {
  throw new Error('No source is configured.')
}
