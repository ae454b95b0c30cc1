// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import DetailPage from '../../../src/resources/verifications/detail/DetailPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const id = 'ver_01a1fc43859874d0ae46468812b2aa02'
const at = '2026-11-21T06:12:00.000Z'

const record = {
  id,
  product: 'bank-statement',
  status: 'rejected_input',
  outcome: null,
  subject: 'april.csv',
  input: { files: ['fil_1'] },
  result: null,
  reference: null,
  purpose: 'customer_onboarding',
  charge: { paise: 0, wallet: 'product', balanceAfterPaise: null, transferId: null },
  requestedBy: 'Ananya Iyer',
  channel: 'console',
  mode: 'live',
  jobId: null,
  source: null,
  fetchedAt: null,
  error: 'april.csv: The table has rows.',
  durationMs: 812,
  createdAt: at,
  finishedAt: at,
  timeline: [],
}

const layout = {
  file: 0,
  name: 'april.csv',
  files: 1,
  isMapped: false,
  columns: [
    { heading: 'On', kind: 'none' },
    { heading: 'Entry', kind: 'description' },
    { heading: 'Went', kind: 'none' },
    { heading: 'Came', kind: 'credit' },
    { heading: 'Standing', kind: 'balance' },
  ],
  rows: [
    { page: 1, cells: ['04/04/2025', 'SALARY', '', '50000.00', '60000.00'] },
    { page: 1, cells: ['05/04/2025', 'RENT', '20000.00', '', '40000.00'] },
  ],
}

const open = () =>
  renderConsolePage(DetailPage, {
    path: `/?id=${id}`,
    resource: 'bank-statement',
    answers: {
      [`GET /api/resources/bank-statement/${id}`]: () => ({ body: record }),
      [`GET /api/verifications/${id}/access-log`]: () => ({ body: [] }),
      [`GET /api/verifications/${id}/files`]: () => ({ body: { files: [], samples: [], order: [] } }),
      'GET /api/products': () => ({ body: [{ id: 'bank-statement', pricePaise: 2500, sourceState: 'operational' }] }),
      [`GET /api/bank-statements/${id}/layout`]: () => ({ body: layout }),
      [`PUT /api/bank-statements/${id}/layout`]: () => ({ body: { rows: 2, replaced: false } }),
    },
  })

const choices = [
  [1, 'Date'],
  [3, 'Debit'],
] as const

test('columns are chosen by keyboard above the lines of the page, and saved', async () => {
  const { user, seen } = await open()
  expect(seen.some(({ path }) => path.endsWith('/layout'))).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'Show the columns' }))
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('SALARY')).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Read with these columns' })
  expect(save).toHaveProperty('disabled', true)
  expect(screen.getByText('Choose the column of the date.')).toBeTruthy()
  for (const [number, kind] of choices) {
    screen.getByRole('combobox', { name: new RegExp(`^Column ${number}`) }).focus()
    await user.keyboard('{Enter}')
    const option = await screen.findByRole('option', { name: kind })
    option.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  }
  await user.click(save)
  await waitFor(() => expect(seen.find(({ method }) => method === 'PUT')).toBeTruthy())
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
    file: 0,
    kinds: ['date', 'description', 'debit', 'credit', 'balance'],
  })
  expect(await screen.findByRole('button', { name: /^Run the check again with 2 rows, ₹25/ })).toBeTruthy()
})

test('on a phone each column has a choice beside some of its values', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Show the columns' }))
  const list = within(await screen.findByRole('list', { name: 'Columns of the statement' }))
  expect(list.getAllByRole('combobox')).toHaveLength(5)
  expect(list.getByText('SALARY · RENT')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
