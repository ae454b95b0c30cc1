import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import WebhooksPage from '../../../src/resources/webhooks/WebhooksPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const endpoint = {
  id: 'whe_1',
  url: 'https://hooks.zenith.test/satyapan',
  description: 'Vendor portal',
  events: ['verification.completed'],
  active: true,
  disabledFor: null as 'person' | 'failures' | null,
  disabledAt: null,
  failures: 0,
  hint: 'whsec_…7F2A',
  previous: null as { hint: string; until: string } | null,
  createdBy: 'Ananya Iyer',
  createdAt: '2026-10-16T04:04:00.000Z',
}

const delivery = {
  id: 'whd_1',
  endpointId: 'whe_1',
  url: endpoint.url,
  event: 'verification.completed',
  eventId: 'evt_1',
  status: 'dead',
  attempts: 7,
  responseCode: null,
  latencyMs: null,
  nextAt: null,
  replayOf: null,
  createdAt: '2026-11-21T03:00:00.000Z',
  finishedAt: '2026-11-21T05:00:00.000Z',
}

const detail = {
  ...delivery,
  body: '{"id":"evt_1","type":"verification.completed"}',
  tries: [
    { number: 1, at: '2026-11-21T03:00:00.000Z', responseCode: 500, latencyMs: 40, error: null, snippet: 'Oh no' },
    {
      number: 2,
      at: '2026-11-21T03:01:00.000Z',
      responseCode: null,
      latencyMs: 10_000,
      error: 'no reply',
      snippet: null,
    },
  ],
}

type Answers = Parameters<typeof renderConsolePage>[1]['answers']

const listed = (name: string, rows: object[]) => () => ({
  body: rows,
  headers: { 'content-range': `${name} 0-${rows.length}/${rows.length}` },
})

async function open(
  endpoints: object[],
  more: Answers = {},
  session: Parameters<typeof renderConsolePage>[1]['session'] = {},
) {
  const opened = await renderConsolePage(WebhooksPage, {
    resource: 'webhooks',
    path: '/?tab=webhooks',
    session,
    answers: {
      'GET /api/resources/webhooks': listed('webhooks', endpoints),
      'GET /api/resources/webhook-deliveries': listed('webhook-deliveries', []),
      'GET /api/resources/webhook-deliveries/whd_1': () => ({ body: detail }),
      ...more,
    },
  })
  const asked = (path: string) => opened.seen.filter(one => `${one.method} ${one.path}` === path)
  return { ...opened, asked }
}

test('without endpoints, an empty state explains them', async () => {
  await open([])
  expect(await screen.findByText('No endpoints yet')).toBeTruthy()
})

test('a new endpoint shows its secret once', async () => {
  const { user, asked } = await open([], {
    'POST /api/resources/webhooks': () => ({ body: { ...endpoint, secret: 'whsec_abcdefghij' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add endpoint' }))
  const dialog = within(screen.getByRole('dialog'))
  const save = dialog.getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(dialog.getByText('Fill in this field.')).toBeTruthy()
  expect(asked('POST /api/resources/webhooks')).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Endpoint URL/ }), ` ${endpoint.url} `)
  await user.click(dialog.getByRole('checkbox', { name: /^verification\.failed/ }))
  await user.click(save)
  expect(await dialog.findByText('whsec_abcdefghij')).toBeTruthy()
  expect(asked('POST /api/resources/webhooks')[0]?.body).toEqual({
    url: endpoint.url,
    description: '',
    events: ['verification.completed', 'verification.failed'],
  })
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(document.body.textContent).not.toContain('whsec_abcdefghij'))
})

test('an address that the server refuses shows an error at its field, and nothing is lost', async () => {
  const message = 'Write an https address.'
  const error = { code: 'bad_request', message, fields: [{ field: 'url', message }], requestId: 'req_1' }
  const { user } = await open([], { 'POST /api/resources/webhooks': () => ({ status: 400, body: { error } }) })
  await user.click(await screen.findByRole('button', { name: 'Add endpoint' }))
  const dialog = within(screen.getByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: /^Endpoint URL/ })
  await user.type(field, 'http://hooks.zenith.test')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect((field as HTMLInputElement).value).toBe('http://hooks.zenith.test')
})

test('without an event nothing can be saved, and it says why', async () => {
  const { user, asked } = await open([endpoint], { 'PUT /api/resources/webhooks/whe_1': () => ({ body: endpoint }) })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit endpoint' }))
  await user.click(dialog.getByRole('checkbox', { name: /^verification\.completed/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Choose at least one.')).toBeTruthy()
  expect(asked('PUT /api/resources/webhooks/whe_1')).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: /^wallet\.low/ }))
  await user.clear(dialog.getByRole('textbox', { name: 'Description' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked('PUT /api/resources/webhooks/whe_1')[0]?.body).toEqual({
    url: endpoint.url,
    description: '',
    events: ['wallet.low'],
  })
})

test('the secret is rotated with the chosen overlap', async () => {
  const { user, asked } = await open(
    [{ ...endpoint, previous: { hint: 'whsec_…OLD1', until: '2026-11-22T06:00:00.000Z' } }],
    {
      'POST /api/webhooks/whe_1/rotate': () => ({ body: { ...endpoint, secret: 'whsec_rotated' } }),
    },
  )
  expect(await screen.findByText(/whsec_…OLD1 also signs until/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rotate secret' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('combobox'))
  await user.click(screen.getByRole('option', { name: 'One hour' }))
  await user.click(dialog.getByRole('button', { name: 'Rotate' }))
  expect(await dialog.findByText('whsec_rotated')).toBeTruthy()
  expect(asked('POST /api/webhooks/whe_1/rotate')[0]?.body).toEqual({ overlap: 'hour' })
})

test('an endpoint that failed too often says what to do, sends no test event, and can be enabled again', async () => {
  const { user, asked } = await open([{ ...endpoint, active: false, disabledFor: 'failures', failures: 20 }], {
    'PUT /api/resources/webhooks/whe_1': () => ({ body: endpoint }),
  })
  expect(await screen.findByText(/Fix the endpoint, enable it, then replay the events it missed/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send test event' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Enable' }))
  await waitFor(() => expect(asked('PUT /api/resources/webhooks/whe_1')[0]?.body).toEqual({ active: true }))
})

test('a test event is sent manually, and an error is shown in the server’s words', async () => {
  let busy = false
  const message = 'Too many test events and replays. Wait a minute, then try again.'
  const { user } = await open([endpoint], {
    'POST /api/webhooks/whe_1/test': () =>
      busy
        ? { status: 429, body: { error: { code: 'too_many_requests', message, requestId: 'req_1' } } }
        : { body: { ...delivery, event: 'webhook.test' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Send test event' }))
  expect(await screen.findByText(/Test event sent/)).toBeTruthy()
  busy = true
  await user.click(screen.getByRole('button', { name: 'Send test event' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('deleting needs confirmation that names the address', async () => {
  const { user, asked } = await open([endpoint], { 'DELETE /api/resources/webhooks/whe_1': () => ({ body: endpoint }) })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this endpoint?' }))
  expect(dialog.getByText(/hooks\.zenith\.test\/satyapan will get no more events/)).toBeTruthy()
  expect(asked('DELETE /api/resources/webhooks/whe_1')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(asked('DELETE /api/resources/webhooks/whe_1')).toHaveLength(1))
})

test('failed deliveries have their own view, open with each attempt, and can be sent again', async () => {
  const { user, asked, seen } = await open([endpoint], {
    'GET /api/resources/webhook-deliveries': listed('webhook-deliveries', [delivery]),
    'POST /api/webhook-deliveries/whd_1/replay': () => ({ body: { ...delivery, id: 'whd_2', replayOf: 'whd_1' } }),
  })
  await screen.findByRole('button', { name: /^Open verification\.completed/ })
  await user.click(screen.getByRole('button', { name: /^Status/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Failed' }))
  const lists = () => seen.filter(one => one.path === '/api/resources/webhook-deliveries')
  await waitFor(() => expect(lists().some(one => one.search.get('filter')?.includes('dead'))).toBe(true))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Open verification\.completed/ }))
  const drawer = within(screen.getByRole('dialog', { name: 'Delivery' }))
  expect(await drawer.findByText('Oh no')).toBeTruthy()
  expect(drawer.getByText('no reply')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Replay' }))
  expect(await screen.findByText('The event is being sent again.')).toBeTruthy()
  expect(asked('POST /api/webhook-deliveries/whd_1/replay')).toHaveLength(1)
})

test('a secondary user sees endpoints and deliveries but cannot change anything', async () => {
  const deliveries = { 'GET /api/resources/webhook-deliveries': listed('webhook-deliveries', [delivery]) }
  const { user } = await open([endpoint], deliveries, { role: 'subUser', subUserId: 'sub_1' })
  expect(await screen.findByText('Secondary users can view webhooks but cannot change them.')).toBeTruthy()
  expect(await screen.findByText('whsec_…7F2A')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Add endpoint|Rotate|Edit|Disable|Delete|Send/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Open verification\.completed/ }))
  const drawer = within(screen.getByRole('dialog', { name: 'Delivery' }))
  await drawer.findByText('Oh no')
  expect(drawer.queryByRole('button', { name: 'Replay' })).toBeNull()
})

test('a list that does not load shows the request’s ID and a retry', async () => {
  let broken = true
  const error = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req_7' }
  const { user } = await open([], {
    'GET /api/resources/webhooks': () => (broken ? { status: 500, body: { error } } : listed('webhooks', [endpoint])()),
  })
  expect(await screen.findByText(/req_7/)).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByText('Vendor portal')).toBeTruthy()
})
