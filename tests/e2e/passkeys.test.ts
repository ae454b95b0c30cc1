import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { passkeys, passkeysServer } from '../../contracts/messages/en/passkeys.ts'
import { paths } from '../../contracts/platform/paths.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { as, asStaff, heading, messages, signIn, startProduct } from './product.ts'

const product = await startProduct()
/** Browsers have no passkeys at an IP address. */
const url = product.url.replace('127.0.0.1', 'localhost')
const open = browserFor(url)
const { account } = messages
const security = `${paths.myAccount}?tab=security`

/** Gives the page an authenticator that verifies its user without asking; it lives as long as the page. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const profile = (page: Page) => page.getByRole('button', { name: /^Profile of/ })

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: passkeys.add, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: passkeys.addTitle })
  const field = dialog.getByRole('textbox', { name: passkeys.name })
  expect(await field.inputValue()).toMatch(/Chrome/)
  await field.fill(name)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, `passkey ${name}`)
  await dialog.getByRole('button', { name: passkeys.create }).click()
  await dialog.waitFor({ state: 'detached' })
  await item(page, name).waitFor()
}

const item = (page: Page, name: string) =>
  page.getByRole('list', { name: passkeys.list }).getByRole('listitem').filter({ hasText: name })

async function leave(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await heading(page, title).waitFor()
}

const enterByPasskey = (page: Page) => page.getByRole('button', { name: signIn.passkey }).click()

test('a customer adds a passkey, signs in with it, and removes it', async () => {
  const page = await open(await as(url, 'demo@satyapan.test'))
  await plugIn(page)
  await page.goto(security)
  await add(page, 'Work laptop')

  await leave(page, paths.logout, signIn.title)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'passkey sign-in')
  await enterByPasskey(page)
  await profile(page).waitFor()

  await page.goto(security)
  const mine = item(page, 'Work laptop')
  await mine.getByText(passkeys.thisDevice).waitFor()
  expect(await mine.textContent()).toContain('Last used')
  await screenshotIfAsked(page, 'passkey list')
  await mine.getByRole('button', { name: interpolate(passkeys.renameNamed, { name: 'Work laptop' }) }).click()
  const rename = page.getByRole('dialog', { name: interpolate(passkeys.renameTitle, { name: 'Work laptop' }) })
  await rename.getByRole('textbox').fill('Laptop')
  await rename.getByRole('button', { name: passkeys.rename }).click()
  await item(page, 'Laptop').waitFor()
  await rename.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: interpolate(passkeys.removeNamed, { name: 'Laptop' }) }).click()
  const remove = page.getByRole('dialog', { name: interpolate(passkeys.removeTitle, { name: 'Laptop' }) })
  await remove.getByText('It is your last passkey').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await remove.getByRole('button', { name: passkeys.remove }).click()
  await page.getByText(passkeys.none).waitFor()

  await leave(page, paths.logout, signIn.title)
  await enterByPasskey(page)
  await page.getByText(passkeysServer.unknown).waitFor()
})

test('on a phone in dark mode, nothing overflows the window', async () => {
  const page = await open({ ...phone, ...(await as(url, 'new@satyapan.test')), colorScheme: 'dark' })
  await plugIn(page)
  await page.goto(security)
  await page.getByRole('heading', { name: account.title }).waitFor()
  await add(page, 'A phone whose name is rather long for its place in the list')
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'passkey phone')
  await leave(page, paths.logout, signIn.title)
  expect(await horizontalOverflow(page)).toBe(0)
  await enterByPasskey(page)
  await page.waitForURL(address => address.pathname !== paths.login)
  await page.goto(security)
  await page.getByRole('list', { name: passkeys.list }).getByText(passkeys.thisDevice).waitFor()
})

test('staff add one in their menu, and it signs them in on their side only', async () => {
  const page = await open(await asStaff(url))
  await plugIn(page)
  await page.goto(paths.adminDashboard)
  await profile(page).click()
  await page.getByRole('button', { name: passkeys.title }).click()
  await add(page, 'Staff laptop')
  await leave(page, paths.adminLogout, signIn.adminTitle)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.goto(paths.login)
  await enterByPasskey(page)
  await page.getByText(passkeysServer.unknown).waitFor()
  await page.goto(paths.adminLogin)
  await enterByPasskey(page)
  await profile(page).waitFor()
})
