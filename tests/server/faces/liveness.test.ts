import { describe, expect, test } from 'vitest'
import type { createFaceChallenge } from '../../../contracts/calls/faceChallenges.ts'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import type { LivenessStep } from '../../../contracts/faces/liveness.ts'
import { faceLiveness } from '../../../contracts/products/faceLiveness.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import type { SuccessReply } from '../../../src/dataProvider/api.ts'
import { testApp } from '../../support/app.ts'
import { endOfCheck } from '../../support/endOfCheck.ts'
import { facePicture } from '../../support/facePictures.ts'
import { makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

const makeCaller = async () => {
  const { userId } = await makeCustomer(ctx.db)
  return { userId, headers: (await makeKey(ctx, userId)).headers }
}
const caller = await makeCaller()
type Caller = typeof caller

const takeChallenge = async ({ headers }: Caller = caller) =>
  (await app.inject({ method: 'POST', url: '/v1/face-challenges', headers })).json<
    SuccessReply<typeof createFaceChallenge>
  >()

const uploaded = async (content: Buffer, { headers }: Caller = caller) =>
  (await upload(app, headers, 'frame.jpg', content, '/v1/files')).json<UploadedFile>().id

/** What a person does who follows the steps; a step that comes again is a slightly different picture. */
async function follow(steps: readonly LivenessStep[], by: Caller = caller): Promise<string[]> {
  const frames: string[] = []
  for (const step of steps) frames.push(await uploaded(await facePicture(step === 'straight' ? 'front' : step), by))
  return frames
}

const check = async (challenge: string, frames: string[], { headers }: Caller = caller) =>
  endOfCheck(
    app,
    headers,
    await app.inject({
      method: 'POST',
      url: '/v1/face-liveness',
      headers,
      payload: { challenge, frames, consent: true, purpose: 'customer_onboarding' },
    }),
  )

type Reply = { status: string; result: ResultOf<'face-liveness'>; charge: { paise: number } }

/** Until one whose steps are all different, because the same picture twice does not count. */
async function challengeOfEachStep(): Promise<Awaited<ReturnType<typeof takeChallenge>>> {
  for (;;) {
    const challenge = await takeChallenge()
    if (new Set(challenge.steps).size === challenge.steps.length) return challenge
  }
}

test('a challenge begins with a straight look, has no step twice in a row, and lasts five minutes', async () => {
  const challenges = await Promise.all(Array.from({ length: 12 }, () => takeChallenge()))
  for (const { steps, expiresAt } of challenges) {
    expect(steps).toHaveLength(4)
    expect(steps[0]).toBe('straight')
    expect(steps.filter((step, at) => step === steps[at - 1])).toEqual([])
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000)
  }
  expect(new Set(challenges.map(({ steps }) => steps.join())).size).toBeGreaterThan(1)
})

test('whoever follows the steps passes and is charged; the samples pass in every account', async () => {
  const { id, steps } = await challengeOfEachStep()
  const { status, result, charge } = (await check(id, await follow(steps))).json<Reply>()
  expect({ status, outcome: result.outcome, problems: result.problems }).toEqual({
    status: 'completed',
    outcome: 'passed',
    problems: [],
  })
  expect(result.steps.map(({ step, done }) => [step, done])).toEqual(steps.map(step => [step, 'yes']))
  expect(charge.paise).toBe(faceLiveness.pricePaise)
  const { challenge, frames } = faceLiveness.example
  expect((await check(challenge, frames)).json<Reply>().result.outcome).toBe('passed')
})

test('other steps than those asked, a picture that is there twice and another person do not pass', async () => {
  const { id, steps } = await challengeOfEachStep()
  const frames = await follow(steps.with(1, steps[2] ?? 'left').with(2, steps[1] ?? 'left'))
  expect((await check(id, frames)).json<Reply>().result.outcome).toBe('notPassed')
  const second = await challengeOfEachStep()
  const [one, two, three] = await follow(second.steps)
  const other = await uploaded(await facePicture('other'))
  const twice = await uploaded(await facePicture('front'))
  const { result } = (
    await check(second.id, [one ?? '', twice, other, three ?? '', two ?? ''].slice(0, 4))
  ).json<Reply>()
  expect(result.outcome).toBe('notPassed')
  expect(result.problems).toEqual([
    { picture: 2, problem: 'samePicture' },
    { picture: 3, problem: 'otherPerson' },
  ])
})

describe('a challenge is good once, in its time, for its account; a refusal costs nothing', () => {
  const refused = async (...asked: Parameters<typeof check>) => {
    const reply = await check(...asked)
    expect(reply.statusCode).toBe(400)
    return reply.json<{ error: { message: string } }>().error.message
  }

  test('used for other pictures, of another account, unknown, expired', async () => {
    const { id, steps } = await challengeOfEachStep()
    const frames = await follow(steps)
    const stranger = await makeCaller()
    expect(await refused(id, await follow(steps, stranger), stranger)).toContain('new challenge')
    expect((await check(id, frames)).statusCode).toBe(200)
    expect(await refused(id, await follow(steps))).toContain('new challenge')
    expect(await refused(`fch_${'0'.repeat(32)}`, frames)).toContain('new challenge')
    const late = await takeChallenge()
    await ctx.db
      .updateTable('face_challenges')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', late.id)
      .execute()
    expect(await refused(late.id, await follow(late.steps))).toContain('new challenge')
  })

  test('pictures from before the challenge, and samples in place of pictures', async () => {
    const frames = await follow(['straight', 'left', 'mouth', 'right'])
    expect(await refused((await takeChallenge()).id, frames)).toContain('new challenge')
    expect(await refused((await takeChallenge()).id, faceLiveness.example.frames)).toContain('new challenge')
  })
})

test('a test key without KYC or scope gets no challenge', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const { headers } = await makeKey(ctx, userId, 'live', { scopes: ['pan-check'] })
  expect((await app.inject({ method: 'POST', url: '/v1/face-challenges', headers })).statusCode).toBe(403)
})
