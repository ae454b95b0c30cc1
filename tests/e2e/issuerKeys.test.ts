import { expect, test } from 'vitest'
import { dryRuns } from '../../contracts/messages/en/dryRuns.ts'
import { issuerKeys } from '../../contracts/messages/en/issuerKeys.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { dryRun } from '../../contracts/resources/dryRun.ts'
import { issuerKey } from '../../contracts/resources/issuerKey.ts'
import { sourceRoute } from '../../contracts/resources/sourceRoute.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { makeAuthority } from '../support/proofs/authority.ts'
import { asStaff, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const past = makeAuthority('DS UIDAI 01', { from: 2018, to: 2021 })
const fits = async (page: Awaited<ReturnType<typeof open>>, name: string) => {
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, name)
}

test('a super-admin imports a key after comparing its fingerprint, and removes it again', async () => {
  const staff = await asStaff(url, 'super@satyapan.test')
  const page = await open({ ...staff, refused: ['400 /admin-api/issuer-keys'] })
  await page.goto(paths.adminIssuerKeys)
  await page.getByText(issuerKeys.nothing).first().waitFor()
  await fits(page, 'issuer keys none')
  await page.getByRole('button', { name: issuerKeys.import.button }).first().click()
  const first = page.getByRole('dialog', { name: issuerKeys.import.title })
  const file = first.getByLabel(issuerKeys.import.file)
  await file.setInputFiles({ name: 'hello.pem', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await first.getByRole('button', { name: issuerKeys.import.read }).click()
  await first.getByText('This file is no certificate').waitFor()
  await fits(page, 'issuer keys refused')
  await file.setInputFiles({ name: 'uidai.cer', mimeType: 'text/plain', buffer: Buffer.from(past.certificate) })
  await first.getByRole('button', { name: issuerKeys.import.read }).click()
  const second = page.getByRole('dialog', { name: interpolate(issuerKeys.confirm.title, { issuer: 'UIDAI' }) })
  await second.getByText('CN=DS UIDAI 01').first().waitFor()
  await second.getByRole('button', { name: issuerKeys.confirm.button }).click()
  await second.getByText('Compare the fingerprint first.').waitFor()
  await second.getByLabel(issuerKeys.confirm.compared).check()
  await second.getByLabel(issuerKeys.confirm.acceptExpired).check()
  await fits(page, 'issuer keys confirm')
  await second.getByRole('button', { name: issuerKeys.confirm.button }).click()
  await second.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: issuerKey.fields.state.choices.expired.label.en }).click()
  const drawer = page.getByRole('dialog', { name: issuerKey.words?.one?.en ?? '' })
  await drawer.getByRole('button', { name: issuerKeys.remove.button }).waitFor()
  await fits(page, 'issuer key')
  await drawer.getByRole('button', { name: issuerKeys.remove.button }).click()
  const removing = page.getByRole('dialog', { name: interpolate(issuerKeys.remove.title, { issuer: 'UIDAI' }) })
  await removing.getByRole('textbox').fill('It was only a test')
  await removing.getByRole('button', { name: issuerKeys.remove.button }).click()
  await drawer.getByText('It was only a test').waitFor()
})

test('a dry run on test values goes on in the background and shows its counts', async () => {
  const page = await open(await asStaff(url))
  await page.goto(`${paths.adminSwitchSource}?entry=pan-check`)
  const route = page.getByRole('dialog', { name: sourceRoute.words?.one?.en ?? '' })
  await route.getByRole('button', { name: dryRuns.start.button }).click()
  const dialog = page.getByRole('dialog', { name: interpolate(dryRuns.start.title, { product: 'PAN check' }) })
  await dialog.getByRole('textbox').last().fill('Before we switch')
  const accept = dialog.getByLabel(dryRuns.start.acceptUnknownCost)
  if ((await accept.count()) > 0) await accept.check()
  await dialog.getByLabel(dryRuns.preview.title).waitFor()
  await fits(page, 'dry run start')
  await dialog.getByRole('button', { name: dryRuns.start.confirm, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await route.getByRole('link', { name: dryRuns.all }).click()
  await page.getByRole('row').filter({ hasText: 'PAN check' }).click()
  const run = page.getByRole('dialog', { name: dryRun.words?.one?.en ?? '' })
  await run.getByText(dryRun.fields.state.choices.done.label.en).first().waitFor()
  await run.getByRole('table', { name: dryRuns.fields }).waitFor()
  await fits(page, 'dry run')
  await page.setViewportSize(phone.viewport)
  await fits(page, 'dry run phone')
})

test('the pages fit a phone', async () => {
  const page = await open({ ...(await asStaff(url, 'super@satyapan.test')), ...phone, colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('locale', 'hi'))
  for (const path of [paths.adminIssuerKeys, paths.adminDryRuns]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await fits(page, `phone ${path.slice(7)}`)
  }
})
