import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { invitationsServer as invitations } from '../../contracts/messages/en/invitations.ts'
import { publicInvitation } from '../../contracts/messages/en/publicInvitation.ts'
import { registration } from '../../contracts/messages/en/registration.ts'
import { tour } from '../../contracts/messages/en/tour.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { seededAccount } from '../../server/sandbox/accounts.ts'
import { apiClientAt, newestCodeAt, signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  interpolate,
  phone as phoneWindow,
  screenshotIfAsked,
} from '../support/browser.ts'
import { goodPassword, newEmail, newPhone } from '../support/registration.ts'
import { demo, heading, messages, signIn, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { shell } = messages

const profile = (page: Page, name: RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function typeCode(page: Page, to: string): Promise<void> {
  const boxes = page.getByRole('textbox', { name: signIn.code })
  await boxes.waitFor()
  await boxes.fill(await newestCodeAt(url, encodeURIComponent(to)))
}

const choose = (page: Page, method: keyof typeof signIn.method) =>
  page.getByRole('radio', { name: signIn.method[method] }).check({ force: true })

async function passCaptcha(page: Page): Promise<void> {
  await page.getByLabel(signIn.captcha.label).click()
  await page.getByText(signIn.captcha.done).waitFor()
}

/** The path of the link in the newest mail to this address. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${email}`)
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? url).pathname
}

test('a new business registers in three steps on a phone and signs in by email OTP (A12, A13)', async () => {
  const email = newEmail()
  const number = newPhone()
  const page = await open(phoneWindow)
  await page.goto(`${paths.login}?view=register`)
  await page.getByText(interpolate(registration.step, { step: 1, count: 3 })).waitFor()
  await field(page, signIn.email).fill(email)
  await press(page, registration.sendOtp)
  await typeCode(page, email)
  await page.getByText(interpolate(registration.step, { step: 2, count: 3 })).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await field(page, signIn.phone).fill(number)
  await press(page, registration.sendOtp)
  await typeCode(page, `+91${number}`)
  await page.getByText(interpolate(registration.step, { step: 3, count: 3 })).waitFor()
  await screenshotIfAsked(page, 'register step 3')
  // A reload during a step loses nothing.
  await page.reload()
  await field(page, registration.firstName).fill('Asha')
  await field(page, registration.lastName).fill('Rao')
  await field(page, registration.password).fill(goodPassword)
  await press(page, registration.submit)
  await page.getByText(registration.termsMissing).waitFor()
  await page.getByRole('checkbox').check({ force: true })
  await press(page, registration.submit)
  await heading(page, registration.done).waitFor()
  await press(page, registration.signInNow)
  await field(page, signIn.email).fill(email)
  await press(page, signIn.sendCode)
  await typeCode(page, email)
  await page.getByRole('dialog', { name: tour.bonus.title }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('firstLogin'))).toBe('true')
})

test('by phone; an unknown number gets a notice and opens the registration with it (A6, A7)', async () => {
  const page = await open()
  await page.goto(paths.login)
  await choose(page, 'phone')
  await field(page, signIn.phone).fill('9876500001')
  await press(page, signIn.sendCode)
  await typeCode(page, '+919876500001')
  await profile(page, /Ananya Iyer/).waitFor()

  const stranger = await open()
  await stranger.goto(paths.login)
  await choose(stranger, 'phone')
  const number = newPhone()
  await field(stranger, signIn.phone).fill(number)
  await press(stranger, signIn.sendCode)
  await stranger
    .getByText('Unable to locate any account associated with this phone number. Please proceed with registration.')
    .waitFor()
  await stranger.getByText(interpolate(registration.step, { step: 1, count: 3 })).waitFor()
  const email = newEmail()
  await field(stranger, signIn.email).fill(email)
  await press(stranger, registration.sendOtp)
  await typeCode(stranger, email)
  await stranger.getByText(interpolate(registration.step, { step: 2, count: 3 })).waitFor()
  const shown = async () => (await field(stranger, signIn.phone).inputValue()).replaceAll(' ', '')
  await expect.poll(shown).toBe(number)
})

test('by WhatsApp', async () => {
  const page = await open()
  await page.goto(paths.login)
  await choose(page, 'whatsapp')
  await field(page, signIn.phone).fill('9876500002')
  await press(page, signIn.sendCode)
  await typeCode(page, '+919876500002')
  await profile(page, /Rohan Mehta/).waitFor()
})

test('by password with the captcha; a forgotten one is reset through the mail’s link (A3)', async () => {
  const email = 'postpaid@satyapan.test'
  const page = await open()
  await page.goto(paths.login)
  await choose(page, 'password')
  await field(page, signIn.email).fill(email)
  await page.locator('input[type=password]').fill(seededAccount(email).password)
  await press(page, signIn.signIn)
  await page.getByText(signIn.captcha.missing).waitFor()
  await passCaptcha(page)
  await press(page, signIn.signIn)
  await profile(page, /Meera Nair/).waitFor()

  const other = await open()
  await other.goto(paths.login)
  await choose(other, 'password')
  await press(other, signIn.forgot)
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel(signIn.email).fill('Postpaid@Satyapan.test')
  await dialog.getByRole('button', { name: signIn.forgotDialog.send }).click()
  await dialog.getByRole('button', { name: signIn.forgotDialog.close }).first().waitFor()
  await expect.poll(() => linkTo(email)).toMatch(/^\/reset-password-user\//)
  const link = await linkTo(email)
  await other.goto(link)
  await field(other, registration.newPassword).fill('nine green lanterns')
  await press(other, registration.resetSubmit)
  await other.getByRole('link', { name: registration.toSignIn }).click()
  await choose(other, 'password')
  await field(other, signIn.email).fill(email)
  await other.locator('input[type=password]').fill('nine green lanterns')
  await passCaptcha(other)
  await press(other, signIn.signIn)
  await profile(other, /Meera Nair/).waitFor()

  const late = await open(phoneWindow)
  await late.goto(link)
  await field(late, registration.newPassword).fill('nine red lanterns')
  await press(late, registration.resetSubmit)
  await late.getByRole('link', { name: registration.whatBecame }).click()
  await late.getByRole('heading', { name: publicInvitation.ended }).waitFor()
  await late.getByText(invitations.end.answered).waitFor()
  expect(await accessibilityViolations(late)).toEqual([])
  await screenshotIfAsked(late, 'a link that has ended')
})

test('a secondary user accepts the invitation, signs in and is labelled as one (A37)', async () => {
  const email = newEmail()
  const owner = await signInAt(url, demo)
  await owner('POST', '/api/resources/sub-users', { firstName: 'Farah', lastName: 'Khan', email, access: 'full' })
  await expect.poll(() => linkTo(email)).toMatch(/^\/subusers-verify-email\//)
  const page = await open()
  await page.goto(await linkTo(email))
  await field(page, registration.newPassword).fill(goodPassword)
  await press(page, registration.inviteSubmit)
  await page.getByRole('link', { name: registration.toSignIn }).click()
  await heading(page, signIn.subUser.title).waitFor()
  await field(page, signIn.email).fill(email)
  await page.locator('input[type=password]').fill(goodPassword)
  await passCaptcha(page)
  await press(page, signIn.signIn)
  await profile(page, /Farah Khan/).click()
  await page.getByText(shell.profile.subUser).waitFor()
  expect(await page.getByText(shell.profile.customerId, { exact: true }).count()).toBe(0)
})

/** Signs in with the sandbox's Google account for this address. */
async function byGoogle(page: Page, email: string): Promise<void> {
  await page.goto(paths.login)
  await press(page, signIn.google.signIn)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(signIn.email).fill(email)
  await dialog.getByRole('button', { name: signIn.google.goOn }).click()
}

test('by Google: a known address signs in; a new one adds a phone, is registered and signed in (A14, A15)', async () => {
  const known = await open()
  await byGoogle(known, demo)
  await profile(known, /Ananya Iyer/).waitFor()

  const page = await open()
  await byGoogle(page, newEmail())
  await page.getByText(interpolate(registration.step, { step: 2, count: 2 })).waitFor()
  const number = newPhone()
  await field(page, signIn.phone).fill(number)
  await press(page, registration.sendOtp)
  await typeCode(page, `+91${number}`)
  await page.getByRole('dialog', { name: tour.bonus.title }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('firstLogin'))).toBe('true')
})

test('by Google with a number outside India: it is verified, and the email sign-up continues with it (A16)', async () => {
  const page = await open()
  await byGoogle(page, newEmail())
  await page.getByText(interpolate(registration.step, { step: 2, count: 2 })).waitFor()
  await field(page, signIn.phone).fill('+44 7400 123456')
  await press(page, registration.sendOtp)
  await typeCode(page, '+447400123456')
  await press(page, registration.continueWithEmail)
  await page.getByText(interpolate(registration.step, { step: 1, count: 3 })).waitFor()
})

test('/app-login has no Google button and larger inputs (A2)', async () => {
  const page = await open(phoneWindow)
  await page.goto(paths.appLogin)
  const height = async () => (await field(page, signIn.email).boundingBox())?.height ?? 0
  await field(page, signIn.email).waitFor()
  const large = await height()
  expect(await page.getByRole('button', { name: signIn.google.signIn }).count()).toBe(0)
  await page.goto(paths.login)
  await page.getByRole('button', { name: signIn.google.signIn }).waitFor()
  expect(large).toBeGreaterThan(await height())
})

test('switching the method causes no layout shift', async () => {
  const page = await open()
  await page.goto(paths.login)
  await page.getByRole('button', { name: signIn.google.signIn }).waitFor()
  const place = async () => (await page.getByRole('button', { name: signIn.google.signIn }).boundingBox())?.y
  const before = await place()
  for (const method of ['phone', 'whatsapp', 'email'] as const) {
    await choose(page, method)
    await page.waitForLoadState('networkidle')
    expect(await place()).toBe(before)
  }
})
