import { expect, test } from 'vitest'
import { productOf } from '../../../contracts/products/index.ts'
import { parseServerSentEvents } from '../../../src/dataProvider/serverSentEvents.ts'
import { applyProgress, type Job } from '../../../src/resources/verifications/bulk/job.ts'
import { bulkBlocker } from '../../../src/resources/verifications/bulk/useBulkForm.ts'

const pan = productOf('pan-check')
const said = { purpose: 'vendor_onboarding', reference: '', consent: true } as const
const job = (more: Partial<Job> = {}) =>
  ({
    status: 'ready',
    counts: {
      total: 3,
      ready: 2,
      problem: 1,
      duplicate: 0,
      done: 0,
      completed: 0,
      notFound: 0,
      unavailable: 0,
      cancelled: 0,
    },
    atMostPaise: 300,
    mapping: [
      { source: 'pan', column: 0 },
      { source: 'name', column: null },
    ],
    ...more,
  }) as Job

test('a file can be started when it is checked, its columns are mapped, and purpose and consent are given', () => {
  expect(bulkBlocker(pan, job(), said, 300)).toBeUndefined()
  expect(bulkBlocker(pan, undefined, said, 300)).toBe('file')
  expect(bulkBlocker(pan, job({ status: 'failed' }), said, 300)).toBe('file')
  expect(bulkBlocker(pan, job({ status: 'checking' }), said, 300)).toBe('checking')
  expect(bulkBlocker(pan, job({ mapping: [{ source: 'pan', column: null }] }), said, 300)).toBe('columns')
  expect(bulkBlocker(pan, job({ counts: { ...job().counts, ready: 0 } }), said, 300)).toBe('ready')
  expect(bulkBlocker(pan, job(), said, 299)).toBe('balance')
  expect(bulkBlocker(pan, job(), said, undefined)).toBeUndefined()
  expect(bulkBlocker(pan, job(), { ...said, purpose: '' }, 300)).toBe('purpose')
  expect(bulkBlocker(pan, job(), { ...said, consent: false }, 300)).toBe('consent')
})

test('a finished check still counts as running until its record, with the columns, is loaded', () => {
  const before = job({ status: 'checking', mapping: [] })
  const progress = { id: 'job_1', counts: job().counts, capturedPaise: 0, rowsPerSecond: null, secondsLeft: null }
  expect(applyProgress(before, { ...progress, status: 'ready' }).status).toBe('checking')
  expect(applyProgress(before, { ...progress, status: 'running' }).status).toBe('running')
})

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

test('events are read across chunks, without comments, with data of several lines', async () => {
  const stream = streamOf(
    'id: 1\nevent: pro',
    'gress\ndata: {"a":\ndata: 1}\n',
    '\n: still here\n\ndata: x\r',
    '\n\r\ndata: cut',
  )
  const events: unknown[] = []
  for await (const event of parseServerSentEvents(stream)) events.push(event)
  expect(events).toEqual([{ id: '1', event: 'progress', data: '{"a":\n1}' }, { data: 'x' }])
})
