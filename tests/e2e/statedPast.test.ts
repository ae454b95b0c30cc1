import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { ShownCaseDetail } from '../../contracts/cases/shown.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { employeePlan } from '../../server/seed/casePlans.ts'
import { apiClientAt, signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { until } from '../support/until.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url, ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
const { publicCase: text, publicInvitation } = messages

const email = 'sunita.pawar@example.com'
const pune = { latitude: 18.51, longitude: 73.83, accuracy: 15 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** A case of the employee's plan, whose address is proven on the spot. */
async function startCase() {
  const call = await signInAt(url)
  const steps = employeePlan.steps.map(one => (one.kind === 'address' ? { ...one, settings: { mode: 'onSpot' } } : one))
  const { id: planId } = await call<{ id: string }>('POST', '/api/plans', { plan: { ...employeePlan, steps } })
  const subject = { name: 'Sunita Pawar', email }
  const body = { planId, subject, purpose: 'employee_onboarding', consent: true }
  const { id } = await call<{ id: string }>('POST', '/api/cases', body)
  const link = await until(async () => {
    const sent = await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${email}`)
    const found = sent.flatMap(one => /\/i\/[\w-]{22}/.exec(one.text) ?? [])[0]
    expect(found).toBeTruthy()
    return found ?? ''
  })
  return { link, read: () => call<ShownCaseDetail>('GET', `/api/resources/cases/${id}`) }
}

async function look(page: Page, name: string) {
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, name)
}

test('a candidate states employers, degrees and an address on a phone, goes on elsewhere, looks back and changes an answer', async () => {
  const { link, read } = await startCase()
  const page = await open({ ...phone, geolocation: pune, permissions: ['geolocation'] })
  await page.goto(link)
  await button(page, publicInvitation.continue).click()
  await step(page, 'Consent').waitFor()
  await button(page, text.agree).click()

  await step(page, 'Employment').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Employment')
  await field(page, text.employment.employer).fill('Sahyadri Logistics Private Limited')
  await field(page, text.employment.designation).fill('Dispatch manager')
  await page.getByText(text.draft.saved).waitFor()
  await look(page, 'employers on a phone')

  // The same link on another device goes on where she left it.
  const other = await open({ ...phone, refused: ['400 /public/case-links/answer'] })
  await other.goto(link)
  await button(other, publicInvitation.continue).click()
  await step(other, 'Employment').waitFor()
  expect(await field(other, text.employment.employer).inputValue()).toBe('Sahyadri Logistics Private Limited')
  await button(other, text.send).click()
  // The first field that needs another look has the focus.
  await expect.poll(() => other.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('month')
  await other.getByRole('checkbox', { name: text.employment.current }).check()
  await other.getByLabel(text.employment.from).fill('2022-06')
  await button(other, text.send).click()
  await step(other, 'Education').waitFor()

  await page.reload()
  await button(page, publicInvitation.continue).click()
  await step(page, 'Education').waitFor()
  await button(page, 'Employment').click()
  await page.getByText(text.mayChange).waitFor()
  await page.getByText('Dispatch manager').waitFor()
  await look(page, 'an answered step on a phone')
  await button(page, text.change).click()
  await step(page, 'Employment').waitFor()
  await field(page, text.employment.designation).fill('Head of dispatch')
  await button(page, text.send).click()

  await step(page, 'Education').waitFor()
  await field(page, text.education.institution).fill('University of Mumbai')
  await field(page, text.education.degree).fill('B.Com.')
  await field(page, text.education.year).fill('2018')
  await look(page, 'degrees on a phone')
  await button(page, text.send).click()

  await step(page, 'Address').waitFor()
  await field(page, text.address.line1).fill('12, Law College Road')
  await field(page, text.address.city).fill('Pune')
  await field(page, text.address.pin).fill('411004')
  await button(page, text.address.find).click()
  await page.getByText(interpolate(text.address.found, { metres: 15 })).waitFor()
  await button(page, text.address.takePhoto).click()
  await button(page, text.address.shoot).click()
  await page.getByText('photo.jpg', { exact: true }).waitFor()
  await look(page, 'an address on the spot on a phone')
  await button(page, text.send).click()

  await step(page, text.allSent).waitFor()
  await look(page, 'everything is sent on a phone')
  const { steps } = await read()
  expect(steps.map(({ outcome }) => outcome?.value)).toEqual([
    'given',
    'unverified',
    'submitted',
    'confirmed',
    undefined,
  ])
  expect(steps[1]?.facts).toContainEqual(
    expect.objectContaining({ source: 'latestDesignation', value: 'Head of dispatch' }),
  )
})

test('the letter of an address is saved on the page of its case', async () => {
  const call = await signInAt(url)
  const filter = encodeURIComponent(JSON.stringify({ q: 'EMP-77' }))
  const [found] = await call<{ id: string; reference: string }[]>('GET', `/api/resources/cases?filter=${filter}`)
  expect(found?.reference).toBe('EMP-77')
  const id = found?.id ?? ''
  const page = await open(await as(url, demo))
  await page.goto(paths.caseDetail.replace(':id', id))
  const saved = page.waitForEvent('download')
  await button(page, messages.casesScreen.actions.print).click()
  expect((await saved).suggestedFilename()).toMatch(/letter\.pdf$/)
  await button(page, messages.casesScreen.actions.printAgain).waitFor()
  await screenshotIfAsked(page, 'a case with a letter')
})
