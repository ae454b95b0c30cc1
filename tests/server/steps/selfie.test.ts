import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import type { LivenessStep } from '../../../contracts/faces/liveness.ts'
import { families } from '../../../contracts/ocr/families.ts'
import { faceLiveness } from '../../../contracts/products/faceLiveness.ts'
import { faceMatch } from '../../../contracts/products/faceMatch.ts'
import { readQueued } from '../../../server/checks/verifications/queue.ts'
import { credit } from '../../../server/money/wallets/credits.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import type { HeavyPool } from '../../../server/platform/ports/heavyPool.ts'
import { testApp } from '../../support/app.ts'
import { fieldsOf, personLink, planOf } from '../../support/cases/personLink.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { JPEG, reading } from '../ocr/helpers.ts'

/** What the networks measure in the next pictures: the recognition itself is the engine's test. */
const seen: { frames: object[]; match: object[] } = { frames: [], match: [] }
const heavy = {
  size: 1,
  run: async ({ name }: { name: string }, { pictures }: { pictures?: unknown[] }) => {
    if (name !== 'faces') return { reading: reading(), pictures: [JPEG] }
    return pictures?.length === 2 ? seen.match : seen.frames
  },
  close: async () => {},
} as unknown as HeavyPool

const { app, ctx } = await testApp({}, { heavy })
const person = personLink({ app, ctx })

const words = (en: string) => ({ en, hi: en })
const card: PlanInput['steps'][number] = {
  id: 'card',
  kind: 'document',
  title: words('PAN card'),
  settings: { kind: 'pan' },
}
const planWith = (settings: object = {}, more: object = {}): PlanInput =>
  planOf([
    card,
    { id: 'face', kind: 'selfie', title: words('Selfie'), settings: { matchTo: 'card', ...settings }, ...more },
  ])

const face = (more: object = {}) => ({
  confidence: 0.93,
  box: { x: 46, y: 34, width: 250, height: 317 },
  roll: 0,
  yaw: 0,
  mouth: 0.05,
  notes: [],
  distance: 0,
  ...more,
})
const moves = { straight: {}, left: { yaw: 0.23 }, right: { yaw: -0.17 }, mouth: { mouth: 0.22 } } as const
/** Pictures of a person who follows the steps; each looks unlike the others. */
const following = (steps: readonly LivenessStep[]) =>
  steps.map((step, at) => face({ ...moves[step], cells: [at * 40, 255 - at * 40] }))
const same = [face(), face({ distance: 0.2 })]

let customer: Customer
let headers: Record<string, string>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

/** Reads what is queued for a case, until nothing more happens. */
async function settle(id: string) {
  for (;;) {
    await runCase(ctx, id)
    const queued = await ctx.db
      .selectFrom('case_checks')
      .innerJoin('verifications', 'verifications.id', 'case_checks.verification_id')
      .select('verifications.id')
      .where('case_checks.case_id', '=', id)
      .where('verifications.finished_at', 'is', null)
      .execute()
    if (queued.length === 0) return person.stepOf(id, 'face')
    for (const check of queued) await readQueued(ctx, { id: check.id, locale: 'en' })
  }
}

let pictures = 0
const upload = (token: string) =>
  person.upload(token, 'face.jpg', Buffer.concat([JPEG, Buffer.from(String((pictures += 1)))]))

async function start(plan: PlanInput) {
  const link = await person.start(headers, plan)
  await person.answer(link, 'card', { files: [await upload(link.token)] })
  await settle(link.id)
  return link
}

const takeChallenge = (token: string, step = 'face') => person.post('/public/case-links/challenge', { token, step })

/** The answer of somebody who takes a challenge and its pictures. */
async function posed({ token }: { token: string }) {
  const { id, steps } = (await takeChallenge(token)).json<{ id: string; steps: LivenessStep[] }>()
  const files: string[] = []
  for (const _ of steps) files.push(await upload(token))
  seen.frames = following(steps)
  return { challenge: id, files, fromCamera: true }
}

const charges = async (id: string) => {
  const shown = await app.inject({ url: `/api/resources/cases/${id}`, headers })
  return shown.json<ShownCaseDetail>().chargedPaise
}
const spent = async () => {
  const rows = await ctx.db
    .selectFrom('verifications')
    .select(['product', 'status'])
    .where('user_id', '=', customer.userId)
    .where('product', 'like', 'face-%')
    .orderBy('created_at')
    .execute()
  return rows.map(({ product, status }) => [product, status])
}

describe('a selfie with liveness', () => {
  test('is matched: the movements are judged, then the straight look is compared, and each is charged once', async () => {
    const link = await start(planWith())
    const before = await charges(link.id)
    const answer = await posed(link)
    seen.match = same
    expect((await person.answer(link, 'face', answer)).statusCode).toBe(200)
    expect(await settle(link.id)).toMatchObject({
      outcome: 'matched',
      facts: { liveness: 'passed', similarity: 'same', score: 80, fromCamera: true, reason: null },
    })
    expect(await spent()).toEqual([
      ['face-liveness', 'completed'],
      ['face-match', 'completed'],
    ])
    expect((await charges(link.id)) - before).toBe(faceLiveness.pricePaise + faceMatch.pricePaise)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('shows its pictures and the portrait to the account, each under its step, and another account nothing', async () => {
    const link = await start(planWith())
    const answer = await posed(link)
    seen.match = same
    await person.answer(link, 'face', answer)
    await settle(link.id)
    const url = `/api/resources/cases/${link.id}`
    const { files } = (await app.inject({ url, headers })).json<ShownCaseDetail>()
    expect(files.map(({ step, name }) => [step, name]).toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
      ['card', 'face.jpg'],
      ...answer.files.map(() => ['face', 'face.jpg']),
      ['face', 'portrait-card.jpg'],
    ])
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await app.inject({ url, headers: stranger })).statusCode).toBe(404)
  })

  test('that is not passed costs what it costs, is not compared, and is asked again with what to do', async () => {
    const link = await start(planWith({}, { tries: 2 }))
    const answer = await posed(link)
    seen.frames = answer.files.map((_, at) => face({ cells: [at * 40, 255 - at * 40] }))
    await person.answer(link, 'face', answer)
    expect(await settle(link.id)).toMatchObject({ status: 'asked', outcome: null, round: 2 })
    expect(await spent()).toEqual([['face-liveness', 'completed']])
    const [open] = (await person.read(link.token)).open
    expect(open).toMatchObject({ kind: 'selfie', asksLiveness: true, problem: expect.stringContaining('turned') })
    expect(fieldsOf(await person.answer(link, 'face', answer))).toEqual(['challenge'])
    const again = await posed(link)
    seen.match = same
    await person.answer(link, 'face', again)
    expect(await settle(link.id)).toMatchObject({ outcome: 'matched' })
  })

  test('without any face costs nothing', async () => {
    const link = await start(planWith())
    const before = await charges(link.id)
    const answer = await posed(link)
    seen.frames = answer.files.map(() => ({ problem: 'noFace' }))
    await person.answer(link, 'face', answer)
    expect(await settle(link.id)).toMatchObject({ outcome: 'unproven' })
    expect(await charges(link.id)).toBe(before)
  })

  test('goes on after a top-up with the comparison alone: what was judged is not judged again', async () => {
    customer = await makeCustomer(ctx.db, { paise: families.pan.pricePaise + faceLiveness.pricePaise })
    headers = await signedIn(ctx, customer)
    const link = await start(planWith())
    const answer = await posed(link)
    seen.match = same
    await person.answer(link, 'face', answer)
    await settle(link.id)
    const shown = await app.inject({ url: `/api/resources/cases/${link.id}`, headers })
    expect(shown.json<ShownCaseDetail>().pausedFor).toEqual({ step: 'face', reason: 'insufficient_balance' })
    await credit(ctx.db, {
      walletId: customer.wallets.product.id,
      key: `top-up:${link.id}`,
      description: 'Top-up',
      actor: { kind: 'system', name: 'test' },
      amountPaise: 10_000,
      from: 'gateway',
    })
    await person.post(`/api/cases/${link.id}/resume`, {}, headers)
    expect(await settle(link.id)).toMatchObject({ outcome: 'matched' })
    expect(await spent()).toEqual([
      ['face-liveness', 'completed'],
      ['face-match', 'completed'],
    ])
  })

  test('is compared with nothing in a case that was stopped meanwhile, and goes on when it is resumed', async () => {
    const link = await start(planWith())
    seen.match = same
    await person.answer(link, 'face', await posed(link))
    await person.post(`/api/cases/${link.id}/pause`, {}, headers)
    await settle(link.id)
    expect(await spent()).toEqual([['face-liveness', 'completed']])
    await person.post(`/api/cases/${link.id}/resume`, {}, headers)
    expect(await settle(link.id)).toMatchObject({ outcome: 'matched' })

    const other = await start(planWith())
    await person.answer(other, 'face', await posed(other))
    await person.post(`/api/cases/${other.id}/cancel`, { reason: 'The vacancy is filled.' }, headers)
    expect(await settle(other.id)).toMatchObject({ status: 'failed', reason: 'caseEnded' })
    expect(await spent()).toEqual([
      ['face-liveness', 'completed'],
      ['face-match', 'completed'],
      ['face-liveness', 'completed'],
    ])
  })

  test('needs its own challenge, its four pictures, and those of nobody else', async () => {
    const link = await start(planWith())
    const answer = await posed(link)
    const refused = async (changes: object) => fieldsOf(await person.answer(link, 'face', { ...answer, ...changes }))
    expect(await refused({ challenge: null })).toEqual(['challenge'])
    expect(await refused({ challenge: 'sample_challenge' })).toEqual(['challenge'])
    expect(await refused({ files: answer.files.slice(1) })).toEqual(['files'])
    expect(await refused({ fromCamera: false })).toEqual(['files'])
    expect(await refused({ files: ['sample_face_front', ...answer.files.slice(1)] })).toEqual(['files.0'])
  })

  test('gives a challenge only while it is asked', async () => {
    const link = await start(planWith({ liveness: 'none' }))
    expect((await takeChallenge(link.token)).statusCode).toBe(409)
    expect((await takeChallenge(link.token, 'card')).statusCode).toBe(409)
    expect((await takeChallenge('B'.repeat(22))).json()).toMatchObject({ state: 'ended' })
  })
})

describe('a selfie of one picture', () => {
  const one = async (match: object[], fromCamera = true) => {
    const link = await start(planWith({ liveness: 'none', upload: 'allowed' }))
    seen.match = match
    const files = [await upload(link.token)]
    expect((await person.answer(link, 'face', { files, fromCamera })).statusCode).toBe(200)
    return settle(link.id)
  }

  test.each([
    ['matched', face({ distance: 0.2 }), true],
    ['review', face({ distance: 0.55 }), true],
    ['mismatch', face({ distance: 0.7 }), true],
    ['review', face({ distance: 0.2 }), false],
  ])('is %s', async (outcome, second, fromCamera) => {
    expect(await one([face(), second], fromCamera)).toMatchObject({ outcome, facts: { liveness: 'notDone' } })
  })

  test('is not compared with a document that has no portrait; the person is not asked again for that', async () => {
    expect(await one([{ problem: 'noFace' }, face()])).toMatchObject({
      outcome: 'noPortrait',
      facts: { reason: 'noPortrait', similarity: null },
    })
    expect(await one([face(), { problem: 'severalFaces' }])).toMatchObject({
      outcome: 'unproven',
      facts: { reason: 'noFace' },
    })
  })
})

test('nobody is asked for a selfie without a document that was read', async () => {
  const skippable = planOf([{ ...card, skippable: true }, ...planWith().steps.slice(1)])
  const link = await person.start(headers, skippable)
  await person.post(`/api/cases/${link.id}/steps/card/skip`, { reason: 'Seen at the depot.' }, headers)
  expect(await settle(link.id)).toMatchObject({ outcome: 'noPortrait', facts: { reason: 'noDocument' } })
  expect(await spent()).toEqual([])
})

test('a plan names a document before the selfie, and says what both checks cost', async () => {
  const publish = (plan: PlanInput) => person.post('/api/plans', { plan }, headers)
  expect(fieldsOf(await publish(planWith({ matchTo: 'nowhere' })))).toEqual(['plan.steps.1.settings.matchTo'])
  expect(fieldsOf(await publish(planWith({ matchTo: 'face' })))).toEqual(['plan.steps.1.settings.matchTo'])
  const [first, second] = planWith().steps
  if (!first || !second) throw new Error('The plan has two steps.')
  const later = planOf([{ ...second, after: [] }, first])
  expect(fieldsOf(await publish(later))).toEqual(['plan.steps.0.settings.matchTo'])
  const quote = await person.post('/api/plans/quote', { plan: planWith() }, headers)
  expect(quote.json<{ steps: { pricePaise: number }[] }>().steps[1]?.pricePaise).toBe(
    faceLiveness.pricePaise + faceMatch.pricePaise,
  )
})
