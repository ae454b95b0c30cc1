// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import AmlResponses from '../../../src/resources/amlQueue/AmlResponses.tsx'
import DetailPage from '../../../src/resources/verifications/detail/DetailPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { hit, id, record } from './amlSample.ts'

const at = '2026-11-24T09:30:00.000Z'
const event = {
  id: 'sce_1',
  by: 'Karthik Rao',
  at,
  assignee: null,
  text: null,
  verdict: null,
  entry: null,
  elsewhere: null,
}
const colleagues = [
  { id: 'usr_1', name: 'Ananya Iyer' },
  { id: 'sub_1', name: 'Karthik Rao' },
]
const second = { ...hit, entryKey: 'lst_1:R-2', entryId: 'R-2', name: 'Octavia Jane Brandreth', score: 91 }
const two = { ...record, result: { ...record.result, hitCount: 2, hits: [hit, second] } }

type Opening = Parameters<typeof renderConsolePage>[1]

const openScreening = ({ answers, ...more }: Partial<Opening> = {}) =>
  renderConsolePage(DetailPage, {
    path: `/aml-detail?id=${id}`,
    resource: 'aml-screen',
    ...more,
    answers: {
      [`GET /api/resources/aml-screen/${id}`]: () => ({ body: two }),
      [`GET /api/verifications/${id}/access-log`]: () => ({ body: [] }),
      [`GET /api/verifications/${id}/shares`]: () => ({ body: [] }),
      [`GET /api/aml/${id}/decisions`]: () => ({ body: { twoPeople: false, decisions: [] } }),
      [`GET /api/aml/${id}/history`]: () => ({ body: { assignee: null, events: [], more: false } }),
      'GET /api/aml-colleagues': () => ({ body: { colleagues } }),
      'POST /api/aml-queue/assign': () => ({ body: { assigned: 1 } }),
      [`POST /api/aml/${id}/comments`]: () => ({ body: { ...event, kind: 'commented', text: 'Wait' } }),
      [`POST /api/aml/${id}/decisions/false-positives`]: () => ({ body: { decisions: [] } }),
      ...answers,
    },
  })

test('several open hits are marked as false positives with one reason', async () => {
  const { user, seen } = await openScreening()
  const hits = within(await screen.findByRole('region', { name: 'Hits' }))
  await user.click(await hits.findByRole('checkbox', { name: 'Select all open hits' }))
  await user.click(hits.getByRole('button', { name: 'Mark as false positive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 2 hits as false positives' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as false positive' }))
  expect(seen.some(({ path }) => path.endsWith('/false-positives'))).toBe(false)
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Passport seen')
  await user.click(dialog.getByRole('button', { name: 'Mark as false positive' }))
  await waitFor(() =>
    expect(seen.find(({ path }) => path.endsWith('/false-positives'))?.body).toEqual({
      entryKeys: ['lst_1:R-1', 'lst_1:R-2'],
      note: 'Passport seen',
    }),
  )
})

test('a hit that waits for a second person is not selected again', async () => {
  const waits = {
    entryKey: 'lst_1:R-2',
    verdict: 'open',
    changed: false,
    proposed: 'false_positive',
    mayConfirm: true,
    note: 'Passport seen',
    decidedBy: 'Karthik Rao',
    decidedAt: at,
    confirmedBy: null,
    confirmedAt: null,
    refused: null,
  }
  const { user } = await openScreening({
    answers: { [`GET /api/aml/${id}/decisions`]: () => ({ body: { twoPeople: true, decisions: [waits] } }) },
  })
  const hits = within(await screen.findByRole('region', { name: 'Hits' }))
  expect(await hits.findByText('To confirm')).toBeTruthy()
  expect(hits.queryByRole('checkbox', { name: /Octavia Jane/ })).toBeNull()
  await user.click(hits.getByRole('checkbox', { name: 'Select Octavia Brandreth, R-1' }))
  expect(hits.getByRole('button', { name: 'Propose as false positive' })).toBeTruthy()
  await user.click(hits.getByRole('button', { name: 'Show Octavia Jane Brandreth, R-2' }))
  expect(await screen.findByText('Match 2 of 2')).toBeTruthy()
})

test('a proposal that was refused is not shown as confirmed', async () => {
  const decision = {
    entryKey: hit.entryKey,
    verdict: 'open',
    changed: false,
    proposed: null,
    mayConfirm: false,
    note: 'Passport seen',
    decidedBy: 'Karthik Rao',
    decidedAt: at,
    confirmedBy: 'Ananya Iyer',
    confirmedAt: at,
    refused: 'false_positive',
  }
  const { user } = await openScreening({
    answers: { [`GET /api/aml/${id}/decisions`]: () => ({ body: { twoPeople: true, decisions: [decision] } }) },
  })
  const hits = within(await screen.findByRole('region', { name: 'Hits' }))
  await user.click(hits.getByRole('button', { name: /^Show Octavia Brandreth/ }))
  expect(await screen.findByText(/“False positive” was refused by Ananya Iyer/)).toBeTruthy()
  expect(screen.queryByText(/Confirmed by/)).toBeNull()
})

test('a screening is taken by whoever reads it, or given to a colleague', async () => {
  const { user, seen } = await openScreening()
  const work = within(await screen.findByRole('region', { name: 'Assignment' }))
  expect(work.getByText('Not assigned')).toBeTruthy()
  await user.click(work.getByRole('button', { name: 'Assign to me' }))
  const sent = () => seen.filter(({ path }) => path === '/api/aml-queue/assign').map(({ body }) => body)
  await waitFor(() => expect(sent()).toEqual([{ ids: [id], assigneeId: 'usr_1' }]))
  await user.click(work.getByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'Karthik Rao' }))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(sent()).toContainEqual({ ids: [id], assigneeId: 'sub_1' }))
})

test('the history has comments and decisions, the newest first; a comment is added', async () => {
  const entry = { key: hit.entryKey, id: 'R-1', name: hit.name }
  const events = [
    { ...event, kind: 'commented', text: 'The passport is on its way' },
    { ...event, id: 'sce_2', kind: 'decided', verdict: 'true_match', text: 'Same passport', entry, elsewhere: 'ver_2' },
  ]
  const { user, seen } = await openScreening({
    answers: { [`GET /api/aml/${id}/history`]: () => ({ body: { assignee: colleagues[1], events, more: false } }) },
  })
  const history = within(await screen.findByRole('region', { name: 'History' }))
  const [newest, oldest] = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(newest).toContain('Karthik Rao marked Octavia Brandreth (R-1) as a true match')
  expect(oldest).toContain('The passport is on its way')
  expect(history.getByRole('link', { name: 'in another screening' }).getAttribute('href')).toBe('/aml-detail?id=ver_2')
  await user.type(history.getByRole('textbox', { name: 'Comment' }), ' Wait ')
  await user.click(history.getByRole('button', { name: 'Add comment' }))
  await waitFor(() => expect(seen.find(({ path }) => path.endsWith('/comments'))?.body).toEqual({ text: 'Wait' }))
})

test('a viewer reads the history and has nothing to press', async () => {
  await openScreening({ session: { permissions: builtInRoles.view.permissions } })
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(await history.findByText('No assignments, comments or decisions yet.')).toBeTruthy()
  expect(history.queryByRole('textbox')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Assignment' })).queryByRole('button')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Hits' })).queryByRole('checkbox')).toBeNull()
})

test('“To decide” comes first, with age and assignee, and filters to one’s own', async () => {
  const row = {
    id,
    subject: 'O•••••• B••••••••',
    openHits: 2,
    toConfirm: 1,
    score: 91,
    risk: 'high',
    reference: 'VEN-7',
    assigneeId: 'sub_1',
    assignee: 'Karthik Rao',
    createdAt: new Date(Date.now() - 3.5 * 86_400_000).toISOString(),
  }
  const listOf = (name: string, body: object[]) => () => ({
    body,
    headers: { 'content-range': `${name} 0-${body.length - 1}/${body.length}` },
  })
  const {
    user,
    at: place,
    seen,
  } = await renderConsolePage(AmlResponses, {
    path: '/aml-responses',
    resource: 'aml-screen',
    answers: {
      'GET /api/resources/aml-queue': listOf('aml-queue', [row]),
      'GET /api/resources/aml-screen': listOf('aml-screen', [record]),
    },
  })
  expect(await screen.findByText('3 days')).toBeTruthy()
  expect(screen.getByText('2 hits')).toBeTruthy()
  expect(screen.getByText('1 to confirm')).toBeTruthy()
  expect(screen.getByText('Karthik Rao')).toBeTruthy()
  const asked = () => seen.filter(({ path }) => path === '/api/resources/aml-queue').map(({ search }) => search)
  expect(asked().some(search => search.get('sort') === '["createdAt","ASC"]')).toBe(true)
  await user.click(screen.getByRole('tab', { name: /^Mine/ }))
  await waitFor(() => expect(asked().some(search => search.get('filter') === '{"assignee":"me"}')).toBe(true))
  expect(place()).toContain('tab=decide')
  await user.click(screen.getByRole('button', { name: 'Checks' }))
  await waitFor(() => expect(place()).toContain('tab=checks'))
  expect((await screen.findAllByText('VEN-7')).length).toBeGreaterThan(0)
})
