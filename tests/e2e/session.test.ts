import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import { newestCodeAt } from '../support/apiClient.ts'
import { browserFor, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, enter, heading, isSignedOut, messages, signIn, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { account, dashboard, shell } = messages

/** Waits for the focus, so that typed text reaches the field. */
const hasFocus = async (field: Locator) => {
  await expect.poll(() => field.evaluate(node => node === document.activeElement)).toBe(true)
}

test('a new user signs in by OTP, continues to the linked page, and sees the figures', async () => {
  const page = await open()
  await page.goto(`${paths.bulkPanResponses}?tab=files`)
  await screenshotIfAsked(page, 'login')
  await enter(page, demo)
  await page.getByRole('link', { name: 'vendors-north.csv' }).waitFor()
  expect(page.url()).toBe(`${url}${paths.bulkPanResponses}?tab=files`)

  await page.goto(paths.dashboard)
  for (const figure of Object.values(dashboard.figures).slice(0, 4)) await page.getByText(figure).first().waitFor()
  await heading(page, dashboard.recent.title).waitFor()
  for (const chart of [dashboard.charts.spend, dashboard.charts.rate]) {
    const card = page.getByRole('region', { name: chart })
    await card.getByRole('button', { name: messages.components.chart.asTable }).click()
    await expect.poll(() => card.getByRole('row').count()).toBeGreaterThan(28)
  }
  await screenshotIfAsked(page, 'dashboard')
})

test('a wrong code shows an error, and the right one still works; after sign-out the pages are not accessible', async () => {
  const page = await open()
  await page.goto(paths.login)
  await page.getByRole('textbox', { name: signIn.email, exact: true }).fill('postpaid@satyapan.test')
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: signIn.code })
  await hasFocus(code)
  const right = await newestCodeAt(url, 'postpaid@satyapan.test')
  await page.keyboard.type(right === '000000' ? '000001' : '000000')
  await page.getByText('This code is wrong or has expired').waitFor()
  await expect.poll(() => code.inputValue()).toBe('')
  await hasFocus(code)
  await page.keyboard.type(right)
  await page.getByText(shell.wallet.outstanding).first().waitFor()
  expect(await page.getByText(shell.wallet.api, { exact: true }).count()).toBe(0)

  await page.goto(paths.logout)
  await heading(page, signIn.title).waitFor()
  await page.goto(paths.myAccount)
  await heading(page, signIn.title).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('two tabs share a session that both must refresh; signing out everywhere ends another browser’s session too', async () => {
  const state = await as(url, demo)
  // Requests that are pending when the session ends are refused.
  const page = await open({ ...state, refused: ['401 '] })
  const other = await page.context().newPage()
  // After a quarter of an hour, each tab finds that its access token has expired.
  await page.goto(paths.sandbox)
  await page.evaluate(() => {
    const [head, claims = '', signature] = (localStorage.getItem('token') ?? '').split('.')
    const old = { ...JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), exp: 1 }
    localStorage.setItem('token', [head, btoa(JSON.stringify(old)).replaceAll('=', ''), signature].join('.'))
  })
  const seen: number[] = []
  page.context().on('response', reply => {
    if (reply.url().includes('/user/authenticate')) seen.push(reply.status())
  })
  await Promise.all([page.goto(paths.apiKeys), other.goto(`${paths.myAccount}?tab=security`)])
  await heading(page, 'API keys').waitFor()
  await heading(other, account.title).waitFor()
  // What one tab stores reaches the process of the other a little later, so that tab may refresh as well; neither is refused.
  expect(seen.length).toBeLessThanOrEqual(2)
  expect(new Set(seen)).toEqual(new Set([200]))

  const elsewhere = await open({ ...(await as(url, demo)), refused: ['401 '] })
  await elsewhere.goto(paths.myAccount)
  await heading(elsewhere, account.title).waitFor()
  await other.getByRole('button', { name: account.everywhere }).click()
  await other.getByRole('dialog').getByRole('button', { name: account.confirm.confirm }).click()
  await heading(other, signIn.title).waitFor()
  await heading(page, signIn.title).waitFor()
  await isSignedOut(elsewhere)
})

test('pages that need no account: not found, sandbox, reference', async () => {
  const page = await open({ refused: ['404 /no-such-page'] })
  await page.goto('/no-such-page')
  await heading(page, signIn.notFound.title).waitFor()
  await page.goto(paths.sandbox)
  await page.getByText('sk_test_SandboxOnlyZenithComponentsTestKey01').first().waitFor()
  await page.getByText('AAACZ1404A').first().waitFor()
  await screenshotIfAsked(page, 'sandbox')
  await page.goto(paths.docs)
  await page.getByText('/v1/pan-check').first().waitFor()
  await screenshotIfAsked(page, 'docs')
})

test('with the keyboard alone: sign in, and skip the menu', async () => {
  const page = await open()
  await page.goto(paths.login)
  await hasFocus(page.getByRole('textbox', { name: signIn.email, exact: true }))
  await page.keyboard.type('assistant@satyapan.test')
  await page.keyboard.press('Enter')
  await hasFocus(page.getByRole('textbox', { name: signIn.code }))
  await page.keyboard.type(await newestCodeAt(url, 'assistant@satyapan.test'))
  await page.getByRole('button', { name: /^Profile of/ }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shell.skip)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})
