import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { publicInvitation } from '../../contracts/messages/en/publicInvitation.ts'
import { publicVideoKyc as text } from '../../contracts/messages/en/publicVideoKyc.ts'
import { videoKycScreen } from '../../contracts/messages/en/videoKycScreen.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { apiClientAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { facePicture } from '../support/facePictures.ts'
import { until } from '../support/until.ts'
import { as, demo, messages, startProduct } from './product.ts'

/** The camera of the browser: our drawn head, in a film of a second. */
async function drawnCamera(): Promise<string> {
  const frame = await sharp(await facePicture('front'))
    .resize(640, 480, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
  const file = join(await mkdtemp(join(tmpdir(), 'camera-')), 'head.mjpeg')
  await writeFile(file, Buffer.concat(Array.from({ length: 30 }, () => frame)))
  return file
}

const { casesScreen } = messages
const { url } = await startProduct()
const open = browserFor(url, [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${await drawnCamera()}`,
])

test('a person does a video KYC on a phone before a drawn camera, and the account sees why it has not passed', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.videoKycReports)
  await page.getByRole('button', { name: videoKycScreen.start }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(casesScreen.dialog.name).fill('Suresh Roy')
  await dialog.getByLabel(casesScreen.dialog.email).fill('video-walk@example.com')
  await dialog.getByRole('combobox', { name: /Purpose/ }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: casesScreen.start, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL(/\/video-kyc-details\?id=cas_/)

  const link = await until(async () => {
    const sent = await apiClientAt(url)<{ text: string }[]>('GET', '/sandbox/messages?to=video-walk@example.com')
    const found = sent.flatMap(one => /\/i\/[\w-]{22}/.exec(one.text) ?? [])[0]
    expect(found).toBeTruthy()
    return found ?? ''
  })
  const visitor = await open({
    ...phone,
    permissions: ['geolocation', 'camera'],
    geolocation: { latitude: 28.61, longitude: 77.21, accuracy: 20 },
  })
  await visitor.goto(link)
  await visitor.getByRole('button', { name: publicInvitation.continue }).click()
  await visitor.getByText(text.alone).waitFor()
  expect(await accessibilityViolations(visitor)).toEqual([])
  await visitor.getByRole('button', { name: text.agree }).click()
  await visitor.getByRole('button', { name: text.placeFind }).click()
  await visitor
    .getByText(/accurate|Found, to about/)
    .first()
    .waitFor()
  expect(await horizontalOverflow(visitor)).toBe(0)
  await screenshotIfAsked(visitor, 'device check of a video KYC')
  await visitor.getByRole('button', { name: text.goOn }).click()
  await visitor.getByRole('button', { name: text.cardTake }).click()
  for (;;) {
    const next = visitor
      .getByRole('button', { name: text.take })
      .or(visitor.getByRole('button', { name: text.codeSend }))
    const end = visitor.getByRole('button', { name: text.send }).or(visitor.getByText(text.cardUnread))
    await next.or(end).first().waitFor()
    if (await end.first().isVisible()) break
    const task = await visitor.getByText(/Task \d of \d/).innerText()
    const digits = visitor.getByLabel(text.codeLabel)
    if (await digits.isVisible()) {
      const shown = await visitor.getByText(/^\d \d \d \d$/).innerText()
      await digits.fill(shown.replaceAll(' ', ''))
    }
    await next.first().click()
    await visitor.getByText(task, { exact: true }).waitFor({ state: 'detached' })
  }
  await screenshotIfAsked(visitor, 'end of a video KYC')

  await page.reload()
  await page.getByText(videoKycScreen.detail.way.moving).first().waitFor()
  await page.getByText(/28\.61, 77\.21/).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})
