import { readCase } from '../cases/rows.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { sessionsOf } from '../steps/kinds/video/session.ts'
import { gateOf } from './gate.ts'
import { settingsOfCase } from './own.ts'

const EVERY_MS = 10_000
const BATCH = 200
const DAY_MS = 86_400_000
/** Of cases that nothing was told about yet. */
const LOOK_BACK_MS = 7 * DAY_MS

type Parts = Pick<Context, 'db' | 'vault'>

/** Tells the account whether it may use the person's account, whenever that has changed. */
export const startTellingGates = (ctx: Context): { stop(): Promise<void> } =>
  runPeriodically(EVERY_MS, 'gates of video KYC', ctx.log, () => tellGates(ctx))

/** Once for each change: the gate that was told last is locked with its case. */
export async function tellGates(ctx: Parts, { caseId, now = Date.now() }: { caseId?: string; now?: number } = {}) {
  const since = new Date(now - LOOK_BACK_MS).toISOString()
  const found = await ctx.db
    .selectFrom('cases')
    .leftJoin('video_kyc_gates as told', 'told.case_id', 'cases.id')
    .select('cases.id')
    .where('cases.product', '=', 'video-kyc')
    .$if(caseId !== undefined, query => query.where('cases.id', '=', caseId ?? ''))
    .where(eb =>
      eb.or([
        eb.and([
          eb('told.case_id', 'is', null),
          eb.or([eb('cases.ended_at', '>', since), eb('cases.decided_at', '>', since)]),
        ]),
        eb('cases.ended_at', '>', eb.ref('told.told_at')),
        eb('cases.decided_at', '>', eb.ref('told.told_at')),
        // A step was asked again.
        eb.and([eb('told.gate', '!=', 'waiting'), eb('cases.status', 'in', ['open', 'paused'])]),
      ]),
    )
    .orderBy('cases.ended_at')
    .limit(BATCH)
    .execute()
  for (const { id } of found) await tellGate(ctx, id)
}

const tellGate = (ctx: Parts, id: string): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    const found = await readCase(ctx, trx, id, { lock: true })
    if (!found) return
    const { row, plan } = found
    const sessions = await sessionsOf(ctx, trx, id)
    const gate = gateOf(row, plan, await settingsOfCase(trx, found, sessions))
    const before = await trx.selectFrom('video_kyc_gates').select('gate').where('case_id', '=', id).executeTakeFirst()
    const told_at = new Date().toISOString()
    await trx.deleteFrom('video_kyc_gates').where('case_id', '=', id).execute()
    await trx.insertInto('video_kyc_gates').values({ case_id: id, gate, told_at }).execute()
    if (before?.gate === gate) return
    const data = {
      caseId: id,
      reference: row.reference,
      gate,
      accountUsable: gate === 'usable',
      verdict: row.verdict,
      decision: row.decision,
    }
    await emitWebhookEvent(trx, { userId: row.user_id, event: 'video_kyc.gate_changed', data })
  })
