// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { esignScreen as texts } from '../../../contracts/messages/en/esignScreen.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import EsignPage from '../../../src/customRoutes/esign/EsignPage.tsx'
import EnvelopePage from '../../../src/resources/envelopes/EnvelopePage.tsx'
import { envelopes } from '../../../src/resources/envelopes/index.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { detail, drafted, listed, rows, shownRecipient } from './sample.ts'

vi.mock('../../../src/customRoutes/esign/builder/pdf.ts', () => ({
  openPdf: () => Promise.reject(new Error('No PDF')),
}))

const viewer = { permissions: { verifications: ['list', 'show'] } } as const

type Opening = Parameters<typeof renderConsolePage>[1]

const openDetail = (envelope = detail(), more: Partial<Opening> = {}) =>
  renderConsolePage(EnvelopePage, {
    path: '/esign-detail?id=env_1',
    resource: 'envelopes',
    ...more,
    answers: { 'GET /api/resources/envelopes/env_1': () => ({ body: envelope }), ...more.answers },
  })

const openList = (records: object[], answers: Opening['answers'] = {}) =>
  renderConsolePage(envelopes.list, {
    path: '/esign-responses',
    resource: 'envelopes',
    answers: {
      'GET /api/resources/envelopes': () => rows(records),
      'GET /api/esign/labels': () => ({
        body: { folders: [{ id: 'lbl_1', name: 'Rent', count: 1 }], tags: [{ id: 'lbl_2', name: '2026', count: 0 }] },
      }),
      ...answers,
    },
  })

test('a draft of the list opens the builder, anything else its page', async () => {
  await openList([
    listed({ id: 'env_1', title: 'Sent' }),
    listed({ id: 'env_2', title: 'Prepared', state: 'draft', sentAt: null, expiresAt: null }),
  ])
  expect((await screen.findByRole('link', { name: 'Sent' })).getAttribute('href')).toBe('/esign-detail?id=env_1')
  expect(screen.getByRole('link', { name: 'Prepared' }).getAttribute('href')).toBe('/esign?id=env_2')
})

test.each([
  ['Out for signature', { state: ['sent', 'sealing'] }],
  ['Expiring soon', { state: ['sent'], expiring: true }],
  ['Drafts', { state: ['draft'] }],
  ['Templates', { template: true }],
  ['Waiting for me', { waiting: 'me' }],
])('the view %s asks for its documents', async (name, filter) => {
  const { user, seen } = await openList([listed()])
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }))
  await expect.poll(() => JSON.parse(seen.at(-1)?.search.get('filter') ?? '{}')).toEqual(filter)
})

test('who is searched for stays out of the address', async () => {
  const { user, seen, at } = await openList([listed()])
  await user.type(await screen.findByRole('searchbox'), 'kavya@example.com')
  await expect.poll(() => JSON.parse(seen.at(-1)?.search.get('filter') ?? '{}')).toEqual({ q: 'kavya@example.com' })
  expect(at()).not.toContain('kavya')
})

const tickBoth = async (user: Awaited<ReturnType<typeof openList>>['user']) => {
  await screen.findByRole('link', { name: 'Rent agreement' })
  for (const box of screen.getAllByRole('checkbox').slice(-2)) await user.click(box)
}

const two = [listed(), listed({ id: 'env_2', title: 'Offer', tags: [{ id: 'lbl_2', name: '2026' }] })]

test('several documents are moved into a new folder, and tagged', async () => {
  const { user, seen } = await openList(two, {
    'POST /api/esign/labels': () => ({ body: { id: 'lbl_3', name: 'Leases' } }),
    'POST /api/esign/several/move': () => ({ body: { changed: 2 } }),
    'POST /api/esign/several/tag': () => ({ body: { changed: 2 } }),
  })
  await tickBoth(user)
  await user.click(await screen.findByRole('button', { name: texts.labels.move }))
  await user.type(await screen.findByRole('textbox', { name: texts.labels.newFolder }), 'Leases')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.labels.move }))
  await waitFor(() => expect(seen.at(-1)?.path).toContain('/resources/envelopes'))
  const bodyOf = (path: string) => seen.find(one => one.method === 'POST' && one.path === path)?.body
  expect(bodyOf('/api/esign/labels')).toEqual({ kind: 'folder', name: 'Leases' })
  expect(bodyOf('/api/esign/several/move')).toEqual({ ids: ['env_1', 'env_2'], folder: 'lbl_3' })

  await tickBoth(user)
  await user.click(await screen.findByRole('button', { name: texts.labels.tag }))
  // One of the two has it.
  const tag = await screen.findByRole('checkbox', { name: '2026' })
  expect(tag.getAttribute('data-indeterminate')).toBe('true')
  await user.click(tag)
  await user.click(screen.getByRole('button', { name: texts.labels.save }))
  await waitFor(() =>
    expect(bodyOf('/api/esign/several/tag')).toEqual({ ids: ['env_1', 'env_2'], add: ['lbl_2'], remove: [] }),
  )
})

test('several documents are voided with a reason, and what was refused is said', async () => {
  const { user, seen } = await openList(two, {
    'POST /api/esign/several/void': () => ({
      body: { done: 1, refused: [{ id: 'env_2', message: 'This document is not out for signature.' }] },
    }),
  })
  await tickBoth(user)
  await user.click(await screen.findByRole('button', { name: texts.void.button }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'Wrong tenant')
  await user.click(within(dialog).getByRole('button', { name: texts.void.button }))
  expect(await screen.findByText(/1 document voided\. Not 1: This document is not out/)).toBeTruthy()
  expect(seen.find(({ path }) => path.endsWith('/several/void'))?.body).toEqual({
    ids: ['env_1', 'env_2'],
    reason: 'Wrong tenant',
  })
})

test('folders and tags are made, renamed and deleted', async () => {
  const { user, seen } = await openList([listed()], {
    'PUT /api/esign/labels/lbl_1': () => ({ body: { id: 'lbl_1', name: 'Leases' } }),
  })
  await user.click(await screen.findByRole('button', { name: texts.labels.manage }))
  await user.click(await screen.findByRole('button', { name: 'Rename “Rent”' }))
  const input = await screen.findByRole('textbox', { name: texts.labels.name })
  await user.clear(input)
  await user.type(input, 'Leases')
  await user.click(screen.getByRole('button', { name: texts.labels.save }))
  await waitFor(() => expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Leases' }))
})

test('a document says who is where, what happened from where, and what it costs', async () => {
  const base = { by: 'Kavya Rao', message: null, network: null, browser: null, system: null, digest: null }
  await openDetail(
    detail({
      recipients: [
        shownRecipient('r1', {
          state: 'done',
          openedAt: '2026-11-20T07:00:00.000Z',
          endedAt: '2026-11-20T07:05:00.000Z',
        }),
        shownRecipient('r2', { name: 'Arjun Mehta', order: 2, message: 'failed' }),
      ],
      done: 1,
      trail: [
        {
          ...base,
          id: 'evt_1',
          kind: 'signed',
          at: '2026-11-20T07:05:00.000Z',
          recipient: 'r1',
          network: '203.0.113.0/24',
          browser: 'Chrome',
          system: 'Android',
          origin: null,
          digest: 'c'.repeat(64),
          certificate: null,
          correction: null,
        },
        {
          ...base,
          id: 'evt_2',
          kind: 'corrected',
          at: '2026-11-20T06:00:00.000Z',
          by: 'Rohit Sen',
          recipient: 'r1',
          origin: null,
          certificate: null,
          correction: {
            from: { name: 'Kavya R', email: 'k•••@example.com', phone: null },
            to: { name: 'Kavya Rao', email: 'k••••••@example.com', phone: null },
          },
        },
      ],
    }),
  )
  expect(await screen.findByText('1 of 2 have acted.')).toBeTruthy()
  expect(
    screen.getByText(/^Asked 20 Nov, 11:30 \(delivered\) · opened 20 Nov, 12:30 · done 20 Nov, 12:35$/),
  ).toBeTruthy()
  expect(screen.getByText(texts.messageFailed)).toBeTruthy()
  const trail = within(screen.getByRole('region', { name: texts.trail }))
  expect(trail.getByText('Signed: Kavya Rao')).toBeTruthy()
  expect(trail.getByText(/Chrome · Android · 203.0.113.0\/24/)).toBeTruthy()
  expect(trail.getByText('SHA-256 cccccccc…cccccccc')).toBeTruthy()
  expect(
    trail.getByText('Kavya R, k•••@example.com was replaced by Kavya Rao, k••••••@example.com').parentElement
      ?.textContent,
  ).toContain('Rohit Sen')
  expect(within(screen.getByRole('region', { name: texts.price.title })).getByText('₹25.00')).toBeTruthy()
})

test('a recipient is reminded, and corrected with addresses in full: a masked one is never sent back', async () => {
  const masked = shownRecipient('r1', { email: 'k••••@example.com' })
  const { user, seen } = await openDetail(detail({ recipients: [masked] }), {
    answers: {
      'POST /api/esign/envelopes/env_1/recipients/r1/remind': () => ({ body: detail() }),
      'PUT /api/esign/envelopes/env_1/recipients/r1': () => ({ body: detail() }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remind: Kavya Rao' }))
  await expect.poll(() => seen.some(({ path }) => path.endsWith('/remind'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Correct: Kavya Rao' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Previously k••••@example.com')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: texts.correct.email }), 'kavya.rao@example.com')
  await user.click(dialog.getByRole('button', { name: texts.correct.confirm }))
  await expect
    .poll(() => seen.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ name: 'Kavya Rao', email: 'kavya.rao@example.com', phone: null })
})

test('whoever has opened the document cannot be corrected any more', async () => {
  await openDetail(detail({ recipients: [shownRecipient('r1', { openedAt: '2026-11-20T07:00:00.000Z' })] }))
  expect(await screen.findByRole('button', { name: /^Remind/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull()
})

test('a document is voided with a reason', async () => {
  const { user, seen } = await openDetail(detail(), {
    answers: { 'POST /api/esign/envelopes/env_1/void': () => ({ body: detail({ state: 'voided' }) }) },
  })
  await user.click(await screen.findByRole('button', { name: texts.void.button }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Void “Rent agreement”?' }))
  await user.type(dialog.getByRole('textbox'), 'Wrong rent')
  await user.click(dialog.getByRole('button', { name: texts.void.button }))
  await expect.poll(() => seen.find(({ path }) => path.endsWith('/void'))?.body).toEqual({ reason: 'Wrong rent' })
})

test('a viewer sees no action', async () => {
  await openDetail(detail(), { session: viewer })
  expect(await screen.findByRole('heading', { name: 'Rent agreement' })).toBeTruthy()
  for (const name of [/^Void/, /^Remind/, /^Correct/, /^Duplicate/, /^Save as/, /^Document as sent/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a draft leads to the builder', async () => {
  const Pages = () => (
    <Routes>
      <Route path={paths.esignDetail} element={<EnvelopePage />} />
      <Route path={paths.esign} element={<p>The builder</p>} />
    </Routes>
  )
  const { at } = await renderConsolePage(Pages, {
    path: '/esign-detail?id=env_1',
    resource: 'envelopes',
    answers: { 'GET /api/resources/envelopes/env_1': () => ({ body: drafted() }) },
  })
  await waitFor(() => expect(at()).toBe('/esign?id=env_1'))
})

const noCounts = {
  draft: 0,
  sent: 0,
  completed: 0,
  declined: 0,
  voided: 0,
  expired: 0,
  expiring: 0,
  templates: 0,
  medianMinutes: null,
}

test('without documents the dashboard says what to do first, and begins', async () => {
  const { user, at } = await renderConsolePage(EsignPage, {
    path: '/esign-dashboard',
    answers: {
      'GET /api/esign/envelopes/counts': () => ({ body: noCounts }),
      'POST /api/esign/envelopes': () => ({ body: { id: 'env_9' } }),
      'GET /api/resources/envelopes/env_9': () => ({ body: drafted() }),
    },
  })
  expect(await screen.findByText(texts.home.first.title)).toBeTruthy()
  const [button] = screen.getAllByRole('button', { name: texts.new })
  await user.click(button as HTMLElement)
  await waitFor(() => expect(at()).toContain('/esign?id=env_9'))
})

test('the dashboard counts by state, and says who is late', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
  const { seen } = await renderConsolePage(EsignPage, {
    path: '/esign',
    answers: {
      'GET /api/esign/envelopes/counts': () => ({ body: { ...noCounts, sent: 2, declined: 1, medianMinutes: 200 } }),
      'GET /api/resources/envelopes': ({ search }) => {
        const filter = search.get('filter') ?? ''
        if (filter.includes('template')) return rows([listed({ id: 'env_7', title: 'NDA', template: true })])
        if (filter.includes('expiring')) return rows([])
        return rows([
          listed({ title: 'Late', recipients: [shownRecipient('r1', { askedAt: daysAgo(5) })] }),
          listed({ id: 'env_2', title: 'Fresh', recipients: [shownRecipient('r1', { askedAt: daysAgo(0) })] }),
        ])
      },
    },
  })
  const out = await screen.findByRole('link', { name: /^Out for signature/ })
  expect(out.textContent).toContain('2')
  expect(decodeURIComponent(out.getAttribute('href') ?? '')).toBe('/esign-responses?filter={"state":["sent"]}')
  expect(screen.getByText('3 hours')).toBeTruthy()
  expect(await screen.findByText('Waiting for 5 days')).toBeTruthy()
  expect(screen.getAllByText(/^Waiting for \d/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'NDA' }).getAttribute('href')).toBe('/esign?id=env_7')
  expect(screen.getByRole('button', { name: 'Use: template “NDA”' })).toBeTruthy()
  expect(seen.some(({ search }) => (search.get('filter') ?? '').includes('expiring'))).toBe(true)
})

test('a document that is not there has a heading', async () => {
  await openDetail(detail(), {
    answers: {
      'GET /api/resources/envelopes/env_1': () => ({
        status: 404,
        body: { error: { code: 'not_found', message: 'There is no such envelope.' } },
      }),
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such document' })).toBeTruthy()
})
