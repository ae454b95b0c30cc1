// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import DetailPage from '../../../src/resources/verifications/detail/DetailPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const id = 'ver_01a1fc43859874d0ae46468812b2aa05'
const at = '2026-11-24T09:30:00.000Z'
const box = { confidence: 99, x: 10, y: 10, width: 100, height: 100 }

const record = {
  id,
  product: 'face-match',
  status: 'completed',
  outcome: 'same',
  subject: null,
  input: { pictures: '2' },
  result: {
    outcome: 'same',
    score: 81.5,
    distance: 0.185,
    faces: [
      { picture: 1, ...box },
      { picture: 2, ...box },
    ],
    notes: [],
  },
  reference: null,
  purpose: 'customer_onboarding',
  charge: { paise: 300, wallet: 'product', balanceAfterPaise: 850, transferId: 'trf_1' },
  requestedBy: 'Ananya Iyer',
  channel: 'console',
  mode: 'live',
  jobId: null,
  source: 'faces',
  fetchedAt: at,
  error: null,
  durationMs: 412,
  createdAt: at,
  finishedAt: at,
  timeline: [],
}

const own = {
  id: 'fil_1',
  name: 'selfie.jpg',
  type: 'jpeg',
  bytes: 1_024,
  sha256: 'a'.repeat(64),
  createdAt: at,
  keptUntil: at,
  deletedAt: null,
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})

test.each([[['sample_face_selfie', 'fil_1']], [['fil_1', 'sample_face_selfie']]])(
  'a sample and an own picture are shown in the order of the check: %s',
  async order => {
    const { seen } = await renderConsolePage(DetailPage, {
      path: `/products/face-match/detail?id=${id}`,
      resource: 'face-match',
      answers: {
        [`GET /api/resources/face-match/${id}`]: () => ({ body: record }),
        [`GET /api/verifications/${id}/access-log`]: () => ({ body: [] }),
        [`GET /api/verifications/${id}/files`]: () => ({
          body: { files: [own], samples: [{ id: 'sample_face_selfie', name: 'face-selfie.jpg' }], order },
        }),
        'GET /api/files/fil_1/content': () => ({ body: {} }),
        'GET /api/files/sample_face_selfie/content': () => ({ body: {} }),
      },
    })
    expect(await screen.findAllByRole('img', { name: /^Picture/ })).toHaveLength(2)
    const read = () => seen.flatMap(({ path }) => /files\/(.+)\/content/.exec(path)?.[1] ?? [])
    await waitFor(() => expect(read()).toEqual(order))
  },
)
