import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { admin } from '../../contracts/messages/en/admin.ts'
import { usage } from '../../contracts/messages/en/usage.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { checkByKey } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { as, asStaff, demo, heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

test('a call by key is counted, found by its request ID, opened masked, and exported', async () => {
  const reply = await checkByKey(url, 'AAACZ1000A', { 'idempotency-key': 'e2e-usage' })
  const requestId = reply.headers.get('x-request-id') ?? ''
  const page = await open(await as(url, demo))
  await page.goto(paths.apiUsage)
  await heading(page, usage.charts.calls).waitFor()
  await page.getByRole('table', { name: usage.by.key }).getByText('Vendor portal').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'usage')

  await page.getByRole('link', { name: usage.everyRequest }).click()
  await heading(page, 'API tracking report').waitFor()
  await page.getByRole('searchbox').fill(requestId)
  const rows = page.getByRole('row')
  await expect.poll(() => rows.count()).toBe(2)
  expect(await accessibilityViolations(page)).toEqual([])
  await rows.nth(1).click()
  const drawer = page.getByRole('dialog', { name: 'Request' })
  await drawer.getByText('"AAxxxx000A"').waitFor()
  expect(await drawer.textContent()).not.toContain('AAACZ1000A')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'usage request')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'detached' })

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(requestId)
})

test('the usage page and the requests fit a phone', async () => {
  const page = await open({ ...(await as(url, demo)), ...phone })
  for (const path of [paths.apiUsage, paths.apiTrackingReport]) {
    await page.goto(path)
    await page.getByText('Completed').locator('visible=true').first().waitFor()
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await screenshotIfAsked(page, `usage phone ${path.slice(1)}`)
  }
})

test('staff find a request in the log and replay it in the sandbox, which the audit log records', async () => {
  const reply = await checkByKey(url, 'AAACZ1000A', { 'idempotency-key': 'e2e-replay' })
  const page = await open(await asStaff(url))
  await page.goto(paths.adminApiLogs)
  await heading(page, 'API logs').waitFor()
  await page
    .getByRole('searchbox', { name: 'Full request ID or reference' })
    .fill(reply.headers.get('x-request-id') ?? '')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog', { name: 'Request' })
  await drawer.getByRole('button', { name: usage.replay.act }).click()
  await drawer.getByText('"valid"').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'usage replay')
  await drawer.getByRole('link', { name: 'Zenith Components' }).click()
  await page.getByText(admin.action.apiLog.replayed).first().waitFor()
})
