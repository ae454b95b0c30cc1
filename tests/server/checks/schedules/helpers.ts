import { expect } from 'vitest'
import type { BulkSchedule, ScheduleRun } from '../../../../contracts/resources/bulkSchedule.ts'
import type { JobDetail } from '../../../../server/checks/bulk/presentJob.ts'
import { endRuns } from '../../../../server/checks/schedules/endRuns.ts'
import { runDueSchedules } from '../../../../server/checks/schedules/runDue.ts'
import type { Context } from '../../../../server/platform/context.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { type Answer, type Sources, SourceUnavailable } from '../../../../server/platform/ports/sources.ts'
import { until } from '../../../support/until.ts'
import { checked, left, panFile, panOf, start } from '../bulk/helpers.ts'

type Headers = Record<string, string>
type PanRecord = { name: string; active: boolean; aadhaarLinked: boolean | null; updatedOn: string | null }

/** A source whose records the test changes between runs; by default every PAN is valid. */
export function changingSource() {
  const records = new Map<string, PanRecord | 'missing' | 'down'>()
  const sources: Sources = {
    ask({ query }): Promise<Answer> {
      const record = records.get(String(query.pan)) ?? panRecord()
      if (record === 'down') return Promise.reject(new SourceUnavailable('test', 'down'))
      const known = { source: 'test', fetchedAt: new Date().toISOString(), tries: 1 }
      return Promise.resolve(record === 'missing' ? { ...known, found: false } : { ...known, found: true, record })
    },
    simulatedRefusal: () => undefined,
    health: () => [],
  }
  return {
    sources,
    reset: () => records.clear(),
    set: (row: number, record: PanRecord | 'missing' | 'down') => records.set(panOf(row), record),
  }
}

export const panRecord = (values: Partial<PanRecord> = {}): PanRecord => ({
  name: 'Asha Traders',
  active: true,
  aadhaarLinked: null,
  updatedOn: '2026-01-01',
  ...values,
})

/** A file that has run once. */
export async function finishedFile(app: App, headers: Headers, rows: number): Promise<JobDetail> {
  const job = await checked(app, headers, panFile(rows))
  expect((await start(app, headers, job)).statusCode).toBe(200)
  return left(app, headers, job.id, 'ready', 'running')
}

export const plan = {
  every: 'month',
  hour: 9,
  firstOn: '2027-01-31',
  lastOn: null,
  mostPaise: 100_000,
} as const

export const repeat = (app: App, headers: Headers, jobId: string, body: object = {}, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/bulk-jobs/${jobId}/schedules`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: { ...plan, consent: true, ...body },
  })

/** A finished file that is repeated. */
export async function repeated(app: App, headers: Headers, rows: number, body: object = {}): Promise<BulkSchedule> {
  const job = await finishedFile(app, headers, rows)
  const reply = await repeat(app, headers, job.id, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

export const shownSchedule = async (app: App, headers: Headers, id: string): Promise<BulkSchedule> =>
  (await app.inject({ url: `/api/resources/bulk-schedules/${id}`, headers })).json()

/** The latest first. */
export const runsOf = async (app: App, headers: Headers, id: string): Promise<ScheduleRun[]> =>
  (await app.inject({ url: `/api/bulk-schedules/${id}/runs`, headers })).json<{ runs: ScheduleRun[] }>().runs

/** Lets what is due at a time in India start, and waits until its runs have ended. */
export async function runAt(ctx: Context, time: string): Promise<void> {
  await runDueSchedules(ctx, Date.parse(`${time}+05:30`))
  await allEnded(ctx)
}

export const allEnded = (ctx: Context) =>
  until(async () => {
    await endRuns(ctx)
    const running = ctx.db.selectFrom('bulk_schedule_runs').select('id').where('status', '=', 'running')
    expect(await running.execute()).toEqual([])
  })
