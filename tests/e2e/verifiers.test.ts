import { expect, test } from 'vitest'
import { adminVerifications as words } from '../../contracts/messages/en/adminVerifications.ts'
import { components } from '../../contracts/messages/en/components.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { asStaff, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

type Page = Awaited<ReturnType<typeof open>>

/** Takes the open check and answers it. */
async function answer(page: Page, { outcome, reason }: { outcome: string; reason: string }) {
  await page.getByRole('button', { name: words.take, exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^(${words.judge}|${words.look})$`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(`^${outcome}`) }).check()
  await dialog.getByRole('textbox', { name: words.reason }).fill(reason)
  await dialog.getByRole('button', { name: new RegExp(`^(${words.saveJudgement}|${words.saveLook})$`) }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The first check of a kind that nobody has taken, on the page of its account. */
async function openFree(page: Page, person: string, kind: string) {
  await page.goto(paths.adminBgcUsers)
  await page.getByRole('link', { name: 'Zenith Components' }).click()
  const row = page
    .getByRole('row')
    .filter({ hasText: person })
    .filter({ hasText: kind })
    .filter({ hasText: 'Not taken' })
  await row.getByRole('link').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('a verifier judges, a second person sends it back, the verifier judges again, and the second person agrees', async () => {
  const verifier = await open(await asStaff(url))
  const second = await open(await asStaff(url, 'super@satyapan.test'))
  const [review, quality] = ['Verification', 'Quality control']
  const person = 'D•••• K••••••'

  await openFree(verifier, person, review)
  await verifier.getByRole('button', { name: words.reveal }).click()
  const reveal = verifier.getByRole('dialog')
  await reveal.getByRole('textbox', { name: components.form.reason, exact: true }).fill('To compare the names')
  await reveal.getByRole('button', { name: words.reveal }).click()
  await verifier.getByRole('heading', { level: 1, name: 'Divya Krishnan' }).waitFor()
  await screenshotIfAsked(verifier, 'verifier in clear')
  await answer(verifier, { outcome: 'Clear', reason: 'The number is in the record.' })
  await verifier
    .getByText(interpolate(words.historyLine, { by: 'Priya Menon', reason: 'The number is in the record.' }))
    .waitFor()

  await openFree(second, person, quality)
  await second.getByRole('heading', { level: 2, name: words.judgement }).waitFor()
  await answer(second, { outcome: words.answers.sentBack, reason: 'The first name is another one.' })

  await openFree(verifier, person, review)
  await verifier.getByText(interpolate(words.sentBack, { reason: 'The first name is another one.' })).waitFor()
  await answer(verifier, { outcome: 'Discrepancy', reason: 'Two persons share the surname.' })

  // Whoever has judged it does not look at it.
  await openFree(verifier, person, quality)
  await verifier.getByText(words.refused.samePerson).waitFor()
  expect(await verifier.getByRole('button', { name: words.take, exact: true }).count()).toBe(0)

  await openFree(second, person, quality)
  await answer(second, { outcome: words.answers.agreed, reason: 'Two persons, without doubt.' })
  await second
    .getByText(interpolate(words.historyLine, { by: 'Arjun Deshpande', reason: 'Two persons, without doubt.' }))
    .waitFor()
  await screenshotIfAsked(second, 'verifier history')
})
