import { cpSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { account } from '../../contracts/messages/en/account.ts'
import { apiKeys } from '../../contracts/messages/en/apiKeys.ts'
import { bulkScreen } from '../../contracts/messages/en/bulkScreen.ts'
import { dashboard } from '../../contracts/messages/en/dashboard.ts'
import { messages as shared } from '../../contracts/messages/en/index.ts'
import { products } from '../../contracts/messages/en/products.ts'
import { signIn } from '../../contracts/messages/en/signIn.ts'
import { signedIn } from '../support/browser.ts'
import { newestCode, tokensAt } from '../support/remote.ts'
import { ownPlace, startServer } from '../support/server.ts'

export { signIn }

/** What every page has, and what loads with single pages. */
export const messages = { ...shared, account, apiKeys, bulkScreen, dashboard, products }

export const demo = 'demo@satyapan.test'

/** The product as somebody has just started it: built, seeded, embedded. One for each test file. */
export async function startProduct(env: Record<string, string> = {}) {
  const place = await ownPlace(false)
  cpSync(inject('seeded'), place.DATA_DIR, { recursive: true })
  return startServer({ ...place, SANDBOX_DELAY_MS: '30', ...env })
}

/** A window of this customer, without the way through the sign-in page. */
export async function as(url: string, email: string): Promise<BrowserContextOptions> {
  const { token, refreshToken } = await tokensAt(url, email)
  return signedIn(url, { token, 'refresh-token': refreshToken })
}

/** From the sign-in page on, as a person does it. */
export async function enter(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: signIn.email, exact: true }).fill(email)
  await page.getByRole('button', { name: signIn.sendCode }).click()
  const code = page.getByRole('textbox', { name: signIn.code })
  await code.waitFor()
  await code.fill(await newestCode(new URL(page.url()).origin, email))
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Waits until the page is shut: five seconds at most, until then a server may go by what it knew. */
export async function isSignedOut(page: Page): Promise<void> {
  const seen = async () => {
    await page.reload()
    const shown = heading(page, signIn.title).waitFor({ timeout: 5_000 })
    return shown.then(
      () => true,
      () => false,
    )
  }
  await expect.poll(seen, { timeout: 60_000 }).toBe(true)
}
