import type { AuditVerdict, CallReason, Proposal } from '../../contracts/videoCalls/reasons.ts'
import { auditProblem, lacksOf, proposalProblem } from '../engines/videoCalls/decision.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { readFacts } from './facts.ts'
import { lackingWords } from './lackingWords.ts'
import { personOf } from './people.ts'
import { lockCall, type VideoCall } from './rounds/row.ts'
import { invite } from './start.ts'

interface Given {
  reason?: CallReason | null | undefined
  note?: string | null | undefined
}

/**
 * What the agent proposes. `recapture` asks the person to call again at once. Throws `conflict` for anybody else and before the end of the call, and `bad_request` with what an approval
 * lacks, or without a reason.
 */
export async function proposeDecision(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  { proposal, ...given }: Given & { proposal: Proposal },
): Promise<void> {
  const person = await personOf(ctx, ctx.db, scope.actor)
  const askedBy = await readCustomerName(ctx, scope.actor.userId)
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    const facts = await readFacts(ctx, trx, call)
    const { reason, note } = read(scope, given, proposal !== 'approve')
    const problem = proposalProblem({ ...facts, agent: call.agent_id }, person.id, proposal, { reason, note })
    if (problem === 'lacks') throw wrong('proposal', lackingWords(scope, call, lacksOf(facts)))
    if (problem === 'doubts') throw wrong('note', translate(scope.locale, 'videoCalls.doubts'))
    if (problem) throw refused(scope, problem)
    const now = new Date()
    await trx
      .updateTable('video_calls')
      .set({
        ...sealRow(ctx.vault, 'video_calls', { id, proposal_note: note }),
        status: proposal === 'recapture' ? 'invited' : 'proposed',
        proposal,
        proposal_reason: reason,
        proposed_at: now,
      })
      .where('id', '=', id)
      .execute()
    if (proposal === 'recapture') await invite(ctx, trx, call, askedBy)
    else
      await emitWebhookEvent(trx, {
        userId: call.user_id,
        event: 'video_call.proposed',
        data: { ...named(call), proposal },
      })
    await audit(trx, scope, { action: 'videoCall.proposed', subject: id, data: { proposal, reason } })
  })
}

/**
 * The auditor's decision: only an approval makes the account usable. Throws `forbidden` for whoever has been an agent of the call, by their account or by their mailbox; `conflict`
 * unless it waits for the audit, and for an approval without the recording or with something missing or contrary; `bad_request` without a reason, or without a word about what is doubtful.
 */
export async function auditCall(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  { verdict, ...given }: Given & { verdict: AuditVerdict },
): Promise<void> {
  const person = await personOf(ctx, ctx.db, scope.actor)
  const askedBy = await readCustomerName(ctx, scope.actor.userId)
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    const { reason, note } = read(scope, given, verdict !== 'approve')
    const facts = await readFacts(ctx, trx, call)
    const problem = auditProblem(facts, person, verdict, { reason, note })
    if (problem === 'samePerson') throw new Problem('forbidden', translate(scope.locale, 'videoCalls.samePerson'))
    if (problem === 'lacks') throw new Problem('conflict', lackingWords(scope, call, lacksOf(facts)))
    if (problem === 'doubts') throw wrong('note', translate(scope.locale, 'videoCalls.doubts'))
    if (problem) throw refused(scope, problem)
    const now = new Date()
    const status = verdict === 'approve' ? 'approved' : verdict === 'reject' ? 'rejected' : 'invited'
    await trx
      .updateTable('video_calls')
      .set({
        ...sealRow(ctx.vault, 'video_calls', { id, audit_note: note, auditor_name: scope.actor.name }),
        status,
        verdict,
        audit_reason: reason,
        auditor_id: person.id,
        decided_at: now,
      })
      .where('id', '=', id)
      .execute()
    if (verdict === 'recapture') await invite(ctx, trx, call, askedBy)
    await emitWebhookEvent(trx, {
      userId: call.user_id,
      event: 'video_call.decided',
      data: { ...named(call), verdict, reason, usable: verdict === 'approve' },
    })
    await audit(trx, scope, { action: 'videoCall.decided', subject: id, data: { verdict, reason } })
  })
}

/** `other` says nothing without words. */
function read({ locale }: Scope, { reason, note }: Given, needsReason: boolean) {
  if (needsReason && reason === 'other' && !note) throw wrong('note', translate(locale, 'videoCalls.noteMissing'))
  return { reason: reason ?? null, note: note || null }
}

const wrong = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])

type Refused = 'status' | 'notAgent' | 'reason' | 'joining' | 'recording'

function refused({ locale }: Scope, problem: Refused): Problem {
  const message = translate(locale, `videoCalls.refused.${problem}`)
  return problem === 'reason' ? wrong('reason', message) : new Problem('conflict', message)
}

const named = ({ id, reference }: VideoCall) => ({ videoCallId: id, reference })
