import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasskeyList } from '../../../src/customRoutes/account/passkeys/PasskeyList.tsx'
import { customerPasskeyCalls } from '../../../src/customRoutes/account/passkeys/passkeyCalls.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const { startRegistration } = vi.hoisted(() => ({ startRegistration: vi.fn<() => Promise<object>>() }))
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration,
  WebAuthnError: class extends Error {
    code = 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'
    override name = 'NotAllowedError'
  },
}))

const passkey = {
  id: 'pky_1',
  name: 'Work laptop',
  createdAt: '2026-11-20T06:12:00.000Z',
  lastUsedAt: null,
  backedUp: true,
  own: true,
  otherDomain: null,
}
const listed = { passkeys: [passkey], max: 10, suggestedName: 'Chrome on macOS', otherWays: ['emailCode', 'password'] }
const begun = { challenge: 'token', options: { challenge: 'AAAA', rp: { id: 'localhost', name: 'Satyapan' } } }
const made = { id: 'AAAA', rawId: 'AAAA', response: { clientDataJSON: 'BBBB', attestationObject: 'CCCC' } }

const open = (list: object = listed, answers = {}) =>
  renderConsolePage(() => <PasskeyList calls={customerPasskeyCalls} />, {
    answers: { 'GET /api/passkeys': () => ({ body: list }), ...answers },
  })

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => vi.unstubAllGlobals())

test('the list says when, and which one is of this browser', async () => {
  await open()
  const item = within(await screen.findByRole('listitem'))
  for (const words of ['This device', 'Not used yet', 'Backed up']) expect(item.getByText(words)).toBeTruthy()
})

test('without passkeys in the browser the list stays and says why none can be added', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await open()
  expect(await screen.findByText(/This browser has no passkeys here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove “Work laptop”' })).toBeTruthy()
})

test('adding: a cancelled prompt is no error, then the passkey is sent with its name', async () => {
  const { WebAuthnError } = await import('@simplewebauthn/browser')
  const { user, seen } = await open(listed, {
    'POST /api/passkeys/begin': () => ({ body: begun }),
    'POST /api/passkeys': () => ({ body: passkey }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Chrome on macOS')
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Create passkey' }))
  expect(dialog.getByText('Enter a name.')).toBeTruthy()
  await user.type(name, 'Phone')
  startRegistration.mockRejectedValueOnce(Reflect.construct(WebAuthnError, []))
  await user.click(dialog.getByRole('button', { name: 'Create passkey' }))
  expect(await dialog.findByText('So that you recognise it in the list.')).toBeTruthy()
  startRegistration.mockResolvedValueOnce(made)
  await user.click(dialog.getByRole('button', { name: 'Create passkey' }))
  expect(await screen.findByText(/Passkey added/)).toBeTruthy()
  const sent = seen.find(({ method, path }) => method === 'POST' && path === '/api/passkeys')
  expect(sent?.body).toMatchObject({ challenge: 'token', name: 'Phone', response: { id: 'AAAA', type: 'public-key' } })
})

test('removing the last one says what is left', async () => {
  const { user } = await open(listed, { 'POST /api/passkeys/pky_1/remove': () => ({ body: { left: 0 } }) })
  await user.click(await screen.findByRole('button', { name: 'Remove “Work laptop”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Work laptop”?' }))
  expect(dialog.getByText(/a code by e-mail, your password/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Passkey removed.')).toBeTruthy()
})
