import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clientConfig } from '../../../src/dataProvider/clientConfig.ts'
import LinkPage from '../../../src/signIn/links/LinkPage.tsx'
import { fakeServer } from '../support/fakeServer.ts'
import { stubBrowser } from '../support/stubBrowser.ts'

stubBrowser()
afterEach(cleanup)

const RESET = 'POST /api/user/resetPassword'
const ACCEPT = 'POST /api/subUser/verifyEmail'

async function openAt(path: string, answers: Parameters<typeof fakeServer>[0]) {
  history.replaceState(null, '', path)
  const seen = fakeServer(answers)
  render(<LinkPage config={clientConfig()} />)
  return { seen, user: userEvent.setup() }
}

test('a new password is set with the link’s token (A115), then the sign-in opens', async () => {
  const { seen, user } = await openAt('/reset-password-user/abc', {
    [RESET]: () => ({ body: { code: 100, message: 'Your new password is set.' } }),
  })
  await user.type(screen.getByLabelText('New password'), 'tall blue elephant')
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  expect(await screen.findByText('Your new password is set.')).toBeTruthy()
  expect(seen.at(-1)?.body).toEqual({ token: 'abc', password: 'tall blue elephant' })
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
})

test('a used link shows the server’s message; a password that breaks the rule is not sent (A124)', async () => {
  const { seen, user } = await openAt('/reset-password-user/abc', {
    [RESET]: () => ({ body: { code: 102, message: 'This link has been used.' } }),
  })
  await user.type(screen.getByLabelText('New password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  expect(screen.getByText('Use at least 10 characters.')).toBeTruthy()
  expect(seen).toEqual([])
  await user.type(screen.getByLabelText('New password'), ' but not any more')
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  expect(await screen.findByText('This link has been used.')).toBeTruthy()
})

test('an invitation is accepted, then the sign-in for secondary users opens (A115)', async () => {
  const { seen, user } = await openAt('/subusers-verify-email/xyz', {
    [ACCEPT]: () => ({ body: { code: 100, message: 'Welcome.' } }),
  })
  await user.type(screen.getByLabelText('New password'), 'tall blue elephant')
  await user.click(screen.getByRole('button', { name: 'Accept and set password' }))
  expect(await screen.findByText('Welcome.')).toBeTruthy()
  expect(seen.at(-1)?.body).toEqual({ token: 'xyz', password: 'tall blue elephant' })
  const next = screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')
  expect(next).toBe('/login?view=subUser')
})
