import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerTokens } from '../../../src/session/tokens.ts'
import { stubBrowser } from '../support/stubBrowser.ts'
import { choose, ok, press, refusal, renderSignInForms, session, type } from './renderSignInForms.tsx'

stubBrowser()

const UNKNOWN = 'Unable to locate any account associated with this phone number. Please proceed with registration.'
const known = () => ok({ isActive: true })
const indian = {
  'GET /api/checkMobile/9876543210': known,
  'POST /login-api/login/sendOtpV1': () => ok({ verificationId: 'v1' }),
  'POST /login-api/login/verifyOtpV1': () => ok(session),
}
const whatsapp = {
  'POST /api/userLogin/sendWhatsappOtp': () => ok({ verificationId: 'v2' }),
  'POST /api/userLogin/verifyWhatsappOtp': () => ok(session),
}

test('email OTP is the default of the four methods (A1)', async () => {
  await renderSignInForms({})
  const names = screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)
  expect(names).toEqual(['E-mail OTP', 'Phone OTP', 'WhatsApp OTP', 'Password'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'E-mail OTP' }).checked).toBe(true)
})

test('without WhatsApp it is no method, and a phone is one in India, also where a number abroad is pasted (A8)', async () => {
  const { user } = await renderSignInForms({}, { whatsapp: false })
  const names = screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)
  expect(names).toEqual(['E-mail OTP', 'Phone OTP', 'Password'])
  await choose(user, 'Phone OTP')
  expect(await screen.findByText('We send the code by SMS, to Indian numbers only.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Country/ })).toBeNull()
  await user.click(screen.getByLabelText('Phone number'))
  await user.paste('+447911123456')
  await press(user, 'Send code')
  expect(await screen.findByText('Please Enter a Valid Phone Number')).toBeTruthy()
})

test('a phone is checked first, then an OTP is sent and signs in (A6)', async () => {
  const { user, asked, onSignedIn } = await renderSignInForms(indian)
  await choose(user, 'Phone OTP')
  await type(user, 'Phone number', '9876543210')
  await press(user, 'Send code')
  await type(user, 'Six-digit code', '482913')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(asked().map(({ path, body }) => [path, body])).toEqual([
    ['/api/checkMobile/9876543210', undefined],
    ['/login-api/login/sendOtpV1', { ph_no: '9876543210' }],
    ['/login-api/login/verifyOtpV1', { ph_no: '9876543210', verificationId: 'v1', otp: '482913' }],
  ])
  expect(customerTokens.read()).toEqual({ token: 't', refreshToken: 'r' })
})

test('WhatsApp verifies with the country and without a verificationId (A9)', async () => {
  const { user, asked, onSignedIn } = await renderSignInForms({ ...indian, ...whatsapp })
  await choose(user, 'WhatsApp OTP')
  await type(user, 'Phone number', '9876543210')
  await press(user, 'Send code')
  await type(user, 'Six-digit code', '482913')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(asked().at(-1)?.body).toEqual({ ph_no: '9876543210', countryCode: '+91', otp: '482913' })
})

test('a number outside India gets its OTP by WhatsApp even under "phone" (A8)', async () => {
  const { user, asked } = await renderSignInForms({ 'GET /api/checkMobile/%2B447911123456': known, ...whatsapp })
  await choose(user, 'Phone OTP')
  await press(user, 'Country: India +91')
  await user.keyboard('united k{Enter}')
  await type(user, 'Phone number', '7911123456')
  await press(user, 'Send code')
  expect(await screen.findByText('Sent on WhatsApp, valid for 10 minutes')).toBeTruthy()
  expect(asked().at(-1)).toMatchObject({
    path: '/api/userLogin/sendWhatsappOtp',
    body: { ph_no: '7911123456', countryCode: '+44' },
  })
})

test('an unknown phone gets a notice, and after two seconds the registration opens with it (A6, A7)', async () => {
  const { user } = await renderSignInForms({
    'GET /api/checkMobile/9876543210': () => refusal(103, UNKNOWN),
    'POST /api/user/userEmailOtp': () => ok(),
    'POST /api/user/userEmailOtpVerification': () => ok({ verificationId: 'e1' }),
  })
  await choose(user, 'Phone OTP')
  await type(user, 'Phone number', '9876543210')
  await press(user, 'Send code')
  expect(await screen.findByText(UNKNOWN)).toBeTruthy()
  expect(sessionStorage.getItem('registerPhone')).toBe('+919876543210')
  expect(screen.queryByText('Step 1 of 3')).toBeNull()
  expect(await screen.findByText('Step 1 of 3')).toBeTruthy()
  await type(user, 'E-mail', 'new@zenith.test')
  await press(user, 'Send OTP')
  await type(user, 'Six-digit code', '482913')
  await screen.findByText('Step 2 of 3')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9876543210')
})

test('a deactivated phone gets no OTP (A18)', async () => {
  const { user, asked } = await renderSignInForms({ 'GET /api/checkMobile/9876543210': () => ok({ isActive: false }) })
  await choose(user, 'Phone OTP')
  await type(user, 'Phone number', '9876543210')
  await press(user, 'Send code')
  expect(await screen.findByText('Your account has been deactivated. Please contact admin.')).toBeTruthy()
  expect(asked()).toHaveLength(1)
})

test('digits only, ten in India; a wrong number is refused with the specification’s text (A108)', async () => {
  const { user, asked } = await renderSignInForms({})
  await choose(user, 'Phone OTP')
  await type(user, 'Phone number', '5x876-54321099')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('5876543210')
  await press(user, 'Send code')
  expect(screen.getByText('Please Enter a Valid Phone Number')).toBeTruthy()
  expect(asked()).toEqual([])
})

test('a pasted number selects its country', async () => {
  const { user } = await renderSignInForms({})
  await choose(user, 'Phone OTP')
  await user.click(await screen.findByLabelText('Phone number'))
  await user.paste('+1 (415) 555-0132')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('4155550132')
  expect(screen.getByRole('button', { name: 'Country: United States +1' })).toBeTruthy()
})

test('editing the phone returns to step one (A5), and a reload keeps the method and its countdown (A4)', async () => {
  const first = await renderSignInForms(indian)
  await choose(first.user, 'Phone OTP')
  await type(first.user, 'Phone number', '9876543210')
  await press(first.user, 'Send code')
  await screen.findByText(/^Resend in 0:/)
  first.unmount()
  const { user } = await renderSignInForms(indian)
  expect(await screen.findByText(/^Resend in 0:[23]\d$/)).toBeTruthy()
  await press(user, 'Edit phone number')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9876543210')
})
