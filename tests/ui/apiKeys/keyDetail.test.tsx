import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyScopes } from '../../../contracts/checks/apiKeys.ts'
import ApiKeys from '../../../src/resources/apiKeys/DevelopersPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const key = {
  id: 'key_1',
  name: 'Vendor portal',
  mode: 'live',
  hint: 'sk_live_…7F2A',
  status: 'active' as string,
  scopes: ['pan-check', 'verifications'] as string[] | null,
  expiresAt: '2027-01-30T13:45:00.000Z' as string | null,
  createdBy: 'Ananya Iyer',
  createdAt: '2026-10-16T04:04:00.000Z',
  lastUsedAt: '2026-11-21T02:26:00.000Z',
  lastUsedFrom: '203.0.113.•••',
  rotatedAt: null as string | null,
  previous: null as { hint: string; until: string } | null,
  revokedAt: null,
}

const open = (first: typeof key = key, more: Partial<Parameters<typeof renderConsolePage>[1]> = {}) => {
  let kept = first
  return renderConsolePage(ApiKeys, {
    resource: 'api-keys',
    ...more,
    answers: {
      'GET /api/resources/api-keys': () => ({ body: [kept], headers: { 'content-range': 'api-keys 0-0/1' } }),
      'GET /api/resources/api-keys/key_1': () => ({ body: kept }),
      'GET /api/resources/api-keys/key_9': () => ({
        status: 404,
        body: { error: { code: 'not_found', message: 'There is no such API key.', requestId: 'req_1' } },
      }),
      'POST /api/resources/api-keys': ({ body }) => ({ body: { ...kept, ...(body as object), key: 'sk_live_new' } }),
      'PUT /api/resources/api-keys/key_1': ({ body }) => {
        kept = { ...kept, ...(body as object) }
        return { body: kept }
      },
      'POST /api/api-keys/key_1/rotate': () => {
        const previous = { hint: kept.hint, until: '2026-11-22T06:12:00.000Z' }
        kept = { ...kept, hint: 'sk_live_…NEW1', rotatedAt: '2026-11-21T06:12:00.000Z', previous }
        return { body: { ...kept, key: 'sk_live_rotated' } }
      },
    },
  })
}

const details = async () => within(await screen.findByRole('dialog', { name: 'API key' }))

test('the details: scopes, expiry date, and the network of the last use', async () => {
  const { user } = await open()
  expect(await screen.findByText(`2 of ${keyScopes.length}`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show Vendor portal' }))
  const drawer = await details()
  expect(await drawer.findByText('PAN check, Read verifications')).toBeTruthy()
  expect(drawer.getByText('30 Jan 2027, 19:15')).toBeTruthy()
  expect(drawer.getByText('21 Nov 2026, 07:56 from 203.0.113.•••')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('rotating asks how long the old key remains valid, shows the new one once, and says when the old one expires', async () => {
  const { user, seen } = await open(key, { path: '/?entry=key_1' })
  await user.click(await (await details()).findByRole('button', { name: 'Rotate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate “Vendor portal”' }))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^For 24 hours/ }).checked).toBe(true)
  await user.click(dialog.getByRole('radio', { name: /^For 7 days/ }))
  await user.click(dialog.getByRole('button', { name: 'Rotate key' }))
  expect(await dialog.findByText('sk_live_rotated')).toBeTruthy()
  expect(dialog.getByText('The old key, sk_live_…7F2A, works until 22 Nov 2026, 11:42.')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ overlap: 'week' })
  await user.click(dialog.getByRole('button', { name: 'I have saved it' }))
  expect(await screen.findAllByText(/22 Nov.*, 11:42/)).not.toEqual([])
  await waitFor(() => expect(document.body.textContent).not.toContain('sk_live_rotated'))
})

test('a key that is still within an overlap names the secret that stops working immediately', async () => {
  const previous = { hint: 'sk_live_…OLD0', until: '2026-11-22T06:12:00.000Z' }
  const { user } = await open({ ...key, previous }, { path: '/?entry=key_1' })
  await user.click(await (await details()).findByRole('button', { name: 'Rotate' }))
  expect(await screen.findByText(/sk_live_…OLD0, which still works, stops immediately/)).toBeTruthy()
})

test('editing sends the changed fields and keeps the expiry date unless another is chosen', async () => {
  const { user, seen } = await open(key, { path: '/?entry=key_1' })
  await user.click(await (await details()).findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Vendor portal”' }))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Portal')
  await user.click(dialog.getByRole('checkbox', { name: 'GSTIN check' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“Portal” saved')).toBeTruthy()
  const sent = seen.find(({ method }) => method === 'PUT')?.body
  expect(sent).toEqual({ name: 'Portal', scopes: ['pan-check', 'gstin-check', 'verifications'] })
})

test('a new key with limited scopes needs at least one; its sample is a call that it may make', async () => {
  const { user, seen } = await open()
  await user.click(await screen.findByRole('button', { name: 'Create key' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Onboarding')
  await user.click(dialog.getByRole('radio', { name: 'Selected products only' }))
  const submit = dialog.getByRole('button', { name: 'Create key' })
  await user.click(submit)
  expect(dialog.getByText('Choose at least one.')).toBeTruthy()
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(dialog.getByRole('checkbox', { name: 'GSTIN check' }))
  await user.click(dialog.getByRole('combobox', { name: 'Expires' }))
  await user.click(screen.getByRole('option', { name: 'In 30 days' }))
  const before = Date.now()
  await user.click(submit)
  expect(await dialog.findByText('sk_live_new')).toBeTruthy()
  expect(dialog.getByText(/\/v1\/gstin-check/)).toBeTruthy()
  const sent = seen.find(({ method }) => method === 'POST')?.body as { scopes: string[]; expiresAt: string }
  expect(sent.scopes).toEqual(['gstin-check'])
  const days = (Date.parse(sent.expiresAt) - before) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

test('a chosen last day ends at the end of that day in India, and is required', async () => {
  const { user, seen } = await open(key, { path: '/?entry=key_1' })
  await user.click(await (await details()).findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Vendor portal”' }))
  await user.click(dialog.getByRole('combobox', { name: 'Expires' }))
  await user.click(screen.getByRole('option', { name: 'On a date you choose' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Fill in this field.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/Last day/), '2027-02-10')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“Vendor portal” saved')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ expiresAt: '2027-02-10T18:29:59.000Z' })
})

test('an expiry date can be removed', async () => {
  const { user, seen } = await open(key, { path: '/?entry=key_1' })
  await user.click(await (await details()).findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Vendor portal”' }))
  await user.click(dialog.getByRole('combobox', { name: 'Expires' }))
  await user.click(screen.getByRole('option', { name: 'Never' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“Vendor portal” saved')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ expiresAt: null })
})

test('an expired key says so and can be given a later date, but not rotated', async () => {
  await open({ ...key, status: 'expired' }, { path: '/?entry=key_1' })
  const drawer = await details()
  expect(await drawer.findByText('Expired 30 Jan 2027, 19:15')).toBeTruthy()
  expect(drawer.getByRole('button', { name: 'Edit' })).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'Rotate' })).toBeNull()
})

test('a secondary user sees the details without actions', async () => {
  const session = { role: 'subUser', subUserId: 'sub_1' } as const
  await open(key, { path: '/?entry=key_1', session })
  const drawer = await details()
  expect(await drawer.findByText('PAN check, Read verifications')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: /Edit|Rotate|Revoke/ })).toBeNull()
})

test('the address of an unknown key shows an error', async () => {
  await open(key, { path: '/?entry=key_9' })
  expect(await (await details()).findByText('API key not found')).toBeTruthy()
})
