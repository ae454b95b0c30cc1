import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PlanInput } from '../../contracts/cases/plan.ts'
import type { ShownCaseDetail } from '../../contracts/cases/shown.ts'
import type { LivenessStep } from '../../contracts/faces/liveness.ts'
import { livenessStepTexts } from '../../contracts/products/livenessTexts.ts'
import { apiClientAt, signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { facePicture } from '../support/facePictures.ts'
import { fakeCameraSwitches, untilCameraShows } from '../support/fakeCamera.ts'
import { until } from '../support/until.ts'
import { messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url, await fakeCameraSwitches())
const { publicCase: text, publicInvitation } = messages

const email = 'meera.kulkarni@example.com'
const words = (en: string) => ({ en, hi: en })

const plan: PlanInput = {
  title: words('Courier with a selfie'),
  steps: [
    { id: 'card', kind: 'document', title: words('PAN card'), settings: { kind: 'pan' } },
    { id: 'face', kind: 'selfie', title: words('Selfie'), settings: { matchTo: 'card' } },
    {
      id: 'about',
      kind: 'form',
      title: words('About you'),
      settings: { fields: [{ source: 'city', label: words('City') }] },
    },
  ],
  verdicts: [
    { value: 'accepted', label: words('Accepted'), tone: 'success' },
    { value: 'open', label: words('To be looked at'), tone: 'warning' },
  ],
  rules: [{ verdict: 'accepted', when: { fact: 'face.outcome', is: 'matched' } }],
  otherwise: 'open',
}

/** The specimen of a PAN card with the portrait of the drawn person. */
async function cardOf(): Promise<Buffer> {
  const card = await readFile(new URL('../../server/files/samples/pan.jpg', import.meta.url))
  const { width, height } = await sharp(card).metadata()
  const portrait = await sharp(await facePicture('document'))
    .resize(344, 430)
    .toBuffer()
  return sharp(
    await sharp(card)
      .resize(width * 2, height * 2)
      .toBuffer(),
  )
    .composite([{ input: portrait, left: 190, top: 330 }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function startCase() {
  const call = await signInAt(url)
  const { id: planId } = await call<{ id: string }>('POST', '/api/plans', { plan })
  const subject = { name: 'Suresh Prasad Nair', email }
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

/** Does what the page asks for, each movement in a picture of its own. */
async function follow(page: Page): Promise<LivenessStep[]> {
  const steps = Object.entries(livenessStepTexts) as [LivenessStep, (typeof livenessStepTexts)[LivenessStep]][]
  const done: LivenessStep[] = []
  while (done.length < 4) {
    const take = page.getByRole('button', {
      name: interpolate(text.selfie.take, { number: done.length + 1, count: 4 }),
    })
    await take.waitFor()
    const asked = await page.getByRole('status').first().innerText()
    const step = steps.find(([, { label }]) => label.en === asked)?.[0]
    if (!step) throw new Error(`The page asks for “${asked}”.`)
    await untilCameraShows(page, step, done.filter(one => one === step).length)
    await take.click()
    done.push(step)
  }
  return done
}

test('a candidate follows the camera on a phone, is compared with the portrait of the card, and goes on', async () => {
  const { link, read } = await startCase()
  const page = await open({ ...phone, permissions: ['camera'] })
  await page.goto(link)
  await page.getByRole('button', { name: publicInvitation.continue }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await cardOf() })
  await page.getByText('card.jpg').waitFor()
  await page.getByRole('button', { name: text.send, exact: true }).click()

  // The first document loads the models.
  const begin = page.getByRole('button', { name: text.selfie.start })
  await begin.waitFor({ timeout: 120_000 })
  await begin.click()
  await page.getByRole('button', { name: interpolate(text.selfie.take, { number: 1, count: 4 }) }).waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'selfie before the camera')
  const steps = await follow(page)
  expect(steps[0]).toBe('straight')
  await page.getByRole('button', { name: text.send, exact: true }).click()

  await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor({ timeout: 120_000 })
  const face = (await read()).steps.find(({ id }) => id === 'face')
  expect(face).toMatchObject({ status: 'done', tries: 1, outcome: { value: 'matched' } })
  expect(face?.facts).toContainEqual(expect.objectContaining({ source: 'liveness', value: 'passed' }))
})
