import type { Text } from '../../contracts/platform/text.ts'
import { type InputOf, type ProductId, productOf } from '../../contracts/products/index.ts'
import type { Context } from '../platform/context.ts'
import { DatabaseUnavailable } from '../platform/db/unavailable.ts'
import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { InputRejected, type PendingAnswer, type Question, SourceUnavailable } from '../platform/ports/sources.ts'
import { runnerOf } from './runners/index.ts'

/** The outcome of a query. `fetchedAt` is ISO 8601; `askedMs` is its duration, null if it is unknown (a crash). */
export type SourceOutcome =
  | ({ status: 'completed'; result: Record<string, unknown> } & SourceAnswer)
  | ({ status: 'not_found' } & SourceAnswer)
  | { status: 'source_unavailable'; askedMs: number | null }

/**
 * How a verification ends; `expired`: a person should have acted and has not; `rejected_input`: what was handed over cannot be read, with the
 * reason in the user's language.
 */
export type VerificationOutcome =
  | SourceOutcome
  | { status: 'expired'; askedMs: null }
  | { status: 'rejected_input'; problem: string | Text; askedMs: number }

interface SourceAnswer {
  source: string
  fetchedAt: string
  tries: number
  askedMs: number
  /** What the source charged; null or absent if that is not known. */
  costPaise?: number | null
  /** See `Answer`. */
  isDoubtful?: boolean
  /** Nobody was asked: the customer's own earlier answer. */
  reused?: true
}

/** The source waits for a person (`PendingAnswer`). */
export type PendingOutcome = { status: 'awaiting_person' } & Omit<PendingAnswer, 'tries'> & SourceAnswer

type Request<Id extends ProductId> = { product: Id; input: InputOf<Id> } & Pick<Question, 'userId' | 'mode' | 'reading'>

export type RejectedOutcome = Extract<VerificationOutcome, { status: 'rejected_input' }>

/** As `askOrWait`, for callers that cannot wait: a source that would is no answer to them, nor is one that rejects the input. */
export async function askSource<Id extends ProductId>(
  ctx: Pick<Context, 'sources' | 'log'>,
  request: Request<Id>,
): Promise<SourceOutcome> {
  const outcome = await askOrWait(ctx, request)
  return outcome.status === 'awaiting_person' || outcome.status === 'rejected_input'
    ? { status: 'source_unavailable', askedMs: outcome.askedMs }
    : outcome
}

/**
 * Asks the product's source and interprets the answer. Any failure, the source's or ours, counts as no answer, which is free of
 * charge. Throws only a `HeavyFailure` when this node stops meanwhile, and `DatabaseUnavailable`: it can be asked again. Call it outside every
 * transaction.
 */
export async function askOrWait<Id extends ProductId>(
  ctx: Pick<Context, 'sources' | 'log'>,
  { product, input, ...request }: Request<Id>,
): Promise<SourceOutcome | PendingOutcome | RejectedOutcome> {
  const started = performance.now()
  const askedMs = () => Math.round(performance.now() - started)
  try {
    const answer = await ctx.sources.ask({ product, query: input, ...request })
    if ('pending' in answer) return { status: 'awaiting_person', ...answer, askedMs: askedMs() }
    const { source, fetchedAt, tries, costPaise = null, isDoubtful = false } = answer
    const provenance = { source, fetchedAt, tries, costPaise, isDoubtful }
    if (!answer.found) return { status: 'not_found', ...provenance, askedMs: askedMs() }
    const result = productOf(product).result.parse(runnerOf(product).result(input, answer.record))
    return { status: 'completed', result, ...provenance, askedMs: askedMs() }
  } catch (error) {
    if (error instanceof InputRejected) return { status: 'rejected_input', problem: error.problem, askedMs: askedMs() }
    if (error instanceof HeavyFailure && error.reason === 'aborted') throw error
    if (error instanceof DatabaseUnavailable) throw error
    if (error instanceof SourceUnavailable)
      ctx.log.warn({ product, source: error.source, why: error.message }, 'a source gave no answer')
    else ctx.log.error({ product, err: error }, 'a runner failed')
    return { status: 'source_unavailable', askedMs: askedMs() }
  }
}
