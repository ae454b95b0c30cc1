import { expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import { browserFor, horizontalOverflow, phone, screenshotIfAsked } from '../support/browser.ts'
import { newestLink } from '../support/esign/sending.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { bgcScreen, publicBgc, publicCase, publicInvitation, casesScreen } = messages
const email = 'nandini.arora@example.com'

test('an employer adds a candidate, who agrees on a phone; the result is decided and reported', async () => {
  const employer = await open(await as(url, demo))
  await employer.goto(paths.bgc)
  await employer.getByText(bgcScreen.figures.promise).waitFor()
  await employer.getByRole('button', { name: bgcScreen.add }).click()
  const dialog = employer.getByRole('dialog')
  await dialog.getByText(/It costs ₹/).waitFor()
  await dialog.getByRole('textbox', { name: bgcScreen.candidate.name }).fill('Nandini Arora')
  await dialog.getByRole('textbox', { name: bgcScreen.candidate.email }).fill(email)
  await dialog.getByRole('button', { name: bgcScreen.candidate.send }).click()
  await employer.waitForURL(/\/bgc-detail\?id=cas_/)

  let link = ''
  await expect
    .poll(async () => {
      link = await newestLink(url, email).catch(() => '')
      return link
    })
    .toContain('/accept-bgc-request/')
  const candidate = await open(phone)
  await candidate.goto(link)
  await candidate.getByRole('button', { name: publicInvitation.continue }).click()
  await candidate.getByText(publicCase.items).waitFor()
  expect(await horizontalOverflow(candidate)).toBe(0)
  await screenshotIfAsked(candidate, 'consent by check')
  await candidate.getByRole('checkbox', { name: /^PAN/ }).check()
  await candidate.getByRole('button', { name: /^I agree to 1 check$/ }).click()

  await candidate.waitForURL(/\/background-verification\/pan-details/)
  expect(candidate.url()).not.toContain(link.split('/').at(-1) ?? '')
  await candidate.getByRole('textbox', { name: 'PAN' }).fill('AAAPK1404A')
  await candidate.getByRole('button', { name: publicCase.send }).click()
  await candidate.waitForURL(/\/accept-bgc-request\//)
  await candidate.getByText(publicInvitation.ended).waitFor()

  await employer.getByText('A check found a discrepancy.').waitFor()
  await employer.getByText('The candidate did not agree to this check.').first().waitFor()
  await employer.getByRole('button', { name: bgcScreen.notice.send }).click()
  await employer.getByRole('dialog').getByRole('button', { name: bgcScreen.notice.send }).click()
  await employer.getByText(bgcScreen.notice.sent).waitFor()

  await expect.poll(async () => (link = await newestLink(url, email))).toContain('/bgc-report/')
  await candidate.goto(link)
  await candidate.getByRole('heading', { level: 1, name: publicBgc.report.title }).waitFor()
  await candidate.getByRole('textbox', { name: publicBgc.dispute.comment }).fill('I mistyped the PAN.')
  await candidate.getByRole('button', { name: publicBgc.dispute.send }).click()
  await candidate.getByText(publicBgc.dispute.disputed.title).waitFor()
  expect(await horizontalOverflow(candidate)).toBe(0)
  await screenshotIfAsked(candidate, 'disputed findings')

  await employer.reload()
  await employer.getByText('I mistyped the PAN.').waitFor()
  await employer.getByRole('button', { name: bgcScreen.notice.answer }).click()
  const answering = employer.getByRole('dialog')
  await answering.getByRole('radio', { name: bgcScreen.notice.corrected }).check()
  await answering.getByRole('textbox').fill('The card shows another number.')
  await answering.getByRole('button', { name: bgcScreen.notice.answer }).click()
  await employer.getByText(bgcScreen.notice.closed).waitFor()
  await employer.getByRole('button', { name: casesScreen.actions.decide }).click()
  await employer.getByRole('dialog').getByRole('radio', { name: 'Green' }).check()
  await employer.getByRole('dialog').getByRole('textbox').fill('The card is in order.')
  await employer.getByRole('dialog').getByRole('button', { name: casesScreen.actions.decide }).click()
  await employer.getByText(casesScreen.actions.decided).waitFor()
  const download = employer.waitForEvent('download')
  await employer.getByRole('button', { name: bgcScreen.findings.report }).click()
  expect((await download).suggestedFilename()).toMatch(/^background-verification-cas_.*\.pdf$/)
})
