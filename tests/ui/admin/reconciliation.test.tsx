import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import type { GatewayDay } from '../../../contracts/resources/gatewayDay.ts'
import type { GatewayDifference } from '../../../contracts/resources/gatewayDifference.ts'
import { gatewayDays } from '../../../src/resources/gatewayDays/index.ts'
import { gatewayDifferences } from '../../../src/resources/gatewayDifferences/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const day: GatewayDay = {
  id: '2026-11-20',
  capturedPaise: 236_000,
  feesPaise: 4_720,
  taxPaise: 850,
  refundedPaise: 0,
  settledPaise: 230_430,
  recordedPaise: 236_000,
  returnedPaise: 0,
  differences: 0,
  open: 0,
}
const days = [
  { ...day, id: '2026-11-22', capturedPaise: 0, settledPaise: 0 },
  { ...day, id: '2026-11-21', differences: 2, open: 2 },
  day,
  { ...day, id: '2026-11-19', differences: 1 },
]

const difference: GatewayDifference = {
  id: 'pay_1',
  createdAt: '2026-11-21T06:12:00.000Z',
  kind: 'otherAmount',
  paymentId: 'pay_1',
  origin: 'challan',
  orderId: 'cho_1',
  userId: 'usr_1',
  customer: 'Zenith Components',
  reportedMinor: 133_320,
  recordedMinor: 128_320,
  currency: 'INR',
  settlementId: 'setl_1',
  utr: 'UTR1',
  state: 'open',
  note: null,
  explainedBy: null,
  explainedAt: null,
}
const stranger = { ...difference, id: 'pay_2', kind: 'missingHere', origin: null, orderId: null, recordedMinor: null }

const listOf = (name: string, rows: object[]) => () => ({
  body: rows,
  headers: { 'content-range': `${name} 0-${rows.length - 1}/${rows.length}` },
})

function open(name: 'gateway-days' | 'gateway-differences', path: string) {
  const List = name === 'gateway-days' ? gatewayDays.list : gatewayDifferences.list
  const element = (
    <ResourceContextProvider value={name}>
      <List />
    </ResourceContextProvider>
  )
  return renderAdmin({
    path,
    routes: [{ path: '*', element }],
    answers: {
      'GET /admin-api/resources/gateway-days': listOf('gateway-days', days),
      'GET /admin-api/resources/gateway-differences': listOf('gateway-differences', [difference, stranger]),
      'POST /admin-api/settlement-reports/fetch': () => ({ body: { rows: 3 } }),
      'POST /admin-api/settlement-reports': () => ({
        status: 400,
        body: {
          error: {
            code: 'bad_request',
            message: 'Row 2 cannot be read.',
            fields: [{ field: 'file', message: 'Row 2 cannot be read: check its IDs, amounts and times.' }],
            requestId: 'req_1',
          },
        },
      }),
      'POST /admin-api/gateway-differences/pay_1/explain': () => ({ body: { explained: true } }),
    },
  })
}

test('each day says whether it matches, is not settled yet, or what differs, and leads to it', async () => {
  await open('gateway-days', paths.adminReconciliation)
  const rowOf = async (words: string) => within((await screen.findByText(words)).closest('tr') as HTMLElement)
  expect((await rowOf('20 Nov 2026')).getByText('Matches')).toBeDefined()
  expect((await rowOf('20 Nov 2026')).getAllByText('₹2,360.00')).toHaveLength(2)
  expect((await rowOf('22 Nov 2026')).getByText('Not settled yet')).toBeDefined()
  expect((await rowOf('19 Nov 2026')).getByText('1 explained')).toBeDefined()
  const link = (await rowOf('21 Nov 2026')).getByRole('link', { name: '2 open' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/admin/reconciliation-differences?filter={"createdFrom":"2026-11-21","createdTo":"2026-11-21"}',
  )
})

test('a report is fetched by its day', async () => {
  const { user, seen } = await open('gateway-days', paths.adminReconciliation)
  await user.click(await screen.findByRole('button', { name: 'Fetch report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fetch a settlement report' }))
  await user.click(dialog.getByRole('button', { name: 'Fetch report' }))
  expect(await screen.findByText('3 rows imported')).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('a file that cannot be read says in which row', async () => {
  const { user } = await open('gateway-days', paths.adminReconciliation)
  await user.click(await screen.findByRole('button', { name: 'Upload CSV' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload a settlement report' })
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['entity_id'], 'recon.csv', { type: 'text/csv' }))
  await user.click(within(dialog).getByRole('button', { name: 'Upload CSV' }))
  expect(await within(dialog).findByText(/Row 2 cannot be read/)).toBeDefined()
})

test('a difference shows both sums, leads to its order, and is explained with a note', async () => {
  const { user, seen } = await open('gateway-differences', paths.adminReconciliationDifferences)
  const row = within((await screen.findByText('Another amount')).closest('tr') as HTMLElement)
  for (const words of ['₹1,333.20', '₹1,283.20', 'Open']) expect(row.getByText(words)).toBeDefined()
  expect(row.getByRole('link', { name: 'Challan order, Zenith Components' }).getAttribute('href')).toBe(
    '/admin/batch-challan-details?id=cho_1',
  )
  await user.click(row.getByRole('button', { name: 'Explain: Another amount, pay_1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Explain this difference' }))
  await user.type(dialog.getByRole('textbox'), 'A test of the bank')
  await user.click(dialog.getByRole('button', { name: 'Explain' }))
  await waitFor(() => expect(screen.getByText('The difference is marked as explained')).toBeDefined())
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'A test of the bank' })
})
