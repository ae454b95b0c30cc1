import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { customerTokens } from '../../../src/session/tokens.ts'
import { EmailOtpForm } from '../../../src/signIn/emailOtp/EmailOtpForm.tsx'
import { until } from '../../support/until.ts'
import { fakeServer } from '../support/fakeServer.ts'
import { stubBrowser } from '../support/stubBrowser.ts'

const SEND = 'POST /api/userLogin/userEmailOtp'
const VERIFY = 'POST /api/userLogin/userEmailOtpVerification'
const sent = () => ({ body: { code: 100, message: 'sent' } })
const onSignedIn = vi.fn<() => void>()
const preload = vi.fn<() => void>()

const open = () => render(<EmailOtpForm onSignedIn={onSignedIn} onRegister={vi.fn<() => void>()} preload={preload} />)

async function askForCode() {
  const user = userEvent.setup()
  open()
  await user.type(screen.getByLabelText('E-mail'), 'demo@satyapan.test')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByLabelText('Six-digit code')
  return user
}

stubBrowser()
afterEach(cleanup)

test('an invalid email is refused before anything is sent', async () => {
  const seen = fakeServer({ [SEND]: sent })
  const user = userEvent.setup()
  open()
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(screen.getByText('Enter your account’s e-mail address.')).toBeTruthy()
  await user.type(screen.getByLabelText('E-mail'), 'demo')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(screen.getByText('Enter a complete e-mail address.')).toBeTruthy()
  expect(seen).toEqual([])
})

test('the sixth digit signs in and stores both tokens; the app is preloaded meanwhile', async () => {
  const seen = fakeServer({
    [SEND]: sent,
    [VERIFY]: () => ({ body: { code: 100, message: '', isActive: true, token: 't', refreshToken: 'r' } }),
  })
  const user = await askForCode()
  expect(preload).toHaveBeenCalled()
  await user.type(screen.getByLabelText('Six-digit code'), '482913')
  await until(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(seen.at(-1)?.body).toEqual({ email: 'demo@satyapan.test', otp: '482913' })
  expect(customerTokens.read()).toEqual({ token: 't', refreshToken: 'r' })
})

test('the code belongs to this tab: it asks for a handle and sends it back, also after a reload', async () => {
  const seen = fakeServer({
    [SEND]: () => ({ ...sent(), headers: { 'x-code-handle': 'otp_1.mac' } }),
    [VERIFY]: () => ({ body: { code: 102, message: 'wrong' } }),
  })
  await askForCode()
  expect(seen.at(-1)?.headers.get('x-code-handle')).toBe('new')
  cleanup()
  open()
  await userEvent.setup().type(await screen.findByLabelText('Six-digit code'), '482913')
  await until(() => expect(seen.at(-1)?.path).toBe('/api/userLogin/userEmailOtpVerification'))
  expect(seen.at(-1)?.headers.get('x-code-handle')).toBe('otp_1.mac')
})

test('an inactive account gets a notice and no tokens (A18)', async () => {
  fakeServer({ [SEND]: sent, [VERIFY]: () => ({ body: { code: 100, message: '', isActive: false } }) })
  const user = await askForCode()
  await user.type(screen.getByLabelText('Six-digit code'), '482913')
  expect(await screen.findByText('Your account has been deactivated. Please contact admin.')).toBeTruthy()
  expect(customerTokens.read()).toBeNull()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a wrong OTP shows the server’s message and clears the boxes', async () => {
  fakeServer({ [SEND]: sent, [VERIFY]: () => ({ body: { code: 102, message: 'The code is wrong.' } }) })
  const user = await askForCode()
  await user.type(screen.getByLabelText('Six-digit code'), '000000')
  expect(await screen.findByText('The code is wrong.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Six-digit code').value).toBe('')
})

test('without a connection: the text of the specification (A17)', async () => {
  fakeServer({})
  const user = userEvent.setup()
  open()
  await user.type(screen.getByLabelText('E-mail'), 'demo@satyapan.test')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText('Something went wrong. try again later')).toBeTruthy()
})

test('the countdown survives a reload, then the OTP can be sent again (A4)', async () => {
  fakeServer({ [SEND]: sent })
  sessionStorage.setItem(
    'signInCode',
    JSON.stringify({ way: 'email', to: 'demo@satyapan.test', sentAt: Date.now() - 12_000 }),
  )
  open()
  expect(screen.getByText(/^Resend in 0:1[78]$/)).toBeTruthy()
  cleanup()
  sessionStorage.setItem(
    'signInCode',
    JSON.stringify({ way: 'email', to: 'demo@satyapan.test', sentAt: Date.now() - 31_000 }),
  )
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText(/^Resend in 0:(30|29)$/)).toBeTruthy()
})

test('editing the email returns to step one with the email kept (A5)', async () => {
  fakeServer({ [SEND]: sent })
  const user = await askForCode()
  await user.click(screen.getByRole('button', { name: 'Edit e-mail' }))
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('demo@satyapan.test')
  expect(screen.queryByLabelText('Six-digit code')).toBeNull()
  expect(sessionStorage.getItem('signInCode')).toBeNull()
})
