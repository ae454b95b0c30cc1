// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { schedules } from '../../../contracts/messages/en/schedules.ts'
import type { BulkSchedule, ScheduleRun } from '../../../contracts/resources/bulkSchedule.ts'
import SchedulePage from '../../../src/resources/bulkSchedules/SchedulePage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const run: ScheduleRun = {
  id: 'run_2',
  dueAt: '2026-11-17T05:30:00.000Z',
  cause: 'schedule',
  status: 'ended',
  reason: null,
  jobId: 'job_2',
  jobStatus: 'completed',
  pricePaise: 19_200,
  capturedPaise: 18_900,
  rows: 64,
  compared: { changed: 2, found: 1, lost: 0, unchanged: 60, uncompared: 1 },
}
const skipped: ScheduleRun = {
  ...run,
  id: 'run_3',
  status: 'skipped',
  reason: 'ceiling',
  jobId: null,
  jobStatus: null,
  capturedPaise: 0,
  compared: null,
}
const schedule: BulkSchedule = {
  id: 'sch_1',
  fileName: 'fleet.csv',
  product: 'vehicle-rc-check',
  rows: 64,
  every: 'month',
  hour: 11,
  firstOn: '2026-11-17',
  lastOn: null,
  nextAt: '2026-12-17T05:30:00.000Z',
  status: 'active',
  pausedFor: null,
  mostPaise: 19_000,
  pricePaise: 19_200,
  purpose: 'vendor_onboarding',
  reference: null,
  createdBy: 'Ananya Iyer',
  createdAt: '2026-10-18T05:30:00.000Z',
  lastRun: skipped,
}
const changes = {
  rows: [
    {
      row: 6,
      subject: 'MH12xx1000',
      kind: 'changed',
      verificationId: 'ver_1',
      fields: [
        { label: 'Insurance until', from: '1 Jan 2026', to: '1 Jan 2027' },
        { label: 'Owner', from: 'A••• R••', to: 'A••• R••' },
      ],
    },
    { row: 9, subject: 'MH12xx1001', kind: 'found', verificationId: 'ver_2', fields: [] },
  ],
  next: null,
}

const viewer = {
  role: 'subUser' as const,
  profile: {
    firstName: 'Karthik',
    lastName: 'Nair',
    email: 'karthik@zenith.test',
    customerId: 'C20260001',
    isActive: true,
    companyName: 'Zenith Components',
    phone: null,
    kycComplete: true,
    createdAt: '2026-01-14T06:00:00.000Z',
    viewOnly: true,
  },
}

const open = (viewOnly = false) =>
  renderConsolePage(SchedulePage, {
    path: '/?id=sch_1',
    ...(viewOnly && { session: viewer }),
    answers: {
      'GET /api/resources/bulk-schedules/sch_1': () => ({ body: schedule }),
      'GET /api/bulk-schedules/sch_1/runs': () => ({ body: { runs: [skipped, run] } }),
      'GET /api/bulk-schedules/sch_1/runs/run_2/changes': () => ({ body: changes }),
      'POST /api/bulk-schedules/sch_1/runs': () => ({ body: schedule }),
    },
  })

test('the latest run that was compared shows its changes, a skipped one why, and “Run now” confirms the price', async () => {
  const { user, seen } = await open()
  expect(await screen.findByText('3 of 64 rows changed')).toBeTruthy()
  expect(screen.getByText('It would have cost ₹192.00, more than your limit.')).toBeTruthy()
  expect(screen.getByText(/A run would cost ₹192.00 now/)).toBeTruthy()
  const row = (await screen.findByText('MH12xx1000')).closest('li') as HTMLElement
  expect(row.querySelector('del')?.textContent).toBe('1 Jan 2026')
  expect(row.querySelector('ins')?.textContent).toBe('1 Jan 2027')
  expect(within(row).getByText(schedules.changes.hidden)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: schedules.actions.runNow }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: schedules.actions.runNow }))
  await screen.findByText(schedules.actions.running)
  const sent = seen.find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ consent: true, atMostPaise: 19_200 })
})

test('who may only view sees everything and changes nothing', async () => {
  await open(true)
  expect(await screen.findByText('3 of 64 rows changed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: schedules.actions.runNow })).toBeNull()
})
