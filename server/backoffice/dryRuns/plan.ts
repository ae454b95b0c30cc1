import { type DryRunQuestions, dryRunLimits } from '../../../contracts/platform/dryRuns.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { readAccounts } from '../../sources/providers/accounts.ts'
import { providerOf, providersFor, sourceLabel } from '../../sources/providers/registry.ts'
import { canTry, SANDBOX } from '../providers/askForStaff.ts'
import { routedProducts } from '../providers/listRoutes.ts'
import { serverProblem } from '../providers/listServers.ts'
import { countKept, testInputs } from './questions.ts'

type Shared = Pick<Context, 'config' | 'db'>

export interface Wanted {
  product: ProductId
  provider: string
  against?: string | null | undefined
  questions: DryRunQuestions
  most: number
}

export interface Plan {
  available: number
  planned: number
  /** Of the sources that are asked, together; null if one of them is not known. */
  pricePaise: number | null
  costPaise: number | null
  /** Why it cannot be started, and the field that is about. */
  problem: { field: string; message: string } | null
}

/** What a run would ask and cost, and whether it may. */
export async function planDryRun(ctx: Shared, locale: Locale, wanted: Wanted): Promise<Plan> {
  const { product, provider, questions, most } = wanted
  const sources = sourcesOf(wanted)
  const problem = await problemOf(ctx, locale, wanted)
  const isKnown = providersFor(product).includes(provider)
  const available =
    questions === 'test'
      ? testInputs(product, sources).length
      : isKnown
        ? await countKept(ctx.db, product, provider)
        : 0
  const planned = Math.min(most, available)
  const pricePaise = await priceOf(ctx, product, sources)
  const tooFew = questions === 'yesterday' && planned < dryRunLimits.leastQuestions
  return {
    available,
    planned,
    pricePaise,
    costPaise: pricePaise === null ? null : pricePaise * planned,
    problem:
      problem ??
      (tooFew
        ? {
            field: 'most',
            message: translate(locale, 'apis.dryRun.tooFew', { available, least: dryRunLimits.leastQuestions }),
          }
        : null),
  }
}

/** Those that are asked: customers' answers are read, not asked for again. */
export const sourcesOf = ({ provider, against, questions }: Wanted): string[] =>
  questions === 'test' && against ? [against, provider] : [provider]

async function problemOf(
  ctx: Shared,
  locale: Locale,
  { product, provider, against, questions }: Wanted,
): Promise<Plan['problem']> {
  const say = (field: string, key: 'notRouted' | 'notHere' | 'unknownSource') => ({
    field,
    message: translate(locale, `apis.${key}`),
  })
  if (!routedProducts.includes(product)) return say('product', 'notRouted')
  if (!canTry(product)) return say('product', 'notHere')
  if (!providersFor(product).includes(provider)) return say('provider', 'unknownSource')
  if (
    questions === 'test' &&
    (!against || against === provider || ![SANDBOX, ...providersFor(product)].includes(against))
  )
    return say('against', 'unknownSource')
  const { reusable, deposits } = productOf(product)
  if (questions === 'yesterday' && (!reusable || deposits))
    return { field: 'questions', message: translate(locale, 'apis.dryRun.notLive') }
  const accounts = await readAccounts(ctx)
  for (const [field, source] of [
    ['provider', provider],
    ...(questions === 'test' && against && against !== SANDBOX ? [['against', against]] : []),
  ] as [string, string][]) {
    const account = accounts.find(one => one.provider === source)
    if (serverProblem(ctx, source, account) !== null)
      return { field, message: translate(locale, 'apis.dryRun.notReady', { provider: sourceLabel(source) }) }
  }
  return null
}

async function priceOf(ctx: Shared, product: ProductId, sources: readonly string[]): Promise<number | null> {
  const accounts = await readAccounts(ctx)
  let sum = 0
  for (const source of sources.filter(one => one !== SANDBOX)) {
    const account = accounts.find(({ provider }) => provider === source)
    const price = account?.prices[product] ?? providerOf(source)?.prices[product]
    if (price === undefined) return null
    sum += price
  }
  return sum
}
