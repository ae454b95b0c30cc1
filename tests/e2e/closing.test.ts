import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { adminClosing } from '../../contracts/messages/en/adminClosing.ts'
import { paths, withId } from '../../contracts/platform/paths.ts'
import type { Closing, ClosingDetail } from '../../contracts/resources/closing.ts'
import { type ApiClient, signInStaffAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { asStaff, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

const MAKER = 'super@satyapan.test'
const CHECKER = 'director@satyapan.test'
const note = 'Agrees with the bank statement'

const listOf = (staff: ApiClient, name: string, filter: object) =>
  staff<{ id: string }[]>(
    'GET',
    `/admin-api/resources/${name}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )

async function act(page: Page, button: string, done: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(note)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await page.getByText(done).first().waitFor()
}

/** Explains what differs on a day, and closes it by two people. */
async function closeDay(maker: ApiClient, checker: ApiClient, day: string) {
  const differences = await listOf(maker, 'gateway-differences', { state: 'open', createdFrom: day, createdTo: day })
  for (const { id } of differences) await maker('POST', `/admin-api/gateway-differences/${id}/explain`, { note })
  await maker('POST', `/admin-api/closings/${day}/prepare`, { note })
  const { digest } = await checker<ClosingDetail>('GET', `/admin-api/resources/closings/${day}`)
  await checker('POST', `/admin-api/closings/${day}/sign`, { digest, note })
}

test('finance closes a day and a month by two people, and downloads the files', { timeout: 400_000 }, async () => {
  const [maker, checker] = [await signInStaffAt(url, MAKER), await signInStaffAt(url, CHECKER)]
  const [prepared] = (await listOf(maker, 'closings', { state: ['prepared'] })) as Closing[]
  const day = prepared?.id ?? ''
  const month = day.slice(0, 7)

  const page = await open(await asStaff(url, CHECKER))
  await page.goto(paths.adminClosing)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'closing list')
  await page.goto(withId(paths.adminClosingDetail, day))
  await page.getByText(adminClosing.agrees).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'closing of a day')
  await act(page, adminClosing.sign.action, adminClosing.sign.done)

  const rest = (await listOf(maker, 'closings', { kind: ['day'], state: ['open'] }))
    .map(({ id }) => id)
    .filter(id => id.startsWith(month))
    .toSorted()
  for (const one of rest) await closeDay(maker, checker, one)

  const ofMaker = await open(await asStaff(url, MAKER))
  await ofMaker.goto(withId(paths.adminClosingDetail, month))
  await act(ofMaker, adminClosing.prepare.action, adminClosing.prepare.done)
  await ofMaker.getByText(adminClosing.own).waitFor()
  await page.goto(withId(paths.adminClosingDetail, month))
  await act(page, adminClosing.sign.action, adminClosing.sign.done)
  await page.getByText(adminClosing.files.allPlaced).waitFor()
  await screenshotIfAsked(page, 'closing of a month')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: adminClosing.files.gstr1 }).click()
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
  expect(file.fp).toBe(`${month.slice(5)}${month.slice(0, 4)}`)
  expect(await accessibilityViolations(page)).toEqual([])
})

test('the pages fit a phone', async () => {
  const page = await open({ ...(await asStaff(url)), ...phone })
  const staff = await signInStaffAt(url)
  const [newest] = await listOf(staff, 'closings', { kind: ['day'] })
  for (const path of [paths.adminClosing, withId(paths.adminClosingDetail, newest?.id ?? '')]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await screenshotIfAsked(page, `phone ${path.split('?')[0]}`)
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
  }
})
