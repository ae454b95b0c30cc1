import type { InputOf } from '../../../contracts/products/index.ts'
import { runVerification } from '../../checks/verifications/runVerification.ts'
import { isOpen } from '../../checks/verifications/values.ts'
import { insertFile } from '../../files/insertFile.ts'
import { openFile } from '../../files/openFile.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { portraitOfReading } from '../../steps/kinds/portrait.ts'
import type { CheckRow } from './read.ts'

const BATCH = 20
/** A check that a node has begun and lost is begun again by then. */
const LOST_MS = 60_000
/** A copy that no check has taken is deleted by then. */
const UNUSED_MS = 86_400_000

/** Too many checks wait: it is tried again. */
const busy = ['too_many_requests', 'unavailable']

/** Begins the checks of pictures of calls that are due, also after the call: the picture is of the call. */
export async function followCallChecks(ctx: Context, now = new Date()): Promise<void> {
  const ago = new Date(now.getTime() - LOST_MS).toISOString()
  const lost = ctx.db
    .selectFrom('video_call_checks as lost')
    .leftJoin('verifications', 'verifications.id', 'lost.id')
    .select('lost.id')
    .where('lost.state', '=', 'begun')
    .where('lost.kind', '!=', 'pan')
    .where('lost.at', '<', ago)
    .where('lost.at', '>', new Date(now.getTime() - UNUSED_MS).toISOString())
    .where('verifications.id', 'is', null)
  await ctx.db.updateTable('video_call_checks').set({ state: 'due' }).where('id', 'in', lost).execute()
  const due = await ctx.db
    .selectFrom('video_call_checks')
    .selectAll()
    .where('state', '=', 'due')
    .orderBy('at')
    .limit(BATCH)
    .execute()
  for (const check of due) {
    const { numUpdatedRows } = await ctx.db
      .updateTable('video_call_checks')
      .set({ state: 'begun' })
      .where('id', '=', check.id)
      .where('state', '=', 'due')
      .executeTakeFirst()
    // Another node has taken it.
    if (numUpdatedRows > 0n) await beginOrNote(ctx, check)
  }
}

async function beginOrNote(ctx: Context, check: CheckRow): Promise<void> {
  const set = (state: 'due' | 'refused', problem: string | null) =>
    ctx.db.updateTable('video_call_checks').set({ state, problem }).where('id', '=', check.id).execute()
  try {
    const begun = await begin(ctx, check)
    if (begun === 'later') await set('due', null)
    else if (begun !== 'begun') await set('refused', begun)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (busy.includes(error.code)) await set('due', null)
    else await set('refused', error.code)
  }
}

async function begin(ctx: Context, check: CheckRow): Promise<'begun' | 'later' | 'noPortrait' | 'account'> {
  const found = await scopeOf(ctx, check)
  if (!found) return 'account'
  const { scope, reference } = found
  const more = { purpose: 'customer_onboarding', reference, waitMs: 0 } as const
  const attempt = { id: check.id, resumed: true }
  if (check.kind === 'card') {
    const input: InputOf<'ocr-document'> = { files: [await copyOf(ctx, scope, check.card_file)], kind: 'pan' }
    await runVerification(ctx, scope, { product: 'ocr-document', input, ...more }, attempt)
    return 'begun'
  }
  const reading = await ctx.db
    .selectFrom('verifications')
    .innerJoin('video_call_checks as card', 'card.id', 'verifications.id')
    .selectAll('verifications')
    .where('card.call_id', '=', check.call_id)
    .where('card.round', '=', check.round)
    .where('card.kind', '=', 'card')
    .where('card.key', '=', check.card_file)
    .executeTakeFirst()
  if (!reading) return (await isRefused(ctx, check)) ? 'noPortrait' : 'later'
  if (isOpen(reading.status)) return 'later'
  const portrait = reading.status === 'completed' ? await portraitOfReading(ctx, reading) : null
  if (!portrait || !check.face_file) return 'noPortrait'
  const pictures = [await copyOf(ctx, scope, portrait.file), await copyOf(ctx, scope, check.face_file)]
  await runVerification(ctx, scope, { product: 'face-match', input: { pictures }, ...more }, attempt)
  return 'begun'
}

const isRefused = async ({ db }: Context, { call_id, round, card_file }: CheckRow): Promise<boolean> =>
  (await db
    .selectFrom('video_call_checks')
    .select('id')
    .where('call_id', '=', call_id)
    .where('round', '=', round)
    .where('kind', '=', 'card')
    .where('key', '=', card_file)
    .where('state', '!=', 'refused')
    .executeTakeFirst()) === undefined

/** A check has its files to itself and keeps them by its own time: the picture of the call stays with the call. */
async function copyOf(ctx: Context, scope: Scope<CustomerActor>, file: string): Promise<string> {
  const { userId } = scope.actor
  const { name, type, content } = await openFile(ctx, userId, file)
  const keepUntil = new Date(Date.now() + UNUSED_MS)
  return (await insertFile(ctx, scope, { userId, content, type, name, keepUntil, action: 'file.kept' })).id
}

/** In the name of the session's agent; null once the account may not check any more, or the call was decided or deleted. */
async function scopeOf({ db, vault }: Context, { call_id, round }: CheckRow) {
  const row = await db
    .selectFrom('video_calls as call')
    .innerJoin('users', 'users.id', 'call.user_id')
    .select(['call.user_id', 'call.locale', 'call.reference', 'call.decided_at', 'call.erased_at'])
    .select(['users.is_active', 'users.kyc_completed_at'])
    .where('call.id', '=', call_id)
    .executeTakeFirst()
  const held = await db
    .selectFrom('video_call_rounds')
    .selectAll()
    .where('call_id', '=', call_id)
    .where('round', '=', round)
    .executeTakeFirst()
  if (!row || !held || row.erased_at !== null || row.decided_at !== null) return null
  if (!row.is_active || row.kyc_completed_at === null) return null
  const { agent_name: name, agent_id } = openRow(vault, 'video_call_rounds', held)
  const actor: CustomerActor = {
    kind: 'customer',
    userId: row.user_id,
    subUserId: agent_id === row.user_id ? null : agent_id,
    sessionId: '',
    name,
    kycComplete: true,
  }
  return { scope: { actor, ip: null, requestId: null, locale: row.locale }, reference: row.reference }
}
