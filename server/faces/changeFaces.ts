import { faceSearchLimits } from '../../contracts/faces/faceSearch.ts'
import { isPicture } from '../../contracts/files/files.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { fileTypeOf } from '../files/openFile.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { queuePlace } from '../platform/taskPool/readingQueue.ts'
import { translate } from '../platform/translate.ts'
import { queueEnrolment, waitForFace } from './enrolments.ts'
import { type FaceRow, type FaceScope, isTest, newFace, ownFace, presentFace } from './faceRow.ts'
import { countFaces, emptied } from './faceSet.ts'

/** Of one account. */
const RATE = { max: 300, windowMs: 10 * 60_000 }

/**
 * Enrols the face of an uploaded picture, which a node that works reads and then deletes; a call by key waits for it. Throws `forbidden` for a test
 * key, `bad_request` for a file that is not there or no picture, `conflict` while the search is off or the set full, and `too_many_requests`.
 */
export async function enrolFace(ctx: Context, scope: FaceScope, given: { picture: string; reference: string }) {
  requireLive(scope)
  const { actor, locale } = scope
  const { userId } = actor
  await consumeRateLimitOrThrow(ctx, scope, `face-enrolments:${userId}`, RATE)
  const type = await fileTypeOf(ctx, userId, given.picture).catch(nullIfProblem)
  if (!type || !isPicture(type)) {
    const message = translate(locale, type ? 'faces.noPicture' : 'files.missing')
    throw new Problem('bad_request', message, [{ field: 'picture', message }])
  }
  const id = newId('fac')
  await ctx.db.transaction().execute(async trx => {
    // Held until the end: the set is not turned off, and nobody else takes its last place meanwhile.
    const set = await trx
      .selectFrom('face_sets')
      .select('user_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!set) throw new Problem('conflict', translate(locale, 'faces.searchIsOff'))
    if ((await countFaces(trx, userId)) >= faceSearchLimits.faces)
      throw new Problem('conflict', translate(locale, 'faces.setIsFull', { most: faceSearchLimits.faces }))
    await trx
      .insertInto('faces')
      .values(newFace(ctx.vault, { ...given, userId, id }))
      .execute()
    await audit(trx, scope, { action: 'face.enrolled', subject: id })
    await queueEnrolment(ctx, trx, { id, user_id: userId })
  })
  const row = await waitForFace(ctx, id, actor.kind === 'key' ? limits.queuedChecks.timeoutMs : 0)
  return presentFace(ctx.vault, row, locale, row.status === 'reading' ? await queuePlace(ctx.db, id) : null)
}

/** Deletes a face's template and reference at once; a second time it returns the same proof. Throws `not_found`, also for a test key. */
export async function removeFace(ctx: Context, scope: FaceScope, id: string) {
  const { user_id: userId } = await ownFace(ctx.db, scope, id)
  const row = await ctx.db.transaction().execute(async trx => {
    const removed: FaceRow | undefined = await trx
      .updateTable('faces')
      .set(emptied())
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('status', '!=', 'removed')
      .returningAll()
      .executeTakeFirst()
    if (removed)
      await audit(trx, scope, { action: 'face.removed', subject: id, data: { fingerprint: removed.fingerprint } })
    return removed
  })
  return presentFace(ctx.vault, row ?? (await ownFace(ctx.db, scope, id)), scope.locale)
}

/** A test key has no part in the account's real faces: its searches look among those of the samples. */
export function requireLive({ actor, locale }: FaceScope): void {
  if (isTest(actor)) throw new Problem('forbidden', translate(locale, 'faces.liveKeyNeeded'))
}

const nullIfProblem = (error: unknown): null => {
  if (error instanceof Problem) return null
  throw error
}
