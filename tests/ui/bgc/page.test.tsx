// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BgcCaseFacts, BgcPackage } from '../../../contracts/calls/bgc.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { bgcScreen } from '../../../contracts/messages/en/bgcScreen.ts'
import BgcPage from '../../../src/customRoutes/bgc/BgcPage.tsx'
import BgcCasePage from '../../../src/resources/bgc/BgcCasePage.tsx'
import { endedCase, step, viewer } from '../cases/sample.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

type Opening = Parameters<typeof renderConsolePage>[1]

const fact = (source: string, value: boolean) => ({
  source,
  label: { en: source, hi: source },
  kind: 'yesNo' as const,
  value,
  choice: null,
})

const consent = step({
  id: 'consent',
  kind: 'consent',
  actor: 'subject',
  title: { en: 'Your consent', hi: 'आपकी सहमति' },
  outcome: { value: 'given', label: { en: 'Given', hi: 'दी गई' }, tone: 'success' },
  facts: [fact('pan', true), fact('aadhaar', false)],
})
const mismatch = { value: 'mismatch', label: { en: 'Does not match', hi: 'मेल नहीं' }, tone: 'danger' } as const

const red: ShownCaseDetail = {
  ...endedCase,
  product: 'bgc',
  verdict: { value: 'red', label: { en: 'Red', hi: 'लाल' }, tone: 'danger' },
  verdictReason: { en: 'A check found a discrepancy.', hi: 'किसी जाँच में अंतर मिला।' },
  decision: null,
  steps: [
    consent,
    step({ id: 'pan', outcome: mismatch }),
    step({ id: 'aadhaar', status: 'notApplicable', outcome: null }),
  ],
}

const facts: BgcCaseFacts = {
  promise: { p50At: '2026-11-22T06:00:00.000Z', p90At: '2026-11-25T06:00:00.000Z', isMeasured: true },
  steps: [],
  notice: null,
  refusal: 'noticeNeeded',
}

const openCase = (about: BgcCaseFacts, more: Partial<Opening> = {}) =>
  renderConsolePage(BgcCasePage, {
    path: '/bgc-detail?id=cas_1',
    resource: 'bgc-cases',
    ...more,
    answers: {
      'GET /api/resources/bgc-cases/cas_1': () => ({ body: red }),
      'GET /api/bgc/cases/cas_1': () => ({ body: about }),
      'GET /api/bgc/locations': () => ({ body: { locations: [], isLimited: false } }),
      'GET /api/bgc/cases/cas_1/rescreening': () => ({
        body: { rescreening: null, earlier: null, next: null, changes: null },
      }),
      ...more.answers,
    },
  })

const checkNamed = async (name: string) =>
  within((await screen.findAllByRole('heading', { level: 3, name }))[0]?.closest('li') as HTMLElement)

test('each check has its answer, also one that the candidate has refused', async () => {
  await openCase(facts)
  expect((await checkNamed('PAN')).getByText('Discrepancy')).toBeTruthy()
  const refused = await checkNamed('Aadhaar')
  expect(refused.getByText('Insufficient')).toBeTruthy()
  expect(refused.getByText('The candidate did not agree to this check.')).toBeTruthy()
})

test('the notice before a refusal is sent after a confirmation, and not by those who may only look', async () => {
  const sent = { ...facts, refusal: 'noticeRuns' as const }
  const { user, seen } = await openCase(facts, {
    answers: { 'POST /api/bgc/cases/cas_1/notice': () => ({ body: sent }) },
  })
  await user.click(await screen.findByRole('button', { name: bgcScreen.notice.send }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: bgcScreen.notice.send }))
  expect(seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/bgc/cases/cas_1/notice',
  ])
})

test('the notice can be sent as soon as the case that is being looked at has its result', async () => {
  let isOver = false
  const running: ShownCaseDetail = {
    ...red,
    status: 'open',
    verdict: null,
    verdictReason: null,
    endedAt: null,
    events: [],
  }
  await openCase(facts, {
    answers: {
      'GET /api/resources/bgc-cases/cas_1': () => ({ body: isOver ? red : running }),
      'GET /api/bgc/cases/cas_1': () => ({ body: { ...facts, refusal: isOver ? 'noticeNeeded' : 'noResult' } }),
    },
  })
  await screen.findByText(/^Expected/)
  expect(screen.queryByRole('button', { name: bgcScreen.notice.send })).toBeNull()
  isOver = true
  await screen.findByRole('button', { name: bgcScreen.notice.send }, { timeout: 10_000 })
})

test('whoever may only look sees the notice and cannot send it', async () => {
  await openCase(facts, { session: viewer })
  await screen.findByText(bgcScreen.notice.needed)
  expect(screen.queryByRole('button', { name: bgcScreen.notice.send })).toBeNull()
})

test('a dispute is shown with its words and asks for an answer', async () => {
  const dispute = { comment: 'I mistyped the PAN.', at: '2026-11-23T06:00:00.000Z', files: [] }
  await openCase({
    ...facts,
    refusal: 'disputed',
    notice: {
      state: 'disputed',
      sentAt: '2026-11-22T06:00:00.000Z',
      sentBy: 'Asha Rao',
      endsAt: null,
      dispute,
      answer: null,
    },
  })
  await screen.findByText('I mistyped the PAN.')
  expect(screen.getByRole('button', { name: bgcScreen.notice.answer })).toBeTruthy()
})

const basic: BgcPackage = {
  id: 'pln_1',
  version: 1,
  name: { en: 'Basic', hi: 'बेसिक' },
  checks: ['pan', 'court'],
  turnaroundDays: 7,
  endsEarly: true,
  noticeDays: 5,
  keepDays: 180,
  reviewedBy: 'employer' as const,
  running: 2,
  cost: { least: 150, most: 4150, usual: 4150, saved: 4000, isExact: true },
  expected: { p50Days: 0.5, p90Days: 2 },
}

const overview = {
  all: 3,
  waitsOn: { person: 1, customer: 0, checks: 0 },
  paused: 0,
  overdue: 1,
  ended: { green: 0, amber: 0, red: 1, other: 0, without: 0 },
  promise: { kept: 1, of: 2, percent: 50 },
  medianDays: 1.5,
  toDecide: [{ ...red, id: 'cas_1' }],
  toDecideCount: 1,
}

const place = { id: 'loc_1', parentId: null, name: 'Pune', running: 2, all: 3 }
const file = {
  id: 'imp_1',
  fileName: 'joining.csv',
  state: 'done',
  problem: null,
  planId: 'pln_1',
  counts: { total: 3, problem: 1, ready: 0, added: 2, failed: 0 },
  createdBy: 'Asha Rao',
  createdAt: '2026-11-20T06:00:00.000Z',
  startedAt: '2026-11-20T06:01:00.000Z',
  endedAt: '2026-11-20T06:02:00.000Z',
}
const again = {
  caseId: 'cas_9',
  name: 'M•••• K••••',
  planTitle: { en: 'Basic', hi: 'बेसिक' },
  months: 12,
  isAutomatic: true,
  dueAt: '2026-11-20T06:00:00.000Z',
  setBy: 'Asha Rao',
  problem: null,
  isDue: true,
}

const openOverview = (more: NonNullable<Opening['answers']> = {}) =>
  renderConsolePage(BgcPage, {
    path: '/bgc',
    answers: {
      'GET /api/bgc/dashboard': () => ({ body: overview }),
      'GET /api/bgc/packages': () => ({ body: { packages: [basic] } }),
      'GET /api/bgc/imports': () => ({ body: { imports: [] } }),
      'GET /api/bgc/rescreenings': () => ({ body: { dueCount: 0, rows: [] } }),
      'GET /api/bgc/locations': () => ({ body: { locations: [], isLimited: false } }),
      'GET /api/bgc/location-members': () => ({ body: { members: [] } }),
      ...more,
    },
  })

test('the dashboard says what is late, how often the promise was kept, and what is to be decided', async () => {
  await openOverview()
  await screen.findByText('50%')
  expect(screen.getByText('1 of 2 in the last 90 days')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'K•••• F••••' }).getAttribute('href')).toBe('/bgc-detail?id=cas_1')
  await screen.findByText(/From ₹1\.50 to ₹41\.50/)
})

test('a file with rows to correct can be opened again: each row says why it was left out', async () => {
  const rows = [
    { row: 3, state: 'problem', name: '', caseId: null, problems: [{ column: 'Email', message: 'Wrong.' }] },
  ]
  const { user } = await openOverview({
    'GET /api/bgc/imports': () => ({ body: { imports: [file] } }),
    'GET /api/bgc/imports/imp_1': () => ({ body: file }),
    'GET /api/bgc/imports/imp_1/rows': () => ({ body: { rows } }),
  })
  await user.click(await screen.findByRole('button', { name: 'joining.csv' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Wrong.')
  expect(dialog.getByText('2 of 2 added')).toBeTruthy()
  expect(dialog.getByRole('button', { name: bgcScreen.file.errorFile })).toBeTruthy()
})

test('who is due and which locations there are leads to the candidates', async () => {
  await openOverview({
    'GET /api/bgc/rescreenings': () => ({ body: { dueCount: 1, rows: [again] } }),
    'GET /api/bgc/locations': () => ({ body: { locations: [place], isLimited: true } }),
  })
  expect((await screen.findByRole('link', { name: again.name })).getAttribute('href')).toBe('/bgc-detail?id=cas_9')
  expect(screen.getByText(bgcScreen.again.due)).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Pune' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"location":"loc_1"}')
  // Whoever sees some locations only changes none.
  expect(screen.queryByRole('button', { name: bgcScreen.locations.create })).toBeNull()
})
