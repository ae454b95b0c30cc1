import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { paths, statementPath, withId } from '../../contracts/platform/paths.ts'
import { apiKey } from '../../contracts/resources/apiKey.ts'
import { checkByKey } from '../support/apiClient.ts'
import { browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, copiedKey, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const openWindow = browserFor(url)
const { apiKeys, bulkScreen, components, verifications } = messages
const { detail, form } = verifications

let customer: Awaited<ReturnType<typeof as>>
beforeEach(async () => {
  customer = await as(url, demo)
})

async function open(path: string): Promise<Page> {
  const page = await openWindow({ ...customer, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(path)
  return page
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.vendor_onboarding }).click()
  await page.getByRole('checkbox').check()
}

test('single PAN: the wrong character is marked, the sample is charged once, and its details can be opened', async () => {
  const page = await open(paths.bulkPan)
  const pan = page.getByRole('textbox', { name: /^PAN/ })
  await pan.fill('ABCDE1234F')
  await pan.blur()
  await page.locator('[data-wrong]').first().waitFor()
  expect(await page.locator('[data-wrong]').allTextContents()).toEqual(['D'])
  await screenshotIfAsked(page, 'wrong character')

  await page.getByRole('button', { name: form.sample }).click()
  await agree(page)
  const asked: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: interpolate(form.verify, { price: '₹1.50' }) }).dblclick()
  await page.getByRole('link', { name: form.open }).waitFor()
  // Looking for an earlier answer is free.
  expect(asked.filter(path => !path.endsWith('/earlier-answer'))).toEqual(['/api/resources/pan-check'])
  await screenshotIfAsked(page, 'result in place')

  await page.getByRole('link', { name: form.open }).click()
  await page.getByText(verifications.timeline.localChecksPassed).waitFor()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  expect(await page.getByText('AAACZ1000A').count()).toBe(0)
  await page.getByRole('button', { name: components.masked.reveal }).first().click()
  const reason = page.getByRole('dialog')
  await reason.getByRole('textbox').fill('The vendor asked us to compare it.')
  await reason.getByRole('button', { name: components.masked.reveal }).click()
  await page.getByText('AAACZ1000A').waitFor()
  await screenshotIfAsked(page, 'detail')
  await page.getByRole('tab', { name: detail.accessLog }).click()
  await page.getByText('The vendor asked us to compare it.').waitFor()
  await page.getByRole('tab', { name: detail.json }).click()
  await page.getByText(id).first().waitFor()

  await page.goto(statementPath('product'))
  await page.getByRole('row').nth(1).filter({ hasText: '1.50' }).waitFor()
})

const rows = [
  'PAN,Name',
  'AAACZ1000A,Zenith',
  'ABCDE1234F,Wrong',
  'AAACZ1000A,Twice',
  'AAACZ1404A,Nobody',
  'AAACZ1503A,Down',
]

test('bulk: a row is fixed, the job runs live, its result is downloaded, and unanswered rows run again', async () => {
  const file = join(tmpdir(), `satyapan-e2e-${process.pid}.csv`)
  await writeFile(file, rows.join('\n'))
  const page = await open(`${paths.bulkPan}?mode=bulk`)
  await page.getByLabel(bulkScreen.file.label).setInputFiles(file)
  await page.getByRole('button', { name: bulkScreen.check.fix }).click()
  const fix = page.getByRole('form', { name: interpolate(bulkScreen.check.fixRow, { row: 3 }) })
  const pan = fix.getByRole('textbox', { name: /^PAN/ })
  await pan.focus()
  const caretIsAt = async (place: number) => {
    await expect.poll(() => pan.evaluate(input => (input as HTMLInputElement).selectionStart)).toBe(place)
  }
  // The caret starts at the last character, and the fourth is wrong. The caret moves shortly after the key press.
  for (let place = 9; place > 3; place--) {
    await caretIsAt(place)
    await page.keyboard.press('ArrowLeft')
  }
  await caretIsAt(3)
  await page.keyboard.type('P')
  await expect.poll(() => pan.inputValue()).toBe('ABCPE1234F')
  await screenshotIfAsked(page, 'fixing a row')
  await fix.getByRole('button', { name: bulkScreen.check.save }).click()
  await fix.waitFor({ state: 'detached' })
  await agree(page)
  await page.getByRole('button', { name: interpolate(bulkScreen.price.verify, { rows: 4, price: '₹6.00' }) }).click()
  // The focus is on the message, not at the top of the page.
  await page.locator('[tabindex="-1"]:focus', { hasText: 'satyapan-e2e' }).waitFor()
  await page.getByRole('button', { name: bulkScreen.job.download }).click()
  const [result] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: bulkScreen.job.as.csv }).click(),
  ])
  const saved = (await readFile(await result.path(), 'utf8')).trim().split(/\r?\n/)
  expect(saved).toHaveLength(rows.length)
  expect(saved[1]).toMatch(/^2,.*,completed,.*,1\.50,ver_/)
  expect(saved[2]).toMatch(/^3,ABCPE1234F,.*,completed,.*,1\.50,ver_/)
  expect(saved[3]).toMatch(/^4,.*,Twice,/)
  expect(saved[4]).toMatch(/^5,.*,not_found,.*,1\.50,ver_/)
  expect(saved[5]).toMatch(/^6,.*,source_unavailable,.*,0\.00,ver_/)
  await screenshotIfAsked(page, 'file done')

  await page.getByRole('link', { name: bulkScreen.job.open, exact: true }).click()
  await page.getByRole('button', { name: interpolate(bulkScreen.job.rerun, { smart_count: 1, count: 1 }) }).click()
  await page.getByText(bulkScreen.file.rerun).first().waitFor()
  await agree(page)
  await page.getByRole('button', { name: interpolate(bulkScreen.price.verify, { rows: 1, price: '₹1.50' }) }).click()
  await page.getByRole('button', { name: bulkScreen.job.download }).waitFor()
})

test('an API key is shown once, works, its call is listed, and it is refused after revocation', async () => {
  const page = await open(paths.apiKeys)
  await page.getByRole('button', { name: apiKeys.create }).click()
  await page.getByRole('textbox', { name: apiKey.fields.name.label.en }).fill('Browser test')
  await page.getByRole('button', { name: apiKeys.creating.submit }).click()
  const key = await copiedKey(page)
  expect(key).toMatch(/^sk_test_/)
  await screenshotIfAsked(page, 'new key')
  await page.getByRole('button', { name: apiKeys.newKey.done }).click()

  const reply = await checkByKey(url, 'AAACZ1000A', {}, key)
  expect(reply.status).toBe(200)
  const { id } = (await reply.json()) as { id: string }
  const list = await page.context().newPage()
  await list.goto(paths.bulkPanResponses)
  await list
    .locator(`a[href$="${withId(paths.bulkPanDetail, id)}"]`)
    .first()
    .waitFor()

  await page.getByRole('button', { name: interpolate(apiKeys.actionsNamed, { name: 'Browser test' }) }).click()
  await page.getByRole('menuitem', { name: apiKeys.revoke }).click()
  await page.getByRole('dialog').getByRole('button', { name: apiKeys.revoking.confirm }).click()
  await page.getByText(interpolate(apiKeys.revoking.done, { name: 'Browser test' })).waitFor()
  await expect.poll(async () => (await checkByKey(url, 'AAACZ1000A', {}, key)).status).toBe(401)
  expect(await heading(page, 'API keys').isVisible()).toBe(true)
})
