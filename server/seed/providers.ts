import { type ProductId, products } from '../../contracts/products/index.ts'
import type { Context } from '../platform/context.ts'
import { InputRejected, SourceUnavailable } from '../platform/ports/sources.ts'
import { saveAccount, setCredentials } from '../sources/providers/accounts.ts'
import type { Provider } from '../sources/providers/define.ts'
import { providers } from '../sources/providers/registry.ts'
import { compareResults } from '../sources/routing/compareAnswers.ts'
import { setRoute, undoRoute } from '../sources/routing/routes.ts'
import { demoScope, staffScope } from './scopes.ts'

/** What an answer costs in the sandbox: made up, and below the prices of the products. */
const MADE_UP_PAISE = 90

/**
 * Staff have accounts with the sandbox's copies of all providers, and asked each its documented examples. They routed a check and took it back, so that the sandbox
 * answers as it always does.
 */
export async function tryProviders(ctx: Context): Promise<void> {
  const scope = await staffScope(ctx, 'super@satyapan.test')
  const { actor } = await demoScope(ctx)
  for (const provider of providers) {
    const prices = Object.fromEntries(Object.keys(provider.products).map(product => [product, MADE_UP_PAISE]))
    await saveAccount(ctx, scope, provider.id, {
      environment: 'twin',
      address: null,
      enabled: true,
      timeoutMs: null,
      prices,
    })
    const values = Object.fromEntries(provider.credentials.map(({ name }) => [name, 'sandbox']))
    await setCredentials(ctx, scope, provider.id, { values, overlapHours: 0 })
  }
  ctx.sources.providers?.forget()
  for (const provider of providers) await askExamples(ctx, provider, actor.userId)
  const choices = [
    { provider: 'cashfree', percent: 80 },
    { provider: 'setu', percent: 20 },
  ]
  const reason = 'Setu is tried with a fifth of the checks'
  const made = await setRoute(ctx, scope, { product: 'gstin-check', userId: null, choices, reason })
  await undoRoute(ctx, scope, made.id)
  await disagree(ctx)
}

/** Two providers answered some questions about PANs, one of them differently. */
async function disagree(ctx: Context): Promise<void> {
  const { example, input } = products['pan-check']
  const query = input.parse(example)
  const answer = {
    status: 'valid',
    name: 'Zenith Components Private Limited',
    nameMatch: 100,
    holderType: 'C',
    aadhaarSeeding: 'not_applicable',
    updatedOn: '2024-03-11',
  }
  const question = { product: 'pan-check', query, origin: 'hedge', sources: ['setu', 'cashfree'] } as const
  for (let times = 0; times < 3; times++) await compareResults(ctx, { ...question, results: [answer, answer] })
  const other = { ...answer, status: 'inactive', updatedOn: '2025-08-02' }
  await compareResults(ctx, { ...question, results: [answer, other] })
}

async function askExamples(ctx: Context, { id, products }: Provider, userId: string): Promise<void> {
  for (const [product, { examples }] of Object.entries(products))
    for (const { query } of examples)
      await ctx.sources.providers
        ?.askOne(id, { product: product as ProductId, query, userId })
        .catch((error: unknown) => {
          if (!(error instanceof SourceUnavailable || error instanceof InputRejected)) throw error
        })
}
