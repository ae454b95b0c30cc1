import { type Browser, chromium } from 'playwright'
import { publicEsign } from '../../../contracts/messages/en/publicEsign.ts'
import { publicInvitation } from '../../../contracts/messages/en/publicInvitation.ts'
import { findChromium } from '../../../scripts/testing/chromium.ts'
import { signInAt } from '../../support/apiClient.ts'
import { fieldFor, newestLink, recipientNamed, sendDocument } from '../../support/esign/sending.ts'
import { slowPage } from '../challans/page.ts'
import { startProductWith } from '../challans/product.ts'
import { median } from '../median.ts'

const phones = ['phone0', 'phone1', 'phone2', 'phone3', 'phone4']
/** As somebody needs who reads what they agree to. */
const READING_MS = 5_000
const PAGES = 80
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

interface PhoneFigures {
  /** From the consent, read for some seconds, to the first page of the document, drawn. */
  firstPageMs: number
  /** From the document's address to its first page, by a phone that has never been here and must load everything. */
  coldMs: number
}

/** An 80-page document on a slow phone. */
export async function measurePhone(): Promise<PhoneFigures> {
  const { url, stop } = await startProductWith()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await sendDocument(await signInAt(url), {
      title: 'Lease of a shop',
      pages: PAGES,
      recipients: phones.map(id => recipientNamed(id, 'Asha Rao')),
      fields: phones.map((id, index) => fieldFor(`f-${id}`, id, 60 + index)),
    })
    const consented: number[] = []
    const cold: number[] = []
    for (const id of phones) {
      const link = await newestLink(url, `${id}@example.com`)
      consented.push(await afterConsent(browser, url + link))
      cold.push(await coldly(browser, `${url}/sign-document/${link.split('/').at(-1)}`))
    }
    return { firstPageMs: Math.round(median(consented)), coldMs: Math.round(median(cold)) }
  } finally {
    await browser.close()
    await stop()
  }
}

async function afterConsent(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowPage(page)
    await page.goto(`${address}?lang=en`)
    await page.getByRole('button', { name: publicInvitation.continue, exact: true }).click()
    const agree = page.getByRole('button', { name: publicEsign.consent.agree, exact: true })
    await agree.waitFor()
    await page.waitForTimeout(READING_MS)
    const began = performance.now()
    await agree.click()
    await page.waitForFunction(isDrawn, 0, { timeout: 60_000, polling: 50 })
    return performance.now() - began
  } finally {
    await context.close()
  }
}

async function coldly(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowPage(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(isDrawn, 0, { timeout: 60_000, polling: 50 })
    return await page.evaluate(() => performance.now())
  } finally {
    await context.close()
  }
}

/** Whether a page has something else than white on it. */
function isDrawn(at: number): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>(`#page-${at} canvas`)
  if (!canvas || canvas.width < 300) return false
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  return data.some((value, index) => index % 4 < 3 && value < 200 && (data[index - (index % 4) + 3] ?? 0) > 0)
}
