import type { Selectable } from 'kysely'
import { faceSearchLimits } from '../../contracts/faces/faceSearch.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { FacesTables } from '../platform/db/schema/faces.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

/** The account's set of faces; undefined while the search is off. */
export const faceSetOf = (db: Db, userId: string): Promise<Selectable<FacesTables['face_sets']> | undefined> =>
  db.selectFrom('face_sets').selectAll().where('user_id', '=', userId).executeTakeFirst()

export async function countFaces(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('faces')
    .select(db.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['reading', 'enrolled'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the search is on, since when, by whom and what for. */
export async function readSetting({ db, vault }: Context, { actor }: Scope<CustomerActor | KeyActor>) {
  const { userId } = actor
  const set = await faceSetOf(db, userId)
  const open = (column: 'purpose_sealed' | 'turned_on_by') =>
    set ? vault.open(set[column], { column: `face_sets.${column}`, id: [userId] }) : null
  return {
    on: set !== undefined,
    purpose: open('purpose_sealed'),
    turnedOnBy: open('turned_on_by'),
    turnedOnAt: set?.turned_on_at ?? null,
    faces: await countFaces(db, userId),
    most: faceSearchLimits.faces,
  }
}

/** Turns the search on. Throws `conflict` if it is on. */
export async function turnOn(ctx: Context, scope: Scope<CustomerActor>, purpose: string) {
  const { userId, name } = scope.actor
  await ctx.db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('face_sets')
      .values({
        user_id: userId,
        purpose_sealed: ctx.vault.seal(purpose, { column: 'face_sets.purpose_sealed', id: [userId] }),
        turned_on_by: ctx.vault.seal(name, { column: 'face_sets.turned_on_by', id: [userId] }),
        turned_on_at: new Date(),
      })
      .onConflict(same => same.column('user_id').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new Problem('conflict', translate(scope.locale, 'faces.searchIsOn'))
    await audit(trx, scope, { action: 'faceSearch.turnedOn', subject: userId, reason: purpose })
  })
  return readSetting(ctx, scope)
}

/** Turns the search off and deletes every template and reference of the set. Whatever is being read is not enrolled any more. */
export async function turnOff(ctx: Context, scope: Scope<CustomerActor>): Promise<{ removed: number }> {
  const { userId } = scope.actor
  return ctx.db.transaction().execute(async trx => {
    // First: an enrolment that has begun holds this row until its face is in the set.
    const { numDeletedRows } = await trx.deleteFrom('face_sets').where('user_id', '=', userId).executeTakeFirst()
    const { numUpdatedRows } = await trx
      .updateTable('faces')
      .set(emptied())
      .where('user_id', '=', userId)
      .where('status', '!=', 'removed')
      .executeTakeFirst()
    const removed = Number(numUpdatedRows)
    if (numDeletedRows > 0n)
      await audit(trx, scope, { action: 'faceSearch.turnedOff', subject: userId, data: { removed } })
    return { removed }
  })
}

/** What is left of a removed face: its id, its fingerprint and when. */
export const emptied = () => ({
  status: 'removed',
  template_sealed: null,
  reference_sealed: null,
  reference_index: null,
  problem: null,
  removed_at: new Date(),
})
