import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Payout } from '../../../contracts/resources/payout.ts'
import type { PayoutAccount } from '../../../contracts/resources/payoutAccount.ts'
import { payoutAccounts } from '../../../src/resources/payouts/accounts.ts'
import { payouts } from '../../../src/resources/payouts/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const Accounts = payoutAccounts.list
const Payouts = payouts.list

const listOf = (name: string, rows: object[]) => () => ({
  body: rows,
  headers: { 'content-range': `${name} 0-${rows.length - 1}/${rows.length}` },
})

const account: PayoutAccount = {
  id: 'usr_1',
  customerId: 'C20260001',
  customer: 'Zenith Components',
  owedPaise: 118_000,
  heldPaise: 59_000,
  refundingPaise: 0,
  availablePaise: 59_000,
  proposedPaise: 0,
  since: '2026-11-01T06:12:00.000Z',
  bankAccount: {
    id: 'pba_1',
    holder: 'Zenith Components Private Limited',
    number: 'xxxxxxxxxx5678',
    ifsc: 'HDFC0000240',
    bank: 'HDFC Bank',
  },
}
const without = { ...account, id: 'usr_2', customer: 'Asha Traders', bankAccount: null }
const asked = { ...account, id: 'usr_3', customer: 'Saraswati Logistics', proposedPaise: 59_000 }

test('a payout is proposed to the bank account that was compared; not without one, and not twice', async () => {
  const { user, seen } = await renderAdmin({
    path: paths.adminPayoutAccounts,
    routes: [
      {
        path: '*',
        element: (
          <ResourceContextProvider value="payout-accounts">
            <Accounts />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/payout-accounts': listOf('payout-accounts', [account, without, asked]),
      'POST /admin-api/payout-accounts/usr_1/propose': () => ({ body: { approvalId: 'apr_1' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Propose a payout to Zenith Components' }))
  expect(screen.queryByRole('button', { name: /Asha Traders/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Saraswati Logistics/ })).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/xxxxxxxxxx5678/)).toBeDefined()
  await user.click(dialog.getByRole('checkbox'))
  await user.type(dialog.getByLabelText(/Reason/), 'Weekly payout')
  await user.click(dialog.getByRole('button', { name: 'Ask for approval' }))
  expect(await screen.findByText(/Sent for approval/)).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    amountPaise: 59_000,
    bankAccountId: 'pba_1',
    holderCompared: true,
    reason: 'Weekly payout',
  })
})

const sent: Payout = {
  id: 'pyo_1',
  createdAt: '2026-11-21T06:12:00.000Z',
  state: 'sent',
  userId: 'usr_1',
  customerId: 'C20260001',
  customer: 'Zenith Components',
  amountPaise: 59_000,
  holder: 'Zenith Components Private Limited',
  bankAccount: 'xxxxxxxxxx5678',
  ifsc: 'HDFC0000240',
  isChanged: false,
  askedBy: 'Priya Menon',
  approvedBy: 'Arjun Deshpande',
  fileId: 'pfl_1',
  sentAt: '2026-11-21T07:12:00.000Z',
  utr: null,
  paidAt: null,
  returnedAt: null,
  returnReason: null,
}
const replaced: Payout = {
  ...sent,
  id: 'pyo_2',
  customer: 'Asha Traders',
  state: 'approved',
  fileId: null,
  isChanged: true,
}

test('a payout is marked as paid with its UTR; one whose bank account was replaced can only be cancelled', async () => {
  const { user, seen } = await renderAdmin({
    path: paths.adminPayouts,
    routes: [
      {
        path: '*',
        element: (
          <ResourceContextProvider value="payouts">
            <Payouts />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/payouts': listOf('payouts', [sent, replaced]),
      'POST /admin-api/payouts/pyo_1/paid': () => ({ body: { id: 'pyo_1', state: 'paid' } }),
    },
  })
  const mark = await screen.findByRole('button', { name: 'Mark as paid: ₹590.00 to Zenith Components' })
  const other = within(screen.getByText('Asha Traders').closest('tr') as HTMLElement)
  expect(other.getByText('Bank account replaced since')).toBeDefined()
  expect(other.queryByRole('button', { name: /Mark as paid/ })).toBeNull()
  expect(other.getByRole('button', { name: /Cancel the payout/ })).toBeDefined()
  await user.click(mark)
  const dialog = within(await screen.findByRole('dialog', { name: 'Did the bank pay ₹590.00?' }))
  await user.type(dialog.getByRole('textbox'), 'HDFCN52026112900')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText('The payout is marked as paid')).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ utr: 'HDFCN52026112900' })
})
