import type { BrowserContext, Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import { callHeadlines } from '../../contracts/videoCalls/findings.ts'
import { scriptWords } from '../../contracts/videoCalls/script.ts'
import type { ShownVideoCallDetail } from '../../contracts/videoCalls/shown.ts'
import { signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { cardOfHolder } from '../support/cardOfHolder.ts'
import { newestLink } from '../support/esign/sending.ts'
import { facePicture } from '../support/facePictures.ts'
import { formOf } from '../support/uploads.ts'
import { TOUR_MS } from './everyPage/tours.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct({ TRUST_PROXY: '127.0.0.1' })
const open = browserFor(url, [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
])
const { videoCallsScreen: text, publicVideoCall: customerText, publicInvitation } = messages

const ASSISTANT = 'assistant@satyapan.test'
const PERSON = 'meera.iyer@example.com'

/** Windows of the person, in which a cut line is no fault of the page. */
const contexts: BrowserContext[] = []
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function windowOfPerson(agent: Page): Promise<Page> {
  const browser = agent.context().browser()
  if (!browser) throw new Error('The browser is gone.')
  const place = { latitude: 19.076, longitude: 72.8777, accuracy: 25 }
  const context = await browser.newContext({
    baseURL: url,
    ...phone,
    geolocation: place,
    permissions: ['geolocation'],
    extraHTTPHeaders: { 'x-forwarded-for': '49.36.1.1' },
  })
  context.setDefaultTimeout(60_000)
  contexts.push(context)
  return context.newPage()
}

/** The seconds of a live picture that a page has shown. */
const secondsShown = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate(video => {
    const { videoWidth, currentTime } = video as HTMLVideoElement
    return videoWidth > 0 ? currentTime : 0
  })

async function isSeen(page: Page, label: string): Promise<void> {
  await expect.poll(() => secondsShown(page, label)).toBeGreaterThan(0)
}

/** The fake camera shows no card and no face: the pictures that the agent keeps are replaced on their way. */
async function replaceStills(agent: Page, pictures: Record<'pan' | 'face', Buffer>): Promise<void> {
  await agent.route(/\/stills\/(pan|face)$/, route => {
    const kind = route.request().url().endsWith('pan') ? 'pan' : 'face'
    const { headers, payload } = formOf(`${kind}.jpg`, pictures[kind])
    return route.continue({ headers: { ...route.request().headers(), ...headers }, postData: payload })
  })
}

// Both sides encode their pictures in the processor, which takes minutes beside other browsers.
test(
  'a call is queued, held, cut and taken up again, recorded, checked, decided by the agent and by the auditor',
  async () => {
    const card = await cardOfHolder()
    const agent = await open(await as(url, demo))
    await agent.goto(paths.videoKycCalls)
    await agent.getByRole('button', { name: text.new }).first().click()
    const form = agent.getByRole('dialog')
    await form.getByRole('textbox', { name: text.form.name }).fill(card.name)
    await form.getByRole('textbox', { name: text.form.email }).fill(PERSON)
    await form.getByRole('button', { name: text.form.submit }).click()
    await form.waitFor({ state: 'detached' })

    const link = await newestLink(url, PERSON)
    let person = await windowOfPerson(agent)
    await person.goto(link)
    await person.getByRole('button', { name: publicInvitation.continue }).click()
    await person.getByRole('button', { name: customerText.start }).waitFor()
    expect(await accessibilityViolations(person)).toEqual([])
    expect(await horizontalOverflow(person)).toBe(0)
    await person.getByRole('button', { name: customerText.start }).click()
    await person.getByRole('heading', { name: customerText.queue.title }).waitFor()
    await person.getByText(customerText.network.direct).waitFor()
    await person.getByText(customerText.queue.unknown).waitFor()
    expect(await accessibilityViolations(person)).toEqual([])
    await screenshotIfAsked(person, 'video call queue')

    await agent.getByRole('switch', { name: text.desk.duty }).click()
    await person.getByText(customerText.queue.soon).waitFor()
    await screenshotIfAsked(agent, 'video calls')
    await agent.getByRole('button', { name: text.desk.take }).click()
    await agent.getByRole('button', { name: text.room.join }).click()
    await isSeen(agent, text.room.person)
    await isSeen(person, customerText.call.agent)
    const id = new URL(agent.url()).searchParams.get('id') ?? ''

    const consent = scriptWords.consent
    await agent.getByRole('button', { name: `${text.script.show}: ${consent.agent.en}` }).click()
    await person.getByText(consent.person.en).waitFor()
    await person.getByLabel(customerText.call.words).fill('I cannot hear well')
    await person.getByRole('button', { name: customerText.call.send }).click()
    await agent.getByText('I cannot hear well').waitFor()
    expect(await accessibilityViolations(agent)).toEqual([])
    await screenshotIfAsked(agent, 'video call room')
    await screenshotIfAsked(person, 'video call of the person')
    await agent.getByText(/[1-9]\d* pieces stored/).waitFor()

    // The person's browser is gone in the middle, and comes back by the link: it is the same session.
    await person.context().close()
    person = await windowOfPerson(agent)
    await person.goto(link)
    await person.getByRole('button', { name: publicInvitation.continue }).click()
    await person.getByRole('button', { name: customerText.again }).click()
    await isSeen(person, customerText.call.agent)
    await agent.getByText(text.room.connected).waitFor()

    await replaceStills(agent, { pan: card.picture, face: await facePicture('selfie') })
    for (const button of [text.room.capturePan, text.room.captureFace]) {
      const kept = agent.waitForResponse(reply => reply.url().includes('/stills/'))
      await agent.getByRole('button', { name: button }).click()
      expect((await kept).status()).toBe(200)
    }
    await agent.getByRole('button', { name: text.evidence.answer.card }).click()
    await agent.getByText(text.evidence.answers.card).waitFor()
    await agent.getByRole('button', { name: /^Check the PAN at its source/ }).click()
    await agent.getByText(text.evidence.panState.valid, { exact: true }).waitFor()
    await agent.getByText(text.evidence.faceState.same, { exact: true }).waitFor()
    await agent.getByText(text.evidence.placeState.inside, { exact: true }).waitFor()
    await agent.getByText(callHeadlines.clear.label.en).waitFor()
    expect(await accessibilityViolations(agent)).toEqual([])
    await screenshotIfAsked(agent, 'video call room with findings')
    const answers = agent.getByRole('textbox', { name: new RegExp(`^(${text.script.answer}|${text.script.note}): `) })
    const steps = await answers.count()
    expect(steps).toBeGreaterThan(4)
    for (let at = 0; at < steps; at++) {
      await answers.nth(at).fill('As it should be')
      const marked = agent.waitForResponse(reply => reply.url().endsWith('/marks'))
      await agent
        .getByRole('button', { name: new RegExp(`^${text.script.seen}: `) })
        .nth(at)
        .click()
      expect((await marked).status()).toBe(200)
    }
    await agent.getByRole('button', { name: text.room.hangUp }).click()
    await agent.getByRole('dialog').getByRole('button', { name: text.room.hangUp }).click()
    await person.getByRole('heading', { name: customerText.done }).waitFor()

    await agent.getByRole('radio', { name: text.propose.approve }).check()
    await agent.getByRole('button', { name: text.propose.send }).click()
    await agent.getByText(/You have been an agent of this call/).waitFor()

    const auditor = await open(await as(url, ASSISTANT))
    await auditor.goto(`${paths.videoKycCall}?id=${id}`)
    await auditor.getByRole('button', { name: text.recording.load }).click()
    const video = auditor.getByLabel(text.recording.video)
    await video.waitFor()
    await expect.poll(() => video.evaluate(one => (one as HTMLVideoElement).duration)).toBeGreaterThan(4)
    const jumped = await video.evaluate(async one => {
      const element = one as HTMLVideoElement
      await new Promise(resolve => {
        element.addEventListener('seeked', resolve, { once: true })
        element.currentTime = element.duration / 2
      })
      return element.currentTime / element.duration
    })
    expect(jumped).toBeCloseTo(0.5, 1)
    expect(await accessibilityViolations(auditor)).toEqual([])
    await screenshotIfAsked(auditor, 'video call audit')
    await auditor.getByText(callHeadlines.clear.label.en).waitFor()
    // The report is in clear: who may not reveal data is not offered it.
    expect(await auditor.getByRole('button', { name: text.detail.report }).count()).toBe(0)
    const holder = await open(await as(url, demo))
    await holder.goto(`${paths.videoKycCall}?id=${id}`)
    const saved = holder.waitForEvent('download')
    await holder.getByRole('button', { name: text.detail.report }).click()
    expect((await saved).suggestedFilename()).toBe(`video-call-${id}.pdf`)
    await auditor.getByRole('radio', { name: text.audit.approve }).check()
    await auditor.getByRole('button', { name: text.audit.send }).click()
    await auditor.getByText(text.detail.usable).waitFor()

    const client = await signInAt(url, demo)
    const shown = await client<ShownVideoCallDetail>('GET', `/api/resources/video-calls/${id}`)
    expect(shown).toMatchObject({ status: 'approved', usable: true })
    expect(shown.rounds).toHaveLength(1)
    expect(shown.rounds[0]?.recording).toMatchObject({ state: 'ready', gaps: [] })
  },
  TOUR_MS,
)
