import { sql } from 'kysely'
import { type FileType, fileLimits } from '../../contracts/files/files.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, SystemActor } from '../platform/identity/actors.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { type FileRow, objectOf, ownFile, presentFile } from './fileRow.ts'
import { insertFile } from './insertFile.ts'
import type { FileOwner } from './storeFile.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 5 * 60_000
const BATCH = 100

type Needed = Pick<Context, 'db' | 'vault' | 'objects'>

/** How long the account's files are kept after their check, in days. */
export async function keepDaysOf(db: Db, userId: string): Promise<number> {
  const row = await db.selectFrom('file_settings').select('keep_days').where('user_id', '=', userId).executeTakeFirst()
  return row?.keep_days ?? fileLimits.keepDays.usual
}

/** Changes how long files are kept, including those that checks have read already. */
export async function changeKeepDays({ db }: Needed, scope: Scope<CustomerActor>, keepDays: number) {
  const { userId } = scope.actor
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('file_settings')
      .values({ user_id: userId, keep_days: keepDays })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ keep_days: keepDays }))
      .execute()
    await trx
      .updateTable('files')
      .from('verifications')
      .set({ keep_until: sql`coalesce(verifications.finished_at, now()) + make_interval(days => ${keepDays})` })
      .whereRef('verifications.id', '=', 'files.verification_id')
      .where('files.user_id', '=', userId)
      .where('files.deleted_at', 'is', null)
      .execute()
    await audit(trx, scope, { action: 'files.keepChanged', subject: userId, data: { keepDays } })
  })
  return { keepDays }
}

/** Ties files to the check that reads them: they are kept as long after it as the account says. */
export async function useFiles(
  trx: Trx,
  userId: string,
  verificationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const keepUntil = new Date(Date.now() + (await keepDaysOf(trx, userId)) * DAY_MS + DAY_MS)
  await trx
    .updateTable('files')
    .set({ verification_id: verificationId, keep_until: keepUntil })
    .where('id', 'in', [...ids])
    .where('user_id', '=', userId)
    .execute()
}

/** Keeps files that no check reads until the account's time after `end` is over. Returns those that it has kept: not the deleted ones. */
export async function keepBeyond(trx: Trx, userId: string, ids: readonly string[], end: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const keepUntil = new Date(end.getTime() + (await keepDaysOf(trx, userId)) * DAY_MS)
  const rows = await trx
    .updateTable('files')
    .set({ keep_until: keepUntil })
    .where('id', 'in', [...ids])
    .where('user_id', '=', userId)
    .where('verification_id', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The check has ended: from now its files are kept for the account's time, but those that are not to be kept at all are deleted at once.
 * Their passwords are forgotten.
 */
export async function startKeeping(ctx: Needed, userId: string, verificationId: string): Promise<void> {
  const keepUntil = new Date(Date.now() + (await keepDaysOf(ctx.db, userId)) * DAY_MS)
  const rows = await ctx.db
    .updateTable('files')
    .set({ keep_until: keepUntil, password_sealed: null })
    .where('verification_id', '=', verificationId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .execute()
  for (const row of rows) if (row.delete_after_check) await deleteContent(ctx, byItself, row)
}

/** Has files of a check deleted as soon as it has ended, because what they show must not be kept. */
export async function deleteAfterCheck(db: Db, verificationId: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ delete_after_check: true })
    .where('verification_id', '=', verificationId)
    .execute()
}

/** Keeps what a check has made of its files, such as an upright picture, as long as those. */
export async function keepDerived(
  ctx: Needed,
  { userId, verificationId }: { userId: string; verificationId: string },
  { name, type, content }: { name: string; type: FileType; content: Buffer },
): Promise<FileRow> {
  const keepUntil = new Date(Date.now() + (await keepDaysOf(ctx.db, userId)) * DAY_MS + DAY_MS)
  return insertFile(ctx, byItself, { userId, verificationId, name, type, content, keepUntil, action: 'file.kept' })
}

/** Deletes files of a check that it has made itself. */
export async function dropDerived(ctx: Needed, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  for (const row of rows) await deleteContent(ctx, byItself, row)
}

/** Deletes a file's content at once. A second time it returns the same proof. Throws `not_found`, and `conflict` while a check reads it or an envelope has it. */
export async function deleteFile(ctx: Needed, scope: FileOwner, id: string) {
  const row = await ownFile(ctx.db, scope.actor.userId, id)
  if (await isBeingRead(ctx.db, row)) throw new Problem('conflict', translate(scope.locale, 'files.beingRead'))
  if (await isInEnvelope(ctx.db, id)) throw new Problem('conflict', translate(scope.locale, 'files.inEnvelope'))
  await deleteContent(ctx, scope, row)
  return presentFile(ctx.vault, await ownFile(ctx.db, scope.actor.userId, id))
}

/** Keeps a file's password, sealed, until it has been read. Throws `not_found`, also after the file's deletion. */
export async function unlockFile(ctx: Needed, scope: FileOwner, id: string, password: string) {
  const row = await ownFile(ctx.db, scope.actor.userId, id)
  if (row.deleted_at !== null) throw notFound('file')
  const password_sealed = ctx.vault.seal(password, { column: 'files.password_sealed', id })
  await ctx.db.updateTable('files').set({ password_sealed }).where('id', '=', id).execute()
  return presentFile(ctx.vault, { ...row, password_sealed })
}

async function isBeingRead(db: Db, { verification_id: id }: FileRow): Promise<boolean> {
  if (id === null) return false
  const open = db.selectFrom('verifications').select('id').where('id', '=', id).where('finished_at', 'is', null)
  return (await open.executeTakeFirst()) !== undefined
}

/** What was sent to be signed stays as it was sent, as long as it is kept; so does a stamp paper. */
async function isInEnvelope(db: Db, id: string): Promise<boolean> {
  const sent = db.selectFrom('envelope_files').select('file_id').where('file_id', '=', id)
  const stamps = db.selectFrom('stamp_papers').select('file_id').where('file_id', '=', id)
  return (await sent.union(stamps).executeTakeFirst()) !== undefined
}

/**
 * Deletes a file that no check has read, in the transaction of what was learned from it, so that nobody sees the one without the other.
 * Await the returned function after the commit: it deletes the content, which nobody can open any more.
 */
export async function dropUnusedIn(ctx: Needed, trx: Trx, userId: string, id: string): Promise<() => Promise<void>> {
  const row = await trx
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('verification_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? deleteContentIn(ctx, trx, byItself, row) : async () => undefined
}

async function deleteContent(ctx: Needed, scope: Omit<Scope, 'locale'>, row: FileRow): Promise<void> {
  const deleteObject = await ctx.db.transaction().execute(trx => deleteContentIn(ctx, trx, scope, row))
  // After the key: if this fails, what is left cannot be opened by anybody.
  await deleteObject()
}

async function deleteContentIn(ctx: Needed, trx: Trx, scope: Omit<Scope, 'locale'>, row: FileRow) {
  const { id, user_id: userId, sha256, bytes } = row
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ deleted_at: new Date(), name_sealed: null, password_sealed: null, text_words: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await audit(trx, scope, { action: 'file.deleted', subject: id, userId, data: { sha256, bytes } })
  return ctx.objects.removeIn(trx, objectOf(id))
}

const actor: SystemActor = { kind: 'system', name: 'retention' }
const byItself = { actor, ip: null, requestId: null }

/** Deletes files whose time is over, on every node that works; whichever comes first does it. */
export const startDeletingFiles = (ctx: Needed & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'deleting files', ctx.log, () => deleteDueFiles(ctx))

export async function deleteDueFiles(ctx: Needed): Promise<void> {
  const due = await ctx.db
    .selectFrom('files')
    .selectAll('files')
    .leftJoin('verifications', 'verifications.id', 'files.verification_id')
    .where('files.deleted_at', 'is', null)
    .where(row =>
      row.or([row('files.keep_until', '<', new Date().toISOString()), row('files.delete_after_check', '=', true)]),
    )
    // Never under a check that is still reading it.
    .where(row => row.or([row('verifications.id', 'is', null), row('verifications.finished_at', 'is not', null)]))
    .orderBy('files.keep_until')
    .limit(BATCH)
    .execute()
  for (const row of due) await deleteContent(ctx, byItself, row)
}
