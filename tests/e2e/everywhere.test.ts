import type { BrowserContextOptions, Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'
import { challanVehicles } from '../../contracts/challans/challanSandbox.ts'
import * as hi from '../../contracts/messages/hi/index.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { signInAt, signInStaffAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, phone, screenshotIfAsked } from '../support/browser.ts'
import { citizensAt } from './citizen.ts'
import { customerPages, publicPages, type Readers, refused, staffPages } from './pageAddresses.ts'
import { as, asStaff, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { shell, verifications } = messages

/** Together these cover both languages, both themes and both widths. */
const looks = [
  { name: 'light, English, 1440 px', colorScheme: 'light', locale: 'en-IN' },
  { name: 'dark, Hindi, 390 px', colorScheme: 'dark', locale: 'hi-IN', ...phone },
] as const

type Look = (typeof looks)[number]

const readersNow = async (): Promise<Readers> => ({
  customer: await signInAt(url),
  staff: await signInStaffAt(url, 'super@satyapan.test'),
})

/** Pending requests of the page. Event streams never end, so they are ignored. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', request => pending.add(request))
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  page.on('response', response => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) pending.delete(response.request())
  })
  return pending
}

type Marked = Element & { isLeft?: boolean }

/** Waits until the page has its heading and its data. */
async function settled(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  const isDrawn = () =>
    [...document.querySelectorAll<Marked>('h1')].some(title => !title.isLeft) &&
    document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null
  await page.waitForFunction(isDrawn)
  await expect.poll(async () => pending.size === 0 && (await page.evaluate(isDrawn)), { interval: 50 }).toBe(true)
}

/** Navigates as a link within the app does. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    for (const title of document.querySelectorAll<Marked>('h1')) title.isLeft = true
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

/** The page's markup without React's generated IDs. */
const markupOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.outerHTML.replaceAll(/_r_\w+_|:r\w+:/g, ''))

/** Accessibility and layout errors of the open page. Markup in `seen` is not checked again, because placeholder pages are all alike. */
async function faultsOf(page: Page, { name, locale }: Look, address: string, seen = new Set<string>()) {
  await screenshotIfAsked(page, `${name} ${address.replaceAll(/\W/g, '_')}`)
  const markup = await markupOf(page)
  const faults = markup && seen.has(markup) ? [] : await accessibilityViolations(page)
  if (markup) seen.add(markup)
  const { wide, titles, lang } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    titles: [...document.querySelectorAll('h1')].filter(title => title.checkVisibility()).length,
    lang: document.documentElement.lang,
  }))
  // A phone's viewport grows if the content is too wide.
  const width = page.viewportSize()?.width ?? 0
  if (wide > width) faults.push(`${wide - width} px too wide`)
  if (titles !== 1) faults.push(`${titles} h1`)
  if (lang !== locale.slice(0, 2)) faults.push(`in ${lang}`)
  return faults.map(fault => `${address}: ${fault}`)
}

/** A tour has a hundred pages and grows with the product; each of its steps loses patience by itself. */
const TOUR_MS = 15 * 60_000

interface Tour {
  addresses: readonly string[]
  session?: BrowserContextOptions
  /** The tab's session storage from the first page on. */
  stored?: Record<string, string>
  /** Navigates within the running app instead of loading each address. */
  inApp?: boolean
}

async function faultsOn({ addresses, session, stored = {}, inApp = false }: Tour, look: Look): Promise<string[]> {
  const page = await open({ ...look, ...session, reducedMotion: 'reduce', refused })
  await page.context().addInitScript(entries => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, Object.entries(stored))
  const pending = pendingRequests(page)
  const seen = new Set<string>()
  const faults: string[] = []
  for (const address of addresses) {
    const isSamePage = page.url().startsWith(`${url}${address.split('?')[0]}`)
    if (inApp && page.url() !== 'about:blank' && !isSamePage) await navigate(page, address)
    else await page.goto(address)
    await settled(page, pending)
    faults.push(...(await faultsOf(page, look, address, seen)))
  }
  await page.context().close()
  return faults
}

describe.each(looks)('$name: no accessibility violation, no horizontal overflow, one h1', look => {
  test('on pages before sign-in', async () => {
    const readers = await readersNow()
    const addresses = [...(await publicPages(readers, 'console')), ...(await publicPages(readers, 'admin'))]
    expect(await faultsOn({ addresses }, look)).toEqual([])
  })

  test('on an unknown page', async () => {
    const page = await open({ ...look, refused: ['404 /no-such-page'] })
    await page.goto('/no-such-page')
    await settled(page, pendingRequests(page))
    expect(await faultsOf(page, look, '/no-such-page')).toEqual([])
  })

  test('on the public challan pages', async () => {
    const { session } = await (await citizensAt(url)).proven(challanVehicles.mix.rcNo)
    const addresses = await publicPages(await readersNow(), 'public')
    expect(await faultsOn({ addresses, stored: session }, look)).toEqual([])
  })

  test(
    'on a customer’s pages',
    async () => {
      const { session } = await (await citizensAt(url)).proven(challanVehicles.mix.rcNo)
      const { result, parentId } = session
      const tour = {
        addresses: await customerPages(await readersNow()),
        session: await as(url, demo),
        stored: { result, parentId },
      }
      expect(await faultsOn({ ...tour, inApp: true }, look)).toEqual([])
    },
    TOUR_MS,
  )

  test(
    'on staff’s pages',
    async () => {
      const session = await asStaff(url, 'super@satyapan.test')
      expect(await faultsOn({ addresses: await staffPages(await readersNow()), session, inApp: true }, look)).toEqual(
        [],
      )
    },
    TOUR_MS,
  )
})

test('a table that is wider than its section can be scrolled with the keyboard', async () => {
  const readers = await readersNow()
  const customer = (await staffPages(readers)).filter(address => address.startsWith(paths.adminUserDetail)).slice(0, 1)
  const session = await asStaff(url, 'super@satyapan.test')
  const look: Look = { ...looks[0], viewport: { width: 1200, height: 800 } } as Look
  expect(await faultsOn({ addresses: customer, session }, look)).toEqual([])
})

test('on a phone the menu is a drawer, and the form’s button names the missing field', async () => {
  const page = await open({ ...(await as(url, demo)), ...phone })
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: shell.openMenu }).click()
  await page.getByRole('link', { name: shell.menu.products }).click()
  await heading(page, messages.products.title).waitFor()
  await expect.poll(() => page.getByRole('button', { name: shell.closeMenu }).count()).toBe(0)
  await page.goto(paths.bulkPan)
  await page.getByRole('button', { name: verifications.form.sample }).click()
  await page.getByRole('button', { name: verifications.form.short.purpose }).waitFor()
})

test('Hindi and the dark theme, chosen in the profile, survive a reload', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByText(shell.profile.dark, { exact: true }).click()
  await page.getByText('हिंदी', { exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: hi.shell.menu.dashboard }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

test('before KYC a gated page shows the KYC prompt, and the dashboard opens', async () => {
  const page = await open(await as(url, 'new@satyapan.test'))
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(paths.bulkPan)
  await heading(page, shell.kyc.title).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.bulkPan)
  await page.getByRole('link', { name: shell.kyc.dashboard }).click()
  await heading(page, messages.dashboard.first.title)
    .or(page.getByText(messages.dashboard.first.kycTitle))
    .first()
    .waitFor()
  // Features are requested only when KYC is complete (A38).
  expect(asked.filter(path => path.includes('/user/features/'))).toEqual([])
})
