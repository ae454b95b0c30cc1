import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import { apiClientWith, tokensAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct({ SANDBOX_DELAY_MS: '60' })
const open = browserFor(url)
const { bulkScreen, verifications } = messages
const { job } = bulkScreen

/** A chunk of 25 takes a worker three seconds and two chunks run at a time, so the job runs for another ten seconds after the first one. */
const SLOW = 250
const letter = (place: number) => String.fromCharCode(65 + (place % 26))
const slowPan = (row: number) => `A${letter(Math.floor(row / 26))}${letter(row)}CZ1202A`
const pans = [...Array.from({ length: SLOW }, (_, row) => slowPan(row)), 'AAACZ1404A', 'AAACZ1503A']

interface Job {
  status: string
  counts: { done: number }
  capturedPaise: number
}

/** The number of finished rows that the page shows. */
async function doneOn(page: Page): Promise<number> {
  const total = ` of ${pans.length} rows`
  const words = await page.getByText(total).first().textContent()
  return Number(words?.split(total)[0])
}

test('a running file is paused by a double click, stays paused after a reload, resumes and produces a workbook', async () => {
  const file = join(tmpdir(), `satyapan-pause-${process.pid}.csv`)
  await writeFile(file, ['Our no,PAN', ...pans.map((pan, at) => `00${at},${pan}`), '0999,ABCDE1234F'].join('\n'))
  const page = await open({ ...(await as(url, demo)), viewport: { width: 1440, height: 1400 } })
  await page.goto(`${paths.bulkPan}?mode=bulk`)
  await page.getByLabel(bulkScreen.file.label).setInputFiles(file)
  await page.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.vendor_onboarding }).click()
  await page.getByRole('checkbox').check()
  await page
    .getByRole('button', { name: interpolate(bulkScreen.price.verify, { rows: 252, price: '₹378.00' }) })
    .click()

  const pause = page.getByRole('button', { name: job.pause, exact: true })
  const resume = page.getByRole('button', { name: job.resume, exact: true })
  await pause.waitFor()
  await expect.poll(() => doneOn(page)).toBeGreaterThan(0)
  await pause.dblclick()
  const paused = page.getByText(job.pausedNote.split('.')[0] as string)
  await paused.waitFor()
  await screenshotIfAsked(page, 'paused card')

  await page.getByRole('link', { name: job.open, exact: true }).click()
  await paused.waitFor()
  await resume.waitFor()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const call = apiClientWith(url, await tokensAt(url, demo))
  const record = () => call<Job>('GET', `/api/resources/bulk-jobs/${id}`)
  const before = await record()
  expect(before.status).toBe('paused')
  expect(before.counts.done).toBeGreaterThan(0)
  expect(before.counts.done).toBeLessThan(SLOW)
  await expect.poll(() => doneOn(page)).toBe(before.counts.done)
  await page.reload()
  await paused.waitFor()
  await expect.poll(() => doneOn(page)).toBe(before.counts.done)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'paused file')
  expect(await record()).toEqual(before)

  await resume.click()
  await paused.waitFor({ state: 'detached' })
  await pause.waitFor()
  const download = page.getByRole('button', { name: job.download })
  await download.waitFor({ timeout: 150_000 })
  await expect.poll(() => doneOn(page)).toBe(pans.length)
  await download.click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: job.as.xlsx }).click(),
  ])
  expect(saved.suggestedFilename()).toBe(`satyapan-pause-${process.pid}-result.xlsx`)
  const { sheets } = await readXlsx(await readFile(await saved.path()))
  const [header = [], ...rows] = sheets[0]?.rows ?? []
  expect(header.slice(0, 4)).toEqual(['Row', 'Our no', 'PAN', 'Status'])
  const column = (name: string) => rows.map(row => row[header.indexOf(name)])
  expect(column('Row')).toEqual([...pans, ''].map((_, at) => at + 2))
  expect(column('Our no')).toEqual([...pans.map((_, at) => `00${at}`), '0999'])
  expect(column('PAN')).toEqual([...pans, 'ABCDE1234F'])
  const answered = Array.from({ length: SLOW }, () => 'completed')
  expect(column('Status')).toEqual([...answered, 'not_found', 'source_unavailable', 'problem'])
  expect(column('Charge (INR)')).toEqual([...answered.map(() => 1.5), 1.5, 0, 0])
  expect(new Set(column('Request ID').slice(0, -1)).size).toBe(pans.length)
  expect(await record()).toMatchObject({ status: 'completed', capturedPaise: (SLOW + 1) * 150 })
  await screenshotIfAsked(page, 'resumed file done')
})
