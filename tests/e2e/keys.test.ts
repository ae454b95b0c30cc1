import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { admin } from '../../contracts/messages/en/admin.ts'
import { ipAllowList } from '../../contracts/messages/en/ipAllowList.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { panCheck } from '../../contracts/products/panCheck.ts'
import { apiKey } from '../../contracts/resources/apiKey.ts'
import { seededAccount } from '../../server/sandbox/accounts.ts'
import { apiClientAt, checkByKey } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
  signedIn,
} from '../support/browser.ts'
import { as, copiedKey, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const openWindow = browserFor(url)
const { apiKeys } = messages
const elsewhere = '198.51.100.4'

let customer: Awaited<ReturnType<typeof as>>
beforeEach(async () => {
  customer = await as(url, demo)
})

async function shownKey(page: Page): Promise<string> {
  const key = await copiedKey(page)
  await page.getByRole('button', { name: apiKeys.newKey.done }).click()
  return key
}

async function asStaff() {
  const { email, password } = seededAccount('admin@satyapan.test')
  const sent = { email, password }
  const made = await apiClientAt(url)<Record<string, string>>('POST', '/admin-api/login', sent)
  return signedIn(url, { 'admin-auth': made.token ?? '', 'admin-refresh-token': made.refreshToken ?? '' })
}

const statusOf = async (key: string) => (await checkByKey(url, 'AAACZ1000A', {}, key)).status

const vehicleCheck = (key: string) =>
  fetch(`${url}/v1/vehicle-rc-check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ consent: true, purpose: 'other' }),
  })

test('a key with limited scopes can call only those, and is rotated with an overlap', async () => {
  const page = await openWindow({ ...customer, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(paths.apiKeys)
  await page.getByRole('button', { name: apiKeys.create }).click()
  await page.getByRole('textbox', { name: apiKey.fields.name.label.en }).fill('Narrow')
  await page.getByRole('radio', { name: apiKeys.creating.only }).click()
  await page.getByRole('checkbox', { name: panCheck.label.en }).check()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('combobox', { name: apiKey.fields.expiresAt.label.en }).click()
  await page.getByRole('option', { name: apiKeys.creating.expiries['30'] }).click()
  await page.getByRole('button', { name: apiKeys.creating.submit }).click()
  const key = await shownKey(page)
  expect(await statusOf(key)).toBe(200)
  const refused = await vehicleCheck(key)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('vehicle-rc-check')

  await page.getByRole('button', { name: interpolate(apiKeys.detail.open, { name: 'Narrow' }) }).click()
  await page.getByRole('button', { name: apiKeys.detail.rotate }).click()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: apiKeys.rotating.submit }).click()
  const next = await shownKey(page)
  await page.getByText(apiKey.fields.rotatedAt.label.en).waitFor()
  await screenshotIfAsked(page, 'rotated key')
  expect(next).not.toBe(key)
  expect([await statusOf(key), await statusOf(next)]).toEqual([200, 200])
})

async function addEntry(page: Page, fill?: string): Promise<void> {
  await page.getByRole('button', { name: fill ? ipAllowList.add : ipAllowList.addMine, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (fill) await dialog.getByRole('textbox', { name: ipAllowList.dialog.address }).fill(fill)
  if (fill) await dialog.getByText(interpolate(ipAllowList.dialog.excludes, { address: '127.0.0.1' })).waitFor()
  await dialog.getByRole('button', { name: fill ? ipAllowList.dialog.addAnyway : ipAllowList.dialog.submit }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('an allow-list without one’s own address blocks live calls, staff see it, and adding the address unblocks them', async () => {
  const [testKey = '', liveKey = ''] = seededAccount(demo).apiKeys
  expect(await statusOf(liveKey)).toBe(200)
  const page = await openWindow({ ...customer, ...phone })
  await page.goto(paths.whitelistIp)
  await addEntry(page, elsewhere)
  const refused = await checkByKey(url, 'AAACZ1000A', {}, liveKey)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('cannot be used from 127.0.0.1')
  expect(await statusOf(testKey)).toBe(200)
  await screenshotIfAsked(page, 'own address outside')

  const staff = await openWindow(await asStaff())
  await staff.goto(paths.adminIpHits)
  const row = staff.getByRole('row').filter({ hasText: '127.0.0.1' })
  await expect
    .poll(async () => {
      await staff.reload()
      return row.textContent({ timeout: 5_000 }).catch(() => '')
    })
    .toMatch(/127\.0\.0\.1.*Zenith Components.*1/)
  await staff.getByRole('heading', { name: admin.ipAllowList.hits.top }).waitFor()
  await screenshotIfAsked(staff, 'ip hits')
  await staff.goto(paths.adminWhitelistIp)
  await staff.getByText(elsewhere).waitFor()

  await addEntry(page)
  expect(await statusOf(liveKey)).toBe(200)
  await page.getByRole('button', { name: interpolate(ipAllowList.removeNamed, { address: elsewhere }) }).click()
  await page.getByRole('button', { name: ipAllowList.removing.confirm }).click()
  await page.getByText(interpolate(ipAllowList.removing.done, { address: elsewhere })).waitFor()
})

/** Errors that axe finds on each page, and pages wider than the window. */
async function faults(page: Page, shown: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of shown) {
    await page.goto(path)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    const wider = await horizontalOverflow(page)
    found.push(...(await accessibilityViolations(page)), ...(wider > 0 ? [`${path}: ${wider} px too wide`] : []))
  }
  return found
}

test.each(['light', 'dark'] as const)(
  'no accessibility violation and no horizontal overflow, %s',
  async colorScheme => {
    const staff = await asStaff()
    for (const device of [{}, phone]) {
      const page = await openWindow({ ...customer, ...device, colorScheme })
      expect(await faults(page, [paths.apiKeys, paths.whitelistIp])).toEqual([])
      const office = await openWindow({ ...staff, ...device, colorScheme })
      expect(await faults(office, [paths.adminIpHits, paths.adminWhitelistIp])).toEqual([])
    }
  },
)
