import { EsignProblem } from '../../engines/aadhaarEsign/xml.ts'
import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { failSignings } from '../signings.ts'
import { takeAnswer } from './takeAnswer.ts'

const EVERY_MS = 10_000
/** A transaction is asked about so long after it began, or was asked about: an answer that was lost is there within a minute. */
const ASKED_AGAIN_MS = 20_000
/** A signature whose time has passed is still taken if the provider has it, because the document may be the same: asked about now and then, for an hour. */
const LATE_AGAIN_MS = 5 * 60_000
const LATE_MS = 60 * 60_000
const BATCH = 50

/** Asks the provider for answers that have not come, on nodes that work. */
export const startRecoveringEsigns = (ctx: Context): { stop(): Promise<void> } =>
  runPeriodically(EVERY_MS, 'aadhaar e-sign', ctx.log, () => recoverAnswers(ctx))

/** Takes what the provider has to say about transactions without an answer, and gives up those whose time has passed. Returns how many were signed. */
export async function recoverAnswers(ctx: Context, now = new Date()): Promise<number> {
  if (ctx.aadhaarEsign.state === 'off') return 0
  let signed = 0
  for (const transaction of await claimWaiting(ctx, now)) if (await isSignedNow(ctx, transaction)) signed++
  await giveUp(ctx, now)
  return signed
}

/** Each is asked about by one node. */
async function claimWaiting({ db }: Pick<Context, 'db'>, now: Date): Promise<string[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const rows = await db
    .updateTable('envelope_signings')
    .set({ asked_at: now })
    .where('id', 'in', eb =>
      eb
        .selectFrom('envelope_signings')
        .select('id')
        .where('method', '=', 'aadhaar')
        .where('transaction', 'is not', null)
        .where('started_at', '<', ago(ASKED_AGAIN_MS))
        .where('started_at', '>', ago(LATE_MS))
        .where(one =>
          one.or([
            one('asked_at', 'is', null),
            one.and([one('state', '=', 'prepared'), one('asked_at', '<', ago(ASKED_AGAIN_MS))]),
            one('asked_at', '<', ago(LATE_AGAIN_MS)),
          ]),
        )
        .where(one => one.or([one('state', '=', 'prepared'), one('failure', 'in', ['timeout', 'replaced'])]))
        .orderBy('started_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning('transaction')
    .execute()
  return rows.flatMap(({ transaction }) => transaction ?? [])
}

/** A refusal is not taken from here: a provider that has not seen the signer yet may not know the transaction. It ends with its time. */
async function isSignedNow(ctx: Context, transaction: string): Promise<boolean> {
  try {
    const answer = await ctx.aadhaarEsign.ask(transaction)
    return answer.state === 'signed' && (await takeAnswer(ctx, answer)) === 'signed'
  } catch (error) {
    if (!(error instanceof SourceUnavailable) && !(error instanceof EsignProblem)) throw error
    ctx.log.warn({ reason: error.message }, 'the provider of Aadhaar e-sign did not say what became of a transaction')
    return false
  }
}

async function giveUp({ db }: Pick<Context, 'db'>, now: Date): Promise<void> {
  const over = await db
    .selectFrom('envelope_signings')
    .select(['id', 'envelope_id'])
    .where('method', '=', 'aadhaar')
    .where('state', '=', 'prepared')
    .where('ends_at', '<', now.toISOString())
    .limit(BATCH)
    .execute()
  for (const { id, envelope_id: envelopeId } of over) await failSignings(db, { envelopeId, id }, 'timeout')
}
