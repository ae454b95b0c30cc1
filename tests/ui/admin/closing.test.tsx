import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { Closing, ClosingDetail } from '../../../contracts/resources/closing.ts'
import ClosingPage from '../../../src/resources/closings/ClosingPage.tsx'
import { closings } from '../../../src/resources/closings/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-21T06:00:00.000Z'
const DIGEST = 'a'.repeat(64)

const prepared: Closing = {
  id: '2026-11-20',
  kind: 'day',
  state: 'prepared',
  blockers: [],
  preparedBy: 'Asha Rao',
  preparedAt: at,
  signedBy: null,
  signedAt: null,
}
const blocked: Closing = {
  ...prepared,
  id: '2026-11-21',
  state: 'open',
  blockers: [
    { kind: 'order', count: 1 },
    { kind: 'differences', count: 2 },
  ],
  preparedBy: null,
  preparedAt: null,
}

const nothing = {
  paidInPaise: 0,
  bonusPaise: 0,
  adjustedPaise: 0,
  chargedPaise: 0,
  refundedPaise: 0,
  heldPaise: 0,
  outstandingPaise: 0,
}
const detail: ClosingDetail = {
  ...prepared,
  firstDay: '2026-11-20',
  lastDay: '2026-11-20',
  figures: {
    wallets: [
      {
        ...nothing,
        wallet: 'api',
        account: 'Prepaid',
        openingPaise: 100,
        paidInPaise: 200_000,
        chargedPaise: -500,
        closingPaise: 199_600,
      },
    ],
    accounts: [{ account: 'revenue', openingPaise: 0, inPaise: 500, outPaise: 0, closingPaise: 500 }],
    revenue: [{ product: 'pan-check', answers: 2, amountPaise: 500, costPaise: 120, unknownCosts: 1 }],
    documents: [
      {
        series: 'wallets',
        kind: 'invoice',
        documents: 1,
        basePaise: 200_000,
        cgstPaise: 18_000,
        sgstPaise: 18_000,
        igstPaise: 0,
      },
    ],
    gateway: {
      capturedPaise: 236_000,
      feesPaise: 4_720,
      taxPaise: 850,
      refundedPaise: 0,
      settledPaise: 230_430,
      recordedPaise: 236_000,
      returnedPaise: 0,
      differences: 0,
      open: 0,
    },
    adjustments: { count: 0, addedPaise: 0, takenPaise: 0 },
    late: { count: 1, amountPaise: 700 },
    verified: { at, transfers: 12, sealed: 34 },
  },
  digest: DIGEST,
  agrees: true,
  note: 'Agrees with the bank',
  reopenBy: null,
  reopenReason: null,
  isOwn: false,
  isLast: true,
  history: [
    {
      id: 'cle_1',
      action: 'prepared',
      by: 'Asha Rao',
      at,
      note: 'Agrees with the bank',
      digest: DIGEST,
      revenuePaise: 500,
      walletsPaise: 199_600,
    },
  ],
}

const show = (record: ClosingDetail, role: 'admin' | 'auditor' = 'admin') =>
  renderAdmin({
    path: withId(paths.adminClosingDetail, record.id),
    role,
    routes: [{ path: '*', element: <ClosingPage /> }],
    answers: {
      [`GET /admin-api/resources/closings/${record.id}`]: () => ({ body: record }),
      [`POST /admin-api/closings/${record.id}/sign`]: () => ({ body: { state: 'closed' } }),
      [`GET /admin-api/closings/${record.id}/gstr1`]: () => ({ body: summary }),
    },
  })

const sums = { documents: 1, basePaise: 200_000, cgstPaise: 18_000, sgstPaise: 18_000, igstPaise: 0 }
const summary = {
  gstin: '29AAACS0000A1Z5',
  sections: [{ section: 'b2cs', ...sums }],
  placed: sums,
  unplaced: [{ number: 'INV/26-27/000009', why: 'place', totalPaise: 1_180 }],
  all: { ...sums, documents: 2, basePaise: 201_000 },
}

test('the list says what is prepared and what blocks', async () => {
  const List = closings.list
  await renderAdmin({
    path: paths.adminClosing,
    routes: [
      {
        path: '*',
        element: (
          <ResourceContextProvider value="closings">
            <List />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/closings': () => ({
        body: [blocked, prepared],
        headers: { 'content-range': 'closings 0-1/2' },
      }),
    },
  })
  const row = async (words: string) => within((await screen.findByText(words)).closest('tr') as HTMLElement)
  expect((await row('20 Nov 2026')).getByText('Prepared')).toBeDefined()
  expect((await row('20 Nov 2026')).getByText('Nothing')).toBeDefined()
  expect(
    (await row('21 Nov 2026')).getByText('1 earlier day is not closed; 2 differences are not explained'),
  ).toBeDefined()
})

test('a prepared day is signed by another person, with the digest of what they see', async () => {
  const { user, seen } = await show(detail)
  const wallets = within(await screen.findByRole('table', { name: 'Wallets' }))
  expect(wallets.getAllByText('₹1,996.00')).toHaveLength(2)
  expect(wallets.getAllByText('−₹5.00')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Sign off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign off 20 Nov 2026?' }))
  await user.type(dialog.getByRole('textbox'), 'Looked at every figure')
  await user.click(dialog.getByRole('button', { name: 'Sign off' }))
  expect(await screen.findByText('Signed off and closed')).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    digest: DIGEST,
    note: 'Looked at every figure',
  })
})

test('whoever prepared it cannot sign, and a difference to the ledger is said', async () => {
  await show({ ...detail, isOwn: true, agrees: false })
  expect(await screen.findByText('Another person must decide')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sign off' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toMatch(/no longer gives the stored figures/)
})

test('a month names what is not in its return', async () => {
  await show({ ...detail, id: '2026-10', kind: 'month', state: 'closed', signedBy: 'Ravi', signedAt: at })
  expect(await screen.findByText(/INV\/26-27\/000009 \(₹11.80, without a place of supply\)/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Tally (XML)' })).toBeDefined()
})

test('an auditor reads and changes nothing', async () => {
  await show(detail, 'auditor')
  await screen.findByRole('table', { name: 'Wallets' })
  for (const name of ['Sign off', 'Withdraw']) expect(screen.queryByRole('button', { name })).toBeNull()
})
