import type { BrowserContextOptions, Page, Request } from 'playwright'
import { expect } from 'vitest'
import { signInAt, signInStaffAt } from '../../support/apiClient.ts'
import { accessibilityViolations, browserFor, phone, screenshotIfAsked } from '../../support/browser.ts'
import { startProduct } from '../product.ts'
import { type Readers, refused } from './pageAddresses.ts'

/** Together these cover both languages, both themes and both widths. */
export const looks = {
  light: { name: 'light, English, 1440 px', colorScheme: 'light', locale: 'en-IN' },
  dark: { name: 'dark, Hindi, 390 px', colorScheme: 'dark', locale: 'hi-IN', ...phone },
} as const

export type Look = (typeof looks)[keyof typeof looks]

/** Pending requests of the page. Event streams never end, so they are ignored. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
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
export async function settled(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  const isDrawn = () =>
    [...document.querySelectorAll<Marked>('h1')].some(title => !title.isLeft) &&
    document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null
  await page.waitForFunction(isDrawn)
  await expect.poll(async () => pending.size === 0 && (await page.evaluate(isDrawn)), { interval: 50 }).toBe(true)
}

/** Navigates as a link within the app does. */
export async function navigate(page: Page, address: string): Promise<void> {
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
export async function faultsOf(page: Page, { name, locale }: Look, address: string, seen = new Set<string>()) {
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
export const TOUR_MS = 15 * 60_000

interface Tour {
  addresses: readonly string[]
  session?: BrowserContextOptions
  /** The tab's session storage from the first page on. */
  stored?: Record<string, string>
  /** Navigates within the running app instead of loading each address. */
  inApp?: boolean
}

/** The product as newly started, and what tours of it need. */
export async function startTours() {
  const { url } = await startProduct()
  const open = browserFor(url)

  const readersNow = async (): Promise<Readers> => ({
    customer: await signInAt(url),
    staff: await signInStaffAt(url, 'super@satyapan.test'),
  })

  /** Accessibility and layout errors on the tour, each with its address. */
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

  return { url, open, readersNow, faultsOn }
}
