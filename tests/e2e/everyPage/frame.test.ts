import { expect, test } from 'vitest'
import * as hi from '../../../contracts/messages/hi/index.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { phone } from '../../support/browser.ts'
import { as, asStaff, demo, heading, messages } from '../product.ts'
import { staffPages } from './pageAddresses.ts'
import { looks, startTours } from './tours.ts'

const { url, open, readersNow, faultsOn } = await startTours()
const { shell, verifications } = messages

test('a table that is wider than its section can be scrolled with the keyboard', async () => {
  const readers = await readersNow()
  const customer = (await staffPages(readers)).filter(address => address.startsWith(paths.adminUserDetail)).slice(0, 1)
  const session = await asStaff(url, 'super@satyapan.test')
  const look = { ...looks.light, viewport: { width: 1200, height: 800 } }
  expect(await faultsOn({ addresses: customer, session }, look)).toEqual([])
})

test('on a phone the menu is a drawer, and the form’s button names the missing field', async () => {
  const page = await open({ ...(await as(url, demo)), ...phone })
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: shell.openMenu }).click()
  await page.getByRole('link', { name: shell.menu.products }).click()
  await heading(page, messages.products.title).waitFor()
  await expect.poll(() => page.getByRole('button', { name: shell.closeMenu }).count()).toBe(0)
  await page.goto(paths.bulkPan)
  await page.getByRole('button', { name: verifications.form.sample }).click()
  await page.getByRole('button', { name: verifications.form.short.purpose }).waitFor()
})

test('Hindi and the dark theme, chosen in the profile, survive a reload', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByText(shell.profile.dark, { exact: true }).click()
  await page.getByText('हिंदी', { exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: hi.shell.menu.dashboard }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

test('before KYC a gated page shows the KYC prompt, and the dashboard opens', async () => {
  const page = await open(await as(url, 'new@satyapan.test'))
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(paths.bulkPan)
  await heading(page, shell.kyc.title).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.bulkPan)
  await page.getByRole('link', { name: shell.kyc.dashboard }).click()
  await heading(page, messages.dashboard.first.title)
    .or(page.getByText(messages.dashboard.first.kycTitle))
    .first()
    .waitFor()
  // Features are requested only when KYC is complete (A38).
  expect(asked.filter(path => path.includes('/user/features/'))).toEqual([])
})
