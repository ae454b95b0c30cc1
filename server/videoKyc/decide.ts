import type { z } from 'zod'
import type { decideVideoKyc } from '../../contracts/calls/videoKyc.ts'
import { videoDecisionReasons } from '../../contracts/cases/videoKyc/decisions.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { decideCase } from '../steps/ownCase.ts'
import { ownVideoKyc } from './own.ts'
import { showVideoKyc } from './present.ts'
import { tellGates } from './tellGates.ts'

type Body = z.output<NonNullable<typeof decideVideoKyc.body>>

/**
 * The decision of a person, with a reason from the table; the result stays beside it. Throws as `ownVideoKyc` and `decideCase`, `bad_request` for a reason of the other decision, and
 * `conflict` for a template that has no such result.
 */
export async function decide(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, decision, reason, note }: Body & { id: string },
) {
  const { plan } = await ownVideoKyc(ctx, scope, id)
  const tone = decision === 'approve' ? 'success' : 'danger'
  const { label, tone: suits } = videoDecisionReasons[reason]
  if (suits !== tone) {
    const message = translate(scope.locale, 'videoKyc.decisionSuits')
    throw new Problem('bad_request', message, [{ field: 'reason', message }])
  }
  const verdict = plan.verdicts.find(one => one.tone === tone)
  if (!verdict) throw new Problem('conflict', translate(scope.locale, 'videoKyc.noVerdict'))
  const words = [label[scope.locale], note].filter(Boolean).join('. ')
  await decideCase(ctx, scope, { id, verdict: verdict.value, reason: words })
  await tellGates(ctx, { caseId: id })
  return showVideoKyc(ctx, scope, id, { inClear: false })
}
