import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe, { type AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import { findChromium } from '../../scripts/testing/chromium.ts'

const TIMEOUT_MS = 60_000

interface TabOptions extends BrowserContextOptions {
  /** Prefixes of error responses that the test expects, such as `401 /v1/`; any other response from 400 on fails it. */
  refused?: string[]
}

/** The test files of a worker share its browsers, one for each set of switches; they end with the worker. */
const browsers = new Map<string, Browser>()

async function browserWith(switches: string[]): Promise<Browser> {
  const key = switches.join(' ')
  const running = browsers.get(key)
  if (running?.isConnected()) return running
  const args = ['--no-sandbox', '--disable-gpu', ...switches]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  browsers.set(key, browser)
  return browser
}

/**
 * Opens pages of this server in a browser with optional Chromium switches. Any console error or failed request fails the test that
 * opened the page.
 */
export function browserFor(url: string, switches: string[] = []) {
  let contexts: BrowserContext[] = []
  const complaints: string[] = []
  afterEach(async ({ task }) => {
    for (const context of contexts) {
      for (const page of context.pages()) {
        await screenshotIfAsked(page, `${task.name} (end)`)
        // Routes of a failed test would otherwise reject unhandled, which a retry cannot fix.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
      await context.close()
    }
    contexts = []
    expect(complaints.splice(0)).toEqual([])
  })
  /** A fresh browser context, or one restored from `storageState`; `page.context().newPage()` opens another tab. */
  return async function open({ refused = [], ...options }: TabOptions = {}): Promise<Page> {
    const browser = await browserWith(switches)
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, ...options })
    contexts.push(context)
    context.setDefaultTimeout(TIMEOUT_MS)
    context.on('page', page => watch(page, url, refused, complaints))
    return context.newPage()
  }
}

/**
 * A CSP violation is a console error. For statuses from 400 on the response is reported, because it says more than its console
 * line.
 */
function watch(page: Page, url: string, refused: string[], complaints: string[]): void {
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.stack || error.message || error.name}`))
  page.on('console', message => {
    const { type, text } = { type: message.type(), text: message.text() }
    if (type === 'error' && !text.startsWith('Failed to load resource')) complaints.push(`${page.url()}: ${text}`)
  })
  page.on('response', reply => {
    const answer = `${reply.status()} ${new URL(reply.url()).pathname}`
    if (reply.url().startsWith(url) && reply.status() >= 400 && !refused.some(start => answer.startsWith(start)))
      complaints.push(answer)
  })
  page.on('requestfailed', request => {
    // Leaving a page aborts its pending requests.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why ?? 'failed'}`)
  })
}

/** Opens the page with an existing session. */
export const signedIn = (url: string, tokens: Record<string, string>): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [{ origin: url, localStorage: Object.entries(tokens).map(([name, value]) => ({ name, value })) }],
  },
})

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Waits until no finite animation runs, because a fading notice has too little contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}

type WithAxe = Window & { axe?: { run(options: object): Promise<AxeResults> } }

const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What axe-core reports for the page when it is ready: rule and elements. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // A page of the running app already has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await settled(page)
  await page.evaluate(uncover)
  const results = await page.evaluate(options => (window as WithAxe).axe?.run(options), axeOptions)
  if (!results) throw new Error('The page was left while axe looked at it.')
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** Bars that stick to the window's edges cover whatever lies there until somebody scrolls, which is no fault of what they cover. */
function uncover(): void {
  scrollTo(0, 0)
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { position, bottom } = getComputedStyle(element)
    if (position === 'sticky' && bottom === '0px') element.style.position = 'static'
  }
}

/** By how many pixels the page is wider than its window. A phone's `innerWidth` grows with what is too wide, so it is no measure. */
export async function horizontalOverflow(page: Page): Promise<number> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  return Math.max(0, wide - (page.viewportSize()?.width ?? wide))
}

const looks = join(tmpdir(), 'satyapan-looks')

/** With LOOK=1, takes a screenshot. */
export async function screenshotIfAsked(page: Page, name: string): Promise<void> {
  if (process.env.LOOK !== '1') return
  mkdirSync(looks, { recursive: true })
  await page.screenshot({ path: join(looks, `${name}.png`) })
}

/** A message as displayed: `%{name}` filled in, the plural form chosen by `smart_count`. */
export function interpolate(template: string, values: Record<string, string | number> = {}): string {
  const forms = template.split(' |||| ')
  const form = forms[values.smart_count === 1 ? 0 : forms.length - 1] ?? template
  return form.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
