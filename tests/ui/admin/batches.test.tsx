import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import type { StaffRole } from '../../../contracts/people/roles.ts'
import type { CustomerBatchDetail } from '../../../contracts/resources/customerBatch.ts'
import { customerBatches } from '../../../src/resources/customerBatches/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-20T06:00:00.000Z'
const counts = { total: 12, ready: 10, problem: 2, duplicate: 0, done: 4, completed: 3, notFound: 0, unavailable: 1 }
const running: CustomerBatchDetail = {
  id: 'job_1',
  userId: 'usr_1',
  customer: 'Saraswati Logistics',
  product: 'pan-check',
  fileName: 'vendors.csv',
  status: 'running',
  counts: { ...counts, cancelled: 0 },
  wait: 'lane',
  lanes: 0,
  errors: 3,
  rowsPerSecond: 2.5,
  secondsLeft: 3,
  capturedPaise: 450,
  createdAt: at,
  startedAt: at,
  finishedAt: null,
  atMostPaise: 1_500,
  error: null,
  waitingRows: 6,
  rerunOf: null,
  rerunAs: null,
  notices: [],
}

async function open(first: CustomerBatchDetail, role: StaffRole = 'support') {
  let batch = first
  const act = (change: Partial<CustomerBatchDetail>) => () => {
    batch = { ...batch, ...change }
    return { body: { id: batch.id, status: batch.status } }
  }
  const rendered = await renderAdmin({
    path: '/?entry=job_1',
    routes: [
      {
        path: '*',
        element: (
          <ResourceContextProvider value="customer-batches">
            <customerBatches.list />
          </ResourceContextProvider>
        ),
      },
    ],
    role,
    answers: {
      'GET /admin-api/resources/customer-batches': () => ({
        body: [batch],
        headers: { 'content-range': 'customer-batches 0-0/1' },
      }),
      'GET /admin-api/resources/customer-batches/job_1': () => ({ body: batch }),
      'POST /admin-api/batches/job_1/pause': act({
        status: 'paused',
        wait: 'staff',
        notices: [{ action: 'paused', reason: 'The register is closed', at, jobId: null }],
      }),
      'POST /admin-api/batches/job_1/retry': act({}),
    },
  })
  return { ...rendered, drawer: within(await screen.findByRole('dialog', { name: 'Batch' })) }
}

test('a batch says why it waits, and is paused with a reason that stands in its trail', async () => {
  const { user: person, seen, drawer } = await open(running)
  expect(await drawer.findByText(/Batches take turns/)).toBeTruthy()
  expect(drawer.getByText('Rows waiting: 6. Workers on it: 0.')).toBeTruthy()
  await person.click(drawer.getByRole('button', { name: 'Pause' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause “vendors.csv”?' }))
  await person.type(dialog.getByRole('textbox'), 'The register is closed')
  await person.click(dialog.getByRole('button', { name: 'Pause' }))
  expect(await drawer.findByText(/Staff have paused it/)).toBeTruthy()
  expect(drawer.getByText('The register is closed')).toBeTruthy()
  expect(drawer.getByRole('button', { name: 'Resume' })).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'The register is closed' })
})

test('unanswered rows of an ended batch are prepared for its owner, who is said to start them', async () => {
  const ended = { ...running, status: 'completed', wait: null, finishedAt: at } as const
  const { user: person, seen, drawer } = await open(ended)
  expect(drawer.queryByRole('button', { name: 'Pause' })).toBeNull()
  await person.click(await drawer.findByRole('button', { name: 'Retry 1 row' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Prepare the unanswered rows/ }))
  expect(dialog.getByText(/nothing is charged before/)).toBeTruthy()
  await person.type(dialog.getByRole('textbox'), 'The source is back')
  await person.click(dialog.getByRole('button', { name: 'Prepare the rows' }))
  await screen.findByText(/The customer can start them/)
  expect(seen.find(({ method }) => method === 'POST')?.path).toBe('/admin-api/batches/job_1/retry')
})

test('who only reads has no button that changes a batch', async () => {
  const { drawer } = await open(running, 'auditor')
  await drawer.findByText(/Batches take turns/)
  expect(drawer.getAllByRole('button').map(button => button.textContent)).toContain('Download errors')
  for (const name of ['Pause', 'Resume', 'Cancel the rest']) expect(drawer.queryByRole('button', { name })).toBeNull()
})
