import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { adminIntelligence, intelligenceServer } from '../../contracts/messages/en/intelligence.ts'
import { publicIntelligence } from '../../contracts/messages/en/publicIntelligence.ts'
import { paths, withId } from '../../contracts/platform/paths.ts'
import { verifyPdf } from '../../server/engines/pdfSignatures/verifyPdf.ts'
import { newestCodeAt, signInStaffAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { type PdfPage, readPdfPages, withoutSpaces } from '../support/pdfPages.ts'
import { asStaff, demo, heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { code, part, section, field } = publicIntelligence
const reader = 'reader@example.com'
/** Its sources are down, as `/sandbox` says. */
const silentMobile = '9812346503'

async function openReportsTab(): Promise<Page> {
  const staff = await signInStaffAt(url)
  const find = encodeURIComponent(JSON.stringify({ q: demo }))
  const [customer] = await staff<{ id: string }[]>('GET', `/admin-api/resources/users?filter=${find}`)
  const page = await open(await asStaff(url))
  await page.goto(`${withId(paths.adminUserDetail, customer?.id ?? '')}&tab=reports`)
  return page
}

/** Makes a report that asks for a code, and returns its link. */
async function makeReport(page: Page): Promise<string> {
  await page.getByRole('button', { name: adminIntelligence.make }).click()
  const dialog = page.getByRole('dialog')
  const fill = (label: string, value: string) => dialog.getByLabel(label).first().fill(value)
  await fill(adminIntelligence.pans, 'AAAPZ1000A')
  await fill(adminIntelligence.alternates, silentMobile)
  await fill(adminIntelligence.consent, 'Signed mandate of 2 November 2026')
  await fill(adminIntelligence.codeEmail, reader)
  expect(await accessibilityViolations(page)).toEqual([])
  // The button names the price as soon as it is known.
  await dialog.getByRole('button', { name: /^Make the report, at most ₹/ }).click()
  const link = await dialog.locator('code').textContent()
  await dialog.getByRole('button', { name: adminIntelligence.close }).click()
  return link ?? ''
}

/** As a stranger with the link, who reads the mails of `reader`. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await heading(page, code.title).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: code.send }).click()
  const input = page.getByLabel(code.label)
  await input.waitFor()
  await input.fill(await newestCodeAt(url, reader))
  await heading(page, section.sources).waitFor()
}

const strip = (texts: readonly string[]) => texts.map(withoutSpaces).filter(Boolean)

/** What a sheet of paper must be, judged by the texts of the PDF. */
function expectGoodPaper(pages: readonly PdfPage[], shown: { headings: string[]; texts: string[] }): void {
  const header = withoutSpaces(interpolate(publicIntelligence.header, { client: 'Zenith Components' }))
  const footer = withoutSpaces(publicIntelligence.disclaimer.slice(-30))
  const tableHead = withoutSpaces(
    [
      field.filingYear,
      field.monthOfFiling,
      field.gstType,
      field.methodOfFilling,
      field.dateOfFiling,
      field.gstStatus,
    ].join(''),
  )
  const headings = new Set(shown.headings)
  const isFiling = (line: string) => /^20\d\d-\d\d20\d\d-\d\dGSTR/.test(line)
  let continued = 0
  for (const [index, { width, height, lines }] of pages.entries()) {
    // A4 in points.
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    for (const { left, right } of lines) expect([left > 40, right < width - 40]).toEqual([true, true])
    if (index === 0) continue
    const texts = lines.map(({ text }) => text)
    expect(texts[0]).toBe(header)
    expect(texts.at(-1)).toBe(`${index + 1}/${pages.length}`)
    const end = texts.findIndex(text => text.includes(withoutSpaces('Compiled by')))
    expect(texts.slice(end).join('')).toContain(footer)
    const body = texts.slice(1, end)
    expect(headings.has(body.at(-1) ?? '')).toBe(false)
    const firstRow = body.findIndex(isFiling)
    if (firstRow < 0) continue
    expect(body[firstRow - 1]).toBe(tableHead)
    if (firstRow === 1) continued++
  }
  // Otherwise the heads above have proven nothing.
  expect(continued).toBeGreaterThan(1)
  // A PDF may hold an apostrophe as another character.
  const plain = (text: string) => text.replaceAll(/[^\p{Ll}\p{Lu}\p{N}]/gu, '')
  const all = plain(pages.map(({ text }) => text).join(''))
  expect(shown.texts.filter(text => !all.includes(plain(text)))).toEqual([])
}

test('staff make a report, a stranger reads and prints it with a code, and after its revocation the link is dead', async () => {
  const staff = await openReportsTab()
  const link = await makeReport(staff)
  expect(new URL(link).pathname).toMatch(/^\/kyc-intelligence\/[\w-]{22}$/)

  const page = await open()
  await openLink(page, link)
  await page.getByRole('heading', { name: publicIntelligence.title }).waitFor()
  // The page asks again until the report is complete.
  await page.getByRole('heading', { name: part.alternateMobileData }).waitFor()
  await page.getByText(/^This report is still being made/).waitFor({ state: 'detached' })
  for (const title of [part.panResults, section.panProfile, section.din, section.gstRecords, part.cinResults])
    await page.getByRole('heading', { name: title, exact: true }).first().waitFor()
  // Empty values, and the entry whose sources are down.
  await page.getByRole('definition').getByText('-', { exact: true }).first().waitFor()
  await page.getByText(/^No answer from: Mobile check/).waitFor()
  expect(await page.getByRole('heading', { name: part.mobileResults, exact: true }).count()).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'intelligence report')

  const headings = await page.getByRole('article').getByRole('heading').allTextContents()
  const texts = await page.getByRole('article').locator('td, dd, dt, th, h2, h3, h4, h5').allTextContents()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expectGoodPaper(await readPdfPages(paper), { headings: strip(headings), texts: strip(texts) })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: publicIntelligence.download }).click()
  const signed = await readFile(await (await saved).path())
  expect((await verifyPdf(signed, { anchors: { ours: [], known: [] } })).verdict).toBe('valid')

  // Of the page, and of the document.
  await staff.reload()
  await staff.getByText(interpolate(adminIntelligence.openings, { smart_count: 2 })).waitFor()
  expect(await accessibilityViolations(staff)).toEqual([])
  await screenshotIfAsked(staff, 'intelligence staff')
  await staff.getByRole('button', { name: adminIntelligence.revoke }).first().click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The mandate has ended')
  await dialog.getByRole('button', { name: adminIntelligence.revoke }).click()
  await staff.getByText(/Revoked on .*: The mandate has ended/).waitFor()
  await page.reload()
  await heading(page, publicIntelligence.closed).waitFor()
  await page.getByText(intelligenceServer.revoked).waitFor()
  await page.goto(paths.kycIntelligence.replace(':requestId', 'AAAAAAAAAAAAAAAAAAAAAA'))
  await page.getByText(publicIntelligence.none).first().waitFor()
})
