import { setTimeout as sleep } from 'node:timers/promises'
import { dropDerived } from '../files/keepFiles.ts'
import { openFile } from '../files/openFile.ts'
import type { Context, Trx } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { Problem } from '../platform/problem.ts'
import type { EnrolmentProblem, FaceRow } from './faceRow.ts'
import { emptied } from './faceSet.ts'
import { templateTask } from './readPictures.ts'
import { sealTemplate } from './templates.ts'

/*
 * A node that works reads the pictures of faces to be enrolled. A face is in the queue while its row says `reading`; the job only wakes a worker.
 * What is delivered twice is read twice and stored once, and not at all once it was removed.
 */

const QUEUE = 'enrol-faces'
const TIDY_MS = 60_000
const LOOK_MS = 250
const BATCH = 1_000
const EXPIRES_S = 600
const REFUSED_KEPT_MS = 24 * 60 * 60_000

export const sendEnrolment = ({ jobs }: Pick<Context, 'jobs'>, trx: Trx, id: string) =>
  jobs.sendIn(trx, QUEUE, { id }, { singletonKey: id })

/** Waits up to `patienceMs` until the picture has been read; returns the row as it is then. */
export async function waitForFace({ db }: Pick<Context, 'db'>, id: string, patienceMs: number): Promise<FaceRow> {
  const until = Date.now() + patienceMs
  for (;;) {
    const row = await db.selectFrom('faces').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (row.status !== 'reading' || Date.now() >= until) return row
    await sleep(Math.min(LOOK_MS, Math.max(1, until - Date.now())))
  }
}

/** Starts the worker of this queue. */
export async function startEnrolling(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(QUEUE, { policy: 'exclusive', expireInSeconds: EXPIRES_S })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<{ id: string }>(QUEUE, ({ data }) => readEnrolment(ctx, data.id), {
    batchSize: 1,
    localConcurrency: ctx.heavy.size,
  })
  return runPeriodically(TIDY_MS, 'faces that wait to be read', ctx.log, () => tidy(ctx))
}

/** Reads the picture of one face, stores its template, and deletes the picture. Does nothing if that is done. */
export async function readEnrolment(ctx: Context, id: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('faces')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'reading')
    .executeTakeFirst()
  if (!row) return
  const owner = { userId: row.user_id, id }
  const face = await measure(ctx, row)
  await ctx.db
    .updateTable('faces')
    .set(
      'problem' in face
        ? { status: 'refused', problem: face.problem }
        : { status: 'enrolled', notes: face.notes.join(' '), ...sealTemplate(ctx.vault, owner, face.descriptor) },
    )
    .where('id', '=', id)
    .where('status', '=', 'reading')
    .execute()
  await deletePicture(ctx, row)
}

async function measure(ctx: Context, row: FaceRow) {
  const problem = (name: EnrolmentProblem) => ({ problem: name })
  try {
    const { content } = await openFile(ctx, row.user_id, row.file_id)
    return await ctx.heavy.run(templateTask, { picture: content })
  } catch (error) {
    if (error instanceof Problem) return problem('missing')
    if (!(error instanceof HeavyFailure) || error.reason === 'aborted') throw error
    if (error.reason === 'time' || error.reason === 'memory') return problem('tooDemanding')
    ctx.log.error({ err: error, id: row.id }, 'enrolling a face')
    return problem('unread')
  }
}

/** A picture that a check has read stays as long as the account keeps the files of checks. */
async function deletePicture(ctx: Context, { user_id, file_id }: FaceRow): Promise<void> {
  const own = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', file_id)
    .where('user_id', '=', user_id)
    .where('verification_id', 'is', null)
    .execute()
  await dropDerived(
    ctx,
    own.map(({ id }) => id),
  )
}

/** Sends faces again whose job is gone; the queue drops those that it has already. Clears away old refusals. */
async function tidy(ctx: Context): Promise<void> {
  const left = await ctx.db
    .selectFrom('faces')
    .select('id')
    .where('status', '=', 'reading')
    .where('created_at', '<', new Date(Date.now() - TIDY_MS).toISOString())
    .limit(BATCH)
    .execute()
  for (const { id } of left) await ctx.db.transaction().execute(trx => sendEnrolment(ctx, trx, id))
  await ctx.db
    .updateTable('faces')
    .set(emptied())
    .where('status', '=', 'refused')
    .where('created_at', '<', new Date(Date.now() - REFUSED_KEPT_MS).toISOString())
    .execute()
}
