import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { publicPages } from '../../contracts/messages/en/publicPages.ts'
import { tutorials } from '../../contracts/messages/en/tutorials.ts'
import { publicPages as hi } from '../../contracts/messages/hi/publicPages.ts'
import { adminViewPath, paths } from '../../contracts/platform/paths.ts'
import { tutorial } from '../../contracts/resources/tutorial.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { as, asStaff, demo, heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url, ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
const openWithout = browserFor(url)
const { tryOn, unsubscribe, pdf, thankYou, advertisement } = publicPages

test('the try-on page shows the camera’s picture until it is stopped, and sends nothing', async () => {
  const page = await open()
  await page.goto(paths.virtualTryOnTestingUrl)
  const start = page.getByRole('button', { name: tryOn.start })
  await start.waitFor()
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await start.click()
  const picture = page.getByLabel(tryOn.picture)
  await expect.poll(() => picture.evaluate(video => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'tryOn on')
  await page.getByRole('button', { name: tryOn.stop }).click()
  await start.waitFor()
  await picture.waitFor({ state: 'detached' })
  expect(sent).toEqual([])
})

test('no other page may use the camera', async () => {
  const page = await open()
  const allowed = () =>
    page.evaluate(() =>
      (document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }).featurePolicy.allowsFeature(
        'camera',
      ),
    )
  await page.goto(paths.virtualTryOn)
  expect(await allowed()).toBe(true)
  await page.goto(paths.advertisement)
  expect(await allowed()).toBe(false)
})

test('the try-on page reports a missing or refused camera', async () => {
  const page = await openWithout()
  await page.goto(paths.virtualTryOn)
  await page.getByRole('button', { name: tryOn.start }).click()
  await page.getByText(tryOn.refused).or(page.getByText(tryOn.absent)).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'tryOn without')
})

test('an unknown unsubscribe link shows its error', async () => {
  const page = await open({ refused: ['404 /public/unsubscribe'] })
  await page.goto(paths.unsubscribe.replace(':code', 'nothing'))
  await heading(page, unsubscribe.unknownTitle).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

/** Plays each seeded video, with the captions in the reader's language. */
async function plays(page: Page): Promise<void> {
  const videos = await page.locator('video').all()
  expect(videos).toHaveLength(3)
  for (const video of videos) {
    await video.evaluate(one => (one as HTMLVideoElement).play())
    await expect.poll(() => video.evaluate(one => (one as HTMLVideoElement).currentTime)).toBeGreaterThan(0)
    const captions = () =>
      video.evaluate(one => {
        const [english, hindi] = (one as HTMLVideoElement).textTracks
        return [english?.mode, (english?.cues?.length ?? 0) > 3, hindi?.mode]
      })
    await expect.poll(captions).toEqual(['showing', true, 'disabled'])
    await video.evaluate(one => (one as HTMLVideoElement).pause())
  }
}

test('staff add a video, and customers find it', async () => {
  const staff = await open(await asStaff(url))
  await staff.goto(adminViewPath('tutorials'))
  await staff.getByText('Your first check', { exact: true }).waitFor()
  await staff.getByRole('button', { name: tutorials.staff.add }).click()
  const form = staff.getByRole('dialog')
  await form.getByRole('textbox', { name: tutorial.fields.title.label.en }).fill('The first check')
  await form
    .getByRole('textbox', { name: tutorials.staff.description })
    .fill('Five minutes, from the form to the answer.')
  await form.getByRole('textbox', { name: tutorial.fields.url.label.en }).fill('https://videos.test/first')
  expect(await accessibilityViolations(staff)).toEqual([])
  await screenshotIfAsked(staff, 'tutorials form')
  await form.getByRole('button', { name: tutorials.staff.save }).click()
  await staff.getByRole('cell', { name: 'The first check', exact: true }).waitFor()
  expect(await accessibilityViolations(staff)).toEqual([])
  for (const [name, viewport] of [
    ['390', phone.viewport ?? { width: 390, height: 844 }],
    ['1440', { width: 1440, height: 900 }],
  ] as const)
    for (const scheme of ['dark', 'light'] as const) {
      await staff.setViewportSize(viewport)
      await staff.emulateMedia({ colorScheme: scheme })
      await staff.goto(adminViewPath('tutorials'))
      await staff.getByText('The first check', { exact: true }).waitFor()
      await screenshotIfAsked(staff, `tutorials staff ${name} ${scheme}`)
      expect(await accessibilityViolations(staff)).toEqual([])
    }

  for (const [name, device] of [
    ['1440 light', {}],
    ['390 dark', { ...phone, colorScheme: 'dark' }],
  ] as const) {
    const page = await open({ ...(await as(url, demo)), ...device })
    await page.goto(paths.videoTutorials)
    await page.getByRole('link', { name: 'Watch: The first check, opens in a new tab' }).waitFor()
    await plays(page)
    expect(await accessibilityViolations(page)).toEqual([])
    await screenshotIfAsked(page, `tutorials ${name}`)
  }
})

// The two combinations that everywhere.test.ts leaves out.
test.each([
  ['1440 px, dark, English', { colorScheme: 'dark', locale: 'en-IN' }],
  ['390 px, light, Hindi', { ...phone, colorScheme: 'light', locale: 'hi-IN' }],
] as const)(
  'each page has its title, no accessibility violation and no horizontal overflow, %s',
  async (name, look) => {
    const page = await open(look)
    const words = look.locale === 'hi-IN' ? hi : { tryOn, pdf, thankYou, advertisement }
    for (const [path, title] of [
      [paths.thankYou, words.thankYou.title],
      [paths.advertisement, words.advertisement.title],
      [paths.pdfResult, words.pdf.noneTitle],
      [paths.virtualTryOn, words.tryOn.title],
    ] as const) {
      await page.goto(path)
      await heading(page, title).waitFor()
      expect(await accessibilityViolations(page), path).toEqual([])
      expect(await horizontalOverflow(page), path).toBe(0)
      await screenshotIfAsked(page, `small ${path.slice(1)} ${name}`)
    }
  },
)
