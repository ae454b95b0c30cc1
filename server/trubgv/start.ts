import type { z } from 'zod'
import type { startTrubgv, startTrubgvRows } from '../../contracts/calls/trubgv.ts'
import { checksFor, type TrubgvCheck } from '../../contracts/cases/trubgv/checks.ts'
import { type Known, readKnown, type SubjectKind } from '../../contracts/cases/trubgv/known.ts'
import { KNOWN_STEP } from '../../contracts/cases/trubgv/plan.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { applyEvent } from '../cases/apply.ts'
import { startCase } from '../cases/startCase.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { idOfRow, withIdPrefix } from '../platform/identity/ids.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { ownPlan } from './ownPlan.ts'

type Owner = Scope<CustomerActor | KeyActor>

interface Asked {
  kind: SubjectKind
  known: Known
  /** By product; all that fit if absent. */
  checks?: readonly string[] | undefined
  reference?: string | null | undefined
}

interface Checked {
  kind: SubjectKind
  known: Known
  checks: TrubgvCheck[]
  reference: string | null
}

/** Starts a verification; a repeated request finds the one that it has started. Throws `bad_request` with each field, and for values that no check can use. */
export async function startVerification(
  ctx: Context,
  scope: Owner,
  body: z.output<NonNullable<typeof startTrubgv.body>>,
  attempt: Attempt,
): Promise<{ id: string }> {
  const { checked, problems } = check(body, scope)
  if (problems.length > 0) throw new Problem('bad_request', translate(scope.locale, 'trubgv.wrong'), problems)
  const id = withIdPrefix('cas', attempt.id)
  await begin(ctx, scope, { ...checked, id, purpose: body.purpose })
  return { id }
}

/** Starts a verification for each row, or none: throws `bad_request` with the problems of all rows. A repeated request goes on where the first one ended. */
export async function startRows(
  ctx: Context,
  scope: Owner,
  { rows, purpose }: z.output<NonNullable<typeof startTrubgvRows.body>>,
  attempt: Attempt,
): Promise<{ ids: string[] }> {
  const read = rows.map(row => check(row, scope))
  const problems = read.flatMap((row, number) =>
    row.problems.map(problem => ({ ...problem, field: `rows.${number}.${problem.field}` })),
  )
  if (problems.length > 0) throw new Problem('bad_request', translate(scope.locale, 'trubgv.rowsWrong'), problems)
  const ids: string[] = []
  for (const [number, { checked }] of read.entries()) {
    const id = idOfRow('cas', attempt.id, number)
    await begin(ctx, scope, { ...checked, id, purpose })
    ids.push(id)
  }
  return { ids }
}

function check({ kind, known: given, checks: wanted, reference }: Asked, { locale }: Owner) {
  const { known, problems: found } = readKnown(kind, given)
  const fitting = checksFor(kind, known)
  const checks = wanted ? fitting.filter(({ product }) => wanted.includes(product)) : fitting
  const problems: FieldProblem[] = found.map(({ source, message, at }) => ({
    field: `known.${source}`,
    message: message[locale],
    ...(at !== undefined && { at }),
  }))
  for (const [at, product] of (wanted ?? []).entries())
    if (!fitting.some(one => one.product === product))
      problems.push({ field: `checks.${at}`, message: translate(locale, 'trubgv.notFitting', { product }) })
  if (problems.length === 0 && checks.length === 0)
    problems.push({ field: 'known', message: translate(locale, 'trubgv.nothing') })
  return { checked: { kind, known, checks, reference: reference ?? null } satisfies Checked, problems }
}

/** The case, with what is known as the answer of its first step: its values are sealed with it, and nobody is asked for them. */
const begin = (
  ctx: Context,
  scope: Owner,
  { id, kind, known, checks, reference, purpose }: Checked & { id: string; purpose: Purpose },
): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    const earlier = await trx.selectFrom('cases').select('id').where('id', '=', id).executeTakeFirst()
    if (earlier) return
    const { actor, locale } = scope
    const planId = await ownPlan(ctx, trx, scope, { kind, checks })
    const phone = known.phone ? readTypedPhone(known.phone) : null
    const subject = { name: known.name ?? null, email: known.email ?? null, phone: phone && toE164(phone), locale }
    const mode = actor.kind === 'key' ? actor.mode : 'live'
    await startCase(ctx, trx, scope, { id, planId, subject, reference, purpose, mode })
    const facts = Object.fromEntries(Object.entries(known).filter((one): one is [string, string] => one[1] != null))
    const event = { type: 'answered', step: KNOWN_STEP, round: 1, outcome: 'answered', facts } as const
    await applyEvent(ctx, trx, id, { event, by: actor.name })
    await audit(trx, scope, { action: 'case.started', subject: id, data: { plan: planId, mode, product: 'trubgv' } })
  })
