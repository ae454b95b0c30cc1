import type { Context } from '../../platform/context.ts'
import type { Question } from '../../platform/ports/sources.ts'

export type RoutingDeps = Pick<Context, 'db' | 'vault' | 'log'> & {
  /** Resolves after so many milliseconds; rejects if it is aborted. Tests have a clock of their own. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/** What a provider is asked. */
export type Asked = Pick<Question, 'product' | 'query' | 'userId'>
