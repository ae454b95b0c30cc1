import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstLogin } from '../../../src/session/firstLogin.ts'
import { stubBrowser } from '../support/stubBrowser.ts'
import { ok, press, refusal, renderSignInForms, type } from './renderSignInForms.tsx'

stubBrowser()

const answers = {
  'POST /api/user/userEmailOtp': () => ok(),
  'POST /api/user/userEmailOtpVerification': () => ok({ verificationId: 'e1' }),
  'POST /login-api/user/phoneOtpSend': () => ok({ verificationId: 'p1' }),
  'POST /login-api/user/phoneOtpVerification': () => ok(),
  'POST /login-api/user/whatsApp/SendOtp': () => ok({ verificationId: 'w1' }),
  'POST /login-api/user/whatsApp/verifyOtp': () => ok(),
  'POST /api/user/userRegisteration': () => ok(),
}

type Opened = Awaited<ReturnType<typeof renderSignInForms>>

async function toStepTwo(table: Parameters<typeof renderSignInForms>[0] = answers): Promise<Opened> {
  const opened = await renderSignInForms(table)
  await press(opened.user, 'Create an account')
  await screen.findByText('Step 1 of 3')
  await type(opened.user, 'E-mail', 'new@zenith.test')
  await press(opened.user, 'Send OTP')
  await type(opened.user, 'Six-digit code', '482913')
  await screen.findByText('Step 2 of 3')
  return opened
}

async function toStepThree(table?: Parameters<typeof renderSignInForms>[0]): Promise<Opened> {
  const opened = await toStepTwo(table)
  await type(opened.user, 'Phone number', '9876543210')
  await press(opened.user, 'Send OTP')
  await type(opened.user, 'Six-digit code', '482913')
  await screen.findByText('Step 3 of 3')
  return opened
}

async function finish({ user }: Opened) {
  await type(user, 'First name', 'Asha')
  await type(user, 'Last name', 'Rao')
  await type(user, 'Password', 'tall blue elephant')
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Create account')
}

test('the first step waits 15 seconds for a new OTP, the second 30 (A4), with a progress bar (A12)', async () => {
  const { user } = await renderSignInForms(answers)
  await press(user, 'Create an account')
  await screen.findByText('Step 1 of 3')
  await type(user, 'E-mail', 'new@zenith.test')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  await press(user, 'Send OTP')
  expect(await screen.findByText(/^Resend in 0:1[45]$/)).toBeTruthy()
  await type(user, 'Six-digit code', '482913')
  await screen.findByText('Step 2 of 3')
  await type(user, 'Phone number', '9876543210')
  expect(screen.getByText('Looks right: 10 digits, starting with 9')).toBeTruthy()
  await press(user, 'Send OTP')
  expect(await screen.findByText(/^Resend in 0:(29|30)$/)).toBeTruthy()
})

test('three steps create the account with both proofs, and set firstLogin (A13)', async () => {
  const opened = await toStepThree()
  await finish(opened)
  expect(await screen.findByText('Registration complete. You can now log in.')).toBeTruthy()
  expect(opened.asked().at(-1)?.body).toEqual({
    email: 'new@zenith.test',
    mobile_no: '9876543210',
    countryCode: '+91',
    firstName: 'Asha',
    lastName: 'Rao',
    password: 'tall blue elephant',
    emailVerificationId: 'e1',
    phoneVerificationId: 'p1',
  })
  expect(firstLogin.isSet()).toBe(true)
  expect(screen.queryByText('Choose how to sign in.')).toBeNull()
  expect(await screen.findByText('Choose how to sign in.')).toBeTruthy()
})

test("'Change number' returns to step 2 with the number kept (A12)", async () => {
  const { user } = await toStepThree()
  await press(user, 'Change number')
  expect(await screen.findByText('Step 2 of 3')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9876543210')
})

test('names, a valid password and the terms are required (A12, A124)', async () => {
  const { user, asked } = await toStepThree()
  const before = asked().length
  await press(user, 'Create account')
  for (const words of ['Enter your first name.', 'Enter your last name.', 'Accept the terms to continue.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Use at least 10 characters.')).toBeTruthy()
  await type(user, 'Password', 'password12')
  expect(screen.getByText(/This password is too common/)).toBeTruthy()
  expect(asked()).toHaveLength(before)
})

test('the password’s strength is shown in words', async () => {
  const { user } = await toStepThree()
  await type(user, 'Password', 'tallbluecat')
  expect(screen.getByText('Fair password')).toBeTruthy()
  await type(user, 'Password', ' 9 Elephants')
  expect(screen.getByText('Strong password')).toBeTruthy()
})

test('a number outside India is verified by WhatsApp, with its verificationId and no country (A8, A9)', async () => {
  const { user, asked } = await toStepTwo()
  await press(user, 'Country: India +91')
  await user.keyboard('nepal{Enter}')
  await type(user, 'Phone number', '9841234567')
  await press(user, 'Send OTP')
  await type(user, 'Six-digit code', '482913')
  await screen.findByText('Step 3 of 3')
  expect(
    asked()
      .slice(-2)
      .map(({ path, body }) => [path, body]),
  ).toEqual([
    ['/login-api/user/whatsApp/SendOtp', { ph_no: '9841234567', countryCode: '+977' }],
    ['/login-api/user/whatsApp/verifyOtp', { ph_no: '9841234567', verificationId: 'w1', otp: '482913' }],
  ])
})

test('verified contacts survive a reload; leaving for the sign-in forgets them', async () => {
  const first = await toStepTwo()
  first.unmount()
  const { user } = await renderSignInForms(answers)
  expect(await screen.findByText('new@zenith.test')).toBeTruthy()
  await press(user, 'Sign in')
  await screen.findByText('Choose how to sign in.')
  await press(user, 'Create an account')
  await screen.findByText('Step 1 of 3')
  expect(await screen.findByText('Step 1 of 3')).toBeTruthy()
})

test('a known account gets a notice, and a lost connection shows this flow’s text (A17)', async () => {
  const { 'POST /api/user/userRegisteration': _, ...rest } = answers
  const opened = await toStepThree(rest)
  await finish(opened)
  expect(await screen.findByText('Something went wrong, try again later!')).toBeTruthy()
})

test('the server refuses an account that exists', async () => {
  const opened = await toStepThree({
    ...answers,
    'POST /api/user/userRegisteration': () => refusal(107, 'It has an account already.'),
  })
  await finish(opened)
  expect(await screen.findByText('It has an account already.')).toBeTruthy()
  await waitFor(() => expect(firstLogin.isSet()).toBe(false))
})
