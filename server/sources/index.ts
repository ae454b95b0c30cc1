import type { ProductId } from '../../contracts/products/index.ts'

export interface Question {
  product: ProductId
  /** The normalised input. */
  query: Record<string, unknown>
  /** Test keys always ask the sandbox; live traffic asks what the configuration names. */
  mode: 'live' | 'test'
}

/** What a source said. Not found is an answer; a source that gives none throws `SourceUnavailable`. */
export type Answer = { source: string; fetchedAt: string; tries: number } & (
  | { found: true; record: Record<string, unknown> }
  | { found: false }
)

export interface SourceHealth {
  product: ProductId
  state: 'operational' | 'degraded' | 'down'
}

export interface Sources {
  ask(question: Question): Promise<Answer>
  health(): SourceHealth[]
}

/** The source was asked and gave no answer: nothing is charged. */
export class SourceUnavailable extends Error {
  readonly source: string

  constructor(source: string, why: string) {
    super(why)
    this.source = source
  }
}
