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

const openList = (records: object[]) =>
  renderConsolePage(envelopes.list, {
    path: '/esign-responses',
    resource: 'envelopes',
    answers: { 'GET /api/resources/envelopes': () => rows(records) },
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
          digest: 'c'.repeat(64),
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
  expect(dialog.getByText('Until now k••••@example.com')).toBeTruthy()
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
  expect(screen.getAllByText(/^Waiting for/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'NDA' }).getAttribute('href')).toBe('/esign?id=env_7')
  expect(screen.getByRole('button', { name: 'Use the template “NDA”' })).toBeTruthy()
  expect(seen.some(({ search }) => (search.get('filter') ?? '').includes('expiring'))).toBe(true)
})
