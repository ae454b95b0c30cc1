import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoCall, landing } from '../../contracts/messages/en/landing.ts'
import { registration } from '../../contracts/messages/en/registration.ts'
import { landing as hi } from '../../contracts/messages/hi/landing.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { sampleReply } from '../../src/landing/sampleRequest.ts'
import { apiClientAt, demoKeys } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { clientConfigIn } from '../support/clientConfig.ts'
import { demo, enter, heading, messages, signIn, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { bonus } = landing

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const popup = (page: Page) => page.getByRole('dialog', { name: bonus.title })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a visitor at a guarded page gets the landing with the sign-in over it, and continues to the page after the OTP (A27)', async () => {
  const page = await open()
  await page.goto(paths.bulkPan)
  await page.getByRole('dialog', { name: landing.signInUp }).getByRole('heading', { name: signIn.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.home)
  await screenshotIfAsked(page, 'landing dialog')
  await enter(page, demo)
  await button(page, messages.verifications.form.sample).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.bulkPan)
})

test('Escape and the close button close the dialog, one dialog per click, and restore the focus', async () => {
  const page = await open()
  await page.goto(paths.bulkPan)
  await page.getByRole('textbox', { name: signIn.email, exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe(landing.signInUp)

  await page.keyboard.press('Enter')
  await page.getByText(signIn.method.password, { exact: true }).click()
  await button(page, signIn.forgot).click()
  await heading(page, signIn.forgotDialog.title).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email')
  await page.keyboard.press('Escape')
  await heading(page, signIn.title).waitFor()
  await page.getByRole('dialog', { name: landing.signInUp }).getByRole('button', { name: landing.close }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe(landing.signInUp)
})

test('the registration has its own address', async () => {
  const page = await open()
  await page.goto(`${paths.home}?view=register`)
  await heading(page, registration.emailTitle).waitFor()
})

test('a demo request is sent to sales (A105, A106)', async () => {
  const page = await open()
  await page.goto(paths.home)
  await page.getByRole('banner').getByRole('button', { name: landing.demo }).click()
  await page.getByRole('textbox', { name: demoCall.firstName }).fill('Asha')
  await page.getByRole('textbox', { name: demoCall.lastName }).fill('Rao')
  await page.getByRole('textbox', { name: demoCall.email }).fill('asha@buyer.test')
  await page.getByRole('textbox', { name: demoCall.phone }).fill('98765-43210')
  await page.keyboard.press('Enter')
  await page.getByText(demoCall.phoneWrong).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'landing demo')
  await page.getByRole('textbox', { name: demoCall.phone }).fill('9876543210')
  await page.keyboard.press('Enter')
  const done = page.getByRole('alertdialog', { name: 'Success' })
  await done.waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'landing demo sent')
  await done.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  const { salesEmail, brandName } = clientConfigIn(await (await fetch(url)).text())
  const mails = await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${salesEmail}`)
  expect(mails[0]?.text).toContain('Name: Asha Rao\nE-mail: asha@buyer.test\nPhone: 9876543210')
  expect(mails[0]?.text).toContain(`Product: ${brandName}`)
})

test('the bonus popup appears once per session, and not on /login (A28)', async () => {
  const page = await open()
  await page.clock.install()
  await page.goto(paths.home)
  await button(page, landing.signInUp).waitFor()
  await page.clock.runFor(30_000)
  await popup(page).waitFor()
  await screenshotIfAsked(page, 'landing popup')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => popup(page).count()).toBe(0)
  await page.goto(paths.home)
  await button(page, landing.signInUp).waitFor()
  await page.clock.runFor(30_000)
  expect(await popup(page).count()).toBe(0)

  const other = await open()
  await other.clock.install()
  await other.goto(paths.login)
  await button(other, signIn.sendCode).waitFor()
  await other.clock.runFor(30_000)
  expect(await popup(other).count()).toBe(0)
})

test('the developer sample matches the API’s reply', async () => {
  const page = await open()
  await page.goto(paths.home)
  const shown = await page.getByRole('region', { name: landing.developers.request }).textContent()
  const body = shown?.match(/-d '(.+)'$/s)?.[1] ?? ''
  const address = shown?.match(/^curl (\S+)/)?.[1] ?? ''
  const reply = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoKeys.test}`, 'content-type': 'application/json' },
    body,
  })
  // The sandbox's dates move on with the year.
  const result = { ...sampleReply.result, updatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
  expect(await reply.json()).toEqual({ ...sampleReply, id: expect.any(String), result })
  for (const name of [landing.developers.reference, landing.developers.openApi]) {
    const link = await page.getByRole('link', { name }).getAttribute('href')
    expect((await fetch(url + link)).status).toBe(200)
  }
})

test('the navbar links to sections of the same page', async () => {
  const page = await open({ ...phone, reducedMotion: 'reduce' })
  await page.goto(paths.home)
  await page.getByRole('link', { name: landing.nav.planDelivery }).click()
  const title = page.getByRole('heading', { name: landing.how.planDelivery.title })
  await expect.poll(async () => (await title.boundingBox())?.y ?? 9_999).toBeLessThan(844)
})

test('the page for times of maintenance responds without an error', async () => {
  const page = await open()
  await page.goto(paths.maintenance)
  await heading(page, signIn.maintenance.title).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'public maintenance')
})

test('e-sign has its own sign-in page, which leads to e-sign (A20)', async () => {
  const page = await open()
  await page.goto(paths.esign)
  await heading(page, signIn.title).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.esignLogin)

  const other = await open()
  await other.goto(paths.esignLogin)
  await enter(other, demo)
  await other.waitForURL(url + paths.esign)
})

const small = { ...phone, viewport: { width: 360, height: 740 } }

test.each([
  ['1440 px, light, English', { colorScheme: 'light', locale: 'en-IN' }],
  ['1440 px, dark, Hindi', { colorScheme: 'dark', locale: 'hi-IN' }],
  ['390 px, light, Hindi', { ...phone, colorScheme: 'light', locale: 'hi-IN' }],
  ['390 px, dark, English', { ...phone, colorScheme: 'dark', locale: 'en-IN' }],
  ['360 px, light, English', { ...small, colorScheme: 'light', locale: 'en-IN' }],
  ['360 px, dark, Hindi', { ...small, colorScheme: 'dark', locale: 'hi-IN' }],
] as const)('landing and dialog have no accessibility violation and no horizontal overflow, %s', async (name, look) => {
  const page = await open({ ...look, reducedMotion: 'reduce' })
  await page.goto(paths.home)
  const words = look.locale === 'hi-IN' ? hi : landing
  await button(page, words.signInUp).waitFor()
  for (const question of await page.locator('summary').all()) await question.click()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
  await button(page, words.signInUp).click()
  await page.locator('dialog input[type=email]').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, `landing dialog ${name}`)
})
