import { expect, onTestFinished, test } from 'vitest'
import { publicChallanLanding as text } from '../../contracts/messages/en/publicChallanLanding.ts'
import { publicChallanSearch as search } from '../../contracts/messages/en/publicChallanSearch.ts'
import { publicChallanLanding as hi } from '../../contracts/messages/hi/publicChallanLanding.ts'
import { publicChallanSearch as searchInHindi } from '../../contracts/messages/hi/publicChallanSearch.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { newestCodeAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

const pageOf = (brand: string) => paths.challanDetailedBrand.replace(':brandName', brand)
const small = { ...phone, viewport: { width: 360, height: 740 } }

/** A page in a browser with scripts disabled. */
async function withoutScripts() {
  // A window without error checks: with scripts disabled, the browser reports every script as blocked.
  const browser = (await open()).context().browser()
  const context = await browser?.newContext({ ...small, baseURL: url, javaScriptEnabled: false })
  const page = await context?.newPage()
  if (!page) throw new Error('There is no browser.')
  onTestFinished(() => context?.close())
  return page
}

test('without JavaScript the page shows its texts, both languages and a notice at the form', async () => {
  const page = await withoutScripts()
  await page.goto(pageOf('satyapan'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(/^This form needs JavaScript/).waitFor()
  await screenshotIfAsked(page, 'challan landing without scripts')
  await page.getByRole('textbox', { name: search.vehicle.label }).fill('MH12AB1000')
  await page.getByRole('button', { name: search.vehicle.check }).click()
  expect(page.url()).toBe(url + pageOf('satyapan'))
  await page.getByRole('link', { name: 'हिंदी' }).click()
  await page.getByRole('heading', { name: hi.how.title }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('hi')
})

test('without JavaScript every other page says what it needs, in the language of the page', async () => {
  const page = await withoutScripts()
  const code = 'nobody-knows-this-code'
  for (const path of ['/challan-details', '/challan-paid', '/challan-failed', '/', '/login', '/admin', '/docs']) {
    await page.goto(`${path}?lang=en&order=${code}`)
    await page.getByText(/needs JavaScript/).waitFor()
    expect(await page.locator('[class*=skeleton]').filter({ visible: true }).count()).toBe(0)
  }
  await page.goto('/challan-details?lang=hi')
  await page.getByText(/JavaScript चाहिए/).waitFor()
  await screenshotIfAsked(page, 'challan list without scripts')
})

test('a search on a small phone survives a reload, the back button and a change of language', async () => {
  const page = await open(small)
  await page.goto(pageOf('satyapan'))
  await page.getByRole('textbox', { name: search.vehicle.label }).pressSequentially('mh12ab1000')
  await page.getByRole('button', { name: search.vehicle.check }).click()
  const field = page.locator('[autocomplete="tel-national"]')
  await field.fill('98765 43210')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: search.phone.send }).click()
  const code = page.getByRole('textbox', { name: search.otp.label })
  await code.waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.reload()
  await code.waitFor()
  await page.goBack()
  await field.waitFor()
  await page.goForward()
  await code.waitFor()
  // The other language shows the same step.
  await page.getByRole('link', { name: 'हिंदी' }).click()
  await page.getByRole('button', { name: searchInHindi.otp.verify }).waitFor()
  await page.getByRole('link', { name: 'English' }).click()
  await code.waitFor()
  await code.fill(await newestCodeAt(url, '%2B919876543210'))
  await page.waitForURL(url + paths.challanDetails)
})

test('an unknown brand shows a notice and a search', async () => {
  const page = await open({ ...small, refused: ['404 /challan-detailed/nobody'] })
  await page.goto(pageOf('nobody'))
  await page.getByText(text.unknown.title).waitFor()
  await page.getByRole('textbox', { name: search.vehicle.label }).waitFor()
})

test.each([
  ['1440 px, light, English', { colorScheme: 'light', locale: 'en-IN' }],
  ['390 px, dark, Hindi', { ...phone, colorScheme: 'dark', locale: 'hi-IN' }],
  ['360 px, light, Hindi', { ...small, colorScheme: 'light', locale: 'hi-IN' }],
  ['360 px, dark, English', { ...small, colorScheme: 'dark', locale: 'en-IN' }],
] as const)(
  'with every FAQ answer open, no accessibility violation and no horizontal overflow, %s',
  async (_, look) => {
    const page = await open({ ...look, reducedMotion: 'reduce' })
    for (const path of [pageOf('satyapan'), pageOf('gaadi-seva'), paths.challanDetailed]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => document.querySelectorAll('main details').forEach(one => one.setAttribute('open', '')))
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await horizontalOverflow(page)).toBe(0)
    }
  },
)
