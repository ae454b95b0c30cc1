import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { messages } from '../../contracts/messages/en/index.ts'
import { signIn } from '../../contracts/messages/en/signIn.ts'
import { signedIn } from '../support/browser.ts'
import { newestCode, tokensAt } from '../support/remote.ts'
import { ownPlace, startServer } from '../support/server.ts'

export { messages, signIn }

export const demo = 'demo@satyapan.test'

/** The product as somebody has just started it: built, seeded, embedded. One for each test file. */
export const startProduct = async () => startServer({ ...(await ownPlace(false)), SANDBOX_DELAY_MS: '30' })

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
    const shown = heading(page, signIn.title).waitFor({ timeout: 2_000 })
    return shown.then(
      () => true,
      () => false,
    )
  }
  await expect.poll(seen, { timeout: 12_000 }).toBe(true)
}
