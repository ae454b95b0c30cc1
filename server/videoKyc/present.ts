import type { ShownCaseDetail } from '../../contracts/cases/shown.ts'
import { outcomesOf } from '../../contracts/cases/stepFacts.ts'
import type { ShownVideoKyc } from '../../contracts/cases/videoKyc/shown.ts'
import { text } from '../../contracts/platform/text.ts'
import { type ProductId, productOf } from '../../contracts/products/index.ts'
import type { OpenCase } from '../cases/rows.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { translate } from '../platform/translate.ts'
import { sessionsOf } from '../steps/kinds/video/session.ts'
import { presentCaseDetail } from '../steps/present.ts'
import { gateOf } from './gate.ts'
import { ownVideoKyc, settingsOfCase } from './own.ts'
import { presentSession } from './presentSession.ts'

type Shown = { inClear: boolean }

/** Masked unless in clear. Throws as `ownVideoKyc`. */
export async function showVideoKyc(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  id: string,
  shown: Shown,
): Promise<ShownVideoKyc> {
  return presentVideoKyc(ctx, await ownVideoKyc(ctx, scope, id), shown)
}

export async function presentVideoKyc(ctx: Context, found: OpenCase, shown: Shown): Promise<ShownVideoKyc> {
  const { row, plan } = found
  const [detail, sessions] = await Promise.all([presentCaseDetail(ctx, found, shown), sessionsOf(ctx, ctx.db, row.id)])
  const settings = await settingsOfCase(ctx.db, found, sessions)
  const gate = gateOf(row, plan, settings)
  const step = detail.steps.find(({ kind }) => kind === 'videoKyc')
  const questions = plan.steps.flatMap(one => (one.kind === 'videoKyc' ? one.settings.questions : []))
  return {
    id: row.id,
    name: detail.subject.name,
    reference: row.reference,
    mode: row.mode,
    status: row.status,
    kind: 'unassisted',
    accountUsable: gate === 'usable',
    gate,
    needsDecision: settings.decision === 'always' || (gate === 'waiting' && row.status === 'done'),
    result: detail.verdict,
    decision: detail.decision,
    step: step?.id ?? null,
    mayAskAgain: step !== undefined && step.asksAgain !== null && row.decision === null,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    chargedPaise: detail.chargedPaise,
    checks: await checksOf(ctx, row.id),
    facts: step ? factsOf(step, found) : [],
    sessions: await Promise.all(
      sessions.map(session => presentSession(ctx, { ...session, questions, userId: row.user_id }, shown)),
    ),
  }
}

async function checksOf({ db }: Pick<Context, 'db'>, caseId: string): Promise<ShownVideoKyc['checks']> {
  const rows = await db
    .selectFrom('case_checks')
    .innerJoin('verifications', 'verifications.id', 'case_checks.verification_id')
    .select(['verifications.id', 'verifications.product', 'verifications.status', 'verifications.finished_at'])
    .where('case_checks.case_id', '=', caseId)
    .orderBy('verifications.created_at')
    .orderBy('verifications.id')
    .execute()
  return rows.map(({ id, product, status, finished_at }) => {
    const { label } = productOf(product as ProductId)
    return { id, product, label, status, at: finished_at }
  })
}

/** From where each fact is. */
const sources = {
  reason: 'rules',
  number: 'card',
  name: 'card',
  sourceName: 'pan',
  pan: 'pan',
  liveness: 'liveness',
  turn: 'liveness',
  match: 'match',
  score: 'match',
  place: 'place',
  network: 'network',
  way: 'session',
  attempts: 'session',
} as const

const unknown = text('Unknown', 'पता नहीं')

function factsOf(step: ShownCaseDetail['steps'][number], { plan }: OpenCase): ShownVideoKyc['facts'] {
  const from = (key: (typeof sources)[keyof typeof sources]) => {
    const path = `videoKyc.from.${key}` as const
    return text(translate('en', path), translate('hi', path))
  }
  const planned = plan.steps.find(({ id }) => id === step.id)
  const outcome = planned && step.outcome ? outcomesOf(planned)[step.outcome.value]?.label : undefined
  const found = step.facts.flatMap(({ source, label, value, choice, kind }) => {
    if (value === null && source === 'reason') return []
    const written = kind === 'percent' ? `${String(value)} %` : String(value)
    const shown = choice ?? (value === null ? unknown : text(written, written))
    return [{ source, label, value: shown, from: from(sources[source as keyof typeof sources] ?? 'session') }]
  })
  const own = outcome
    ? [{ source: 'outcome', label: text('Outcome', 'नतीजा'), value: outcome, from: from('rules') }]
    : []
  return [...own, ...found]
}
