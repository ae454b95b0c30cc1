import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../../scripts/testing/chromium.ts'
import { median } from '../median.ts'
import { BRAND_TOKEN, look, signInByCode } from './citizen.ts'
import { startProductWith } from './product.ts'

const ROUNDS = 5
const CLICKS = 9
const PAGE = '/challan-detailed/satyapan'
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A cheap phone on a slow connection: 4× CPU slowdown, 1.6 Mbit/s down, 150 ms latency. */
export async function slowPage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
}

/**
 * Measures the brand's page on a phone: first paint compared with the same page without scripts, layout shift, and what a
 * list of 500 challans costs compared with 20: the first card, all cards, one selection, all selections, and their review.
 */
export async function benchPages() {
  const { url, stop } = await startProductWith()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rounds: { with: Painted; without: Painted }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ with: await painted(browser, url, true), without: await painted(browser, url, false) })
    const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
    const [few, many] = [await listed(browser, url, 'MH12AB1020'), await listed(browser, url, 'MH12AB1500')]
    return {
      paint: {
        ms: middle(round => round.with.firstMs),
        bareMs: middle(round => round.without.firstMs),
        ratio: middle(round => round.with.firstMs / round.without.firstMs),
        shift: Math.max(...rounds.map(round => round.with.shift)),
      },
      tick: { fewMs: few.tickMs, manyMs: many.tickMs, ratio: many.tickMs / few.tickMs },
      list: { few, many },
    }
  } finally {
    await browser.close()
    await stop()
  }
}

interface Painted {
  firstMs: number
  shift: number
}

async function painted(browser: Browser, url: string, scripts: boolean): Promise<Painted> {
  const context = await browser.newContext({ ...phone, baseURL: url })
  try {
    const page = await context.newPage()
    await slowPage(page)
    // Both documents take the same path, because a response from the page's own route handler bypasses the throttling.
    await page.route(url + PAGE, async route => route.fulfill(await documentOf(route.fetch(), scripts)))
    await page.addInitScript(watchShift)
    await page.goto(PAGE, { waitUntil: 'networkidle' })
    return await page.evaluate(() => ({
      firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      shift: (window as unknown as { shift: number }).shift,
    }))
  } finally {
    await context.close()
  }
}

type Fetched = Promise<{ text: () => Promise<string>; headers: () => Record<string, string> }>

/** Serves the document as it is, or without its scripts. */
async function documentOf(fetched: Fetched, scripts: boolean) {
  const reply = await fetched
  const text = await reply.text()
  const body = scripts ? text : text.replaceAll(/<script [^>]*src=[^>]*><\/script>/g, '')
  const { 'content-length': _, 'content-encoding': __, ...headers } = reply.headers()
  return { body, headers }
}

function watchShift(): void {
  const kept = window as unknown as { shift: number }
  kept.shift = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) kept.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Listed {
  /** Since the navigation. */
  firstCardMs: number
  allCardsMs: number
  /** From a click to the next frame: one challan (median), Select All, and the review of all. */
  tickMs: number
  selectAllMs: number
  reviewMs: number
}

/** A vehicle's list on a slow phone. */
async function listed(browser: Browser, url: string, vehicle: string): Promise<Listed> {
  const accessToken = await signInByCode(url, `9800000${vehicle.slice(-3)}`)
  const found = await look(url, accessToken, vehicle)
  const context = await browser.newContext({ ...phone, baseURL: url })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchCards, found.result.length)
    await page.addInitScript(
      kept => {
        for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
      },
      {
        bt: accessToken,
        result: JSON.stringify(found),
        parentId: found.parentId,
        challanVehicle: vehicle,
        eChallanToken: JSON.stringify({ token: BRAND_TOKEN }),
      },
    )
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto('/challan-details')
    await page.waitForFunction(() => (window as unknown as Cards).allCardsMs > 0)
    const { firstCardMs, allCardsMs } = await page.evaluate(() => {
      const { firstCardMs, allCardsMs } = window as unknown as Cards
      return { firstCardMs, allCardsMs }
    })
    // The first checkbox is Select All.
    const press = (at: number) => page.evaluate(pressed, { selector: 'main input[type=checkbox]:enabled', at })
    const times: number[] = []
    for (let click = 0; click < CLICKS; click++) times.push(await press(1))
    const selectAllMs = await press(0)
    const reviewMs = await page.evaluate(pressed, { selector: '[aria-describedby=bar-note]', at: 0 })
    return { firstCardMs, allCardsMs, tickMs: median(times), selectAllMs, reviewMs }
  } finally {
    await context.close()
  }
}

interface Cards {
  firstCardMs: number
  allCardsMs: number
}

/** Notes when the first card and the last one are there. */
function watchCards(all: number): void {
  const kept = window as unknown as Cards
  kept.firstCardMs = 0
  kept.allCardsMs = 0
  const look = () => {
    const cards = document.querySelectorAll('#challans > ul > li').length
    if (cards > 0) kept.firstCardMs ||= performance.now()
    if (cards >= all) kept.allCardsMs ||= performance.now()
    if (kept.allCardsMs === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function pressed({ selector, at }: { selector: string; at: number }): Promise<number> {
  const box = document.querySelectorAll<HTMLElement>(selector)[at]
  const started = performance.now()
  box?.click()
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  return performance.now() - started
}
