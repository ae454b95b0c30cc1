import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import type { DivergedPayment } from '../../../contracts/resources/divergedPayment.ts'
import type { Invoice } from '../../../contracts/resources/invoice.ts'
import { divergedPayments } from '../../../src/resources/divergedPayments/index.ts'
import { invoices } from '../../../src/resources/invoices/index.ts'
import { workPath } from '../../../src/resources/workItems/cells.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const Payments = divergedPayments.list
const Invoices = invoices.list

const listOf = (name: string, rows: object[]) => () => ({
  body: rows,
  headers: { 'content-range': `${name} 0-${rows.length - 1}/${rows.length}` },
})

describe('mismatched payments', () => {
  const payment: DivergedPayment = {
    id: 'pay_2',
    createdAt: '2026-11-21T06:12:00.000Z',
    orderId: 'ord_1',
    userId: 'usr_1',
    customerId: 'C20260001',
    customer: 'Zenith Components',
    purpose: 'topUp',
    wallet: 'product',
    mismatch: 'twice',
    amountMinor: 1_770_000,
    currency: 'INR',
    orderedMinor: 1_770_000,
    orderedCurrency: 'INR',
    state: 'open',
    refusal: null,
    gatewayRefundId: null,
    returnedAt: null,
  }
  const dollars = { ...payment, id: 'pay_3', customer: 'Asha Traders', currency: 'USD', amountMinor: 2_360 }
  const asked = { ...payment, id: 'pay_4', customer: 'Saraswati Logistics', state: 'asked' }

  const open = () =>
    renderAdmin({
      path: paths.adminMismatchedPayments,
      routes: [
        {
          path: '*',
          element: (
            <ResourceContextProvider value="diverged-payments">
              <Payments />
            </ResourceContextProvider>
          ),
        },
      ],
      answers: {
        'GET /admin-api/resources/diverged-payments': listOf('diverged-payments', [payment, dollars, asked]),
        'POST /admin-api/diverged-payments/pay_2/return': () => ({ body: { approvalId: 'apr_1' } }),
      },
    })

  test('say what came and what was ordered; whoever waits for approval cannot be asked for again', async () => {
    await open()
    const row = (await screen.findByText('Zenith Components')).closest('tr') as HTMLElement
    for (const words of ['Wallet top-up, Product', 'Paid twice', 'Not returned'])
      expect(within(row).getByText(words)).toBeDefined()
    expect(within(row).getAllByText('₹17,700.00')).toHaveLength(2)
    expect(screen.getByText('$23.60')).toBeDefined()
    const waiting = screen.getByText('Saraswati Logistics').closest('tr') as HTMLElement
    expect(within(waiting).getByText('Waiting for approval')).toBeDefined()
    expect(within(waiting).queryByRole('button', { name: /^Return/ })).toBeNull()
  })

  test('are returned with a reason, after another person has approved', async () => {
    const { user, seen } = await open()
    await user.click(await screen.findByRole('button', { name: 'Return ₹17,700.00 to Zenith Components' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return ₹17,700.00 to the card?' }))
    await user.type(dialog.getByRole('textbox'), 'The card was charged twice')
    await user.click(dialog.getByRole('button', { name: 'Ask for approval' }))
    expect(await screen.findByText(/Sent for approval/)).toBeDefined()
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'The card was charged twice' })
  })

  test('are where the queue of work leads', () =>
    expect(decodeURIComponent(workPath({ kind: 'payment', subject: 'pay_2', target: 'usr_1' }))).toBe(
      '/admin/mismatched-payments?filter={"id":["pay_2"]}',
    ))
})

describe('a part of an invoice', () => {
  const invoice: Invoice = {
    id: 'inv_1',
    kind: 'invoice',
    isCurrent: true,
    credits: null,
    number: 'INV/26-27/000001',
    financialYear: '26-27',
    createdAt: '2026-11-21T06:12:00.000Z',
    userId: 'usr_1',
    customerId: 'C20260001',
    buyer: 'Zenith Components',
    gstin: null,
    placeOfSupply: '27',
    state: 'Maharashtra',
    wallet: 'api',
    currency: 'INR',
    basePaise: 200_000,
    cgstPaise: 18_000,
    sgstPaise: 18_000,
    igstPaise: 0,
    totalPaise: 236_000,
    left: { basePaise: 150_000, taxPaise: 27_000 },
    orderId: 'ord_1',
    paymentTail: '000001',
  }
  const spent = { ...invoice, id: 'inv_2', number: 'INV/26-27/000002', left: { basePaise: 0, taxPaise: 0 } }

  const open = (reply: object) =>
    renderAdmin({
      path: paths.adminInvoiceTransactions,
      routes: [
        {
          path: '*',
          element: (
            <ResourceContextProvider value="invoices">
              <Invoices />
            </ResourceContextProvider>
          ),
        },
      ],
      answers: {
        'GET /admin-api/resources/invoices': listOf('invoices', [invoice, spent]),
        'POST /admin-api/invoices/inv_1/credit': () => ({ body: reply }),
      },
    })
  const dialogOf = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Credit a part of INV/26-27/000001' }))
    return within(await screen.findByRole('dialog', { name: 'Credit a part of INV/26-27/000001' }))
  }

  test('is credited with its GST, which the button names before it is pressed', async () => {
    const creditNote = { id: 'inv_3', number: 'CRN/26-27/000001' }
    const { user, seen } = await open({ creditNote, amountPaise: 59_000, approvalId: null })
    const dialog = await dialogOf(user)
    await user.type(dialog.getByRole('textbox', { name: 'Amount without GST' }), '500')
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The source was down')
    expect(dialog.getByText('₹1,180.00')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Issue credit note of ₹590.00' }))
    expect(await screen.findByText('Credit note CRN/26-27/000001 of ₹590.00 issued')).toBeDefined()
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      basePaise: 50_000,
      reason: 'The source was down',
    })
  })

  test('is never more than what is left; above the limit it waits', async () => {
    const { user, seen } = await open({ creditNote: null, amountPaise: 177_000, approvalId: 'apr_1' })
    const dialog = await dialogOf(user)
    const amount = dialog.getByRole('textbox', { name: 'Amount without GST' })
    await user.type(amount, '1500.01')
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The source was down')
    await user.click(dialog.getByRole('button', { name: 'Credit a part' }))
    expect(await dialog.findByText('At most ₹1,500.00 without GST is left.')).toBeDefined()
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
    await user.clear(amount)
    await user.type(amount, '1500')
    await user.click(dialog.getByRole('button', { name: 'Issue credit note of ₹1,770.00' }))
    await waitFor(() => expect(screen.getByText(/Sent for approval/)).toBeDefined())
  })

  test('cannot be credited once nothing is left', async () => {
    await open({})
    const row = (await screen.findByText('INV/26-27/000002')).closest('tr') as HTMLElement
    expect(within(row).getByText('Credited')).toBeDefined()
    expect(within(row).queryByRole('button', { name: /^Credit a part/ })).toBeNull()
    expect(screen.getByText('Partly credited')).toBeDefined()
  })
})
