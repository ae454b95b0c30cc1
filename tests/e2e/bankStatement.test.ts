import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { documentVerification } from '../../contracts/messages/en/documentVerification.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { drawPdf } from '../bench/statements/drawPdf.ts'
import { type SheetLayout, sheetLayouts, sheetRows, writeSheet, writeText } from '../bench/statements/drawSheet.ts'
import { type Layout, layouts } from '../bench/statements/layouts.ts'
import { makeAccount, type TrueAccount } from '../bench/statements/truth.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { bankStatements: text, checkPages, files, statements, verifications } = messages
const layout = layouts[0] as Layout
const sheet = sheetLayouts[0] as SheetLayout

const ROWS = 300
const year = makeAccount({ bank: layout.bank, code: layout.code, seed: 77, rows: ROWS, from: '2024-04-01', pace: 1 })

/** The statement of a part of the year. */
function part(from: number, to: number): TrueAccount {
  const rows = year.rows.slice(from, to)
  const opening = year.rows[from - 1]?.balance ?? year.opening
  const [first, last] = [rows[0], rows.at(-1)]
  return { ...year, rows, opening, closing: last?.balance ?? 0, from: first?.date ?? '', to: last?.date ?? '' }
}

async function locked(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  document.encrypt({ userPassword: 'ASHA1990', ownerPassword: 'bank', permissions: {} })
  return document.save({ useObjectStreams: false })
}

const named = (name: string, mimeType: string, content: Uint8Array | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** Chooses the files, and gives the purpose and consent. */
async function fillForm(page: Page, chosen: ReturnType<typeof named>[]): Promise<void> {
  await page.goto(paths.trubank)
  await page.locator('input[type=file]').first().setInputFiles(chosen)
  for (const { name } of chosen)
    await page.getByRole('button', { name: interpolate(files.remove, { name }), exact: true }).waitFor()
  await page.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.customer_onboarding }).click()
  await page.getByRole('checkbox').check()
}

const verify = (page: Page) =>
  page.getByRole('button', { name: interpolate(verifications.form.verify, { price: '₹25.00' }) }).click()

/** Presses a button and reads the file that it downloads. */
async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFile(await saved.path())
}

test('a newcomer drops three statements and gets a reconciled year, makes a rule of it, and takes it along', async () => {
  const page = await open(await as(url, demo))
  await fillForm(page, [
    named('april-to-july.pdf', 'application/pdf', await locked(await drawPdf(part(0, 100), layout))),
    named('july-to-november.pdf', 'application/pdf', await drawPdf(part(100, 200), layout)),
    named('to-march.xlsx', 'application/octet-stream', await writeSheet(sheetRows(part(200, ROWS), sheet), 'xlsx')),
  ])
  const password = page.getByLabel(interpolate(files.password.of, { name: 'april-to-july.pdf' }))
  await password.fill('ASHA1990')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'statements chosen')
  await page.getByRole('button', { name: files.password.use }).click()
  await password.waitFor({ state: 'detached' })
  await verify(page)

  await page.getByRole('heading', { name: text.verdict.title }).waitFor()
  await page.getByText(text.verdict.reconciled).waitFor()
  await page.getByText(interpolate(text.rows.found, { smart_count: ROWS }).split(':')[0] ?? '').waitFor()
  const months = page.getByRole('table', { name: text.months.title, exact: true }).getByRole('row')
  expect(await months.count()).toBeGreaterThan(12)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'reconciled year')

  await page.getByRole('textbox', { name: text.rows.text }).fill('BESCOM')
  const bill = page
    .getByRole('table', { name: text.rows.title, exact: true })
    .getByRole('row')
    .filter({ hasText: 'BESCOM' })
  await bill
    .first()
    .getByText(new RegExp(`^${statements.category.utility}`))
    .waitFor()
  await bill.first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: text.rows.dialog.category }).click()
  await page.getByRole('option', { name: statements.category.rent, exact: true }).click()
  await dialog.getByRole('textbox', { name: text.rows.dialog.words }).fill('bescom')
  await dialog.getByRole('button', { name: text.rows.dialog.save }).click()
  await dialog.waitFor({ state: 'detached' })
  await bill
    .first()
    .getByText(new RegExp(`^${statements.category.rent}`))
    .waitFor()
  await bill
    .first()
    .getByText(interpolate(text.rows.own, { rule: 'bescom' }))
    .waitFor()

  const { sheets } = await readXlsx(await downloaded(page, text.exportXlsx))
  expect(sheets[0]?.rows).toHaveLength(ROWS + 1)
  const analysis = JSON.parse((await downloaded(page, text.exportJson)).toString()) as { rows: unknown[] }
  expect(analysis.rows).toHaveLength(ROWS)
  const report = await downloaded(page, checkPages.download.pdf)
  await page.goto(paths.esignVerification)
  await page.getByLabel(documentVerification.choose).setInputFiles(named('report.pdf', 'application/pdf', report))
  await page.getByRole('heading', { name: documentVerification.verdicts.valid }).waitFor()
})

test('a statement that does not add up shows its row and why, and is never called reconciled', async () => {
  const forged = part(0, 60)
  const rows = forged.rows.map((row, at) => (at === 30 ? { ...row, balance: row.balance + 5_000_000 } : row))
  const page = await open(await as(url, demo))
  await fillForm(page, [named('forged.csv', 'text/csv', writeText(sheetRows({ ...forged, rows }, sheet), ','))])
  await verify(page)

  const broken = page.getByRole('table', { name: text.verdict.broken }).getByRole('row').filter({ hasText: 'forged' })
  await broken.first().waitFor()
  await broken
    .first()
    .getByText(rows[30]?.description ?? '')
    .waitFor()
  await broken
    .first()
    .getByText(statements.row.balanceBreak.split('%')[0] ?? '')
    .waitFor()
  expect(await page.getByText(statements.verdict.reconciled, { exact: true }).count()).toBe(0)
  expect(await page.getByText(text.verdict.reconciled).count()).toBe(0)
  await page.getByRole('checkbox', { name: text.rows.broken }).check()
  const shown = page.getByRole('table', { name: text.rows.title, exact: true }).getByRole('row')
  await expect.poll(() => shown.count()).toBeLessThan(10)
  await shown
    .filter({ hasText: rows[30]?.description ?? '' })
    .first()
    .waitFor()
  await screenshotIfAsked(page, 'does not add up')
})

test('a file that cannot be read is named with what to do, and nothing is charged', async () => {
  const page = await open(await as(url, demo))
  await fillForm(page, [named('letter.csv', 'text/csv', 'Name,Age\nAsha,30\n')])
  await verify(page)
  await page.getByRole('heading', { name: files.rejected.title }).waitFor()
  const why = `letter.csv: ${statements.problem.notStatement}`
  await page.getByRole('tabpanel').getByText(why).waitFor()
  await page.getByRole('tabpanel').getByText(files.rejected.free).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'not a statement')
})
