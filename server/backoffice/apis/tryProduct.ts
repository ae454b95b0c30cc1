import type { z } from 'zod'
import type { tryProduct as call, listTrySources as sourcesCall, Tried } from '../../../contracts/calls/trySources.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { maskRecord } from '../../checks/verifications/masking.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { readAccounts } from '../../sources/providers/accounts.ts'
import { providersFor, sourceLabel } from '../../sources/providers/registry.ts'
import {
  askForStaff,
  canTry,
  consumeTry,
  isTestValue,
  parseTried,
  problemText,
  requireReason,
  SANDBOX,
  testValuesOf,
} from '../providers/askForStaff.ts'
import { serverProblem } from '../providers/listServers.ts'

type Body = z.output<NonNullable<typeof call.body>>
type SourceList = z.output<typeof sourcesCall.reply>

/** The sandbox and the providers that answer a product, with why one cannot be asked now. */
export async function listTrySources(ctx: Pick<Context, 'config' | 'db'>, product: ProductId): Promise<SourceList> {
  const accounts = await readAccounts(ctx)
  const providers = providersFor(product).map(id => {
    const account = accounts.find(({ provider }) => provider === id)
    return {
      id,
      label: sourceLabel(id),
      environment: account?.environment ?? null,
      problem: serverProblem(ctx, id, account),
    }
  })
  const testValues = [...new Set(['', ...providersFor(product)].flatMap(id => testValuesOf(product, id)))]
  const sandbox = { id: SANDBOX, label: 'Sandbox', environment: null, problem: null }
  return { canTry: canTry(product), sources: canTry(product) ? [sandbox, ...providers] : [], testValues }
}

/** Asks one source and shows its masked answer. Audited before it is asked. Throws `bad_request` and `too_many_requests`. */
export async function tryProduct(
  ctx: Context,
  scope: Scope<AdminActor>,
  { product, source, input, reason }: Body & { product: ProductId },
): Promise<Tried> {
  if (source !== SANDBOX && !providersFor(product).includes(source)) throw unknownSource(scope)
  const parsed = parseTried(scope, product, input)
  const isTest = isTestValue(product, parsed, source)
  requireReason(scope, { isTest, source, reason })
  await consumeTry(ctx, scope)
  const data = { source, isTestValue: isTest }
  await audit(ctx.db, scope, { action: 'product.tried', subject: product, reason: reason ?? null, data })
  const { outcome, why } = await askForStaff(ctx, { product, input: parsed, source })
  const { resultFields } = productOf(product)
  return {
    source,
    status: outcome.status,
    isTestValue: isTest,
    durationMs: outcome.askedMs ?? 0,
    costPaise: 'costPaise' in outcome ? (outcome.costPaise ?? null) : null,
    problem: problemText(why, scope),
    result: outcome.status === 'completed' ? maskRecord(resultFields, outcome.result, { shownIn: 'page' }) : null,
  }
}

function unknownSource({ locale }: Scope): Problem {
  const message = translate(locale, 'apis.unknownSource')
  return new Problem('bad_request', message, [{ field: 'source', message }])
}
