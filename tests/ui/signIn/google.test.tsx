import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstLogin } from '../../../src/session/firstLogin.ts'
import { customerTokens } from '../../../src/session/tokens.ts'
import { stubBrowser } from '../support/stubBrowser.ts'
import { ok, press, refusal, renderSignInForms, session, type } from './renderSignInForms.tsx'

stubBrowser()

const TOKEN = 'POST /sandbox/google/token'
const SIGN_IN = 'POST /api/user/googleSignIn'
const issuer = { [TOKEN]: () => ({ body: { credential: 'id-token' } }) }

/** Signs in with the address that Google confirms. */
async function signIn(answers: Parameters<typeof renderSignInForms>[0]) {
  const opened = await renderSignInForms({ ...issuer, ...answers }, { google: true })
  await press(opened.user, 'Sign in with Google')
  const dialog = within(await screen.findByRole('dialog'))
  await opened.user.type(dialog.getByLabelText('E-mail'), 'asha@gmail.test')
  await opened.user.click(dialog.getByRole('button', { name: 'Continue' }))
  return opened
}

/** Google's address has no account, so the form asks for the phone. */
async function toPhone(answers: Parameters<typeof renderSignInForms>[0]) {
  let known = false
  const opened = await signIn({
    [SIGN_IN]: () => (known ? ok(session) : refusal(106, 'Register.')),
    'POST /api/user/googleSendOtp': () => ok({ verificationId: 'g1' }),
    'POST /api/user/googleSendWhatsappOtp': () => ok({ verificationId: 'g2' }),
    'POST /api/user/googleVerifyOtp': () => ({ body: { code: 100, message: 'Your phone number is verified.' } }),
    'POST /api/user/googleRegister': () => {
      known = true
      return ok()
    },
    ...answers,
  })
  await screen.findByText('Step 2 of 2')
  return opened
}

test('no button if Google is not configured, and none on the mobile app’s page (A2)', async () => {
  const { asked } = await renderSignInForms({})
  await screen.findByRole('radio', { name: 'Password' })
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
  expect(asked()).toEqual([])
})

test('the labels: sign in, and sign up in the registration (§2.1)', async () => {
  const { user } = await renderSignInForms({}, { google: true })
  expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeTruthy()
  await press(user, 'Create an account')
  expect(await screen.findByRole('button', { name: 'Sign up with Google' })).toBeTruthy()
})

test('an active account is signed in, and firstLogin is cleared (A14)', async () => {
  firstLogin.set()
  const { asked, onSignedIn } = await signIn({ [SIGN_IN]: () => ok(session) })
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(asked()[0]?.body).toMatchObject({ email: 'asha@gmail.test', nonce: 'n' })
  expect(asked()[1]?.body).toEqual({ token: 'id-token' })
  expect(firstLogin.isSet()).toBe(false)
})

test('a deactivated account gets a notice (A18)', async () => {
  await signIn({ [SIGN_IN]: () => ok({ isActive: false }) })
  expect(await screen.findByText('Your account has been deactivated. Please contact admin.')).toBeTruthy()
  expect(customerTokens.read()).toBeNull()
})

test('without a connection: the text of this flow (A17)', async () => {
  await signIn({})
  expect(await screen.findByText('Something went wrong, try again later!')).toBeTruthy()
})

test('106 keeps the token: phone, OTP, registration, sign-in with the same token, firstLogin set (A14, A15)', async () => {
  const { user, asked, onSignedIn } = await toPhone({})
  await type(user, 'Phone number', '9876543210')
  await press(user, 'Send OTP')
  await type(user, 'Six-digit code', '482913')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(
    asked()
      .slice(-4)
      .map(({ path, body }) => [path, body]),
  ).toEqual([
    ['/api/user/googleSendOtp', { ph_no: '9876543210' }],
    ['/api/user/googleVerifyOtp', { ph_no: '9876543210', verificationId: 'g1', otp: '482913' }],
    [
      '/api/user/googleRegister',
      { token: 'id-token', countryCode: '+91', mobile_no: '9876543210', phoneVerificationId: 'g1' },
    ],
    ['/api/user/googleSignIn', { token: 'id-token' }],
  ])
  expect(firstLogin.isSet()).toBe(true)
})

test("during registration: 'Logging in' / 'Fetching details, Please wait.' (A123)", async () => {
  const taken = Promise.withResolvers<void>()
  const { user } = await toPhone({
    'POST /api/user/googleRegister': () => taken.promise.then(() => refusal(107, 'Taken.')),
  })
  await type(user, 'Phone number', '9876543210')
  await press(user, 'Send OTP')
  await type(user, 'Six-digit code', '482913')
  const status = await screen.findByText('Fetching details, Please wait.')
  expect(status.textContent).toBe('Logging inFetching details, Please wait.')
  taken.resolve()
  expect(await screen.findByText('Taken.')).toBeTruthy()
})

test('a phone outside India is only verified, and the email sign-up continues with it (A16)', async () => {
  const { user, asked, onSignedIn } = await toPhone({ 'POST /api/user/userEmailOtp': () => ok() })
  await press(user, 'Country: India +91')
  await user.keyboard('nepal{Enter}')
  await type(user, 'Phone number', '9841234567')
  await press(user, 'Send OTP')
  await type(user, 'Six-digit code', '482913')
  expect(await screen.findByText('Your phone number is verified.')).toBeTruthy()
  expect(asked().some(({ path }) => path === '/api/user/googleRegister')).toBe(false)
  await press(user, 'Continue with e-mail sign-up')
  expect(await screen.findByText('Step 1 of 3')).toBeTruthy()
  expect(sessionStorage.getItem('registerPhone')).toBe('+9779841234567')
  expect(onSignedIn).not.toHaveBeenCalled()
})
