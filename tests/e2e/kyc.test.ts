import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { kycScreen as text } from '../../contracts/messages/en/kycScreen.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { apiClientAt, newestCodeAt, signInStaffAt, tokensAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
  signedIn,
} from '../support/browser.ts'
import { newEmail, newPhone } from '../support/registration.ts'
import { as, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { shell, verifications } = messages
const tab = `${paths.myAccount}?tab=kyc`

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string | RegExp) => button(page, name).click()
const waits = (page: Page) => page.getByText(text.waiting.title).waitFor()

/** Fills in the step's sample once this step is open. */
async function submitUseCase(page: Page): Promise<void> {
  await box(page, text.useCase.label).waitFor()
  await press(page, text.sample)
  await press(page, text.useCase.submit)
  await waits(page)
}

/** Checks the open step with axe. */
async function hasNoViolations(page: Page, name: string): Promise<void> {
  await screenshotIfAsked(page, `kyc ${name}`)
  expect(await accessibilityViolations(page), name).toEqual([])
}

async function decide(email: string, kind: 'individual' | 'company', decision: object): Promise<void> {
  const staff = await signInStaffAt(url)
  const { pending } = await staff<{ pending: { id: string; kind: string; email: string }[] }>(
    'GET',
    '/admin-api/kyc/pending',
  )
  const found = pending.find(waiting => waiting.email === email && waiting.kind === kind)
  await staff('POST', `/admin-api/kyc/${found?.id}/decide`, decision)
}

/** Triggers the poll for staff's decision, which otherwise runs every five seconds. */
const askForDecision = (page: Page) => page.clock.fastForward(5_000)

/** A newly registered user, signed in. */
async function newcomer() {
  const email = newEmail()
  const mobile = newPhone()
  const call = apiClientAt(url)
  await call('POST', '/api/user/userEmailOtp', { email })
  const otp = await newestCodeAt(url, email)
  const proven = await call('POST', '/api/user/userEmailOtpVerification', { email, otp })
  const { verificationId } = await call('POST', '/login-api/user/phoneOtpSend', { ph_no: mobile })
  const code = await newestCodeAt(url, encodeURIComponent(`+91${mobile}`))
  await call('POST', '/login-api/user/phoneOtpVerification', { ph_no: mobile, verificationId, otp: code })
  await call('POST', '/api/user/userRegisteration', {
    email,
    mobile_no: mobile,
    firstName: 'Asha',
    lastName: 'Rao',
    countryCode: '+91',
    password: 'seven blue umbrellas',
    emailVerificationId: proven.verificationId,
    phoneVerificationId: verificationId,
  })
  const { token, refreshToken } = await tokensAt(url, email)
  return { email, window: signedIn(url, { token, 'refresh-token': refreshToken }) }
}

test('a person submits PAN, Aadhaar and use case; approval unlocks the open page (A60, A61, A64)', async () => {
  const email = 'new@satyapan.test'
  const page = await open({ ...(await as(url, email)), refused: ['400 /api/kyc/'] })
  await page.clock.install()
  await page.goto(paths.bulkPan)
  await heading(page, shell.kyc.title).waitFor()
  await press(page, new RegExp(`^${text.kind.individual}`))
  await box(page, text.pan.label).fill('AAAPZ1404A')
  await press(page, text.pan.submit)
  await page.getByText('No record found for this PAN.').waitFor()
  await hasNoViolations(page, 'PAN refused')
  await press(page, text.sample)
  await press(page, text.pan.submit)
  await box(page, text.aadhaar.label).waitFor()
  await press(page, text.sample)
  await page.getByRole('checkbox').check()
  await press(page, text.aadhaar.send)
  await box(page, text.aadhaar.code).fill('000000')
  await page.getByText('This code is wrong or has expired.').waitFor()
  await hasNoViolations(page, 'code refused')
  await box(page, text.aadhaar.code).fill(await newestCodeAt(url, email))
  await box(page, text.useCase.label).waitFor()
  expect(await page.content()).not.toContain('234123410008')
  await page.reload()
  await box(page, text.useCase.label).fill('We check the vendors whom we pay, once a year.')
  await hasNoViolations(page, 'use case')
  await press(page, text.useCase.submit)
  await waits(page)
  await hasNoViolations(page, 'waiting')
  await decide(email, 'individual', { decision: 'approve' })
  await askForDecision(page)
  await page.getByText(text.complete.toast).waitFor()
  await button(page, verifications.form.sample).waitFor()
  await heading(page, shell.kyc.title).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(paths.bulkPan)
})

test('a company submits details, directors, DINs and use case; a rejection is corrected and approved (A62, A63)', async () => {
  const { email, window } = await newcomer()
  const page = await open(window)
  await page.clock.install()
  await page.goto(tab)
  await press(page, new RegExp(`^${text.kind.company}`))
  await press(page, text.company.gstin)
  await press(page, text.sample)
  await hasNoViolations(page, 'company')
  await press(page, text.company.submit)
  await page.getByRole('group', { name: interpolate(text.directors.director, { number: 1 }) }).waitFor()
  await press(page, text.sample)
  await hasNoViolations(page, 'directors')
  await press(page, text.directors.submit)
  await box(page, interpolate(text.dins.label, { name: text.directors.sample.other })).waitFor()
  await press(page, text.sample)
  await hasNoViolations(page, 'DINs')
  await press(page, text.dins.submit)
  await submitUseCase(page)

  const reason = 'The second director is not in the register.'
  await decide(email, 'company', { decision: 'reject', reason })
  await askForDecision(page)
  await page.getByText(interpolate(text.rejected.reason, { reason })).waitFor()
  await hasNoViolations(page, 'rejected')
  await press(page, interpolate(text.correctStep, { step: text.step.directors }))
  await press(page, interpolate(text.directors.remove, { number: 2 }))
  await hasNoViolations(page, 'correcting')
  await press(page, text.directors.submit)
  await box(page, interpolate(text.dins.label, { name: text.directors.sample.name })).fill('01234567')
  await press(page, text.dins.submit)
  await submitUseCase(page)
  await decide(email, 'company', { decision: 'approve' })
  await askForDecision(page)
  await page.getByText(text.complete.title).waitFor()
  await page.getByRole('link', { name: text.complete.products }).waitFor()
  await hasNoViolations(page, 'complete')
})

describe.each(['light', 'dark'] as const)('no accessibility violation and no horizontal overflow, %s', colorScheme => {
  test.each([
    ['wide', {}],
    ['on a phone', phone],
  ])('%s', async (_, device) => {
    const { window } = await newcomer()
    const page = await open({ ...window, ...device, colorScheme })
    for (const path of [paths.bulkPan, `${paths.bulkPan}?path=individual`, `${tab}&path=company`]) {
      await page.goto(path)
      await heading(page, text.why.title).waitFor()
      await button(page, text.sample).or(heading(page, text.choose)).first().waitFor()
      await hasNoViolations(page, `${colorScheme} ${page.viewportSize()?.width} ${path.replaceAll('/', '_')}`)
      expect(await horizontalOverflow(page)).toBe(0)
    }
  })
})

test('a pending KYC is linked from the dashboard and shown in the account’s overview', async () => {
  const page = await open(await as(url, 'pending@satyapan.test'))
  await page.goto(paths.dashboard)
  await heading(page, text.first.waiting).waitFor()
  await page.getByRole('link', { name: text.go.waiting }).click()
  await waits(page)
  await page.goto(paths.myAccount)
  await page.getByText(text.state.waiting).waitFor()
})
