import { outcomesOf } from '../../contracts/cases/stepFacts.ts'
import type { ComparedFact, ShownComparison } from '../../contracts/cases/trubgv/compared.ts'
import type { ShownTrubgv } from '../../contracts/cases/trubgv/shown.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { type Mask, productOf } from '../../contracts/products/index.ts'
import type { OpenCase } from '../cases/rows.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { type CaseComparison, compareCase } from '../steps/kinds/comparing.ts'
import { ownCase } from '../steps/ownCase.ts'
import { nextTryOf } from './chase.ts'

type Owner = Scope<CustomerActor | KeyActor>

/** A verification of the actor's account; of a key, one of its mode. Throws `not_found`, also for another account's and for a case of another product. */
export async function ownVerification(ctx: Context, scope: Owner, id: string): Promise<OpenCase> {
  const found = await ownCase(ctx, scope, id)
  if (found.row.product !== 'trubgv') throw notFound('case')
  return found
}

/** Claimed beside found; numbers and names of relatives are masked unless it is in clear. Throws as `ownVerification`. */
export async function showVerification(
  ctx: Context,
  scope: Owner,
  id: string,
  { inClear }: { inClear: boolean },
): Promise<ShownTrubgv> {
  const found = await ownVerification(ctx, scope, id)
  return presentVerification(ctx, found, { inClear })
}

export async function presentVerification(
  ctx: Context,
  found: OpenCase,
  { inClear }: { inClear: boolean },
): Promise<ShownTrubgv> {
  const { row, plan } = found
  const compared = await compareCase(ctx, ctx.db, found)
  const isCompany = plan.steps.some(
    step => step.kind === 'form' && step.settings.fields.some(({ source }) => source === 'companyNumber'),
  )
  return {
    id: row.id,
    kind: isCompany ? 'company' : 'person',
    name: row.subject_name,
    mode: row.mode,
    status: row.status,
    reference: row.reference,
    purpose: row.purpose as Purpose,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    chargedPaise: await chargedFor(ctx, row.id),
    nextTryAt: await nextTryOf(ctx, found, compared),
    ...presentComparison(found, compared, { inClear }),
  }
}

function presentComparison(
  { plan, state }: OpenCase,
  { headline, rows, contradictions, sources }: CaseComparison,
  { inClear }: { inClear: boolean },
): ShownComparison {
  const shown = (fact: string, value: string) => {
    const mask = masks[fact as ComparedFact]
    return mask && !inClear ? maskValue(mask, value) : value
  }
  return {
    headline,
    sources: sources.map(({ id, product, state: itsState, tone, at, verificationId, chargedPaise }) => {
      const step = plan.steps.find(one => one.id === id)
      const outcome = state.steps[id]?.outcome ?? null
      const label = step && outcome !== null ? outcomesOf(step)[outcome]?.label : undefined
      return {
        id,
        label: productOf(product).label,
        state: itsState,
        outcome: label && tone !== null ? { label, tone } : null,
        at,
        verificationId,
        chargedPaise,
      }
    }),
    rows: rows.map(row => ({
      ...row,
      claimed: row.claimed === null ? null : shown(row.fact, row.claimed),
      found: row.found.map(one => ({ ...one, value: shown(row.fact, one.value) })),
    })),
    contradictions: contradictions.map(one => ({
      ...one,
      values: one.values.map(value => ({ ...value, value: shown(one.kind, value.value) })),
    })),
  }
}

/** As the products mask them. The name is that of the subject, and stands in clear beside what the sources say. */
const masks: Partial<Record<ComparedFact, Mask>> = {
  fatherName: 'name',
  pan: 'pan',
  uan: 'uan',
  phone: 'phone',
  email: 'email',
}

/** Of every check, those that were repeated included: a check without an answer costs nothing. */
async function chargedFor({ db }: Pick<Context, 'db'>, caseId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('case_checks')
    .innerJoin('verifications', 'verifications.id', 'case_checks.verification_id')
    .select(eb => eb.fn.sum<number | null>('verifications.charge_paise').as('sum'))
    .where('case_checks.case_id', '=', caseId)
    .where('verifications.finished_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
