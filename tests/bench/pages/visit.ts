import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright'
import { type Usable, type Watched, watchPage } from './inPage.ts'
import { watchTransfers } from './transfers.ts'

const QUIET_MS = 1_000
const LONGEST_MS = 60_000

export interface Visited {
  url: string
  usable: Usable
  session?: BrowserContextOptions
}

/** Done with a tab before it goes anywhere. */
export type Prepare = (devtools: CDPSession) => Promise<void>

export type Visit = Watched & Awaited<ReturnType<Awaited<ReturnType<typeof watchTransfers>>['figures']>>

/** Opens a page as somebody who has never been here: an empty cache, and a session if the page needs one. */
export async function visit(browser: Browser, { url, usable, session }: Visited, prepare?: Prepare): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...session })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await prepare?.(devtools)
    const transfers = await watchTransfers(devtools)
    await page.addInitScript(watchPage, usable)
    await page.goto(url, { waitUntil: 'commit' })
    const watched = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched)
    const until = Date.now() + LONGEST_MS
    for (
      let now = await watched();
      !now.usableMs || !now.firstPaintMs || !transfers.isQuiet(QUIET_MS);
      now = await watched()
    ) {
      if (Date.now() > until) throw new Error(`${url} was not usable and quiet within ${LONGEST_MS} ms.`)
      await sleep(100)
    }
    const result = await watched()
    const origin = await page.evaluate(() => performance.timeOrigin)
    return { ...result, ...(await transfers.figures(origin + result.usableMs)) }
  } finally {
    await context.close()
  }
}

/** A mid-range phone on a slow mobile network, with the figures that Lighthouse applies in a browser. */
export async function slowPhone(devtools: CDPSession): Promise<void> {
  const bytesPerSecond = (1_474.56 * 1_000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: (675 * 1_000) / 8,
  })
}
