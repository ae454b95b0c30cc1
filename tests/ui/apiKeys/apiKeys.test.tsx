import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { panCheck } from '../../../contracts/products/panCheck.ts'
import ApiKeys from '../../../src/resources/apiKeys/DevelopersPage.tsx'
import { sampleCall } from '../../../src/resources/apiKeys/NewKey.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const staging = {
  id: 'key_1',
  name: 'Staging',
  mode: 'test',
  hint: 'sk_test_…11BE',
  status: 'active',
  scopes: null,
  expiresAt: null,
  createdBy: 'Ananya Iyer',
  createdAt: '2026-10-16T04:04:00.000Z',
  lastUsedAt: '2026-11-21T02:26:00.000Z',
  lastUsedFrom: '203.0.113.•••',
  rotatedAt: null,
  previous: null,
  revokedAt: null,
}
const secret = 'sk_live_abcdefghij'
const made = { ...staging, id: 'key_2', name: 'Vendor portal', mode: 'live', hint: 'sk_live_…ghij', lastUsedAt: null }

const open = (keys: object[], more: Partial<Parameters<typeof renderConsolePage>[1]> = {}) => {
  const kept = [...keys]
  return renderConsolePage(ApiKeys, {
    resource: 'api-keys',
    ...more,
    answers: {
      'GET /api/resources/api-keys': () => ({
        body: kept,
        headers: { 'content-range': `api-keys 0-${kept.length}/${kept.length}` },
      }),
      'POST /api/resources/api-keys': () => {
        kept.unshift(made)
        return { body: { ...made, key: secret } }
      },
      'DELETE /api/resources/api-keys/key_1': () => {
        kept[0] = { ...staging, status: 'revoked', revokedAt: '2026-11-21T03:00:00.000Z' }
        return { body: kept[0] }
      },
    },
  })
}

test('a new key is shown once, with a working example call', async () => {
  const { user, seen } = await open([staging])
  await user.click(await screen.findByRole('button', { name: 'Create key' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Vendor portal ')
  await user.click(dialog.getByRole('radio', { name: /^Live/ }))
  await user.click(dialog.getByRole('button', { name: 'Create key' }))

  expect(await dialog.findByText(secret)).toBeTruthy()
  expect(dialog.getByText(/you will not see it again/)).toBeTruthy()
  expect(dialog.getByText(/charged to the API wallet/)).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Vendor portal',
    mode: 'live',
    scopes: null,
    expiresAt: null,
  })

  await user.click(dialog.getByRole('button', { name: 'I have saved it' }))
  expect(await screen.findByText('sk_live_…ghij')).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).not.toContain(secret))
})

test('the sample call names the key and a sandbox value', () => {
  const call = sampleCall('sk_test_x', 'https://api.example', panCheck)
  expect(call).toContain('https://api.example/v1/pan-check')
  expect(call).toContain("-H 'Authorization: Bearer sk_test_x'")
  expect(call).toMatch(/-d '\{"pan":"AAACZ1000A".*"consent":true,"purpose":"vendor_onboarding"\}'$/)
})

test('revoking needs confirmation that names the key, and then shows it as revoked', async () => {
  const { user, seen } = await open([staging])
  await user.click(await screen.findByRole('button', { name: 'Actions for Staging' }))
  expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Edit', 'Rotate', 'Revoke'])
  await user.click(screen.getByRole('menuitem', { name: 'Revoke' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke “Staging”?' }))
  await user.click(dialog.getByText(/cannot be undone/))
  expect(screen.queryByRole('dialog', { name: 'API key' })).toBeNull()
  expect(dialog.getByText(/sk_test_…11BE are rejected within five seconds/)).toBeTruthy()
  expect(seen.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }))
  expect(await screen.findByText('Revoked')).toBeTruthy()
  expect(seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/resources/api-keys/key_1',
  ])
  expect(screen.queryByRole('button', { name: 'Actions for Staging' })).toBeNull()
})

test('a secondary user sees the list without actions, and why', async () => {
  await open([staging], { session: { role: 'subUser', subUserId: 'sub_1' } })
  expect(await screen.findByText('sk_test_…11BE')).toBeTruthy()
  expect(screen.getByText(/Only the account owner can create, change and revoke keys/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Actions|Create/ })).toBeNull()
})

test('without keys, an empty state explains keys', async () => {
  await open([])
  expect(await screen.findByText('No API keys yet')).toBeTruthy()
})

test('a secondary user without keys learns who can create them', async () => {
  await open([], { session: { role: 'subUser', subUserId: 'sub_1' } })
  expect(await screen.findByText('The account owner has not created any keys yet.')).toBeTruthy()
})
