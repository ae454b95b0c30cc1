import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import * as hi from '../../contracts/messages/hi/index.ts'
import { paths, withId } from '../../contracts/paths.ts'
import { seededAccount } from '../../server/sandbox/accounts.ts'
import { apiClientAt, apiClientWith, signInAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, phone, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { shell, verifications } = messages

let customer: Awaited<ReturnType<typeof as>>
beforeEach(async () => {
  customer = await as(url, demo)
})

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null)
}

/** What axe finds on each page, and where a page is wider than its window. */
async function faults(page: Page, shown: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of shown) {
    await settled(page, path)
    const theme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    const width = page.viewportSize()?.width ?? 0
    await screenshotIfAsked(page, `${theme} ${width} ${path.replaceAll('/', '_')}`)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const wrong = [...(await accessibilityViolations(page)), ...(wider > 0 ? [`${wider} px too wide`] : [])]
    found.push(...wrong.map(what => `${path} at ${width}: ${what}`))
  }
  return found
}

const call = await signInAt(url)
const newest = async (resource: string) => (await call<{ id: string }[]>('GET', `/api/resources/${resource}`))[0]?.id

const customerPages = [
  paths.dashboard,
  paths.products,
  paths.bulkPan,
  `${paths.bulkPan}?mode=bulk`,
  paths.bulkPanResponses,
  `${paths.bulkPanResponses}?tab=files`,
  withId(paths.bulkPanDetail, String(await newest('pan-check'))),
  withId(paths.bulkPanDetail, String(await newest('bulk-jobs'))),
  paths.bulkHitResponses,
  paths.apiKeys,
  paths.myAccount,
  paths.walletStatement,
]
const staffPages = [
  paths.adminDashboard,
  paths.adminUserAccounts,
  paths.adminOverallTransactions,
  paths.adminAccessDenied,
]

describe.each(['light', 'dark'] as const)('no barrier that axe knows, %s', colorScheme => {
  test('pages before sign-in', async () => {
    const page = await open({ colorScheme, refused: ['404 /no-such-page'] })
    expect(await faults(page, [paths.login, paths.adminLogin, paths.sandbox, '/no-such-page'])).toEqual([])
  })

  test('a customer’s pages, wide and on a phone', async () => {
    const found: string[] = []
    for (const device of [{}, phone]) {
      const page = await open({ ...customer, ...device, colorScheme })
      found.push(...(await faults(page, customerPages)))
    }
    expect(found).toEqual([])
  })

  test('staff’s pages', async () => {
    const email = 'admin@satyapan.test'
    const { password } = seededAccount(email)
    const made = await apiClientAt(url)<Record<string, string>>('POST', '/admin-api/login', { email, password })
    const stored = { 'admin-auth': made.token ?? '', 'admin-refresh-token': made.refreshToken ?? '' }
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
    const page = await open({ colorScheme, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } })
    const staff = apiClientWith(url, { token: made.token ?? '' })
    const [user] = await staff<{ id: string }[]>('GET', '/admin-api/resources/users')
    const detail = withId(paths.adminUserDetail, String(user?.id))
    expect(await faults(page, [...staffPages, detail])).toEqual([])
  })
})

test('on a phone: the menu is a drawer, and the form’s button says what is missing', async () => {
  const page = await open({ ...customer, ...phone })
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: shell.openMenu }).click()
  await page.getByRole('link', { name: shell.menu.products }).click()
  await heading(page, messages.products.title).waitFor()
  await expect.poll(() => page.getByRole('button', { name: shell.closeMenu }).count()).toBe(0)
  await page.goto(paths.bulkPan)
  await page.getByRole('button', { name: verifications.form.sample }).click()
  await page.getByRole('button', { name: verifications.form.short.purpose }).waitFor()
})

test('Hindi and the dark theme are chosen in the profile and stay', async () => {
  const page = await open(customer)
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByText(shell.profile.dark, { exact: true }).click()
  await page.getByText('हिंदी', { exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: hi.shell.menu.dashboard }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

test('before KYC the gated page asks for it, and the dashboard is open', async () => {
  const page = await open(await as(url, 'new@satyapan.test'))
  await page.goto(paths.bulkPan)
  await heading(page, shell.kyc.title).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.bulkPan)
  await page.getByRole('link', { name: shell.kyc.dashboard }).click()
  await heading(page, messages.dashboard.first.title)
    .or(page.getByText(messages.dashboard.first.kycTitle))
    .first()
    .waitFor()
})
