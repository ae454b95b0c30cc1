import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownVideoTask } from '../../../contracts/calls/videoKycLinks.ts'
import { usualVideoKycSettings } from '../../../contracts/cases/videoKyc/settings.ts'
import type { ShownVideoKyc } from '../../../contracts/cases/videoKyc/shown.ts'
import { readQueued } from '../../../server/checks/verifications/queue.ts'
import { credit } from '../../../server/money/wallets/credits.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import type { HeavyPool } from '../../../server/platform/ports/heavyPool.ts'
import { followCards } from '../../../server/steps/kinds/video/followCards.ts'
import { eraseVideoKycDue } from '../../../server/videoKyc/erase.ts'
import { tellGates } from '../../../server/videoKyc/tellGates.ts'
import { testApp } from '../../support/app.ts'
import { fieldsOf, personLink } from '../../support/cases/personLink.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { videoPerson, videoPlan } from '../../support/videoKyc.ts'
import { field, JPEG, reading } from '../ocr/helpers.ts'

const card = (number = 'AAAPR1000H') =>
  reading({
    fields: [
      field('number', number, { check: { state: 'ok', code: 'formatOk' } }),
      field('name', 'SURESH ROY'),
      field('birthDate', '1986-04-12'),
    ],
  })

/** What the networks measure in the next pictures: the recognition itself is the engine's test. */
const seen: { frames: object[]; match: object[]; card: ReturnType<typeof reading> } = {
  frames: [],
  match: [],
  card: card(),
}
const heavy = {
  size: 1,
  run: async ({ name }: { name: string }, { pictures }: { pictures?: unknown[] }) => {
    if (name === 'pictures') return pictures?.map(() => ({ error: 'unreadable' })) ?? []
    if (name !== 'faces') return { reading: seen.card, pictures: [JPEG] }
    return pictures?.length === 2 ? seen.match : seen.frames
  },
  close: async () => {},
} as unknown as HeavyPool

const { app, ctx } = await testApp({ TRUST_PROXY: '127.0.0.1' }, { heavy })
const person = personLink({ app, ctx })
let pictures = 0
const upload = (token: string) =>
  person.upload(token, 'face.jpg', Buffer.concat([JPEG, Buffer.from(String((pictures += 1)))]))
const video = videoPerson({ app, ctx }, person, upload)

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
const moved = ({ kind, side }: ShownVideoTask) =>
  kind === 'mouth' ? { mouth: 0.22 } : side === 'left' ? { yaw: 0.23 } : side === 'right' ? { yaw: -0.23 } : {}
const following = (tasks: readonly ShownVideoTask[]) =>
  tasks
    .filter(({ kind }) => kind !== 'code' && kind !== 'card')
    .map((task, at) => face({ ...moved(task), cells: [at * 40, 255 - at * 40] }))
const same = [face(), face({ distance: 0.2 })]

let customer: Customer
let headers: Record<string, string>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  Object.assign(seen, { frames: [], match: same, card: card() })
})

async function readAll(id: string) {
  for (;;) {
    await followCards(ctx)
    await runCase(ctx, id)
    const queued = await ctx.db
      .selectFrom('case_checks')
      .innerJoin('verifications', 'verifications.id', 'case_checks.verification_id')
      .select('verifications.id')
      .where('case_checks.case_id', '=', id)
      .where('verifications.finished_at', 'is', null)
      .execute()
    if (queued.length === 0) return person.stepOf(id, 'video')
    for (const check of queued) await readQueued(ctx, { id: check.id, locale: 'en' })
  }
}

/** A session that goes well, handed over and judged. */
async function done(link: { id: string; token: string }, more: Parameters<typeof video.doSession>[1] = {}) {
  const { session, tasks } = await video.doSession(link.token, more)
  seen.frames = following(tasks)
  expect((await video.handOver(link, session)).statusCode).toBe(200)
  return readAll(link.id)
}

const get = (url: string, as = headers) => app.inject({ url, headers: as })
const show = async (id: string, as = headers) => (await get(`/api/video-kyc/${id}`, as)).json<ShownVideoKyc>()
const decide = (id: string, body: object, as = headers) => person.post(`/api/video-kyc/${id}/decision`, body, as)
const settings = (changes: object, as = headers) =>
  app.inject({
    method: 'PUT',
    url: '/api/video-kyc-settings',
    headers: as,
    payload: { ...usualVideoKycSettings, ...changes },
  })

describe('a session', () => {
  test('passes when every check is good; the account waits for a person’s decision all the same', async () => {
    const link = await video.start(headers)
    expect(await done(link)).toMatchObject({
      outcome: 'passed',
      facts: { reason: null, pan: 'valid', liveness: 'passed', match: 'same', place: 'inside', network: 'IN' },
    })
    const shown = await show(link.id)
    expect(shown).toMatchObject({ kind: 'unassisted', accountUsable: false, gate: 'waiting', needsDecision: true })
    expect(shown.result?.value).toBe('clear')
    expect(shown.checks.map(({ product, status }) => [product, status])).toEqual([
      ['ocr-document', 'completed'],
      ['pan-check', 'completed'],
      ['face-liveness', 'completed'],
      ['face-match', 'completed'],
    ])
    const [session] = shown.sessions
    expect(session?.consent?.words).toContain('I agree that my face')
    expect(session?.place).toMatchObject({ latitude: 28.61, longitude: 77.21 })
    expect(session?.tasks.every(({ picture }) => picture?.isKept)).toBe(true)
    expect(JSON.stringify(shown)).not.toContain('AAAPR1000H')
    const approved = await decide(link.id, { decision: 'approve', reason: 'allSeen' })
    expect(approved.json()).toMatchObject({ accountUsable: true, gate: 'usable', result: { value: 'clear' } })
    expect((await decide(link.id, { decision: 'reject', reason: 'otherPerson' })).statusCode).toBe(409)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('asks the PAN source while the person goes on, and only once', async () => {
    const link = await video.start(headers)
    const { session } = (await video.begin(link.token)).json<{ session: string }>()
    await video.post('video/card', {
      token: link.token,
      step: 'video',
      session,
      file: await upload(link.token),
      fromCamera: true,
    })
    await readAll(link.id)
    const asked = () =>
      ctx.db
        .selectFrom('verifications')
        .select('product')
        .where('user_id', '=', customer.userId)
        .orderBy('created_at')
        .execute()
    expect((await asked()).map(({ product }) => product)).toEqual(['ocr-document', 'pan-check'])
    await readAll(link.id)
    expect(await asked()).toHaveLength(2)
  })

  test('shows its tasks one at a time, in an order that differs, and takes each once and in time', async () => {
    const orders = new Set<string>()
    for (let at = 0; at < 5; at += 1) {
      const link = await video.start(headers, videoPlan({ code: 'asked', card: 'asked' }))
      const { tasks, session } = await video.doSession(link.token)
      expect(tasks).toHaveLength(6)
      expect(tasks[0]?.kind).toBe('look')
      orders.add(tasks.map(({ kind, side }) => `${kind}${side}`).join())
      expect((await video.next(link.token, session)).json()).toMatchObject({ state: 'done' })
    }
    expect(orders.size).toBeGreaterThan(1)

    const link = await video.start(headers, videoPlan({ code: 'asked' }))
    const { session } = (await video.begin(link.token)).json<{ session: string }>()
    const early = await upload(link.token)
    const { task } = (await video.next(link.token, session)).json<{ task: ShownVideoTask }>()
    const given = (done: object) => video.next(link.token, session, { fromCamera: true, ...done })
    expect(fieldsOf(await given({ task: 't2', file: early }))).toEqual(['done.task'])
    expect(fieldsOf(await given({ task: task.id }))).toEqual(['done.file'])
    expect(fieldsOf(await given({ task: task.id, file: early }))).toEqual(['done.file'])
    const stranger = await video.start(headers)
    expect((await given({ task: task.id, file: await upload(stranger.token) })).statusCode).toBe(400)
    // The same task again, without a change, as after a lost reply.
    expect((await video.next(link.token, session)).json()).toMatchObject({ task: { id: task.id } })
    await makeTaskLate(session)
    expect((await video.doTask(link.token, session, task)).json()).toEqual({ state: 'over', why: 'late' })
    expect(fieldsOf(await video.handOver(link, session))).toEqual(['session'])
  })

  test('without movements never passes by itself, and a person may approve it', async () => {
    const link = await video.start(headers)
    expect(await done(link, { way: 'still' })).toMatchObject({
      outcome: 'review',
      facts: { reason: 'still', way: 'still', liveness: 'notDone', match: 'same' },
    })
    expect((await show(link.id)).gate).toBe('waiting')
    await decide(link.id, { decision: 'approve', reason: 'seenOtherwise', note: 'Seen in the branch.' })
    expect(await show(link.id)).toMatchObject({
      accountUsable: true,
      decision: { reason: expect.stringContaining('Seen in the branch.') },
    })
  })

  test.each<[string, Parameters<typeof video.doSession>[1], string, string]>([
    [
      'whose place is refused',
      { place: { state: 'refused', latitude: null, longitude: null, accuracyM: null } },
      'review',
      'placeRefused',
    ],
    ['without a place', { place: null }, 'review', 'placeUnknown'],
    ['abroad', { place: { state: 'given', latitude: 51.5, longitude: -0.1, accuracyM: 20 } }, 'failed', 'placeOutside'],
    ['in a foreign network', { from: '8.8.8.8' }, 'failed', 'networkOutside'],
    ['in a private network', { from: '10.0.0.8' }, 'review', 'networkUnknown'],
  ])('%s has not passed', async (_, how, outcome, reason) => {
    const link = await video.start(headers)
    expect(await done(link, how)).toMatchObject({ outcome, facts: { reason } })
    expect((await show(link.id)).accountUsable).toBe(false)
  })

  test('with a PAN source that is down, another face or an unknown PAN has not passed', async () => {
    seen.card = card('AAAPR1503H')
    const down = await video.start(headers)
    expect(await done(down)).toMatchObject({ outcome: 'review', facts: { pan: 'noAnswer', reason: 'panSourceDown' } })
    seen.card = card('AAAPR1404H')
    const nobody = await video.start(headers)
    expect(await done(nobody)).toMatchObject({ outcome: 'failed', facts: { reason: 'panNotFound' } })
    seen.card = card()
    seen.match = [face(), face({ distance: 0.9 })]
    const other = await video.start(headers)
    expect(await done(other)).toMatchObject({ outcome: 'failed', facts: { reason: 'faceDiffers' } })
    expect((await show(other.id)).result?.value).toBe('refused')
  })

  test('whose person did not move is asked again, and the earlier session stays in the records', async () => {
    const link = await video.start(headers)
    const { session, tasks } = await video.doSession(link.token)
    seen.frames = following(tasks).map((_, at) => face({ cells: [at * 40, 255 - at * 40] }))
    await video.handOver(link, session)
    expect(await readAll(link.id)).toMatchObject({ status: 'asked', round: 2 })
    const [open] = (await person.read(link.token)).open
    expect(open).toMatchObject({ kind: 'videoKyc', isAgain: true, problem: 'The person did not move as asked' })
    expect(fieldsOf(await video.handOver(link, session))).toEqual(['session'])
    expect(await done(link)).toMatchObject({ outcome: 'passed' })
    expect((await show(link.id)).sessions.map(({ state }) => state)).toEqual(['handedOver', 'handedOver'])
  })

  test('goes on after a top-up with what is missing alone', async () => {
    customer = await makeCustomer(ctx.db, { paise: 0 })
    headers = await signedIn(ctx, customer)
    const link = await video.start(headers)
    await done(link)
    expect((await get(`/api/resources/cases/${link.id}`)).json()).toMatchObject({
      status: 'paused',
      pausedFor: { step: 'video', reason: 'insufficient_balance' },
    })
    expect((await show(link.id)).gate).toBe('waiting')
    await credit(ctx.db, {
      walletId: customer.wallets.product.id,
      key: `top-up:${link.id}`,
      description: 'Top-up',
      actor: { kind: 'system', name: 'test' },
      amountPaise: 10_000,
      from: 'gateway',
    })
    await person.post(`/api/cases/${link.id}/resume`, {}, headers)
    expect(await readAll(link.id)).toMatchObject({ outcome: 'passed' })
    const { sessions, checks } = await show(link.id)
    expect([sessions.length, checks.length]).toEqual([1, 4])
  })

  test('can be begun five times with movements, then only without', async () => {
    const link = await video.start(headers)
    for (const attemptsLeft of [4, 3, 2, 1, 0])
      expect((await video.begin(link.token)).json()).toMatchObject({ state: 'begun', attemptsLeft })
    expect((await video.begin(link.token)).statusCode).toBe(409)
    expect((await video.begin(link.token, 'still')).json()).toMatchObject({ state: 'begun' })
    expect((await show(link.id)).sessions.map(({ state }) => state)).toEqual([
      'open',
      'left',
      'left',
      'left',
      'left',
      'left',
    ])
  })

  test('needs its questions answered, and compares those with an expected answer', async () => {
    const questions = [
      { id: 'shop', text: { en: 'Name of your shop?', hi: 'दुकान?' }, expected: 'Zaveri & Sons' },
      { id: 'since', text: { en: 'Since when?', hi: 'कब से?' } },
    ]
    const link = await video.start(headers, videoPlan({ questions }))
    const { session, tasks } = await video.doSession(link.token)
    seen.frames = following(tasks)
    expect(fieldsOf(await video.handOver(link, session, { shop: 'Other' }))).toEqual(['answers.since'])
    await video.handOver(link, session, { shop: 'Other', since: '2020' })
    expect(await readAll(link.id)).toMatchObject({ outcome: 'review', facts: { reason: 'answerDiffers' } })
    expect((await show(link.id)).sessions[0]?.answers).toMatchObject([{ agrees: false }, { agrees: null }])
  })
})

async function makeTaskLate(id: string) {
  const row = await ctx.db.selectFrom('video_kyc_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { openSession, sealRecord } = await import('../../../server/steps/kinds/video/session.ts')
  const record = openSession(ctx, row)?.record
  if (!record) throw new Error('The session is erased.')
  const past = new Date(Date.now() - 1_000).toISOString()
  const tasks = record.tasks.map(task => ({ ...task, dueAt: task.dueAt && past }))
  await ctx.db
    .updateTable('video_kyc_sessions')
    .set(sealRecord(ctx, id, { ...record, tasks }))
    .where('id', '=', id)
    .execute()
}

describe('the account', () => {
  test('changes its settings for new sessions only, and the change is audited', async () => {
    const link = await video.start(headers)
    const { session, tasks } = await video.doSession(link.token, { place: null })
    expect((await settings({ placeInIndia: 'recorded', decision: 'unlessPassed' })).json()).toMatchObject({
      settings: { placeInIndia: 'recorded' },
      changedBy: expect.any(String),
    })
    seen.frames = following(tasks)
    await video.handOver(link, session)
    expect(await readAll(link.id)).toMatchObject({ outcome: 'review', facts: { reason: 'placeUnknown' } })
    const later = await video.start(headers)
    expect(await done(later, { place: null })).toMatchObject({ outcome: 'passed' })
    expect(await show(later.id)).toMatchObject({ gate: 'usable', accountUsable: true, decision: null })
    const audited = await ctx.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', customer.userId)
      .execute()
    expect(audited.map(({ action }) => action)).toContain('videoKyc.settingsChanged')
    expect(fieldsOf(await settings({ matchScore: 10 }))).toEqual(['matchScore'])
  })

  test('is told once when an account may be used, and again when that changes', async () => {
    const webhook = { url: 'https://hooks.example/video', events: ['video_kyc.gate_changed'], description: '' }
    expect((await person.post('/api/resources/webhooks', webhook, headers)).statusCode).toBeLessThan(300)
    const told = async () => {
      await tellGates(ctx)
      const rows = await ctx.db
        .selectFrom('webhook_deliveries')
        .select('event')
        .where('user_id', '=', customer.userId)
        .execute()
      return rows.filter(({ event }) => event === 'video_kyc.gate_changed').length
    }
    const link = await video.start(headers)
    await done(link)
    expect(await told()).toBe(1)
    expect(await told()).toBe(1)
    await decide(link.id, { decision: 'approve', reason: 'allSeen' })
    expect(await told()).toBe(2)
  })

  test('decides with a reason of the table that suits', async () => {
    const link = await video.start(headers)
    expect((await decide(link.id, { decision: 'approve', reason: 'allSeen' })).statusCode).toBe(409)
    await done(link)
    expect(fieldsOf(await decide(link.id, { decision: 'approve', reason: 'copiedCard' }))).toEqual(['reason'])
    expect((await decide(link.id, { decision: 'reject', reason: 'copiedCard' })).json()).toMatchObject({
      gate: 'refused',
      accountUsable: false,
      result: { value: 'clear' },
      decision: { verdict: { value: 'refused' } },
    })
  })

  test('gets the signed report in both languages, which the access log records', async () => {
    const link = await video.start(headers)
    await done(link)
    for (const language of ['en', 'hi']) {
      const reply = await get(`/api/video-kyc/${link.id}/report.pdf`, { ...headers, 'accept-language': language })
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const logged = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', link.id).execute()
    expect(logged.map(({ action }) => action)).toContain('case.downloaded')
  })

  test('reads figures that add up, of its own live sessions', async () => {
    await done(await video.start(headers))
    await video.begin((await video.start(headers)).token)
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
    const figures = (await get(`/api/video-kyc-figures?from=${yesterday}&to=${today}`)).json()
    expect(figures).toMatchObject({ started: 2, judged: 1, passed: 1, failed: 0, medianScore: 80 })
    expect(figures.stages.map(({ reached }: { reached: number }) => reached)).toEqual([2, 1, 1, 1, 1, 1])
    expect(figures.byHour).toHaveLength(24)
    expect((await get(`/api/video-kyc-figures?from=${today}&to=${yesterday}`)).statusCode).toBe(400)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await get(`/api/video-kyc-figures?from=${yesterday}&to=${today}`, stranger)).json()).toMatchObject({
      started: 0,
    })
  })

  test('keeps its records from another account', async () => {
    const link = await video.start(headers)
    await done(link)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await get(`/api/video-kyc/${link.id}`, stranger)).statusCode).toBe(404)
    expect((await get(`/api/video-kyc/${link.id}/report.pdf`, stranger)).statusCode).toBe(404)
    expect((await decide(link.id, { decision: 'approve', reason: 'allSeen' }, stranger)).statusCode).toBe(404)
    const { session } = await video.doSession((await video.start(stranger)).token)
    const other = await video.start(headers)
    expect((await video.next(other.token, session)).statusCode).toBe(409)
    expect((await get(`/api/video-kyc/${link.id}`, clientHeaders(ctx))).statusCode).toBe(401)
  })

  test('erases records after the time of the settings, and what was counted stays', async () => {
    const link = await video.start(headers)
    await done(link)
    await ctx.db
      .updateTable('cases')
      .set({ ended_at: new Date(Date.now() - 2_000 * 86_400_000) })
      .where('id', '=', link.id)
      .execute()
    await eraseVideoKycDue(ctx)
    const shown = await show(link.id)
    expect(shown).toMatchObject({ name: null, result: { value: 'clear' } })
    expect(shown.sessions[0]).toMatchObject({ consent: null, place: null, tasks: [], state: 'handedOver' })
  })

  test('reads it by API with what opens the account, and a key of the other mode does not', async () => {
    const link = await video.start(headers)
    await done(link)
    const { headers: live } = await makeKey(ctx, customer.userId)
    const { headers: test } = await makeKey(ctx, customer.userId, 'test')
    expect((await get(`/v1/video-kyc/${link.id}`, live)).json()).toMatchObject({
      accountUsable: false,
      gate: 'waiting',
      name: 'Suresh Roy',
    })
    expect((await get(`/v1/video-kyc/${link.id}`, test)).statusCode).toBe(404)
  })
})

test('a case of another product is none of video KYC', async () => {
  const link = await person.start(headers, { ...videoPlan() })
  expect((await get(`/api/video-kyc/${link.id}`)).statusCode).toBe(404)
})
