import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Monitor } from '../../../contracts/resources/monitor.ts'
import { MonitorSection } from '../../../src/resources/monitors/MonitorSection.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const monitor: Monitor = {
  id: 'mon_1',
  product: 'aml-screen',
  subject: 'A•••• K••••',
  status: 'on',
  reference: null,
  since: '2027-01-31T06:00:00.000Z',
  checkedAt: null,
  changedAt: null,
  paidUntil: '2027-02-28',
  nextChargeOn: '2027-02-28',
  pricePaise: 500,
  verificationId: 'ver_1',
}

const record = { id: 'ver_1', product: 'aml-screen', status: 'completed', mode: 'live', input: {} }

test('turns monitoring on for the price it names, then says when the next month is charged', async () => {
  let now: Monitor | null = null
  const { seen } = await renderConsolePage(() => <MonitorSection record={record} />, {
    answers: {
      'GET /api/verifications/ver_1/monitor': () => ({ body: { monitor: now, pricePaise: 500 } }),
      'POST /api/monitors': () => {
        now = monitor
        return { body: monitor }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Monitor this subject, ₹5.00 a month' }))
  await screen.findByText('On since 31 Jan 2027. Next charge ₹5.00 on 28 Feb 2027.')
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ verificationId: 'ver_1', atMostPaise: 500 })
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/monitoring?entry=mon_1')
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('paid until 28 Feb 2027 and is not refunded')
})

test('offers nothing for a test check', async () => {
  const { seen } = await renderConsolePage(() => <MonitorSection record={{ ...record, mode: 'test' }} />, {
    answers: {},
  })
  expect(screen.queryByRole('button')).toBeNull()
  expect(seen).toEqual([])
})
