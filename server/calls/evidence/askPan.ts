import { runVerification } from '../../checks/verifications/runVerification.ts'
import { isOpen } from '../../checks/verifications/values.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { cardReading } from '../../steps/kinds/video/card.ts'
import { conflict, lockCall, type VideoCall } from '../rounds/row.ts'
import { insertCheck } from './plan.ts'
import { type CheckRow, keptOf, panKey, readKept } from './read.ts'

/** Another press asks again for what a node has begun and lost. */
const LOST_MS = 60_000

/** The source had nothing to say, which costs nothing: it may be asked again. */
const unanswered = (status: string) => !isOpen(status) && status !== 'completed' && status !== 'not_found'

/**
 * Asks the PAN source for the number of the session's latest card, as a check of the account at its price. However often it is pressed, a number is asked once in a session; again only
 * after the source had no answer. Throws `conflict` for anybody but the session's agent, while no number is read, and above the price that was shown; `insufficient_balance`;
 * `product_disabled`.
 */
export async function askPan(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  { atMostPaise }: { atMostPaise: number },
): Promise<{ verificationId: string; isNew: boolean }> {
  const { check, pan, reference, isNew } = await ctx.db.transaction().execute(trx => note(ctx, trx, scope, id))
  if (!isNew) return { verificationId: check.id, isNew }
  const request = { product: 'pan-check', input: { pan }, purpose: 'customer_onboarding', reference } as const
  try {
    await runVerification(ctx, scope, { ...request, atMostPaise }, { id: check.id, resumed: true })
  } catch (error) {
    if (error instanceof Problem) await forgetUnasked(ctx, check.id)
    throw error
  }
  return { verificationId: check.id, isNew }
}

/** Nothing was asked, so that the next press is the first one. A check that has begun stays, whatever became of it. */
const forgetUnasked = ({ db }: Pick<Context, 'db'>, id: string) =>
  db
    .deleteFrom('video_call_checks')
    .where('id', '=', id)
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('verifications').select('verifications.id').where('verifications.id', '=', id))),
    )
    .execute()

/** In the call's lock: of two presses one is the first. */
async function note(ctx: Context, trx: Trx, scope: Scope<CustomerActor>, id: string) {
  const call = await lockCall(ctx, trx, scope, id)
  requireOwnSession(scope, call)
  const all = await readKept(trx, id)
  const round = all.rounds.find(one => one.round === call.round)
  const kept = round && keptOf(ctx, all, round)
  const pan = kept?.reading ? (cardReading(ctx, kept.reading)?.number ?? null) : null
  if (!kept?.card || pan === null) throw conflict(scope, 'videoCalls.panUnread')
  const { reference } = call
  const earlier = kept.begun.pan
  if (earlier && !mayAskAgain(earlier, kept.pan?.status)) return { check: earlier, pan, reference, isNew: false }
  // Lost before it began: the same once more.
  if (earlier && !kept.pan) return { check: earlier, pan, reference, isNew: true }
  const tries = kept.checks.filter(({ kind, key }) => kind === 'pan' && key.startsWith(`${panKey(ctx, pan)} `)).length
  const values = { call_id: id, round: call.round, kind: 'pan', state: 'begun', at: new Date() } as const
  const made = await insertCheck(trx, {
    ...values,
    key: `${panKey(ctx, pan)} ${tries}`,
    card_file: kept.card.file_id,
  })
  if (made === null) throw conflict(scope, 'videoCalls.panUnread')
  await audit(trx, scope, { action: 'videoCall.panAsked', subject: id, data: { check: made, round: call.round } })
  return { check: { id: made }, pan, reference, isNew: true }
}

function mayAskAgain({ at }: CheckRow, status: string | undefined): boolean {
  if (status === undefined) return Date.now() - Date.parse(at) > LOST_MS
  return unanswered(status)
}

/** During the call, and before its agent has proposed anything: the number is of the call either way. */
function requireOwnSession({ actor, locale }: Scope<CustomerActor>, { status, agent_id }: VideoCall): void {
  if ((status !== 'inCall' && status !== 'held') || agent_id !== actorId(actor))
    throw new Problem('conflict', translate(locale, 'videoCalls.notYours'))
}
