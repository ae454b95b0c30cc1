import { expect } from 'vitest'
import type { JobDetail } from '../../../../server/checks/bulk/presentJob.ts'
import type { Context } from '../../../../server/platform/context.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { until } from '../../../support/until.ts'

type Headers = Record<string, string>

const BOUNDARY = 'bulk-test-boundary'

/** Uploads bytes like a browser. */
export function upload(
  app: App,
  headers: Headers,
  content: string | Buffer,
  { product = 'pan-check', name = 'file.csv' } = {},
) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return app.inject({
    method: 'POST',
    url: `/api/bulk/${product}/files`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload,
  })
}

export async function shown(app: App, headers: Headers, id: string): Promise<JobDetail> {
  const reply = await app.inject({ url: `/api/resources/bulk-jobs/${id}`, headers })
  return reply.json()
}

/** Waits until a job has left these states. */
export const left = (app: App, headers: Headers, id: string, ...states: string[]): Promise<JobDetail> =>
  until(async () => {
    const job = await shown(app, headers, id)
    if (states.includes(job.status)) throw new Error(`still ${job.status}`)
    return job
    // The longest test reads a hundred thousand rows on a busy machine.
  }, 110_000)

/** Waits until no job runs: a failed test may have left one, whose requests would be counted in the next. */
export const allRest = ({ db }: Pick<Context, 'db'>) =>
  until(async () => {
    const busy = ['checking', 'running', 'pausing', 'cancelling']
    expect(await db.selectFrom('bulk_jobs').select('id').where('status', 'in', busy).execute()).toEqual([])
  })

/** Uploads a file and waits for its check. */
export async function checked(app: App, headers: Headers, content: string | Buffer, options = {}): Promise<JobDetail> {
  const reply = await upload(app, headers, content, options)
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
  return left(app, headers, reply.json<JobDetail>().id, 'checking')
}

export function start(app: App, headers: Headers, job: Pick<JobDetail, 'id' | 'atMostPaise'>, key?: string) {
  return app.inject({
    method: 'POST',
    url: `/api/bulk-jobs/${job.id}/start`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: { consent: true, purpose: 'vendor_onboarding', reference: 'FY27', atMostPaise: job.atMostPaise },
  })
}

/** A company's PAN, different for every number below 10,000. */
export const panOf = (number: number) => `AAACZ${String(number).padStart(4, '0')}A`

export const panFile = (count: number, first = 1) =>
  ['PAN,Name', ...Array.from({ length: count }, (_, row) => `${panOf(first + row)},Company ${row}`)].join('\n')
