import type { z } from 'zod'
import type { nextVideoKycTask } from '../../contracts/calls/videoKycLinks.ts'
import { videoKycLimits } from '../../contracts/cases/videoKyc/session.ts'
import { pictureTypes } from '../../contracts/files/files.ts'
import { createChallenge } from '../faces/challenges.ts'
import type { Context, Trx } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { type Person, requireOwnFiles } from './caseLink.ts'
import { caseScope } from './kinds/check.ts'
import { requireTypes } from './kinds/filesOf.ts'
import type { VideoSession } from './kinds/video/session.ts'
import { drawTasks, openTask, timeOf, type VideoTask, type WantedTasks } from './kinds/video/tasks.ts'
import { cardStateOf } from './videoCard.ts'
import { changeSession, type OfSession, openSessionOf, overOf, type VideoChange } from './videoGoOn.ts'

type Done = NonNullable<z.output<NonNullable<typeof nextVideoKycTask.body>>['done']>

/**
 * Takes the task that was shown, and shows the next one. The tasks are drawn with the first, once. A task that is handed in late ends the session. Throws as `openSessionOf`, and
 * `bad_request` for another task than the one that is shown, for a missing answer, and for a picture that does not count.
 */
export async function nextTask(
  ctx: Context,
  person: Person,
  { done, ...link }: OfSession & { done?: Done | null | undefined },
) {
  const found = await openSessionOf(ctx, person, link)
  if (found.refused) return found.refused
  const { asked, plan, session } = found
  if (done?.file) {
    await requireOwnFiles(ctx, person.scope, asked.case, { files: [done.file] })
    await requireTypes(ctx, person.scope, asked.case.row.user_id, { files: [done.file] }, pictureTypes)
  }
  const drawn = session.record.tasks.length === 0 ? await draw(ctx, session, plan.settings, asked.case.row) : null
  const changed = await changeSession(ctx, session, async (now, trx) => {
    const record = drawn && now.record.tasks.length === 0 ? { ...now.record, ...drawn } : now.record
    return step(trx, person, { ...now, record }, done ?? null)
  })
  if (!changed) return overOf('left')
  if (changed.columns.state === 'late') return overOf('late')
  const { tasks } = changed.record
  const task = openTask(tasks)
  if (!task) {
    const card = await cardStateOf(ctx, session)
    return { state: 'done' as const, card: card === 'none' ? ('unreadable' as const) : card }
  }
  return { state: 'task' as const, task: shownTask(tasks, task) }
}

/** The challenge of the movements is one of the account's, as a selfie's is. */
async function draw(
  ctx: Context,
  { row: { way } }: VideoSession,
  wanted: WantedTasks,
  of: Parameters<typeof caseScope>[0],
) {
  const challenge = way === 'moving' ? await createChallenge(ctx, caseScope(of)) : null
  return { challenge: challenge?.id ?? null, tasks: drawTasks(wanted, way, challenge?.steps ?? []) }
}

interface Stepped extends VideoChange {
  columns: NonNullable<VideoChange['columns']>
}

async function step(trx: Trx, person: Person, { row, record }: VideoSession, done: Done | null): Promise<Stepped> {
  const at = new Date().toISOString()
  const current = openTask(record.tasks)
  const isLate = current?.dueAt != null && at > current.dueAt
  if (isLate) return { record, columns: { state: 'late', ended_at: at } }
  let { tasks } = record
  // A repeated request hands in what was taken already.
  const isRepeated = done !== null && tasks.some(({ id, doneAt }) => id === done.task && doneAt !== null)
  if (done !== null && !isRepeated) {
    if (!current || current.id !== done.task || current.shownAt === null)
      throw wrong(person, 'task', 'videoKyc.otherTask')
    await requireDone(trx, person, tasks, current, done)
    const { file, entered, fromCamera } = done
    tasks = replaced(tasks, { ...current, doneAt: at, file: file ?? null, entered: entered ?? null, fromCamera })
  }
  const next = openTask(tasks)
  if (next && next.shownAt === null) {
    const dueAt = new Date(Date.parse(at) + timeOf(row.way)).toISOString()
    tasks = replaced(tasks, { ...next, shownAt: at, dueAt })
  }
  return { record: { ...record, tasks }, columns: { stage: 'tasks' } }
}

const replaced = (tasks: readonly VideoTask[], task: VideoTask) => tasks.map(one => (one.id === task.id ? task : one))

const wrong = ({ scope: { locale } }: Person, field: string, key: Parameters<typeof translate>[1]) => {
  const message = translate(locale, key)
  return new Problem('bad_request', message, [{ field: `done.${field}`, message }])
}

/** A picture counts for one task, and only if it was uploaded while this task was shown. */
async function requireDone(trx: Trx, person: Person, tasks: readonly VideoTask[], task: VideoTask, done: Done) {
  if (task.kind === 'code') {
    if (!new RegExp(`^\\d{${videoKycLimits.codeDigits}}$`).test(done.entered ?? ''))
      throw wrong(person, 'entered', 'videoKyc.digits')
    return
  }
  if (!done.file) throw wrong(person, 'file', 'videoKyc.noPicture')
  if (tasks.some(({ file }) => file === done.file)) throw wrong(person, 'file', 'videoKyc.pictureUsed')
  const inTime = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', done.file)
    .where('created_at', '>=', task.shownAt ?? '')
    .where('created_at', '<=', task.dueAt ?? '')
    .executeTakeFirst()
  if (!inTime) throw wrong(person, 'file', 'videoKyc.pictureLate')
}

function shownTask(tasks: readonly VideoTask[], task: VideoTask) {
  const { id, kind, side, code, dueAt } = task
  return {
    id,
    kind,
    side,
    code,
    number: tasks.indexOf(task) + 1,
    count: tasks.length,
    msLeft: Math.max(0, Date.parse(dueAt ?? '') - Date.now()),
  }
}
