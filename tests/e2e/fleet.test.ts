import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { documentChoices } from '../../contracts/fleet.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { fleetVehicle } from '../../contracts/resources/fleetVehicle.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { components, fleet } = messages

/** As `2026-12`, in India. */
function monthAfterThis(): string {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    .format()
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
}

/** Chooses a format of the list's export. */
async function exportAs(page: Page, format: keyof typeof components.list.exportAs) {
  await page.getByRole('button', { name: components.list.exportTicked, exact: true }).click()
  await page.getByRole('menuitem', { name: components.list.exportAs[format] }).click()
}

test('the vehicles whose insurance ends next month are opened from their figure and exported', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.vaahanAnalytics)
  await heading(page, fleet.title).waitFor()
  await page.getByRole('button', { name: fleet.calendar.next }).click()
  const figure = page.getByRole('link', { name: new RegExp(`^${documentChoices.insurance.label.en} \\d+$`) })
  const count = Number((await figure.textContent())?.match(/\d+$/)?.[0])
  expect(count).toBeGreaterThan(0)
  await screenshotIfAsked(page, 'fleet next month')
  await figure.click()

  const range = interpolate(components.list.range, { from: 1, to: count, total: count })
  await page.getByText(range, { exact: true }).waitFor()
  expect(await page.getByRole('row').count()).toBe(1 + count)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'fleet vehicles of next month')

  const [file] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'csv')])
  const [header = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  const at = header.split(',').findIndex(name => name.endsWith(fleetVehicle.fields.insuranceUpto.label.en))
  const months = new Set(lines.map(line => line.split(',')[at]?.slice(0, 7)))
  expect(lines).toHaveLength(count)
  expect([...months]).toEqual([monthAfterThis()])

  const [workbook] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'xlsx')])
  expect(workbook.suggestedFilename()).toMatch(/^fleet-vehicles-.*\.xlsx$/)
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK')
})
