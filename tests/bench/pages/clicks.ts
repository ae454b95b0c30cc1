import type { Browser, Page } from 'playwright'
import { paths } from '../../../contracts/platform/paths.ts'
import { median } from '../median.ts'
import type { Visited } from './visit.ts'

const CLICKS = 9
const ROWS = 100
/** Links of the menu, in the order in which they are pressed. */
const MENU = [paths.apiKeys, paths.apiUsage, paths.products, paths.whitelistIp, paths.templates, paths.dashboard]

/** Clicks on a full list and in the menu, each until the frame that shows what it did. */
export async function measureClicks(browser: Browser, list: Visited) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...list.session })
  try {
    const page = await context.newPage()
    await page.goto(list.url)
    await page.locator('tbody tr input[type=checkbox]').first().waitFor()
    await page.evaluate(watchLongTasks)
    const rows = await showRows(page)
    const ticks: number[] = []
    const density: number[] = []
    for (let click = 0; click < CLICKS; click++) {
      ticks.push(await clickOn(page, `tbody tr:nth-of-type(${click + 2}) input[type=checkbox]`))
      density.push(await clickOn(page, '[aria-label="Comfortable rows"], [aria-label="Compact rows"]'))
    }
    // The list has its product's menu; the dashboard has the main one.
    await page.goto(new URL(paths.dashboard, list.url).href)
    await page.locator('h1').first().waitFor()
    return { rows, tickMs: median(ticks), densityMs: median(density), next: await measureMenu(page) }
  } finally {
    await context.close()
  }
}

type Tasks = Window & { longTasks: number[] }

function watchLongTasks(): void {
  const tasks: number[] = []
  Object.assign(window, { longTasks: tasks })
  new PerformanceObserver(seen => tasks.push(...seen.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** For how long the main thread is blocked by showing a hundred rows. */
async function showRows(page: Page) {
  await page.evaluate(() => (window as unknown as Tasks).longTasks.splice(0))
  await page.locator('footer select').selectOption(String(ROWS))
  await page.waitForFunction(count => document.querySelectorAll('tbody tr').length === count, ROWS)
  await page.waitForTimeout(500)
  const tasks = await page.evaluate(() => (window as unknown as Tasks).longTasks)
  return { longestMs: Math.max(0, ...tasks), totalMs: tasks.reduce((sum, task) => sum + task, 0) }
}

const clickOn = (page: Page, selector: string): Promise<number> =>
  page.evaluate(async wanted => {
    const started = performance.now()
    document.querySelector<HTMLElement>(wanted)?.click()
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - started
  }, selector)

/** From a click in the menu until the next page has its heading: with its code still to be fetched, and warm. */
async function measureMenu(page: Page) {
  const rounds: number[][] = []
  for (let round = 0; round < 4; round++) {
    const times: number[] = []
    for (const path of MENU) {
      times.push(await page.evaluate(openFromMenu, path))
      await page.waitForTimeout(700)
    }
    rounds.push(times)
  }
  const [first = [], ...warm] = rounds
  return { coldMs: median(first), warmMs: median(warm.flat()), slowestMs: Math.max(...first) }
}

async function openFromMenu(path: string): Promise<number> {
  const before = document.querySelector('h1')
  const started = performance.now()
  const link = document.querySelector<HTMLElement>(`[data-side-menu] a[href="${path}"]`)
  if (!link) throw new Error(`The menu has no link to ${path}.`)
  link.click()
  while (location.pathname !== path || document.querySelector('h1') === null || document.querySelector('h1') === before)
    await new Promise(done => requestAnimationFrame(done))
  return performance.now() - started
}
