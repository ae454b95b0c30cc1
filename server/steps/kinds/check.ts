import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { Purpose } from '../../../contracts/platform/codes.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { CaseRow } from '../../cases/rows.ts'
import type { AskedStep, StepOfCase, StepReport, StepRunner } from '../../cases/runners.ts'
import { runVerification } from '../../checks/verifications/runVerification.ts'
import { isOpen, openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import { factsIn } from '../../engines/cases/advance.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { holdersIn, withHolder } from './holder.ts'
import { factsOfResult, outcomeOfResult } from './outcome.ts'

/** A product checks what the case knows. The check is the account's own: it has its own hold and price, and stands in the lists like any other. */
export const check: StepRunner = {
  begin: async (ctx, asked) => {
    const { step } = asked
    if (step.kind !== 'check') throw new TypeError('A step of another kind.')
    const { product } = step.settings
    const parsed = productOf(product).input.safeParse(inputOf(asked, step.settings.input))
    if (!parsed.success) {
      const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
      return { type: 'failed', reason: `input: ${fields.join(', ')}` }
    }
    const report = (_: Context, row: VerificationRow) => checkReportOf(ctx, row, asked)
    return runCheck(ctx, asked, product, parsed.data as InputOf<ProductId>, report).catch(failIfRefused)
  },
}

/** A file that is gone, or of a type that the product does not read. */
function failIfRefused(error: unknown): StepReport {
  if (error instanceof Problem && error.code === 'bad_request') return { type: 'failed', reason: error.message }
  throw error
}

/** Products take texts, as they are typed: also a number that a form has asked for. */
function inputOf({ case: { state } }: AskedStep, sources: Record<string, { fact: string } | { value: string }>) {
  const facts = factsIn(state)
  const entries = Object.entries(sources).map(([name, source]) => [
    name,
    'value' in source ? source.value : facts(source.fact),
  ])
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as Record<string, FactValue>
}

/** Runs the check of a round, or finds the one that an earlier attempt has begun, by an id that is the round's. */
export async function runCheck(
  ctx: Context,
  { case: { row }, roundId }: AskedStep,
  product: ProductId,
  input: InputOf<ProductId>,
  report: (ctx: Context, row: VerificationRow) => StepReport = reportOf,
): Promise<StepReport> {
  if (!(await mayCheck(ctx, row))) return { type: 'blocked', reason: 'account' }
  const isKey = row.channel === 'api' || row.mode === 'test'
  try {
    const verification = await runVerification(
      ctx,
      caseScope(row),
      {
        product,
        input,
        purpose: row.purpose as Purpose,
        reference: row.reference,
        ...(isKey && { asKey: row.mode }),
        waitMs: 0,
      },
      { id: roundId, resumed: true },
    )
    return report(ctx, verification)
  } catch (error) {
    if (error instanceof Problem && error.code === 'insufficient_balance')
      return { type: 'blocked', reason: error.code }
    // It is tried again like a source that is down.
    if (error instanceof Problem && error.code === 'product_disabled')
      return { type: 'failed', reason: 'source_unavailable' }
    throw error
  }
}

/** The account's state now, not when the case began. Nothing real is asked under a test key. */
export async function mayCheck({ db }: Pick<Context, 'db'>, { user_id, mode }: CaseRow): Promise<boolean> {
  const { is_active, kyc_completed_at } = await db
    .selectFrom('users')
    .select(['is_active', 'kyc_completed_at'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return is_active && (kyc_completed_at !== null || mode === 'test')
}

/** What a check reports: that it is under way, its outcome with its facts, or that there is none, which costs nothing. */
export function reportOf({ vault }: Pick<Context, 'vault'>, row: VerificationRow): StepReport {
  const { id: verificationId, status } = row
  const product = row.product as ProductId
  if (isOpen(status) || status === 'awaiting_person') return { type: 'begun', verificationId }
  if (status === 'not_found') return { type: 'answered', outcome: 'notFound', facts: {}, verificationId }
  const result = openResult(vault, row)
  if (status !== 'completed' || !result) return { type: 'failed', reason: row.error ?? status, verificationId }
  const facts = factsOfResult(product, result)
  return { type: 'answered', outcome: outcomeOfResult(product, result), facts, verificationId }
}

/** As `reportOf`, with whose record it is, because most sources only say whether the number exists. */
export const checkReportOf = (ctx: Pick<Context, 'vault'>, row: VerificationRow, of: StepOfCase): StepReport =>
  withHolder(reportOf(ctx, row), of, () => holdersIn(row.product as ProductId, openResult(ctx.vault, row) ?? {}))

/** In the name of whoever started the case. */
export function caseScope(row: CaseRow): Scope<CustomerActor> {
  const actor: CustomerActor = {
    kind: 'customer',
    userId: row.user_id,
    subUserId: row.sub_user_id,
    sessionId: '',
    name: row.created_by,
    kycComplete: true,
  }
  return { actor, ip: null, requestId: null, locale: row.locale as Locale }
}
