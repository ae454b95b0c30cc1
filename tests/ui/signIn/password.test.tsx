import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customerTokens } from '../../../src/session/tokens.ts'
import { stubBrowser } from '../support/stubBrowser.ts'
import { choose, ok, press, refusal, renderSignInForms, session, type } from './renderSignInForms.tsx'

vi.mock('../../../src/dataProvider/solveCaptcha.ts', () => ({ solveCaptcha: async () => 'solved' }))

stubBrowser()

const SIGN_IN = 'POST /api/userLogin/authentication'

async function fill(answers: Parameters<typeof renderSignInForms>[0], captcha = true) {
  const opened = await renderSignInForms(answers)
  const { user } = opened
  await choose(user, 'Password')
  await type(user, 'Password', 'secret words')
  await type(user, 'E-mail', 'Demo@satyapan.test')
  if (captcha) await tick(user)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return opened
}

async function tick(user: Awaited<ReturnType<typeof renderSignInForms>>['user']) {
  await user.click(screen.getByRole('checkbox', { name: /I am not a robot/ }))
  await screen.findByText('Checked')
}

test('without the captcha nothing is sent (A3)', async () => {
  const { asked } = await fill({ [SIGN_IN]: () => ok(session) }, false)
  expect(await screen.findByText('Please fill the captcha first')).toBeTruthy()
  expect(asked()).toEqual([])
})

test('only the password form has a captcha (A3)', async () => {
  const { user } = await renderSignInForms({})
  expect(screen.queryByRole('checkbox')).toBeNull()
  await choose(user, 'Phone OTP')
  await screen.findByLabelText('Phone number')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('signs in with email, password and captcha', async () => {
  const { asked, onSignedIn } = await fill({ [SIGN_IN]: () => ok(session) })
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  const body = { email: 'Demo@satyapan.test', password: 'secret words', recaptchaToken: 'solved' }
  expect(asked().at(-1)?.body).toEqual(body)
  expect(customerTokens.read()).toEqual({ token: 't', refreshToken: 'r' })
})

test('wrong credentials show the server’s message and require a new captcha', async () => {
  const { user, asked } = await fill({ [SIGN_IN]: () => refusal(102, 'That is not right.') })
  expect(await screen.findByText('That is not right.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Please fill the captcha first')).toBeTruthy()
  expect(asked()).toHaveLength(1)
})

test('without a connection: the text of this flow (A17)', async () => {
  await fill({})
  expect(await screen.findByText('Something went wrong, Try again.')).toBeTruthy()
})

test('a deactivated account gets a notice and no tokens (A18)', async () => {
  await fill({ [SIGN_IN]: () => ok({ isActive: false }) })
  expect(await screen.findByText('Your account has been deactivated. Please contact admin.')).toBeTruthy()
  expect(customerTokens.read()).toBeNull()
})

test('the forgotten password: its email is sent in lower case (A19)', async () => {
  const { user, asked } = await renderSignInForms({
    'POST /api/user/mailSent/forgotPassword': () => ({ body: { code: 100, message: 'A link is on its way.' } }),
  })
  await choose(user, 'Password')
  await screen.findByRole('button', { name: 'Forgot password?' })
  await type(user, 'E-mail', 'Demo@Satyapan.TEST')
  await press(user, 'Forgot password?')
  await press(user, 'Send link')
  expect(await screen.findByText('A link is on its way.')).toBeTruthy()
  expect(asked().at(-1)?.body).toEqual({ email: 'demo@satyapan.test' })
})

test('a secondary user signs in on a separate path (A11), with a captcha', async () => {
  const { user, asked, onSignedIn } = await renderSignInForms({ 'POST /api/admin/subUsersLogin': () => ok(session) })
  await press(user, 'Secondary user sign-in')
  await screen.findByText('Use the e-mail and password from your invitation.')
  await type(user, 'E-mail', 'sub@satyapan.test')
  await type(user, 'Password', 'secret words')
  await tick(user)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(asked().at(-1)).toMatchObject({ path: '/api/admin/subUsersLogin', body: { recaptchaToken: 'solved' } })
})
