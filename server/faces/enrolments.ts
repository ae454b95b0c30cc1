import { setTimeout as sleep } from 'node:timers/promises'
import { dropUnusedIn } from '../files/keepFiles.ts'
import { openFile } from '../files/openFile.ts'
import type { Context, Trx } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { Problem } from '../platform/problem.ts'
import { endReading, queueReading } from '../platform/taskPool/readingQueue.ts'
import type { EnrolmentProblem, FaceRow } from './faceRow.ts'
import { emptied } from './faceSet.ts'
import { templateTask } from './readPictures.ts'
import { sealTemplate } from './templates.ts'

/*
 * A node that works reads the pictures of faces to be enrolled, which wait in the same queue as checks that read files (decision 0072). A face is in the
 * queue while its row says `reading`. What is read twice is stored once, and not at all once it was removed.
 */

const CLEAN_UP_MS = 60_000
const LOOK_MS = 250
const BATCH = 1_000
const REFUSED_KEPT_MS = 24 * 60 * 60_000

/** Refusals are stored as codes, so that the language does not matter. Only live keys and screens enrol. */
export const queueEnrolment = (
  ctx: Pick<Context, 'jobs'>,
  trx: Trx,
  { id, user_id }: Pick<FaceRow, 'id' | 'user_id'>,
) => queueReading(ctx, trx, { id, kind: 'face', userId: user_id, mode: 'live', locale: 'en' })

/** Waits up to `timeoutMs` until the picture has been read; returns the row as it is then. */
export async function waitForFace({ db }: Pick<Context, 'db'>, id: string, timeoutMs: number): Promise<FaceRow> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const row = await db.selectFrom('faces').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (row.status !== 'reading' || Date.now() >= until) return row
    await sleep(Math.min(LOOK_MS, Math.max(1, until - Date.now())))
  }
}

/** Puts faces in the queue that a crash has left outside, and clears away old refusals. */
export const startTidyingFaces = (ctx: Context) =>
  runPeriodically(CLEAN_UP_MS, 'faces that wait to be read', ctx.log, () => cleanUp(ctx))

/** Reads the picture of one face, stores its template, deletes the picture and leaves the queue. Does no more than that if that is done. */
export async function readEnrolment(ctx: Context, id: string): Promise<void> {
  await readAndStore(ctx, id)
  await endReading(ctx.db, id)
}

async function readAndStore(ctx: Context, id: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('faces')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'reading')
    .executeTakeFirst()
  if (!row) return
  const owner = { userId: row.user_id, id }
  const face = await measure(ctx, row)
  const deleteObject = await ctx.db.transaction().execute(async trx => {
    await trx
      .updateTable('faces')
      .set(
        'problem' in face
          ? { status: 'refused', problem: face.problem }
          : { status: 'enrolled', notes: face.notes.join(' '), ...sealTemplate(ctx.vault, owner, face.descriptor) },
      )
      .where('id', '=', id)
      .where('status', '=', 'reading')
      .execute()
    // A picture that a check has read stays as long as the account keeps the files of checks.
    return dropUnusedIn(ctx, trx, row.user_id, row.file_id)
  })
  await deleteObject()
}

async function measure(ctx: Context, row: FaceRow) {
  const problem = (name: EnrolmentProblem) => ({ problem: name })
  try {
    const { content } = await openFile(ctx, row.user_id, row.file_id)
    return await ctx.heavy.run(templateTask, { picture: content }, { userId: row.user_id })
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return problem('missing')
    if (error instanceof Problem) throw error
    if (!(error instanceof HeavyFailure) || error.reason === 'aborted') throw error
    if (error.reason === 'time' || error.reason === 'memory') return problem('tooDemanding')
    ctx.log.error({ err: error, id: row.id }, 'enrolling a face')
    return problem('unread')
  }
}

async function cleanUp(ctx: Context): Promise<void> {
  const lost = await ctx.db
    .selectFrom('faces')
    .select(['id', 'user_id'])
    .where('status', '=', 'reading')
    .where('created_at', '<', new Date(Date.now() - CLEAN_UP_MS).toISOString())
    .where(row =>
      row.not(row.exists(row.selectFrom('readings').select('readings.id').whereRef('readings.id', '=', 'faces.id'))),
    )
    .limit(BATCH)
    .execute()
  for (const row of lost) await ctx.db.transaction().execute(trx => queueEnrolment(ctx, trx, row))
  await ctx.db
    .updateTable('faces')
    .set(emptied())
    .where('status', '=', 'refused')
    .where('created_at', '<', new Date(Date.now() - REFUSED_KEPT_MS).toISOString())
    .execute()
}
