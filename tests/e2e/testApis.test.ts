import { beforeEach, expect, test } from 'vitest'
import { testApis } from '../../contracts/messages/en/testApis.ts'
import { webhooks } from '../../contracts/messages/en/webhooks.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { webhook, webhookDelivery } from '../../contracts/resources/webhook.ts'
import { webhooksSection } from '../../server/app/docs/introduction.ts'
import { checkByKey } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'
import { as, demo, startProduct } from './product.ts'

const { url } = await startProduct()
const openWindow = browserFor(url)

let customer: Awaited<ReturnType<typeof as>>
beforeEach(async () => {
  customer = await as(url, demo)
})

test('the test console: free in test mode, charged once in live mode after confirmation, and kept in the history (A117)', async () => {
  const page = await openWindow({ ...customer, refused: ['400 /api/test-apis/'] })
  await page.goto(paths.testApis)
  const asked: unknown[] = []
  page.on('request', request => {
    if (request.url().includes('/api/test-apis/')) asked.push(request.postDataJSON())
  })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: testApis.runTest }).click()
  await page.getByText('ver_').first().waitFor()
  await screenshotIfAsked(page, 'test run')

  await page.getByRole('button', { name: testApis.mode.live, exact: true }).click()
  const live = interpolate(testApis.runLive, { price: '₹1.50' })
  await page.getByRole('button', { name: live }).click()
  expect(asked).toHaveLength(1)
  await page.getByRole('dialog').getByRole('button', { name: live }).click()
  const history = page.getByRole('region', { name: testApis.history.title })
  await history.getByRole('listitem').nth(1).waitFor()
  expect(asked).toMatchObject([{ mode: 'test' }, { mode: 'live', consent: true }])
  await page.getByText('"paise": 150').or(page.getByText('₹1.50')).first().waitFor()

  await page.getByRole('button', { name: testApis.view.json, exact: true }).click()
  await page.getByRole('button', { name: testApis.mode.test, exact: true }).click()
  await page.getByRole('textbox', { name: testApis.body }).fill('{ "pan": "ABCDE1234F" }')
  await page.getByRole('button', { name: testApis.runTest }).click()
  await page.getByText(testApis.outcome.refused).first().waitFor()
  await page.reload()
  await history.getByRole('listitem').nth(2).waitFor()
  await history.getByRole('button', { name: testApis.history.clear }).click()
  await page.getByText(testApis.history.empty).waitFor()
})

test('the test console on a phone has no accessibility violation', async () => {
  const page = await openWindow({ ...customer, ...phone })
  await page.goto(paths.testApis)
  await page.getByRole('button', { name: testApis.runTest }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

/** The function printed in the documentation. */
async function printedCheck(): Promise<(secret: string, header: string, body: string) => boolean> {
  const code = /```js\n([^]*?)```/.exec(webhooksSection)?.[1] ?? ''
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.isOurs
}

test('a webhook: an endpoint is added; its test event and a call’s event arrive and pass the documented check', async () => {
  const { url: receiver, received } = await startWebhookReceiver()
  const page = await openWindow(customer)
  await page.goto(`${paths.apiKeys}?tab=webhooks`)
  await page.getByRole('button', { name: webhooks.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: webhook.fields.url.label.en }).fill(receiver)
  await dialog.getByRole('button', { name: webhooks.form.save }).click()
  const secret = await dialog.locator('code').textContent()
  await screenshotIfAsked(page, 'webhook secret')
  await dialog.getByRole('button', { name: webhooks.newSecret.done }).click()
  await page.getByRole('button', { name: webhooks.test }).click()
  await page.getByText(webhookDelivery.fields.status.choices.delivered.label.en).first().waitFor()
  expect((await checkByKey(url, 'AAACZ1000A')).status).toBe(200)
  await expect.poll(() => received.length).toBe(2)
  const isOurs = await printedCheck()
  for (const { headers, body } of received) {
    const header = String(headers['webhook-signature'])
    expect(isOurs(secret ?? '', header, body)).toBe(true)
    expect(isOurs(secret ?? '', header, `${body} `)).toBe(false)
    expect(isOurs('whsec_other', header, body)).toBe(false)
  }
  expect(JSON.parse(received[1]?.body ?? '').type).toBe('verification.completed')
  const line = page.getByRole('button', { name: /^Open verification\.completed/ }).first()
  await line.click()
  await page.getByRole('region', { name: webhooks.delivery.body }).waitFor()
  await screenshotIfAsked(page, 'delivery')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: webhooks.delivery.replay }).click()
  await expect.poll(() => received.length).toBe(3)
  expect(received[2]?.body).toBe(received[1]?.body)
})
