import { expect, test } from 'vitest'
import { adminBatches as words } from '../../contracts/messages/en/adminBatches.ts'
import { adminVehicles } from '../../contracts/messages/en/adminVehicles.ts'
import { adminStatements } from '../../contracts/messages/en/bankStatements.ts'
import { batch } from '../../contracts/messages/en/batch.ts'
import { components } from '../../contracts/messages/en/components.ts'
import { ocr } from '../../contracts/messages/en/ocr.ts'
import { paths, withId } from '../../contracts/platform/paths.ts'
import { batchChallan } from '../../contracts/resources/batchChallan.ts'
import { customerBatches, vehicleBatches, whitelabelBatches } from '../../contracts/resources/customerBatch.ts'
import { statementFile } from '../../contracts/resources/statementFile.ts'
import { vehicleAccess } from '../../contracts/resources/vehicleAccess.ts'
import { signInAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, asStaff, demo, heading, startProduct } from './product.ts'

const { url } = await startProduct({ SANDBOX_DELAY_MS: '60' })
const open = browserFor(url)

const reason = 'The register is closed tonight'
const letter = (place: number) => String.fromCharCode(65 + (place % 26))
/** The slow subject of the sandbox, so that the batch runs long enough to be paused. */
const slowPan = (row: number) => `A${letter(Math.floor(row / 26))}${letter(row)}CZ1202A`

/** Starts a batch of the demo account. */
async function startBatch(): Promise<string> {
  const client = await signInAt(url, demo)
  const rows = ['PAN', ...Array.from({ length: 250 }, (_, row) => slowPan(row))].join('\n')
  const form = new FormData()
  form.append('file', new Blob([rows], { type: 'text/csv' }), 'slow.csv')
  const { id } = await client<{ id: string }>('POST', '/api/bulk/pan-check/files', form)
  const job = () => client<{ status: string; atMostPaise: number }>('GET', `/api/resources/bulk-jobs/${id}`)
  await expect.poll(async () => (await job()).status).toBe('ready')
  const { atMostPaise } = await job()
  await client('POST', `/api/bulk-jobs/${id}/start`, { consent: true, purpose: 'vendor_onboarding', atMostPaise })
  return id
}

test('staff pause and resume a customer’s batch with a reason, which the customer reads', async () => {
  const id = await startBatch()
  const page = await open({ ...(await asStaff(url)), viewport: { width: 1440, height: 1000 } })
  await page.goto(`${paths.adminBatchProcessing}?entry=${id}`)
  const drawer = page.getByRole('dialog', { name: customerBatches.words?.one?.en ?? '' })
  const ask = async (verb: 'pause' | 'resume') => {
    await drawer.getByRole('button', { name: words[verb], exact: true }).click()
    const dialog = page.getByRole('dialog', { name: interpolate(words[`${verb}Title`], { name: 'slow.csv' }) })
    await dialog.getByRole('textbox', { name: components.form.reason, exact: true }).fill(reason)
    await dialog.getByRole('button', { name: words[verb], exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await ask('pause')
  await drawer.getByText(words.why.staff).waitFor()
  await drawer.getByText(reason).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'staff batch')
  await ask('resume')
  await drawer.getByRole('button', { name: words.pause, exact: true }).waitFor()

  const customer = await open(await as(url, demo))
  await customer.goto(withId(paths.requestBulkDetail, id))
  await customer.getByText(batch.timeline.staff.paused).waitFor()
  await customer.getByText(batch.timeline.staff.resumed).waitFor()
  expect(await customer.getByText(reason).count()).toBe(2)
})

test('the lists of batches, challans, statements, documents and vehicles show the sandbox living', async () => {
  const page = await open(await asStaff(url))
  const rows = () => page.getByRole('table').last().getByRole('row').nth(1).waitFor()
  for (const { paths: at, words: own } of [vehicleBatches, customerBatches, whitelabelBatches]) {
    await page.goto(at?.list ?? '')
    await heading(page, own?.title.en ?? '').waitFor()
    await rows()
    expect(await accessibilityViolations(page)).toEqual([])
  }
  await page.getByText(words.whitelabelLead).waitFor()

  await page.goto(`${paths.adminBulkHit}?filter=${encodeURIComponent('{"product":["vehicle-challans"]}')}`)
  await page.getByRole('cell', { name: 'fleet.csv' }).click()
  await page.getByRole('dialog').getByRole('link', { name: words.challans }).click()
  await heading(page, 'fleet.csv').waitFor()
  await page.getByRole('heading', { name: batchChallan.words?.title.en ?? '' }).waitFor()
  await rows()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'batch challans')

  await page.goto(paths.adminTrubank)
  await heading(page, statementFile.words?.title.en ?? '').waitFor()
  await page.getByRole('table', { name: adminStatements.byLayout }).waitFor()
  await page.getByRole('table').last().getByRole('row').nth(1).click()
  await page.getByRole('button', { name: adminStatements.open }).click()
  await page.getByText(adminStatements.mappings).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.goto(paths.adminOcrApis)
  await page.getByRole('table', { name: ocr.staff.reliability }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.goto(paths.adminVaahanSettings)
  await heading(page, vehicleAccess.words?.title.en ?? '').waitFor()
  await page.getByRole('table', { name: adminVehicles.sources }).waitFor()
  await rows()
  expect(await accessibilityViolations(page)).toEqual([])
})
