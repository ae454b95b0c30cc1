import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { readVideoKycFigures } from '../../contracts/calls/videoKyc.ts'
import type { VideoReason } from '../../contracts/cases/videoKyc/session.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

type Figures = z.output<typeof readVideoKycFigures.reply>
type Span = z.output<NonNullable<typeof readVideoKycFigures.query>>

const DAY_MS = 86_400_000
const MOST_DAYS = 366
const stages = ['consent', 'device', 'card', 'tasks', 'handedOver', 'judged'] as const

/** Counts of the account's live sessions that began in a span of days in India. Throws `bad_request` for a span that is too long or ends before it begins. */
export async function figuresOf(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  span: Span,
): Promise<Figures> {
  const days = (Date.parse(span.to) - Date.parse(span.from)) / DAY_MS + 1
  if (!(days >= 1 && days <= MOST_DAYS)) {
    const message = translate(scope.locale, 'videoKyc.span')
    throw new Problem('bad_request', message, [{ field: 'to', message }])
  }
  const { userId } = scope.actor
  const earlier = (day: string) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
  const now = sessionsIn(userId, span)
  const before = sessionsIn(userId, { ...span, from: earlier(span.from), to: earlier(span.to) })
  const [totals, past, byDay, byHour, reasons, reached, scores, turns] = await Promise.all([
    totalsOf(now).execute(db),
    totalsOf(before).execute(db),
    sql<Counted & { day: string }>`
      select to_char(started_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, ${counted} from ${now} group by 1 order by 1`.execute(
      db,
    ),
    sql<Counted & { hour: string }>`
      select extract(hour from started_at at time zone 'Asia/Kolkata') as hour, ${counted} from ${now} group by 1`.execute(
      db,
    ),
    sql<{ reason: VideoReason; count: string }>`
      select reason, count(*) as count from ${now} cross join unnest(reasons) as reason where outcome is not null
      group by 1 order by 2 desc, 1`.execute(db),
    sql<{ stage: (typeof stages)[number]; count: string }>`
      select stage, count(*) as count from (
        select case_id, (array_agg(stage order by array_position(${stageOrder}, stage) desc))[1] as stage
        from ${now} group by case_id) as furthest group by 1`.execute(db),
    binsOf(now, 'score', 10, 90).execute(db),
    binsOf(now, 'turn', 5, 60).execute(db),
  ])
  const total = readTotals(totals.rows[0])
  const last = readTotals(past.rows[0])
  const hours = new Map(byHour.rows.map(row => [Number(row.hour), row]))
  return {
    ...total,
    byDay: byDay.rows.map(row => ({ day: row.day, ...readCounted(row) })),
    byHour: Array.from({ length: 24 }, (_, hour) => {
      const { started, passed } = readCounted(hours.get(hour))
      return { hour, started, passed }
    }),
    reasons: reasons.rows.map(({ reason, count }) => ({ reason, count: Number(count) })),
    stages: reachedStages(new Map(reached.rows.map(({ stage, count }) => [stage, Number(count)]))),
    matchScores: readBins(scores.rows, 10, 90),
    turns: readBins(turns.rows, 5, 60),
    before: { ended: last.judged, passed: last.passed, medianScore: last.medianScore },
  }
}

/** The sessions of a span; the days are taken as India has them. */
const sessionsIn = (userId: string, { from, to, planId }: Span) => sql`(
  select session.* from video_kyc_sessions session join cases on cases.id = session.case_id
  where session.user_id = ${userId} and cases.mode = 'live'
    and session.started_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'
    and session.started_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
    and ${planId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`cases.plan_id = ${planId}`}) as sessions`

const counted = sql`count(*) as started, count(*) filter (where outcome is not null) as judged,
  count(*) filter (where outcome = 'passed') as passed`

const stageOrder = sql.raw(`array[${stages.map(stage => `'${stage}'`).join(', ')}]`)

interface Counted {
  started: string
  judged: string
  passed: string
}

const readCounted = (row: Counted | undefined) => ({
  started: Number(row?.started ?? 0),
  judged: Number(row?.judged ?? 0),
  passed: Number(row?.passed ?? 0),
})

interface Totals extends Counted {
  review: string
  failed: string
  seconds: string | null
  score: string | null
}

/** What could not be proven and was not tried again is as open as what has to be reviewed. */
const totalsOf = (sessions: ReturnType<typeof sessionsIn>) => sql<Totals>`
  select ${counted}, count(*) filter (where outcome in ('review', 'unproven')) as review,
    count(*) filter (where outcome = 'failed') as failed,
    percentile_cont(0.5) within group (order by extract(epoch from ended_at - started_at))
      filter (where state = 'handedOver') as seconds,
    percentile_cont(0.5) within group (order by score) filter (where score is not null) as score
  from ${sessions}`

function readTotals(row: Totals | undefined) {
  const { review = 0, failed = 0, seconds = null, score = null } = row ?? {}
  return {
    ...readCounted(row),
    review: Number(review),
    failed: Number(failed),
    medianSeconds: seconds === null ? null : Math.round(Number(seconds)),
    medianScore: score === null ? null : Math.round(Number(score)),
  }
}

/** Whoever came to a stage has come to all before it. */
function reachedStages(last: ReadonlyMap<string, number>): Figures['stages'] {
  return stages.map((stage, at) => ({
    stage,
    reached: stages.slice(at).reduce((sum, one) => sum + (last.get(one) ?? 0), 0),
  }))
}

/** The last one has everything above. */
const binsOf = (sessions: ReturnType<typeof sessionsIn>, column: 'score' | 'turn', width: number, last: number) =>
  sql<{ bin: string; count: string }>`
    select least(floor(${sql.ref(column)} / ${sql.lit(width)}) * ${sql.lit(width)}, ${sql.lit(last)}) as bin, count(*) as count
    from ${sessions} where ${sql.ref(column)} is not null group by 1`

function readBins(rows: readonly { bin: string; count: string }[], width: number, last: number) {
  const counts = new Map(rows.map(({ bin, count }) => [Number(bin), Number(count)]))
  return Array.from({ length: last / width + 1 }, (_, at) => ({ from: at * width, count: counts.get(at * width) ?? 0 }))
}
