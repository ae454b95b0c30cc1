import { expect, test } from 'vitest'
import { waitOf } from '../../../../server/backoffice/batches/waits.ts'

const at = '2026-11-20T06:00:00.000Z'
const job = { status: 'running', rows_ready: 10, unit_price_paise: 150, paused_at: null, staff_notices: [] }
const around = { lanes: 1, spendablePaise: 1_500, source: 'operational' } as const
const paused = (noticeAt: string) => ({
  ...job,
  status: 'paused',
  paused_at: at,
  staff_notices: [{ action: 'paused', reason: 'Closed tonight', at: noticeAt, jobId: null } as const],
})

test('a batch waits for its owner, for staff, for its turn or for its source, and says which', () => {
  expect(waitOf(job, around)).toBeNull()
  expect(waitOf(job, { ...around, lanes: 0 })).toBe('lane')
  expect(waitOf(job, { ...around, lanes: 0, source: 'down' })).toBe('source')
  expect(waitOf(job, { ...around, source: 'unknown' })).toBeNull()
  expect(waitOf({ ...job, status: 'ready' }, around)).toBe('start')
  expect(waitOf({ ...job, status: 'ready' }, { ...around, spendablePaise: 1_499 })).toBe('balance')
  // A postpaid wallet without a limit.
  expect(waitOf({ ...job, status: 'ready' }, { ...around, spendablePaise: null })).toBe('start')
  expect(waitOf({ ...job, status: 'ready', rows_ready: 0 }, around)).toBe('rows')
  expect(waitOf({ ...job, status: 'failed' }, around)).toBe('rows')
  for (const status of ['checking', 'cancelling', 'completed', 'cancelled'])
    expect(waitOf({ ...job, status }, { ...around, lanes: 0, source: 'down' })).toBeNull()
})

test('a pause is that of staff only while it is the one that they made', () => {
  expect(waitOf(paused(at), around)).toBe('staff')
  // As the database writes the same moment.
  expect(waitOf({ ...paused('2026-11-20T06:00:00Z'), status: 'pausing' }, around)).toBe('staff')
  expect(waitOf(paused('2026-11-20T05:00:00.000Z'), around)).toBe('customer')
  expect(waitOf({ ...paused(at), staff_notices: [] }, around)).toBe('customer')
})
