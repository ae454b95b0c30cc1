import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formatPaise } from '../../contracts/platform/money.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { faceLiveness } from '../../contracts/products/faceLiveness.ts'
import { faceMatch } from '../../contracts/products/faceMatch.ts'
import { faceSearch as searchProduct } from '../../contracts/products/faceSearch.ts'
import type { Product } from '../../contracts/products/index.ts'
import { livenessStepTexts } from '../../contracts/products/livenessTexts.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { facePicture, pictureOfTwo } from '../support/facePictures.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { faceSearch, faces, files, verifications } = messages
const { form } = verifications

/** Chooses a purpose, agrees and sends the form. */
async function verify(page: Page, { pricePaise }: { pricePaise: number }): Promise<void> {
  await page.getByRole('combobox', { name: form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.customer_onboarding }).click()
  await page.getByRole('checkbox').check()
  // The demo has compared the samples already: then it says "Verify again".
  await page.getByRole('button', { name: formatPaise(pricePaise) }).click()
}

const labelOf = ({ inputFields }: Product, source: string) =>
  inputFields.find(field => field.source === source)?.label.en ?? ''

const upload = (page: Page, label: string, pictures: Buffer[]) =>
  page
    .getByLabel(label, { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles(pictures.map((buffer, at) => ({ name: `picture ${at + 1}.jpg`, mimeType: 'image/jpeg', buffer })))

test('the sample pictures are compared: a score, a band, and a box around each face', async () => {
  const page = await open(await as(url, demo))
  await page.goto(faceMatch.paths.verify)
  await page.getByRole('button', { name: form.sample }).click()
  expect(await accessibilityViolations(page)).toEqual([])
  await verify(page, faceMatch)

  // The first comparison loads the networks.
  await page.getByRole('heading', { name: faces.pictures }).waitFor({ timeout: 120_000 })
  await page.getByText('Same person', { exact: true }).first().waitFor()
  for (const number of [1, 2]) {
    const picture = page.getByRole('img', { name: interpolate(faces.pictureOf, { number }) })
    const box = picture.locator('xpath=following-sibling::*').locator('rect')
    await box.waitFor()
    const [outer, inner] = [await picture.boundingBox(), await box.boundingBox()]
    if (!outer || !inner) throw new Error('The picture or its box is not shown.')
    expect(inner.width / outer.width).toBeGreaterThan(0.4)
    expect(inner.y).toBeGreaterThanOrEqual(outer.y)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
  }
  await page.getByText(/^8\d(?:\.\d)?%$/).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'faces compared')
})

test.each([
  [
    'no face',
    async () =>
      sharp(await facePicture('front'))
        .extract({ left: 0, top: 320, width: 336, height: 100 })
        .jpeg()
        .toBuffer(),
    /Picture 2: No face was found/,
  ],
  ['two faces', () => pictureOfTwo(1), /Picture 2: There are several faces/],
])('a picture with %s gets a clear answer and charges nothing', async (_, draw, words) => {
  const page = await open(await as(url, demo))
  await page.goto(faceMatch.paths.verify)
  await upload(page, labelOf(faceMatch, 'pictures'), [await facePicture('document'), await draw()])
  await verify(page, faceMatch)
  await page.getByText(words).first().waitFor()
  await page.getByText(files.rejected.free, { exact: true }).waitFor()
  await page.getByText(formatPaise(0), { exact: true }).first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('whoever uploads a picture for each step of a challenge passes', async () => {
  const page = await open(await as(url, demo))
  await page.goto(faceLiveness.paths.verify)
  await page.getByRole('button', { name: faces.useFiles }).click()
  const steps = page.getByRole('listitem').filter({ hasText: /^(?:Look|Turn|Open)/ })
  await steps.nth(3).waitFor()
  const texts = Object.entries(livenessStepTexts) as [keyof typeof livenessStepTexts, { label: { en: string } }][]
  const pictures: Buffer[] = []
  for (const words of await steps.allTextContents()) {
    const step = texts.find(([, { label }]) => label.en === words)?.[0] ?? 'straight'
    const picture = await facePicture(step === 'straight' ? 'front' : step)
    // A step that comes again needs another picture, as a person would take it.
    pictures.push(
      await sharp(picture)
        .extend({ left: pictures.length * 60, background: '#c8ccd2' })
        .jpeg()
        .toBuffer(),
    )
  }
  await upload(page, labelOf(faceLiveness, 'frames'), pictures)
  expect(await accessibilityViolations(page)).toEqual([])
  await verify(page, faceLiveness)
  await page.getByText('Passed', { exact: true }).first().waitFor({ timeout: 120_000 })
  await page.getByRole('heading', { name: faces.stepsTaken }).waitFor()
  await page.getByRole('table', { name: 'Steps' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'liveness passed')
})

test('a face is enrolled, found by another picture of the person, and removed with proof', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.enrolledFaces)
  const { enrol, list, remove, status } = faceSearch
  await upload(page, enrol.picture, [await facePicture('front')])
  await page.getByRole('textbox', { name: enrol.reference, exact: true }).fill('EMP-0400')
  await page.getByRole('checkbox', { name: enrol.consent }).check()
  await page.getByRole('button', { name: enrol.act }).click()
  const row = page.getByRole('table', { name: list.title }).getByRole('row').filter({ hasText: 'EMP-0400' })
  await row.getByText(status.enrolled, { exact: true }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.goto(searchProduct.paths.verify)
  await upload(page, labelOf(searchProduct, 'picture'), [await facePicture('selfie')])
  await verify(page, searchProduct)
  const candidates = page.getByRole('table', { name: 'Candidates' }).getByRole('row')
  await candidates.filter({ hasText: 'EMP-0400' }).waitFor()
  await candidates.filter({ hasText: 'EMP-0311' }).waitFor()
  await page.getByRole('img', { name: faceSearch.pictureName }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'face found')

  await page.goto(paths.enrolledFaces)
  await page.getByRole('button', { name: interpolate(remove.named, { reference: 'EMP-0400' }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: remove.confirm }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^fac_[0-9a-f]{32}$/).waitFor()
  await dialog.getByText(/^[\w-]{22}$/).waitFor()
  await dialog.getByRole('button', { name: remove.close }).click()
  await row.waitFor({ state: 'detached' })
})
