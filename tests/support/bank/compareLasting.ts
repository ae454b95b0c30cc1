import { sql } from 'kysely'
import type { Database } from '../../../server/platform/db/connect.ts'
import type { Comparison } from './comparison.ts'
import type { Journal, Reading } from './journal.ts'

type Db = Database['db']

/** Captures of a verification's hold; a bulk job captures from one hold for many rows. */
const capturesOf = async (db: Db, id: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('transfers')
    .select('amount_paise')
    .where('reference', '=', id)
    .where('kind', '=', 'capture')
    .execute()
  return rows.map(row => Number(row.amount_paise))
}

/** Each file is read, settled and charged once, and ends as the customer was shown. */
export async function compareReadings(db: Db, readings: Journal['readings'], result: Comparison): Promise<void> {
  for (const [id, { product, ended }] of readings) {
    const name = `${product} ${id}`
    const row = await db
      .selectFrom('verifications')
      .select(['status', 'charge_paise'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) {
      result.lost.push(name)
      continue
    }
    const captures = await capturesOf(db, id)
    const found = { status: row.status, paise: captures.reduce((sum, paise) => sum + paise, 0) }
    if (captures.length > 1) result.doubled.push(`${name}: charged ${captures.length} times`)
    result.wrong.push(...differences(name, found, ended))
    if (product === 'bank-statement' && row.status === 'completed') {
      const files = db.selectFrom('bank_statement_files').select('id').where('verification_id', '=', id)
      const { length } = await files.execute()
      if (length !== 1) result[length ? 'doubled' : 'lost'].push(`${name}: ${length} outcomes of its file`)
    }
  }
}

const differences = (name: string, found: NonNullable<Reading['ended']>, told: Reading['ended']): string[] =>
  told && (told.status !== found.status || told.paise !== found.paise)
    ? [`${name}: ${found.status} for ${found.paise} instead of ${told.status} for ${told.paise}`]
    : []

/** Each month of a monitor is charged once. */
export async function compareMonitors(db: Db, monitors: Journal['monitors'], result: Comparison): Promise<void> {
  for (const [id, days] of monitors) {
    const events = await db
      .selectFrom('monitor_events')
      .select(['month_from', 'transfer_id'])
      .where('monitor_id', '=', id)
      .where('kind', '=', 'charged')
      .execute()
    const charged = events.map(({ month_from }) => month_from ?? '')
    result.lost.push(...[...days].filter(day => !charged.includes(day)).map(day => `month of ${day} of monitor ${id}`))
    for (const [day, same] of Map.groupBy(charged, day => day))
      if (same.length > 1 || !days.has(day)) result.doubled.push(`month of ${day} of monitor ${id}`)
    const captures = await capturesOf(db, id)
    if (captures.length !== events.length || events.some(({ transfer_id }) => !transfer_id))
      result.wrong.push(`monitor ${id}: ${captures.length} charges for ${events.length} months`)
  }
}

/** Each moment at which a repeated file was due has one run, whose job is complete; the job's rows are compared with all others'. */
export async function compareSchedules(db: Db, schedules: Journal['schedules'], result: Comparison): Promise<void> {
  for (const [id, dueAt] of schedules) {
    const runs = await db
      .selectFrom('bulk_schedule_runs')
      .select(['due_at', 'status', 'job_id'])
      .where('schedule_id', '=', id)
      .where('cause', '=', 'schedule')
      .execute()
    const byTime = Map.groupBy(runs, run => new Date(run.due_at).toISOString())
    for (const at of dueAt) {
      const [run, ...more] = byTime.get(at) ?? []
      const name = `run of ${at} of repeated file ${id}`
      if (!run) result.lost.push(name)
      else if (run.status !== 'ended') result.wrong.push(`${name}: ${run.status}`)
      if (more.length) result.doubled.push(name)
    }
    for (const at of byTime.keys()) if (!dueAt.has(at)) result.doubled.push(`run of ${at} that was not due of ${id}`)
  }
}

const endOf = { waits: 'awaiting_person', finished: 'completed', expires: 'expired' } as const

/** A check that waits holds its price; a decision charges it, and when its time has passed, nothing is charged. */
export async function compareWaiting(db: Db, waiting: Journal['waiting'], result: Comparison): Promise<void> {
  for (const [id, state] of waiting) {
    const row = await db
      .selectFrom('verifications')
      .innerJoin('holds', 'holds.id', 'verifications.hold_id')
      .select(['status', 'amount_paise', 'remaining_paise'])
      .where('verifications.id', '=', id)
      .executeTakeFirst()
    const name = `waiting check ${id}`
    if (!row) {
      result.lost.push(name)
      continue
    }
    const captures = await capturesOf(db, id)
    if (captures.length > 1) result.doubled.push(`${name}: charged ${captures.length} times`)
    const [held, charged] = [state === 'waits', state === 'finished'].map(is => (is ? Number(row.amount_paise) : 0))
    const isRight =
      row.status === endOf[state] && Number(row.remaining_paise) === held && (captures[0] ?? 0) === charged
    if (!isRight)
      result.wrong.push(
        `${name}: ${row.status}, holds ${row.remaining_paise}, charged ${captures.join(', ')}, instead of ${state}`,
      )
  }
}

/** No hold is left but of what is open, and no verification is charged twice. */
export async function compareHolds(db: Db, since: Date, result: Comparison): Promise<void> {
  const { rows: left } = await sql<{ id: string; reference: string }>`
    select id, reference from holds where remaining_paise > 0 and created_at >= ${since}
      and not exists (select from verifications where hold_id = holds.id and status = 'awaiting_person')
      and not exists (select from envelopes where hold_id = holds.id and state in ('sent', 'sealing'))`.execute(db)
  result.wrong.push(...left.map(({ id, reference }) => `hold ${id} of ${reference} is left`))
  const { rows: twice } = await sql<{ reference: string; count: number }>`
    select reference, count(*) from transfers where kind = 'capture' and reference like 'ver_%' and created_at >= ${since}
    group by reference having count(*) > 1`.execute(db)
  result.doubled.push(...twice.map(({ reference, count }) => `charge of ${reference}: ${count} times`))
}
