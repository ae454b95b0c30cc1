import type { ProductId } from '../../../contracts/products/index.ts'

export interface Question {
  product: ProductId
  /** The product's input, normalised. */
  query: Record<string, unknown>
  /** Test keys always ask the sandbox; live traffic asks what the configuration names. */
  mode: 'live' | 'test'
}

/** What a source said; `record` has the shape that the product's runner declares. Not found is an answer too. */
export type Answer = { source: string; fetchedAt: string; tries: number } & (
  | { found: true; record: Record<string, unknown> }
  | { found: false }
)

export interface SourceHealth {
  product: ProductId
  state: 'operational' | 'degraded' | 'down'
}

export interface Sources {
  /** Throws `SourceUnavailable` when there is no answer. */
  ask(question: Question): Promise<Answer>
  /** Of the source that answers live traffic, product by product. */
  health(): SourceHealth[]
}

/** One place to ask. Throws `SourceUnavailable`. */
export type Source = (question: Question) => Promise<Answer>

/** The source was asked and gave no answer: nothing is charged. The message is for logs; people read that the source is down. */
export class SourceUnavailable extends Error {
  readonly source: string
  /** Whether asking again may help: not after a refusal, nor after an answer that makes no sense. */
  readonly passing: boolean

  constructor(source: string, why: string, { passing = false } = {}) {
    super(why)
    this.source = source
    this.passing = passing
  }
}
