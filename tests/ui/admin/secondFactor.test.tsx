import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdminTopBar } from '../../../src/layout/admin/AdminTopBar.tsx'
import { SecondFactorGate } from '../../../src/layout/admin/SecondFactorGate.tsx'
import { renderAdmin } from './renderAdmin.tsx'

// input-otp needs this, and jsdom lacks it.
Object.assign(document, { elementFromPoint: () => null })

const STATUS = 'GET /admin-api/second-factor'
const off = { on: false, since: null, recoveryCodesLeft: 0, required: false, missing: false, passkeys: 0 }
const missing = { ...off, required: true, missing: true }
const on = { ...off, on: true, since: '2026-11-20T06:12:00.000Z', recoveryCodesLeft: 10, required: true }
const setUp = {
  'POST /admin-api/second-factor/begin': () => ({
    body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: { size: 29, path: '' } },
  }),
  'POST /admin-api/second-factor/confirm': () => ({ body: { recoveryCodes: ['ABCDE-FGHJK'] } }),
}

const open = (answers: Parameters<typeof renderAdmin>[0]['answers']) =>
  renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <SecondFactorGate>the pages</SecondFactorGate> }],
    ...(answers && { answers }),
  })

test('optional: the pages open', async () => {
  await open({ [STATUS]: () => ({ body: off }) })
  expect(await screen.findByText('the pages')).toBeTruthy()
})

test('required and missing: set-up first, the pages after the recovery codes are kept', async () => {
  let status: object = missing
  const { user } = await open({ ...setUp, [STATUS]: () => ({ body: status }) })
  await user.click(await screen.findByRole('button', { name: 'Set it up' }))
  expect(screen.queryByText('the pages')).toBeNull()
  status = on
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Six-digit code from the app'), '123456')
  await user.click(await screen.findByRole('checkbox'))
  expect(screen.queryByText('the pages')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('the pages')).toBeTruthy()
})

test('signing out is possible meanwhile', async () => {
  await open({ [STATUS]: () => ({ body: missing }) })
  expect((await screen.findByRole('link', { name: 'Sign out' })).getAttribute('href')).toBe('/admin/logout')
})

test('the profile menu shows the state, and no button to turn it off where it is required', async () => {
  const { user } = await renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <AdminTopBar onOpenMenu={() => {}} /> }],
    answers: {
      [STATUS]: () => ({ body: on }),
      'GET /admin-api/sources': () => ({ body: { sources: [] } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Profile of Priya Menon' }))
  await user.click(await screen.findByRole('button', { name: 'Two-step verification' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Two-step verification' }))
  expect(await dialog.findByText('10 of 10')).toBeTruthy()
  expect(dialog.getByText('Required for all staff.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Turn off' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'New recovery codes' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(screen.getByRole('dialog', { name: 'New recovery codes' })).toBeTruthy()
})
