import { expect, test } from 'vitest'
import { paths, withId } from '../../contracts/platform/paths.ts'
import { apiClientWith, signInAt, staffTokensAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, horizontalOverflow, screenshotIfAsked } from '../support/browser.ts'
import { as, asStaff, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { supportViews, supportAccess, account } = messages

const reason = 'The batch of yesterday stands still.'

test('support views the console of a customer, who is told and ends it', async () => {
  const staff = apiClientWith(url, await staffTokensAt(url))
  const found = await staff<{ hits: { kind: string; id: string }[] }>('GET', `/admin-api/search?q=${demo}`)
  const id = found.hits.find(({ kind }) => kind === 'user')?.id ?? ''

  const desk = await open({ ...(await asStaff(url)), refused: ['401 ', '403 '] })
  await desk.goto(withId(paths.adminUserDetail, id))
  await desk.getByRole('button', { name: supportViews.look }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox').fill(reason)
  await screenshotIfAsked(desk, 'support view dialog')
  await dialog.getByRole('button', { name: supportViews.dialog.confirm }).click()
  const opened = desk.context().waitForEvent('page')
  await desk.getByRole('button', { name: supportViews.ready.open }).click()
  const tab = await opened

  await tab.getByRole('button', { name: supportAccess.leave }).waitFor()
  expect(new URL(tab.url()).search + new URL(tab.url()).hash).toBe('')
  expect(await horizontalOverflow(tab)).toBe(0)
  expect(await accessibilityViolations(tab)).toEqual([])
  await screenshotIfAsked(tab, 'support view')
  await tab.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(tab)).toBe(0)
  await screenshotIfAsked(tab, 'support view on a phone')
  // The member of staff is still signed in beside it, and no other tab is the customer's.
  await desk.getByText(reason).first().waitFor()
  expect(await desk.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('support-token')])).toEqual([
    null,
    null,
  ])

  const customer = await open(await as(url, demo))
  await customer.goto(`${paths.myAccount}?tab=security`)
  await heading(customer, supportAccess.title).waitFor()
  await customer.getByText(reason).first().waitFor()
  await screenshotIfAsked(customer, 'support access')
  expect(await accessibilityViolations(customer)).toEqual([])
  await customer.getByRole('button', { name: /^End the view/ }).click()
  await customer.getByText(supportAccess.ended.customer).waitFor()

  await expect
    .poll(async () => {
      await tab.goto(paths.myAccount)
      return heading(tab, account.title).or(heading(tab, messages.signIn.title)).innerText()
    })
    .toBe(messages.signIn.title)
  const call = await signInAt(url)
  const { views } = await call<{ views: { endedBy: string }[] }>('GET', '/api/account/support-views')
  expect(views).toMatchObject([{ endedBy: 'customer' }])
})
