import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { adminPostpaid } from '../../contracts/messages/en/adminPostpaid.ts'
import { adminUsers } from '../../contracts/messages/en/adminUsers.ts'
import { components } from '../../contracts/messages/en/components.ts'
import { paths } from '../../contracts/platform/paths.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { asStaff, heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const customer = 'Saraswati Logistics'
const { wallets, settleForm, limitForm, statements } = adminPostpaid
const wallet = adminUsers.wallet.api

async function openList(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ ...(await asStaff(url)), ...options })
  await page.goto(paths.adminPostpaid)
  await page.getByRole('link', { name: customer }).waitFor()
  return page
}

test('staff settle part of the outstanding amount, set a credit limit and download a statement', async () => {
  const page = await openList()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'postpaid list')
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(await readFile(await list.path(), 'utf8')).toContain(`,${customer},`)

  await page.getByRole('link', { name: customer }).click()
  await heading(page, customer).waitFor()
  await page.getByRole('button', { name: interpolate(wallets.settleOf, { wallet }) }).click()
  const form = page.getByRole('dialog')
  const amount = form.getByRole('textbox', { name: settleForm.amount })
  await amount.fill('1843.51')
  await form.getByText(interpolate(settleForm.tooMuch, { amount: '₹1,843.50' })).waitFor()
  await amount.fill('843.50')
  await form.getByRole('button', { name: interpolate(settleForm.confirm, { amount: '₹843.50' }) }).click()
  await form.getByText(components.form.required).waitFor()
  await form.getByText(interpolate(components.form.reasonShort, { limit: '5' })).waitFor()
  await form.getByRole('textbox', { name: settleForm.reference }).fill('UTR 556677')
  await form.getByRole('textbox', { name: components.form.reason }).fill('Bank transfer of November')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'postpaid settle')
  await form.getByRole('button', { name: interpolate(settleForm.confirm, { amount: '₹843.50' }) }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText(interpolate(settleForm.done, { amount: '₹1,000.00' })).waitFor()
  await page.getByText('₹1,624.00').first().waitFor()
  await page.getByText('UTR 556677').waitFor()

  await page.getByRole('button', { name: interpolate(wallets.changeLimitOf, { wallet }) }).click()
  const limit = page.getByRole('dialog')
  await limit.getByRole('textbox', { name: limitForm.amount }).fill('1200')
  await limit.getByRole('textbox', { name: components.form.reason }).fill('Late with the last statement')
  await limit.getByRole('button', { name: limitForm.confirm }).click()
  await limit.waitFor({ state: 'detached' })
  await page.getByText(adminPostpaid.nearLimit).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'postpaid detail')

  const fetch = page.getByRole('button', {
    name: new RegExp(`^${interpolate(statements.download, { month: '' }).trim()}`),
  })
  const [pdf] = await Promise.all([page.waitForEvent('download'), fetch.click()])
  expect(pdf.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.pdf$/)
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('both pages fit a phone in the dark theme; an unknown id shows its error', async () => {
  const page = await openList({
    ...phone,
    colorScheme: 'dark',
    refused: ['404 /admin-api/resources/postpaid-customers'],
  })
  const fits = async (name: string) => {
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await screenshotIfAsked(page, name)
  }
  await fits('postpaid list phone')
  await page.getByRole('link', { name: customer }).click()
  await heading(page, statements.title).waitFor()
  await page.getByRole('button', { name: interpolate(wallets.changeLimitOf, { wallet }) }).waitFor()
  await fits('postpaid detail phone')
  await page.goto(`${paths.adminPostpaidUserDetail}?id=usr_nobody`)
  await heading(page, adminPostpaid.missing.title).waitFor()
})
