import { cpSync, rmSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeEach, expect, inject } from 'vitest'
import * as messages from '../../contracts/messages/en/index.ts'
import { newestCodeAt, staffTokensAt, tokensAt } from '../support/apiClient.ts'
import { interpolate, signedIn } from '../support/browser.ts'
import { type Env, launchServer } from '../support/launch.ts'
import { temporaryDataEnv } from '../support/server.ts'

/** What the pages say. */
export { messages }

export const { signIn } = messages

export const demo = 'demo@satyapan.test'

/**
 * The product as somebody has just started it: built, seeded, embedded. One for each test file; a test's second try has a new one at the same
 * address, for the first may have shut an account or paid what is paid once.
 */
export async function startProduct(env: Env = {}): Promise<{ url: string }> {
  const place = await temporaryDataEnv(false)
  const start = (at: Env = {}) => {
    cpSync(inject('seeded'), place.DATA_DIR, { recursive: true })
    return launchServer({ ...place, SANDBOX_DELAY_MS: '30', ...env, ...at })
  }
  let server = await start()
  const { url } = server
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await server.stop('SIGKILL')
    rmSync(place.DATA_DIR, { recursive: true, force: true })
    server = await start({ PORT: new URL(url).port })
  })
  afterAll(() => server.stop('SIGKILL'))
  return { url }
}

/** A window of this customer, without the way through the sign-in page. */
export async function as(url: string, email: string): Promise<BrowserContextOptions> {
  const { token, refreshToken } = await tokensAt(url, email)
  return signedIn(url, { token, 'refresh-token': refreshToken })
}

/** A window of a member of staff, likewise. */
export async function asStaff(
  url: string,
  email?: Parameters<typeof staffTokensAt>[1],
): Promise<BrowserContextOptions> {
  const { token, refreshToken } = await staffTokensAt(url, email)
  return signedIn(url, { 'admin-auth': token, 'admin-refresh-token': refreshToken })
}

/** From the sign-in page on, as a person does it. */
export async function enter(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: signIn.email, exact: true }).fill(email)
  await page.getByRole('button', { name: signIn.sendCode }).click()
  const code = page.getByRole('textbox', { name: signIn.code })
  await code.waitFor()
  await code.fill(await newestCodeAt(new URL(page.url()).origin, email))
}

/** The key that a dialog shows, by its own button. The clipboard may hold another one from before. */
export async function copiedKey(page: Page): Promise<string> {
  const { copyNamed } = messages.components.copy
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'))
  await page.getByRole('button', { name: interpolate(copyNamed, { name: messages.apiKeys.newKey.key }) }).click()
  await expect.poll(copied).toMatch(/^sk_/)
  return copied()
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Waits until the page is shut: five seconds at most, until then a server may go by what it knew. `title` is its door's. */
export async function isSignedOut(page: Page, title: string = signIn.title): Promise<void> {
  const seen = async () => {
    await page.reload()
    const shown = heading(page, title).waitFor({ timeout: 10_000 })
    return shown.then(
      () => true,
      () => false,
    )
  }
  await expect.poll(seen, { timeout: 120_000 }).toBe(true)
}
