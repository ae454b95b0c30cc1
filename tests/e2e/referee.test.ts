import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { publicInvitation as invitationHindi } from '../../contracts/messages/hi/publicInvitation.ts'
import { publicReferee as hindi } from '../../contracts/messages/hi/publicReferee.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { caseResource } from '../../contracts/resources/case.ts'
import { signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { newestLink } from '../support/esign/sending.ts'
import { until } from '../support/until.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { casesScreen, publicInvitation, publicReferee: text } = messages

/** Of the seeded case that waits for its referee. */
const REFEREE = 'deepak.rane@sahyadri-logistics.example'
const REFERENCE = 'REF-118'

const REASON = 'I have never worked with her.'

const choose = (page: Page, legend: RegExp, label: string) =>
  page.getByRole('group', { name: legend }).getByRole('radio', { name: label, exact: true }).check()

test('a referee answers on a phone, in either language; the case shows what differs; asked again, they decline by the page for it', async () => {
  const page = await open({ ...phone })
  const link = await newestLink(url, REFEREE)
  await page.goto(`${link}?lang=hi`)
  await page.getByRole('button', { name: invitationHindi.continue }).click()
  await page.getByRole('button', { name: hindi.send }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'referee in Hindi')

  // The browser has kept the language that was chosen.
  await page.goto(`${link}?lang=en`)
  await page.getByRole('button', { name: publicInvitation.continue }).click()
  await page.getByText(/Pooja Menon has named you/).waitFor()
  await choose(page, /^Name/, text.answers.confirmed)
  await choose(page, /^Designation/, text.answers.confirmed)
  await choose(page, /^Worked from/, text.answers.unknown)
  await choose(page, /^Worked until/, text.answers.different)
  await choose(page, /^Quality of work/, '4')
  await choose(page, /^Reliability/, text.noAnswer)
  await choose(page, /^Would you work/, text.yes)
  await page.getByLabel(text.right).fill('2024-12-31')
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'referee in English')
  await page.getByRole('button', { name: text.send }).click()
  await page.getByRole('heading', { name: publicInvitation.ended }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  const desk = await open(await as(url, demo))
  await desk.goto(paths.cases)
  await desk.getByRole('searchbox', { name: caseResource.words?.search?.en ?? '' }).fill(REFERENCE)
  await desk.keyboard.press('Enter')
  await desk
    .getByRole('row', { name: new RegExp(REFERENCE) })
    .getByRole('link')
    .click()
  await desk.getByText('Differs', { exact: true }).first().waitFor()
  await desk.getByText('31 Dec 2024').waitFor()
  await desk.getByText(casesScreen.actors.other).first().waitFor()
  expect(await accessibilityViolations(desk)).toEqual([])

  const declining = (address: string) => paths.employeeReject.replace(':encryptedUrl', address.split('/').at(-1) ?? '')
  await page.goto(declining(link))
  // The link is answered; the page to decline says so and asks for nothing.
  await page.getByRole('heading', { name: publicInvitation.ended }).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])

  const call = await signInAt(url)
  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
  await call('POST', `/api/cases/${id}/steps/reference/ask-again`, { reason: 'The dates differ.' })
  const second = await until(async () => {
    const newest = await newestLink(url, REFEREE)
    expect(newest).not.toBe(link)
    return newest
  })
  await page.goto(declining(second))
  await page.getByRole('textbox', { name: publicInvitation.decline.reason }).fill(REASON)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('button', { name: publicInvitation.decline.confirm }).click()
  await page.getByRole('heading', { name: publicInvitation.ended }).waitFor()
  await desk.reload()
  await desk.getByText(REASON).first().waitFor()
})
