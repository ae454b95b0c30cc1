import { createHash, randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type LivenessStep, livenessLimits, sampleChallenge } from '../../contracts/faces/liveness.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { FacesTables } from '../platform/db/schema/faces.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'

const HOURS_KEPT = 24
/** Of one account. */
const RATE = { max: 300, windowMs: 10 * 60_000 }

/** A challenge: three steps at random after a straight look, no step twice in a row. Throws `too_many_requests`. */
export async function createChallenge(ctx: Context, scope: Scope<CustomerActor | KeyActor>) {
  const { actor } = scope
  await consumeRateLimitOrThrow(ctx, scope, `face-challenges:${actor.userId}`, RATE)
  const challenge = {
    id: newId('fch'),
    steps: randomSteps(),
    expiresAt: new Date(Date.now() + livenessLimits.challengeMs),
  }
  await ctx.db
    .deleteFrom('face_challenges')
    .where('user_id', '=', actor.userId)
    .where('expires_at', '<', new Date(Date.now() - HOURS_KEPT * 3_600_000).toISOString())
    .execute()
  await ctx.db
    .insertInto('face_challenges')
    .values({
      id: challenge.id,
      user_id: actor.userId,
      steps: challenge.steps.join(' '),
      expires_at: challenge.expiresAt,
      used_for: null,
    })
    .execute()
  return { ...challenge, expiresAt: challenge.expiresAt.toISOString() }
}

function randomSteps(): LivenessStep[] {
  const steps: LivenessStep[] = ['straight']
  while (steps.length < livenessLimits.steps) {
    const others = (['left', 'right', 'mouth'] as const).filter(step => step !== steps.at(-1))
    steps.push(others[randomInt(others.length)] ?? 'left')
  }
  return steps
}

/**
 * Uses a challenge for these pictures, which must have been uploaded while it was good; then for no others. Reading the same check again, as
 * after a crash, uses it again. Undefined if the challenge is not the account's, was used, or the pictures are older or later.
 */
export async function claimChallenge(
  db: Db,
  userId: string,
  id: string,
  frames: readonly string[],
): Promise<readonly LivenessStep[] | undefined> {
  if (id === sampleChallenge.id) return sampleChallenge.steps
  const usedFor = createHash('sha256').update(frames.join(' ')).digest('hex')
  const row = await db
    .updateTable('face_challenges')
    .set({ used_for: usedFor })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(one => one.or([one('used_for', 'is', null), one('used_for', '=', usedFor)]))
    .returningAll()
    .executeTakeFirst()
  return row && (await areInTime(db, row, frames)) ? (row.steps.split(' ') as LivenessStep[]) : undefined
}

/** Whether a challenge can be used for these pictures, without using it. */
export async function isChallengeGood(db: Db, userId: string, id: string, frames: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('face_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('used_for', 'is', null)
    .executeTakeFirst()
  return row !== undefined && areInTime(db, row, frames)
}

/** Whether all pictures were uploaded while the challenge was good. */
async function areInTime(
  db: Db,
  {
    user_id,
    created_at,
    expires_at,
  }: Pick<Selectable<FacesTables['face_challenges']>, 'user_id' | 'created_at' | 'expires_at'>,
  frames: readonly string[],
): Promise<boolean> {
  const inTime = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...frames])
    .where('user_id', '=', user_id)
    .where('created_at', '>=', created_at)
    .where('created_at', '<=', expires_at)
    .execute()
  return inTime.length === frames.length
}
