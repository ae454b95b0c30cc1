import { expect, test } from 'vitest'
import { signIn } from '../../contracts/messages/en/signIn.ts'
import { ssoPage, ssoServer } from '../../contracts/messages/en/sso.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { accessibilityViolations, browserFor, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

const DOMAIN = 'corp.satyapan.test'

/** Types an address on the sign-in page, goes on to the sandbox's issuer, and chooses who comes. */
async function goToIssuer(page: Awaited<ReturnType<typeof open>>, name: string): Promise<void> {
  await page.goto(paths.login)
  await page.getByLabel(signIn.email, { exact: true }).fill(`somebody@${DOMAIN}`)
  await page.getByRole('button', { name: interpolate(signIn.sso.goOn, { name: DOMAIN }) }).click()
  await page.getByRole('link', { name: interpolate(ssoServer.sandbox.choose, { name }) }).click()
}

test('a colleague comes in through the company’s issuer, on a phone, and has a session', async () => {
  const page = await open(phone)
  await goToIssuer(page, 'Nisha Verma')
  await page.waitForURL(address => address.pathname === paths.dashboard)
  expect(await page.evaluate(() => location.href)).not.toContain('code=')
})

test('the pages on the way have no accessibility violations', async () => {
  const page = await open()
  await page.goto(paths.login)
  await page.getByLabel(signIn.email, { exact: true }).fill(`somebody@${DOMAIN}`)
  await page.getByText(signIn.sso.offer).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'single sign-on offered')
  await page.getByRole('button', { name: interpolate(signIn.sso.goOn, { name: DOMAIN }) }).click()
  await heading(page, ssoServer.sandbox.title).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

test.each([
  ['Tara Bose', ssoServer.refused.untrusted],
  ['Leela Pillai', ssoServer.refused.unverified],
  ['Vera Thomas', ssoServer.refused.domain],
  ['Dev Anand', ssoServer.refused.down],
])('%s is told why not, with a way back', async (name, words) => {
  const page = await open()
  await goToIssuer(page, name)
  await page.getByText(words).waitFor()
  await heading(page, ssoPage.refused).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: ssoPage.back }).click()
  await heading(page, signIn.title).waitFor()
})

test('staff come in through theirs', async () => {
  const page = await open()
  await page.goto(paths.adminLogin)
  await page.getByRole('button', { name: interpolate(signIn.sso.staff, { name: 'Sandbox ID' }) }).click()
  await page.getByRole('link', { name: interpolate(ssoServer.sandbox.choose, { name: 'Priya Menon' }) }).click()
  await page.waitForURL(address => address.pathname === paths.adminDashboard)
})
