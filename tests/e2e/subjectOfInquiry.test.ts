import { expect, test } from 'vitest'
import { publicInvitation as invitationHindi } from '../../contracts/messages/hi/publicInvitation.ts'
import { publicSubject as hindi } from '../../contracts/messages/hi/publicSubject.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { newestCodeAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { newestLink } from '../support/esign/sending.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { inquiriesScreen: texts, publicInvitation, publicSubject: text } = messages

const EMAIL = 'kavita.subject@example.com'

test('the customer asks, the subject disputes a section on a phone, and the inquiry says so and makes its report', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.dynamicIntelligenceResponses)
  await page.getByText('VEN-802').first().click()
  // The seeded person has answered.
  await page
    .getByText(/I left one of these companies years ago/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: texts.reviews.ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: texts.reviews.name }).fill('Kavita Rao')
  await dialog.getByRole('textbox', { name: texts.reviews.email }).fill(EMAIL)
  await dialog.getByRole('textbox', { name: texts.reviews.why }).fill('Please tell us what is right before we sign.')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'asking the subject')
  await dialog.getByRole('button', { name: texts.reviews.send }).click()
  await page.getByText('Kavita Rao').waitFor()

  const subject = await open({ ...phone })
  const link = await newestLink(url, EMAIL)
  await subject.goto(`${link}?lang=hi`)
  await subject.getByRole('button', { name: invitationHindi.continue }).click()
  await subject.getByRole('button', { name: invitationHindi.code.send }).click()
  const code = subject.getByLabel(invitationHindi.code.label)
  await code.waitFor()
  await code.fill(await newestCodeAt(url, EMAIL))
  await subject.getByRole('button', { name: invitationHindi.code.open }).click()
  await subject.getByRole('button', { name: hindi.send }).waitFor()
  expect(await accessibilityViolations(subject)).toEqual([])
  expect(await horizontalOverflow(subject)).toBe(0)
  await screenshotIfAsked(subject, 'what was gathered, in Hindi')

  // The pass of this tab opens it again.
  await subject.goto(`${link}?lang=en`)
  await subject.getByRole('button', { name: publicInvitation.continue }).click()
  await subject.getByRole('button', { name: text.send }).waitFor()
  expect(await subject.getByText('AAAPZ1000A').count()).toBeGreaterThan(0)
  for (const yes of await subject.getByRole('radio', { name: text.answers.confirmed, exact: true }).all())
    await yes.check()
  await subject
    .getByRole('group', { name: interpolate(text.right, { section: 'Identity' }) })
    .getByRole('radio', { name: text.answers.disputed, exact: true })
    .check()
  await subject.getByLabel(text.comment).fill('My date of birth is wrong.')
  await screenshotIfAsked(subject, 'what was gathered, in English')
  expect(await accessibilityViolations(subject)).toEqual([])
  await subject.getByRole('button', { name: text.send }).click()
  await subject.getByRole('heading', { name: publicInvitation.ended }).waitFor()

  await page.reload()
  await page.getByText(/^Kavita Rao says that “Identity” is not right/).waitFor()
  await screenshotIfAsked(page, 'what the subject says')
  await page.getByRole('button', { name: /^Make the report, at most/ }).click()
  await page.getByRole('button', { name: texts.report.yes, exact: true }).click()
  const report = page.getByRole('link', { name: /^Open the report of/ })
  await report.waitFor()
  expect(await report.getAttribute('href')).toContain('/kyc-intelligence/')
  expect(await accessibilityViolations(page)).toEqual([])
})

test('a file starts one inquiry for each row that is right', async () => {
  const page = await open(await as(url, demo))
  await page.goto(`${paths.dynamicIntelligence}?mode=file`)
  const content =
    'Kind,Number,Purpose,Lawful basis,Reference\nPAN,AAAPZ1000A,other,consent,FILE-1\nPAN,AAAP,other,consent,\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'subjects.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByText(/Rows that can start: 1/).waitFor()
  await page.getByRole('checkbox', { name: texts.file.confirm }).check()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'file of inquiries')
  await page.getByRole('button', { name: /^Start, at most/ }).click()
  await page.getByText('1 of 1 gathered', { exact: false }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.file.results }).first().click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^inquiries-.*\.csv$/)
})
