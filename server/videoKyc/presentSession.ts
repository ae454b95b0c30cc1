import type { PlanStep } from '../../contracts/cases/plan.ts'
import type { VideoReason } from '../../contracts/cases/videoKyc/session.ts'
import { videoKycSettings } from '../../contracts/cases/videoKyc/settings.ts'
import type { ShownVideoSession } from '../../contracts/cases/videoKyc/shown.ts'
import type { Context } from '../platform/context.ts'
import type { VideoTask } from '../steps/kinds/video/tasks.ts'
import { answerAgrees } from '../steps/kinds/videoKyc.ts'
import type { CaseSessions } from './own.ts'

type Questions = Extract<PlanStep, { kind: 'videoKyc' }>['settings']['questions']
type Given = CaseSessions[number] & { questions: Questions; userId: string }
type Picture = NonNullable<ShownVideoSession['card']>

/** A session as it was recorded: of an erased one, when and how it was. Places are rounded to about a kilometre unless in clear. */
export async function presentSession(
  ctx: Pick<Context, 'db'>,
  { row, open, questions, userId }: Given,
  { inClear }: { inClear: boolean },
): Promise<ShownVideoSession> {
  const record = open?.record
  const files = [record?.card?.file, ...(record?.tasks.map(({ file }) => file) ?? [])].filter(file => file != null)
  const kept = await keptFiles(ctx, userId, files)
  const picture = (file: string | null | undefined): Picture | null =>
    file ? { file, name: kept.get(file) ?? '', isKept: kept.has(file) } : null
  return {
    id: row.id,
    attempt: row.attempt,
    way: row.way,
    state: row.state,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    consent: record?.consent ?? null,
    device: record?.device ?? null,
    place: record?.place ? shownPlace(record.place, inClear) : null,
    country: row.country,
    card: picture(record?.card?.file),
    fromCamera: record !== undefined && isFromCamera(record.card?.fromCamera, record.tasks),
    tasks: (record?.tasks ?? []).flatMap(task => shownTask(task, picture) ?? []),
    settings: open?.settings ?? videoKycSettings.parse(row.settings),
    reasons: row.reasons as VideoReason[],
    answers: questions.flatMap(({ id, text, expected = null }) => {
      const answer = record?.answers[id]
      if (answer === undefined) return []
      return [{ question: text, answer, expected, agrees: answerAgrees(answer, expected) }]
    }),
  }
}

const isFromCamera = (card: boolean | undefined, tasks: readonly VideoTask[]) =>
  card === true && tasks.every(({ kind, fromCamera }) => kind === 'code' || fromCamera)

function shownPlace<Place extends NonNullable<ShownVideoSession['place']>>(place: Place, inClear: boolean): Place {
  const round = (value: number | null) => (value === null || inClear ? value : Math.round(value * 100) / 100)
  return { ...place, latitude: round(place.latitude), longitude: round(place.longitude) }
}

/** Null for a task that was never shown. The digits themselves are of no use afterwards. */
function shownTask(
  { kind, side, code, entered, shownAt, doneAt, file }: VideoTask,
  picture: (file: string | null) => Picture | null,
): ShownVideoSession['tasks'][number] | null {
  if (shownAt === null) return null
  const isRight = kind === 'code' && doneAt !== null ? entered === code : null
  return { kind, side, shownAt, doneAt, isRight, picture: picture(file) }
}

async function keptFiles({ db }: Pick<Context, 'db'>, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('files')
    .select(['id', 'type'])
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, type }) => [id, `${id}.${type}`]))
}
