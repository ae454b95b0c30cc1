import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { limits } from '../../../contracts/platform/limits.ts'
import { clientConfig } from '../../../src/dataProvider/clientConfig.ts'
import { adminTokens, customerTokens } from '../../../src/session/tokens.ts'
import AdminSignIn from '../../../src/signIn/AdminSignIn.tsx'
import { fakeServer } from '../support/fakeServer.ts'
import { stubBrowser } from '../support/stubBrowser.ts'
import { ok, press, refusal, renderSignInForms, session, type } from './renderSignInForms.tsx'

const SEND = 'POST /api/userLogin/userEmailOtp'
const VERIFY = 'POST /api/userLogin/userEmailOtpVerification'
const SECOND = 'POST /api/session/secondFactor'
const asks = { isActive: true, secondFactor: true, challenge: 'the challenge' }
const title = 'Two-step verification'

stubBrowser()

type Answers = Parameters<typeof renderSignInForms>[0]

/** Signs in by email as far as the second step. */
async function firstStep(answers: Answers) {
  const opened = await renderSignInForms({ [SEND]: () => ok(), [VERIFY]: () => ok(asks), ...answers })
  await type(opened.user, 'E-mail', 'demo@satyapan.test')
  await press(opened.user, 'Send code')
  await type(opened.user, 'Six-digit code', '482913')
  await screen.findByRole('heading', { name: title })
  return opened
}

test('after the first step the app’s code is requested, with the focus in its boxes, and signs in', async () => {
  const { user, asked, onSignedIn } = await firstStep({ [SECOND]: () => ok(session) })
  expect(customerTokens.read()).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Phone OTP' })).toBeNull()
  const code = await screen.findByLabelText('Six-digit code')
  expect(document.activeElement).toBe(code)
  onSignedIn.mockClear()
  await user.type(code, '123456')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(asked().at(-1)?.body).toEqual({ challenge: 'the challenge', code: '123456' })
  expect(customerTokens.read()).toEqual({ token: 't', refreshToken: 'r' })
  expect(sessionStorage.getItem('secondFactor.customer')).toBeNull()
})

test('a wrong code shows the server’s message and clears the boxes; another can be tried', async () => {
  const { user } = await firstStep({ [SECOND]: () => refusal(102, 'This code is wrong.') })
  const code = await screen.findByLabelText<HTMLInputElement>('Six-digit code')
  await user.type(code, '000000')
  expect(await screen.findByText('This code is wrong.')).toBeTruthy()
  expect(code.value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(code))
  await user.type(code, '12{Enter}')
  expect(screen.getByText('Enter all six digits.')).toBeTruthy()
})

test('a recovery code works too, and there is a way back', async () => {
  const { user, asked, onSignedIn } = await firstStep({ [SECOND]: () => ok(session) })
  await press(user, 'Use a recovery code')
  await press(user, 'Verify and sign in')
  expect(screen.getByText('Enter a recovery code.')).toBeTruthy()
  expect(screen.getByText(/support@satyapan\.test/)).toBeTruthy()
  await press(user, 'Use the authenticator app')
  await press(user, 'Use a recovery code')
  onSignedIn.mockClear()
  await type(user, 'Recovery code', ' sht6k-yt4v0 {Enter}')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(asked().at(-1)?.body).toEqual({ challenge: 'the challenge', code: 'sht6k-yt4v0' })
})

test.each([
  [103, 'This sign-in took too long.'],
  [104, 'Too many wrong codes.'],
])('code %i: no further code can help, so it says why and starts over', async (code, words) => {
  const { user } = await firstStep({ [SECOND]: () => refusal(code, words) })
  await user.type(await screen.findByLabelText('Six-digit code'), '123456')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.queryByLabelText('Six-digit code')).toBeNull()
  await press(user, 'Start again')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

test('deactivated meanwhile: a notice, no tokens', async () => {
  const { user } = await firstStep({ [SECOND]: () => ok({ isActive: false }) })
  await user.type(await screen.findByLabelText('Six-digit code'), '123456')
  expect((await screen.findByRole('alert')).textContent).toContain('deactivated')
  expect(customerTokens.read()).toBeNull()
})

test('it survives a reload, and expires after five minutes', async () => {
  const kept = (until: number) =>
    sessionStorage.setItem('secondFactor.customer', JSON.stringify({ challenge: 'kept', until }))
  kept(Date.now() + limits.secondFactor.challengeMs)
  await renderSignInForms({})
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  cleanup()
  kept(Date.now() - 1)
  await renderSignInForms({})
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

test('staff: after the password, with the staff’s own call and tokens', async () => {
  const seen = fakeServer({
    'POST /admin-api/login': () => ok({ secondFactor: true, challenge: 'of staff' }),
    'POST /admin-api/secondFactor': () => ok({ token: 'a', refreshToken: 'b' }),
  })
  const onSignedIn = vi.fn<() => void>()
  render(<AdminSignIn config={clientConfig()} preload={() => {}} onSignedIn={onSignedIn} />)
  const user = userEvent.setup()
  await type(user, 'E-mail', 'admin@satyapan.test')
  await type(user, 'Password', 'long enough{Enter}')
  await screen.findByRole('heading', { name: title })
  expect(adminTokens.read()).toBeNull()
  await press(user, 'Use a recovery code')
  expect(screen.getByText(/super-admin/)).toBeTruthy()
  await press(user, 'Use the authenticator app')
  await user.type(await screen.findByLabelText('Six-digit code'), '654321')
  await waitFor(() => expect(adminTokens.read()).toEqual({ token: 'a', refreshToken: 'b' }))
  expect(seen.at(-1)?.body).toEqual({ challenge: 'of staff', code: '654321' })
  expect(customerTokens.read()).toBeNull()
})
