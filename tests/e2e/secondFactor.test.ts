import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { secondFactor } from '../../contracts/messages/en/secondFactor.ts'
import { secondFactorStep as step } from '../../contracts/messages/en/secondFactorStep.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { seededAccount } from '../../server/sandbox/accounts.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { codeOf } from '../support/secondFactor.ts'
import { as, enter, heading, messages, signIn, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { account } = messages

/** Checks with axe after all transitions: axe would measure colours in mid-transition. */
async function hasNoViolations(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getAnimations().some(one => one instanceof CSSTransition))
  expect(await accessibilityViolations(page)).toEqual([])
}

/**
 * Completes the set-up dialog. Returns the secret, the recovery codes and the code that was used. That is the current code: the server
 * accepts it for one more step, and already accepts the next one, so slow machines are no problem.
 */
async function setUp(page: Page) {
  const dialog = page.getByRole('dialog', { name: secondFactor.first.title })
  await dialog.getByRole('img', { name: secondFactor.qr }).waitFor()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await hasNoViolations(page)
  await screenshotIfAsked(page, 'second factor scan')
  const spent = codeOf(secret)
  await dialog.getByRole('textbox', { name: secondFactor.code }).fill(spent)
  const kept = page.getByRole('dialog', { name: secondFactor.codesTitle })
  await kept.waitFor()
  const codes = await kept.getByRole('list', { name: secondFactor.codesList }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await screenshotIfAsked(page, 'second factor codes')
  await hasNoViolations(page)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: secondFactor.download }).click(),
  ])
  expect(saved.suggestedFilename()).toContain('recovery codes')
  const done = kept.getByRole('button', { name: secondFactor.done })
  expect(await done.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await kept.getByRole('checkbox', { name: secondFactor.kept }).check()
  await done.click()
  await kept.waitFor({ state: 'detached' })
  return { secret, codes, spent }
}

/** Signs out and waits for the sign-in page. */
async function leave(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await heading(page, title).waitFor()
}

const security = `${paths.myAccount}?tab=security`

test('a customer sets it up, and signs in with the app, then with a recovery code', async () => {
  const email = 'postpaid@satyapan.test'
  const page = await open()
  await page.goto(security)
  await enter(page, email)
  await page.getByRole('button', { name: secondFactor.setUp, exact: true }).click()
  const { secret, codes, spent } = await setUp(page)
  await page.getByText(interpolate(secondFactor.codesLeftOf, { left: 10, total: 10 })).waitFor()
  await screenshotIfAsked(page, 'second factor on')

  await leave(page, paths.logout, signIn.title)
  await enter(page, email)
  await heading(page, step.title).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await screenshotIfAsked(page, 'second factor step')
  await hasNoViolations(page)
  // A phone may discard the page while the user is in the authenticator app.
  await page.reload()
  await heading(page, step.title).waitFor()
  const code = page.getByRole('textbox', { name: step.code })
  await code.fill(spent)
  await page.getByText('This code is wrong or has already been used').waitFor()
  await code.fill(codeOf(secret, 1))
  await page.getByRole('button', { name: /^Profile of/ }).waitFor()

  await leave(page, paths.logout, signIn.title)
  await enter(page, email)
  await page.getByRole('button', { name: step.useRecovery }).click()
  await page.getByRole('textbox', { name: step.recovery }).fill((codes[0] ?? '').toLowerCase())
  await hasNoViolations(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Profile of/ }).waitFor()
  await page.goto(security)
  await page.getByText(interpolate(secondFactor.codesLeftOf, { left: 9, total: 10 })).waitFor()

  await page.getByRole('button', { name: secondFactor.turnOff }).click()
  const dialog = page.getByRole('dialog', { name: secondFactor.offTitle })
  await dialog.getByRole('textbox').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: secondFactor.offSubmit }).click()
  await page.getByRole('button', { name: secondFactor.setUp, exact: true }).waitFor()
})

test('on a phone in dark mode, nothing overflows the window', async () => {
  const page = await open({ ...phone, ...(await as(url, 'new@satyapan.test')), colorScheme: 'dark' })
  await page.goto(security)
  await page.getByRole('heading', { name: account.title }).waitFor()
  await page.getByRole('button', { name: secondFactor.setUp, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: secondFactor.first.title })
  await dialog.getByRole('img', { name: secondFactor.qr }).waitFor()
  await hasNoViolations(page)
  await screenshotIfAsked(page, 'second factor phone')
  expect(await horizontalOverflow(page)).toBe(0)
  await dialog.getByRole('button', { name: secondFactor.cancel }).click()
})

test('staff set it up in their menu, and the password alone no longer signs in', async () => {
  const page = await open()
  const email = 'admin@satyapan.test'
  const byPassword = async () => {
    await page.goto(paths.adminLogin)
    await page.getByRole('textbox', { name: signIn.email, exact: true }).fill(email)
    await page.getByRole('textbox', { name: signIn.password, exact: true }).fill(seededAccount(email).password)
    await page.getByRole('button', { name: signIn.adminSubmit, exact: true }).click()
  }
  const menu = page.getByRole('button', { name: /^Profile of/ })
  await byPassword()
  await menu.click()
  await page.getByRole('button', { name: secondFactor.title }).click()
  await page.getByRole('button', { name: secondFactor.setUp, exact: true }).click()
  const { secret } = await setUp(page)
  const dialog = page.getByRole('dialog', { name: secondFactor.title })
  await dialog.getByText(interpolate(secondFactor.codesLeftOf, { left: 10, total: 10 })).waitFor()
  await hasNoViolations(page)
  await dialog.getByRole('button', { name: secondFactor.close }).click()

  await leave(page, paths.adminLogout, signIn.adminTitle)
  await byPassword()
  await heading(page, step.title).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull()
  await hasNoViolations(page)
  await page.getByRole('textbox', { name: step.code }).fill(codeOf(secret, 1))
  await menu.waitFor()
})
