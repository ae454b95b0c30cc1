import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import type { OpenStep } from '../../../contracts/cases/openStep.ts'
import { livenessSteps } from '../../../contracts/faces/liveness.ts'
import { publicCase } from '../../../contracts/messages/en/publicCase.ts'
import { livenessStepTexts } from '../../../contracts/products/livenessTexts.ts'
import CaseSteps from '../../../src/public/invitation/case/CaseSteps.tsx'
import { renderPublicPage, stubPublicBrowser } from './challans/renderPublicPage.tsx'

stubPublicBrowser()
const words = publicCase.selfie
const cover = {
  kind: 'case',
  title: 'Complete your verification',
  askedBy: 'Asha Traders',
  about: 'Delivery partner',
  name: 'Ravi',
  until: '2026-12-01T06:30:00.000Z',
  locale: 'en',
  canHandOver: false,
  codeTo: null,
} as const
const selfie: OpenStep = {
  id: 'face',
  title: 'Selfie',
  problem: null,
  draft: null,
  prefilled: {},
  kind: 'selfie',
  asksLiveness: true,
  takesUpload: false,
  types: ['jpeg'],
  maxFiles: 4,
}
const shown = (step: OpenStep): CaseLinkSteps => ({
  state: 'open',
  steps: [{ id: 'face', title: 'Selfie', state: 'open', canLook: false }],
  open: [step],
  usuallyBy: null,
})
const done: CaseLinkSteps = { ...shown(selfie), open: [] }

function withCamera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
}
const track = () => Object.assign(new EventTarget(), { stop: vi.fn<() => void>() })

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(give =>
    give(new Blob(['face'], { type: 'image/jpeg' })),
  )
  Object.assign(URL, { createObjectURL: () => 'blob:face', revokeObjectURL: () => undefined })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Page = () => <CaseSteps token={'A'.repeat(22)} pass={null} cover={cover} onDone={() => undefined} />

let stored = 0
const show = (step: OpenStep = selfie) =>
  renderPublicPage(Page, '/', {
    'POST /public/case-links/read': () => ({ body: shown(step) }),
    'POST /public/case-links/challenge': () => ({
      body: {
        state: 'challenge',
        id: `fch_${'1'.repeat(32)}`,
        steps: livenessSteps,
        expiresAt: new Date(Date.now() + 300_000).toISOString(),
      },
    }),
    'POST /public/case-links/files': () => ({ body: { id: `fil_${(stored += 1)}` } }),
    'POST /public/case-links/answer': () => ({ body: done }),
  })

test('asks for one picture after the other, shows them, and sends them with the challenge; then the camera is off', async () => {
  const used = track()
  withCamera(async () => ({ getTracks: () => [used] }))
  const { user, seen } = show()
  await user.click(await screen.findByRole('button', { name: words.start }))
  for (const [at, step] of livenessSteps.entries()) {
    await screen.findByText(livenessStepTexts[step].label.en)
    await user.click(
      await screen.findByRole('button', {
        name: words.take.replace('%{number}', String(at + 1)).replace('%{count}', String(livenessSteps.length)),
      }),
    )
  }
  const taken = await screen.findByText(words.taken)
  await waitFor(() => expect(document.activeElement).toBe(taken))
  expect(used.stop).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: publicCase.send }))
  await screen.findByRole('heading', { name: publicCase.allSent })
  const sent = seen().find(({ body }) => (body as { answer?: object } | undefined)?.answer !== undefined)
  expect(sent?.body).toMatchObject({
    step: 'face',
    answer: { challenge: `fch_${'1'.repeat(32)}`, fromCamera: true, files: { length: livenessSteps.length } },
  })
})

test.each([
  ['NotAllowedError', words.denied],
  ['NotFoundError', words.missing],
  ['NotReadableError', words.busy],
])('%s says what to do, and the camera can be started again', async (name, said) => {
  withCamera(() => Promise.reject(new DOMException('no', name)))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: words.start }))
  await screen.findByText(said)
  expect(screen.getByRole('button', { name: words.start })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.noCamera })).toBeNull()
})

test('a picture is uploaded only where the plan takes it, and is said to be no picture of the camera', async () => {
  const { user, seen } = show({ ...selfie, takesUpload: true })
  await user.click(await screen.findByRole('button', { name: words.noCamera }))
  screen.getByText(words.uploadDetail)
  await user.upload(screen.getByLabelText(words.upload), new File(['face'], 'me.jpg', { type: 'image/jpeg' }))
  await screen.findByText('me.jpg')
  await user.click(screen.getByRole('button', { name: publicCase.send }))
  await screen.findByRole('heading', { name: publicCase.allSent })
  const sent = seen().find(({ body }) => (body as { answer?: object } | undefined)?.answer !== undefined)
  expect(sent?.body).toMatchObject({ answer: { fromCamera: false, files: [expect.stringMatching(/^fil_/)] } })
})
