// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ShownBulkRow, ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import { esignBulk as texts } from '../../../contracts/messages/en/esignBulk.ts'
import EsignPage from '../../../src/customRoutes/esign/EsignPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

vi.mock('../../../src/customRoutes/esign/builder/pdf.ts', () => ({
  openPdf: () => Promise.reject(new Error('No PDF')),
}))

const list = (more: Partial<ShownBulkSend> = {}): ShownBulkSend => ({
  id: 'bsn_1',
  title: 'Employment letter',
  mode: 'live',
  state: 'ready',
  problem: null,
  fileName: 'joining.csv',
  counts: { total: 3, problem: 1, ready: 2, sent: 0, failed: 0 },
  unitPaise: 2_500,
  totalPaise: 5_000,
  unusedColumns: [],
  createdBy: 'Asha Rao',
  createdAt: '2026-11-20T06:00:00.000Z',
  startedAt: null,
  endedAt: null,
  ...more,
})

const row = (more: Partial<ShownBulkRow> = {}): ShownBulkRow => ({
  row: 2,
  state: 'ready',
  name: 'Neha Kulkarni',
  envelope: null,
  problems: [],
  ...more,
})

type Opening = Parameters<typeof renderConsolePage>[1]

const openList = (send: ShownBulkSend, rows: ShownBulkRow[], more: Partial<Opening> = {}) =>
  renderConsolePage(EsignPage, {
    path: '/esign?bulk=bsn_1',
    resource: 'envelopes',
    ...more,
    answers: {
      'GET /api/esign/bulk/bsn_1': () => ({ body: send }),
      'GET /api/esign/bulk/bsn_1/rows': () => ({ body: { rows } }),
      ...more.answers,
    },
  })

test('a checked list names what is wrong by row and column, and what sending the rest costs', async () => {
  const wrong = row({
    row: 4,
    state: 'problem',
    name: 'Pooja Das',
    problems: [{ column: 'E-mail', message: 'Enter a complete e-mail address.' }],
  })
  const { user, seen } = await openList(list({ unusedColumns: ['Staff number'] }), [wrong], {
    answers: { 'POST /api/esign/bulk/bsn_1/send': () => ({ body: list({ state: 'running' }) }) },
  })
  const rows = within(await screen.findByRole('region', { name: texts.rows.title }))
  expect(await rows.findByText('Pooja Das')).toBeTruthy()
  expect(rows.getByText('Enter a complete e-mail address.', { exact: false }).textContent).toBe(
    'E-mail: Enter a complete e-mail address.',
  )
  expect(screen.getByText(/Staff number/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send 2 envelopes' }))
  await expect.poll(() => seen.find(({ path }) => path.endsWith('/send'))?.body).toEqual({ atMostPaise: 5_000 })
})

test('a running list is stopped only after a question', async () => {
  const counts = { total: 3, problem: 0, ready: 2, sent: 1, failed: 0 }
  const { user, seen } = await openList(list({ state: 'running', counts }), [row()], {
    answers: { 'POST /api/esign/bulk/bsn_1/stop': () => ({ body: list({ state: 'stopped', counts }) }) },
  })
  expect(await screen.findByText('1 of 3 sent')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: texts.run.stop }))
  expect(seen.some(({ path }) => path.endsWith('/stop'))).toBe(false)
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.run.stop }))
  await expect.poll(() => seen.some(({ path }) => path.endsWith('/stop'))).toBe(true)
})

test('a finished list leads to its envelopes', async () => {
  const counts = { total: 1, problem: 0, ready: 0, sent: 1, failed: 0 }
  const sent = row({ state: 'sent', envelope: 'env_7' })
  await openList(list({ state: 'done', counts, totalPaise: 0 }), [sent])
  const link = await screen.findByRole('link', { name: 'Open the envelope of row 2' })
  expect(link.getAttribute('href')).toBe('/esign-detail?id=env_7')
  const all = screen.getByRole('link', { name: texts.run.envelopes })
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toBe('/esign-responses?filter={"bulk":"bsn_1"}')
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
})

test('a template shows its columns, and a refused file says why', async () => {
  const { user } = await renderConsolePage(EsignPage, {
    path: '/esign?template=env_1',
    resource: 'envelopes',
    answers: {
      'GET /api/esign/templates/env_1/columns': () => ({
        body: { title: 'Employment letter', columns: ['Name', 'E-mail', 'Salary'], unitPaise: 2_500 },
      }),
      'POST /api/esign/templates/env_1/rows': () => ({
        status: 400,
        body: { error: { code: 'bad_request', message: 'The column “Name” is missing.', requestId: 'req_1' } },
      }),
    },
  })
  expect(await screen.findByText('Salary')).toBeTruthy()
  const file = new File(['E-mail\nx@example.com'], 'rows.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText(texts.file.label), file)
  expect(await screen.findByText('rows.csv: The column “Name” is missing.')).toBeTruthy()
})
