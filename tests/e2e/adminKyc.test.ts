import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { admin } from '../../contracts/messages/en/admin.ts'
import { adminViewPath, paths, withId } from '../../contracts/platform/paths.ts'
import { adminUser } from '../../contracts/resources/adminUser.ts'
import { lead } from '../../contracts/resources/lead.ts'
import { apiClientAt, signInAt, signInStaffAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { asStaff, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { kyc, leads, users } = admin
const requestsTitle = lead.words?.title.en ?? ''
const waiting = 'pending@satyapan.test'
const name = 'Kavita Deshmukh'

async function openDashboard(look: BrowserContextOptions = {}): Promise<Page> {
  const page = await open({ ...(await asStaff(url)), ...look })
  await page.clock.install()
  await page.goto(paths.adminDashboard)
  await heading(page, kyc.queue.title).waitFor()
  return page
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title })

test('staff reject a KYC from the queue with a reason and approve the resubmission (A63)', async () => {
  const page = await openDashboard()
  await section(page, kyc.queue.title).getByRole('link', { name }).click()
  const path = section(page, kyc.path.individual)
  await path.getByText(kyc.step['approval-pending']).waitFor()
  await screenshotIfAsked(page, 'admin kyc')
  await path.getByRole('button', { name: kyc.reveal.number }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Compared with the card')
  await page.getByRole('dialog').getByRole('button', { name: kyc.reveal.confirm }).click()
  await path.getByText('BQKPD4721M').waitFor()

  await path.getByRole('button', { name: kyc.reject.act }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Say whom you check')
  await page.getByRole('dialog').getByRole('button', { name: kyc.reject.act }).click()
  await path.getByText(kyc.step['approval-rejected'], { exact: true }).waitFor()
  await path.getByText('Say whom you check').waitFor()

  const customer = await signInAt(url, waiting)
  const useCase = 'We check the PAN of each candidate whom we place, about forty a year.'
  await customer('POST', '/api/kyc/individual/use-case', { useCase })
  await page.reload()
  await path.getByText(useCase).waitFor()
  await path.getByRole('button', { name: kyc.approve.act }).click()
  await page.getByRole('dialog').getByRole('button', { name: kyc.approve.act }).click()
  await path.getByText(kyc.step['kyc-complete'], { exact: true }).waitFor()
  await page.getByRole('link', { name: adminUser.fields.kyc.choices.complete.label.en }).waitFor()
  const mails = await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${waiting}`)
  expect(mails[0]?.text).toContain('Your KYC is approved.')
  expect(mails.some(({ text }) => text.includes('Say whom you check'))).toBe(true)

  await page.getByRole('tab', { name: users.tabs.audit }).click()
  for (const action of [admin.action.kyc.revealed, admin.action.kyc.rejected, admin.action.kyc.approved])
    await page.getByRole('cell', { name: action }).waitFor()
  await page.goto(paths.adminDashboard)
  await page.getByText(kyc.queue.none).waitFor()
})

test('staff switch a feature on, and the audit log keeps the reason (A41)', async () => {
  const page = await openDashboard()
  await page.goto(paths.adminUserAccounts)
  await page.getByRole('searchbox', { name: adminUser.words?.search?.en ?? '' }).fill('new@satyapan.test')
  await page.getByRole('link', { name: 'Rohan Mehta' }).click()
  const label = users.features.feature.VaahanAnalytics
  const toggle = page.getByRole('switch', { name: label })
  await toggle.click()
  await page.getByRole('dialog').getByRole('textbox').fill('Part of the contract')
  await page.getByRole('dialog').getByRole('button', { name: users.features.on }).click()
  await page.getByRole('switch', { name: label, checked: true }).waitFor()
  await page.getByText(interpolate(users.audit.switchedOn, { name: label })).waitFor()
  await screenshotIfAsked(page, 'admin features')
})

test('a demo request appears without a reload and is marked as handled', async () => {
  const page = await openDashboard()
  const requests = section(page, requestsTitle)
  await requests.getByText('Ishaan Kapoor').waitFor()
  const asked = { name: 'Tara Menon', email: 'tara@menon.test', phone: '9876500031', companyName: 'Menon Mills' }
  await apiClientAt(url)('POST', '/api/oceanDemoQuery', asked)
  // The list refreshes itself every 15 seconds.
  await page.clock.fastForward(15_000)
  await requests.getByText(asked.name).waitFor()
  await requests.getByRole('button', { name: interpolate(leads.handleOne, { name: asked.name }) }).click()
  await page.getByText(interpolate(leads.done, { name: asked.name })).waitFor()
  await requests.getByText(asked.name).waitFor({ state: 'detached' })

  await requests.getByRole('link', { name: leads.all }).click()
  await heading(page, requestsTitle).waitFor()
  await page.getByRole('cell', { name: 'Priya Menon' }).first().waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: messages.components.list.export }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^requests-.*\.csv$/)
  await screenshotIfAsked(page, 'admin requests')
})

describe('no accessibility violation', () => {
  test.each([
    ['light, on a desktop', { colorScheme: 'light' }],
    ['dark, on a phone', { ...phone, colorScheme: 'dark' }],
  ] as const)('on the dashboard, the requests and a KYC, %s', async (_, look) => {
    const page = await openDashboard(look)
    await section(page, requestsTitle).getByText('Ishaan Kapoor').waitFor()
    await section(page, requestsTitle).scrollIntoViewIfNeeded()
    await screenshotIfAsked(page, `admin dashboard ${look.colorScheme}`)
    // Half under the sticky top bar, a link would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await accessibilityViolations(page)).toEqual([])
    await page.goto(adminViewPath('requests'))
    await page.getByText('Ishaan Kapoor').first().waitFor()
    await screenshotIfAsked(page, `admin requests ${look.colorScheme}`)
    expect(await accessibilityViolations(page)).toEqual([])
    const find = encodeURIComponent(JSON.stringify({ q: waiting }))
    const call = await signInStaffAt(url)
    const [customer] = await call<{ id: string }[]>('GET', `/admin-api/resources/users?filter=${find}`)
    await page.goto(`${withId(paths.adminUserDetail, customer?.id ?? '')}&tab=kyc`)
    await page.getByText('BQxxxx721M').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.goto(withId(paths.adminUserDetail, customer?.id ?? ''))
    await page.getByRole('switch').first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
