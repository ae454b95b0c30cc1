// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bulkScreen } from '../../../contracts/messages/en/bulkScreen.ts'
import { JobCard } from '../../../src/resources/verifications/bulk/JobCard.tsx'
import type { BulkProgress, Job } from '../../../src/resources/verifications/bulk/job.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const counts = {
  total: 300,
  ready: 300,
  problem: 0,
  duplicate: 0,
  done: 50,
  completed: 50,
  notFound: 0,
  unavailable: 0,
  cancelled: 0,
}
const record: Job = {
  id: 'job_1',
  status: 'pausing',
  counts,
  capturedPaise: 7_500,
  rowsPerSecond: null,
  secondsLeft: null,
  product: 'pan-check',
  fileName: 'vendors.csv',
  fileBytes: 4_000,
  error: null,
  unitPaise: 150,
  atMostPaise: 45_000,
  wallet: 'product',
  purpose: 'vendor_onboarding',
  reference: null,
  requestedBy: 'Ananya Iyer',
  rerunOf: null,
  scheduleId: null,
  createdAt: '2026-11-21T06:12:00.000Z',
  checkedAt: '2026-11-21T06:12:01.000Z',
  startedAt: '2026-11-21T06:12:07.000Z',
  finishedAt: null,
  expiresAt: null,
  columns: [],
  mapping: [],
}
const paused: Job = { ...record, status: 'paused', expiresAt: '2026-12-21T06:12:07.000Z' }
const { job } = bulkScreen

/** A job's card. Reads and connections are answered in turn by these values; the last one is repeated. */
function open(readings: (Job | undefined)[], connections: BulkProgress[]) {
  const next = <T,>(list: T[]) => (list.length > 1 ? list.shift() : list[0]) as T
  return renderConsolePage(() => <JobCard id="job_1" />, {
    answers: {
      'GET /api/resources/bulk-jobs/job_1': () => {
        const body = next(readings)
        return body ? { body } : { status: 503, body: { error: { code: 'unavailable', message: '-', requestId: 'r' } } }
      },
      'GET /api/bulk-jobs/job_1/events': () => ({
        text: `retry: 2000\n\nid: 1\nevent: progress\ndata: ${JSON.stringify(next(connections))}\n\n`,
      }),
    },
  })
}

const words = /^No rows are checked or charged while the job is paused. ₹375.00 stays held/

test('a pause shows the held money, even if the record could not be read when it was reported', async () => {
  await open([record, undefined, paused], [paused])
  await screen.findByText(words)
  expect(screen.getByRole('button', { name: job.resume })).toBeTruthy()
})

test('a job that is resumed at the moment it pauses is followed again', async () => {
  const running: Job = { ...record, status: 'running' }
  const done: Job = { ...paused, status: 'completed', counts: { ...counts, done: 300, completed: 300 } }
  const later: BulkProgress = { ...running, counts: { ...counts, done: 120 } }
  const { seen } = await open([record, running, done], [paused, later, done])
  await screen.findByText('120 of 300 rows')
  await screen.findByRole('button', { name: job.download })
  expect(seen.filter(({ path }) => path.endsWith('/events'))).toHaveLength(3)
})
