import { cpSync, rmSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeEach, expect, inject } from 'vitest'
import * as messages from '../../contracts/messages/en/index.ts'
import { newestCodeAt, staffTokensAt, tokensAt } from '../support/apiClient.ts'
import { interpolate, signedIn } from '../support/browser.ts'
import { built, type Env, launchServer } from '../support/launch.ts'
import { temporaryDataEnv } from '../support/server.ts'

/** The texts of the pages. */
export { messages }

export const { signIn } = messages

export const demo = 'demo@satyapan.test'

/**
 * The product as newly started: built, seeded, with the embedded database. Each test file has its own; a retry gets a new one at the same
 * address, because the first run may have deactivated an account or made a one-time payment.
 */
export async function startProduct(env: Env = {}): Promise<{ url: string }> {
  const place = await temporaryDataEnv(false)
  const start = (at: Env = {}) => {
    cpSync(inject('seeded'), place.DATA_DIR, { recursive: true })
    return launchServer({ ...place, SANDBOX_DELAY_MS: '30', ...env, ...at }, built)
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

/** A window with this customer's session, without the sign-in page. */
export async function as(url: string, email: string): Promise<BrowserContextOptions> {
  const { token, refreshToken } = await tokensAt(url, email)
  return signedIn(url, { token, 'refresh-token': refreshToken })
}

/** The same for a member of staff. */
export async function asStaff(
  url: string,
  email?: Parameters<typeof staffTokensAt>[1],
): Promise<BrowserContextOptions> {
  const { token, refreshToken } = await staffTokensAt(url, email)
  return signedIn(url, { 'admin-auth': token, 'admin-refresh-token': refreshToken })
}

/** Signs in through the page, as a user does. */
export async function enter(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: signIn.email, exact: true }).fill(email)
  await page.getByRole('button', { name: signIn.sendCode }).click()
  const code = page.getByRole('textbox', { name: signIn.code })
  await code.waitFor()
  await code.fill(await newestCodeAt(new URL(page.url()).origin, email))
}

/** The key in a dialog, copied with its button. The clipboard may contain an earlier key, so it is compared. */
export async function copiedKey(page: Page): Promise<string> {
  const { copyNamed } = messages.components.copy
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'))
  await page.getByRole('button', { name: interpolate(copyNamed, { name: messages.apiKeys.newKey.key }) }).click()
  await expect.poll(copied).toMatch(/^sk_/)
  return copied()
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Waits until the session is rejected, which may take five seconds because servers cache sessions. `title` is the sign-in page's title. */
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
