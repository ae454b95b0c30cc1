import { expect, test } from 'vitest'
import { mails } from '../../contracts/messages/en/mails.ts'
import { publicPages } from '../../contracts/messages/en/publicPages.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { apiClientAt, signInAt, uploadAndStartJob } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { as, demo, heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { alerts, choices } = mails
const { unsubscribe } = publicPages
const tab = `${paths.myAccount}?tab=notifications`
const wallet = alerts.wallet.api

test('an alert amount is validated and saved; it is kept while the alert is off', async () => {
  const page = await open(await as(url, demo))
  await page.goto(tab)
  const amount = page.getByRole('textbox', { name: interpolate(alerts.amountOf, { wallet }) })
  await amount.fill('12,00.5.1')
  await page.getByText(alerts.amountWrong).waitFor()
  const save = page.getByRole('button', { name: alerts.save }).first()
  await expect.poll(() => save.isDisabled()).toBe(true)
  await amount.fill('2,500.50')
  await save.click()
  await page.getByText(interpolate(alerts.saved, { wallet, amount: '₹2,500.50' })).waitFor()
  const toggle = page.getByRole('switch', { name: interpolate(alerts.switchOf, { wallet }) })
  await toggle.click()
  await page.getByText(alerts.off).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'notifications')
  await page.reload()
  await page.getByText(alerts.off).waitFor()
  await toggle.click()
  await amount.waitFor()
  await expect.poll(() => amount.inputValue()).toBe('2500.50')
  for (const always of [mails.always.detail, mails.always.codes]) await page.getByText(always).waitFor()
})

test('an unsubscribe link works without signing in; the account shows the mail as off and can turn it on again', async () => {
  await uploadAndStartJob(await signInAt(url), ['AAACZ1000A'])
  const messages = async () =>
    (await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${demo}`)).map(({ text }) => text)
  const link = async () =>
    /https?:\S+\/unsubscribe\/\S+/.exec((await messages()).find(text => text.includes('pans.csv')) ?? '')?.[0]
  await expect.poll(link).toBeTruthy()

  const page = await open(phone)
  await page.goto((await link()) ?? '')
  await heading(page, unsubscribe.title).waitFor()
  await page.getByText(unsubscribe.about.bulkFinished).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'unsubscribe')
  await page.getByRole('button', { name: unsubscribe.stop }).click()
  await heading(page, unsubscribe.doneTitle).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.reload()
  await heading(page, unsubscribe.doneTitle).waitFor()

  const own = await open({ ...(await as(url, demo)), ...phone })
  await own.goto(tab)
  const title = choices.bulkFinished.title
  const toggle = own.getByRole('switch', { name: title })
  await expect.poll(() => toggle.isChecked()).toBe(false)
  await toggle.click()
  await own.getByText(interpolate(choices.on, { topic: title })).waitFor()
  await expect.poll(() => toggle.isChecked()).toBe(true)
  expect(await horizontalOverflow(own)).toBe(0)
  expect(await accessibilityViolations(own)).toEqual([])
  await screenshotIfAsked(own, 'notifications phone')
})
