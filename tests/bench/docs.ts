import { type Browser, chromium } from 'playwright'
import { paths } from '../../contracts/platform/paths.ts'
import { findChromium } from '../../scripts/testing/chromium.ts'
import { startProductWith } from './challans/product.ts'
import { median } from './median.ts'

const ROUNDS = 5

interface Target {
  path: string
  /** What is clicked as soon as it takes a click. */
  press: string
  /** What the click shows. */
  shown: string
}

const pages = {
  docs: {
    path: paths.docs,
    press: '[data-content-id="post-/v1/pan-check"]',
    shown: '.mono-font:has-text("/v1/pan-check")',
  },
  console: {
    path: `${paths.docs}/console`,
    press: '[data-content-id="get-/api/captcha/challenge"]',
    shown: '.mono-font:has-text("/api/captcha/challenge")',
  },
  login: { path: paths.login, press: 'button[type=submit]', shown: 'input' },
} satisfies Record<string, Target>

/** The API reference in a fresh browser, until its first call can be opened, side by side with the sign-in page. */
export async function benchDocs() {
  const { url, stop } = await startProductWith()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rounds: Record<keyof typeof pages, number>[] = []
    // The first visit also prints the documents, which the server does once.
    for (let round = 0; round <= ROUNDS; round++)
      rounds.push({
        docs: await usableAfter(browser, url, pages.docs),
        console: await usableAfter(browser, url, pages.console),
        login: await usableAfter(browser, url, pages.login),
      })
    const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.slice(1).map(pick))
    return {
      ms: middle(round => round.docs),
      consoleMs: middle(round => round.console),
      loginMs: middle(round => round.login),
      ratio: middle(round => round.docs / round.login),
    }
  } finally {
    await browser.close()
    await stop()
  }
}

async function usableAfter(browser: Browser, url: string, { path, press, shown }: Target): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const started = performance.now()
    await page.goto(url + path, { waitUntil: 'commit' })
    await page.locator(press).first().click()
    await page.locator(shown).first().waitFor()
    return performance.now() - started
  } finally {
    await context.close()
  }
}
