import { limits } from '../../../contracts/platform/limits.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { sandboxOutcomes } from '../../../contracts/products/define.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { subjectOf } from '../../../contracts/products/subject.ts'
import { consumeRateLimit } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { InvalidInput, withoutWords } from '../../platform/invalidInput.ts'
import { type Sources, SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { askOrWait } from '../../sources/askSource.ts'
import { providerOf } from '../../sources/providers/registry.ts'

export const SANDBOX = 'sandbox'

type Input = InputOf<ProductId>

/** The product's input, checked as for customers. Throws `bad_request` with the fields, also for a product that cannot be tried here. */
export function parseTried({ locale }: Pick<Scope, 'locale'>, product: ProductId, input: unknown): Input {
  if (!canTry(product)) throw new Problem('bad_request', translate(locale, 'apis.notHere'))
  const parsed = productOf(product).input.safeParse(input, withoutWords)
  if (!parsed.success) throw new InvalidInput(parsed.error.issues)
  return parsed.data
}

/** Files and persons belong to a customer, whom a try does not have. */
export const canTry = (product: ProductId): boolean => {
  const { reads, awaits } = productOf(product)
  return !reads && !awaits
}

/** The subjects that stand in our documentation or in a provider's: nobody's own. */
export function testValuesOf(product: ProductId, provider?: string): string[] {
  const declared = productOf(product)
  const { example, sandbox } = declared
  const documented = provider === undefined ? [] : (providerOf(provider)?.products[product]?.examples ?? [])
  const queries = [example, ...documented.map(({ query }) => query)].filter(
    // A provider may document a value that we refuse before it is asked.
    query => declared.input.safeParse(query).success,
  )
  const values = [...queries.map(query => subjectOf(declared, query)), ...sandboxOutcomes.map(name => sandbox?.[name])]
  return [...new Set(values.filter(value => typeof value === 'string'))]
}

export const isTestValue = (product: ProductId, input: Input, provider?: string): boolean =>
  testValuesOf(product, provider).includes(String(subjectOf(productOf(product), input)))

/** Without a reason only test values leave for a provider. Throws `bad_request`. */
export function requireReason(
  { locale }: Pick<Scope, 'locale'>,
  { isTest, source, reason }: { isTest: boolean; source: string; reason: string | null | undefined },
): void {
  if (isTest || source === SANDBOX || reason) return
  const message = translate(locale, 'apis.reasonNeeded')
  throw new Problem('bad_request', message, [{ field: 'reason', message }])
}

interface Asked {
  product: ProductId
  input: Input
  source: string
}

/** The outcome of one question to one source, and why there is none. Nothing is stored or charged to a customer. */
export async function askForStaff(ctx: Pick<Context, 'sources' | 'log'>, { product, input, source }: Asked) {
  let why: string | null = null
  const ask: Sources['ask'] = async question => {
    try {
      if (source === SANDBOX) return await ctx.sources.ask({ ...question, mode: 'test' })
      if (!ctx.sources.providers) throw new SourceUnavailable(source, 'this server asks no providers')
      return await ctx.sources.providers.askOne(source, question)
    } catch (error) {
      if (error instanceof SourceUnavailable) why = error.message
      throw error
    }
  }
  const question = { product, input, userId: '', mode: 'test' } as const
  const outcome = await askOrWait({ log: ctx.log, sources: { ...ctx.sources, ask } }, question)
  return { outcome, why: outcome.status === 'rejected_input' ? outcome.problem : why }
}

/** A problem in the reader's language. */
export const problemText = (problem: string | Text | null, { locale }: Pick<Scope, 'locale'>): string | null =>
  problem === null || typeof problem === 'string' ? problem : problem[locale]

/** Tries and dry runs share one limit for each member of staff. */
export async function consumeTry(ctx: Pick<Context, 'db'>, { actor, locale }: Scope<AdminActor>): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(ctx, `try-product:${actor.adminId}`, limits.testRuns)
  if (!allowed)
    throw new Problem('too_many_requests', translate(locale, 'testApis.tooMany', { seconds: retryAfterSeconds }))
}
