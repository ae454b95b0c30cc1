import type { SourceState } from '../../../contracts/platform/sourceStates.ts'
import type { Locale, Text } from '../../../contracts/platform/text.ts'
import type { ProductId } from '../../../contracts/products/index.ts'

export interface Question {
  product: ProductId
  /** The account that asks: some of what a module of the server knows belongs to one account. */
  userId: string
  /** The product's normalised input. */
  query: Record<string, unknown>
  /** Test keys always use the sandbox; live traffic uses the configured source. */
  mode: 'live' | 'test'
  /** Of a check that reads files: its id, the language of a refusal, and where its progress goes. */
  reading?: { verificationId: string; locale: Locale; onStep: (step: 'reading' | 'checking', detail?: string) => void }
}

/** A source's answer; `record` has the shape that the product's runner declares. "Not found" is an answer too. */
export type Answer = {
  source: string
  fetchedAt: string
  tries: number
  /** What the provider charges for it; null or absent if that is not known. */
  costPaise?: number | null
  /** The reply lacked something, or the source had failed right before: it does not answer the same question again. */
  isDoubtful?: boolean
} & ({ found: true; record: Record<string, unknown> } | { found: false })

/** The source goes on once a person has acted: nothing is charged until then. */
export interface PendingAnswer {
  source: string
  fetchedAt: string
  tries: number
  /** What is needed to go on, kept sealed with the verification. */
  pending: Record<string, unknown>
  /** When the person should have acted, ISO 8601. */
  dueAt: string
  /** When the check is given up and its price released, ISO 8601; `dueAt` or later. */
  expiresAt: string
}

export interface SourceHealth {
  product: ProductId
  state: SourceState
}

export interface Sources {
  /** The refusal that a test query's value simulates, for developers who try how they handle it; undefined for any other value. */
  simulatedRefusal(question: Pick<Question, 'product' | 'query'>): 'insufficient_balance' | undefined
  /** Throws `SourceUnavailable` without an answer. */
  ask(question: Question): Promise<Answer | PendingAnswer>
  /** The state of the live source, by product. */
  health(): SourceHealth[]
  /** The providers by their routes; absent where no database holds them. */
  providers?: SourceProviders
}

/** What staff's pages need of the providers, on this node. */
export interface SourceProviders {
  /** Asks one provider, whatever the routes say, live. Throws `SourceUnavailable` without an answer and `InputRejected`. */
  askOne(provider: string, question: Pick<Question, 'product' | 'query' | 'userId'>): Promise<Answer>
  /** Of its circuit breaker; `unknown` if it has not been asked since the start. */
  breakerOf(provider: string, product: ProductId): SourceState
  /** Makes a change of routes, accounts or credentials take effect at once on this node; on the others it does within five seconds. */
  forget(): void
}

/** A single source. Throws `SourceUnavailable`. */
export type Source = (question: Question) => Promise<Answer>

/** Answers from what this installation knows. `outside` is the product's outside source, if it has one. */
export type OwnSource = (question: Question, outside: Source) => Promise<Answer | PendingAnswer>

/** The products that modules of the server answer. */
export type OwnSources = Partial<Record<ProductId, OwnSource>>

/** The source gave no answer, so nothing is charged. The message is for logs; users only read that the source is unavailable. */
export class SourceUnavailable extends Error {
  readonly source: string
  /** Whether a retry may help: not after a refusal or an invalid answer. */
  readonly retryable: boolean

  constructor(source: string, why: string, { retryable = false } = {}) {
    super(why)
    this.source = source
    this.retryable = retryable
  }
}

/**
 * What was handed over cannot be read, such as a file that needs a password, or the source refuses it. Nothing is charged; the message is for the user, and
 * a `Text` becomes the user's language later.
 */
export class InputRejected extends Error {
  readonly problem: string | Text

  constructor(problem: string | Text, options?: ErrorOptions) {
    super(typeof problem === 'string' ? problem : problem.en, options)
    this.problem = problem
  }
}
