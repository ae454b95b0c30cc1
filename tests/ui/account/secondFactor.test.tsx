import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import SecurityTab from '../../../src/customRoutes/account/SecurityTab.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

// input-otp needs this, and jsdom lacks it.
Object.assign(document, { elementFromPoint: () => null })

const STATUS = 'GET /api/second-factor'
const off = { on: false, since: null, recoveryCodesLeft: 0, required: false }
const on = { on: true, since: '2026-11-20T06:12:00.000Z', recoveryCodesLeft: 10, required: false }
const codes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-EFGH${index}`)
const begun = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Satyapan:ananya@zenith.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: 29, path: 'M4 4h7v1h-7z' },
}
const wrong = {
  status: 400,
  body: {
    error: { code: 'bad_request', message: 'This code is wrong or has already been used.', fields: [], requestId: 'r' },
  },
}

type Answers = Parameters<typeof renderConsolePage>[1]['answers']
/** The other sections of the tab. */
const beside = {
  'GET /api/account/password': () => ({ body: { isSet: true } }),
  'GET /api/account/sessions': () => ({ body: { sessions: [] } }),
  'GET /api/account/support-views': () => ({ body: { allowed: true, views: [] } }),
  'GET /api/account/sso': () => ({
    body: { callback: 'https://verify.test/sso/1', connection: null, domains: [], people: 0 },
  }),
  'GET /api/passkeys': () => ({
    body: { passkeys: [], max: 10, suggestedName: 'Chrome on macOS', otherWays: ['emailCode'] },
  }),
}
const open = (answers: Answers) => renderConsolePage(SecurityTab, { answers: { ...beside, ...answers } })
const button = (name: string) => screen.findByRole('button', { name })

test('off: set up with secret and code, save the recovery codes, then on', async () => {
  let status: object = off
  let confirmed = 0
  const { user, seen } = await open({
    [STATUS]: () => ({ body: status }),
    'POST /api/second-factor/begin': () => ({ body: begun }),
    'POST /api/second-factor/confirm': () => (confirmed++ === 0 ? wrong : { body: { recoveryCodes: codes } }),
  })
  await user.click(await button('Set up'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step verification' }))
  expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeTruthy()
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(dialog.getByRole('link').getAttribute('href')).toBe(begun.uri)
  const code = dialog.getByLabelText<HTMLInputElement>('Six-digit code from the app')
  expect(document.activeElement).toBe(code)
  await user.click(dialog.getByRole('button', { name: 'Turn on' }))
  expect(dialog.getByText('Enter all six digits.')).toBeTruthy()
  await user.type(code, '000000')
  expect(await dialog.findByText('This code is wrong or has already been used.')).toBeTruthy()
  expect(code.value).toBe('')
  status = on
  await user.type(code, '123456')
  expect(seen.at(-1)?.body).toEqual({ code: '123456' })

  const kept = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }))
  expect(kept.getAllByRole('listitem').map(item => item.textContent)).toEqual(codes)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Save your recovery codes' })).toBeTruthy()
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:codes')
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} })
  await user.click(kept.getByRole('button', { name: 'Download .txt' }))
  const text = await saved.mock.calls[0]?.[0].text()
  for (const one of codes) expect(text).toContain(one)
  const done = kept.getByRole<HTMLButtonElement>('button', { name: 'Done' })
  expect(done.disabled).toBe(true)
  await user.click(kept.getByRole('checkbox', { name: 'I have saved them' }))
  await user.click(done)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('10 of 10')).toBeTruthy()
  expect(screen.getByText('20 Nov 2026, 11:42')).toBeTruthy()
  expect(screen.getByText('On')).toBeTruthy()
})

test('if no secret can be created, the error is shown and no dialog opens', async () => {
  const error = { code: 'conflict', message: 'Two-step verification is already on.', requestId: 'r' }
  const { user } = await open({
    [STATUS]: () => ({ body: off }),
    'POST /api/second-factor/begin': () => ({ status: 409, body: { error } }),
  })
  await user.click(await button('Set up'))
  expect(await screen.findByText('Two-step verification is already on.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a low number of recovery codes is shown; new ones need a code and replace the old ones', async () => {
  const { user, seen } = await open({
    [STATUS]: () => ({ body: { ...on, recoveryCodesLeft: 2 } }),
    'POST /api/second-factor/recovery-codes': () => ({ body: { recoveryCodes: codes } }),
  })
  expect(await screen.findByText(/You have few recovery codes left/)).toBeTruthy()
  await user.click(await button('New recovery codes'))
  const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }))
  await user.click(dialog.getByRole('button', { name: 'Create new codes' }))
  expect(dialog.getByText('Enter a code.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), ' 123456 {Enter}')
  expect(await screen.findByText(/Your old codes no longer work\./)).toBeTruthy()
  expect(seen.at(-1)?.body).toEqual({ code: '123456' })
})

test('turning off needs a code, keeps the dialog open after a wrong one, and ends with the set-up button', async () => {
  let status: object = on
  let tries = 0
  const { user } = await open({
    [STATUS]: () => ({ body: status }),
    'POST /api/second-factor/off': () => (tries++ === 0 ? wrong : { body: { on: false } }),
  })
  await user.click(await button('Turn off'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn two-step verification off?' }))
  const field = dialog.getByRole('textbox')
  await user.type(field, '000000{Enter}')
  expect(await dialog.findByText('This code is wrong or has already been used.')).toBeTruthy()
  status = off
  await user.clear(field)
  await user.type(field, 'ABCD0-EFGH0{Enter}')
  expect(await button('Set up')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a loading error is shown with a retry', async () => {
  let fails = true
  const { user } = await open({ [STATUS]: () => (fails ? { status: 500, body: {} } : { body: off }) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await user.click(again)
  expect(await button('Set up')).toBeTruthy()
})
