import { createHash } from 'node:crypto'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShownVideoCall, ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { eraseDue } from '../../../server/calls/erase.ts'
import { joinRecording } from '../../../server/calls/joinRecording.ts'
import { startVideoCalls, tidyCalls } from '../../../server/calls/tidy.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { checkPictures, heavyOfCalls, newPicture, usualSight } from '../../support/callPictures.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { formOf, upload } from '../../support/uploads.ts'
import { webmPiece } from '../../support/webmPiece.ts'

const { app, ctx } = await testApp(
  {
    RTC_TURN_URLS: 'turns:turn.example.com:443?transport=tcp',
    RTC_TURN_SECRET: 'a-shared-secret-of-coturn',
    TRUST_PROXY: '127.0.0.1',
  },
  { heavy: heavyOfCalls },
)

type Headers = Record<string, string>

let customer: Customer
let owner: Headers
let agent: Headers
let auditor: Headers
let agentId: string
let number = 0

beforeAll(async () => void (await startVideoCalls(ctx, { work: false })))
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
  agentId = await makeSubUser(ctx.db, customer.userId)
  agent = await signedIn(ctx, { userId: customer.userId, subUserId: agentId })
  auditor = await signedIn(ctx, { userId: customer.userId, subUserId: await makeSubUser(ctx.db, customer.userId) })
})

const send = (method: 'POST' | 'PUT', url: string, payload: object, as: Headers) =>
  app.inject({ method, url, headers: as, payload })
const post = (url: string, payload: object = {}, as: Headers = agent) => send('POST', url, payload, as)
/** Each person comes from a network of their own in India. */
const byLink = (path: string, payload: object) =>
  post(`/public/video-calls/${path}`, payload, { ...clientHeaders(ctx), 'x-forwarded-for': '49.36.1.1' })
const detail = async (id: string, as = owner) =>
  (await app.inject({ url: `/api/resources/video-calls/${id}`, headers: as })).json<ShownVideoCallDetail>()
const status = async (id: string) => (await detail(id)).status

const newAddress = () => `person${++number}-${customer.userId}@example.com`

/** Asks a person, and returns the call with the token of their link. */
async function invite({
  email = newAddress(),
  ...more
}: { email?: string } & object = {}): Promise<{ id: string; token: string }> {
  const made = await post('/api/video-calls', { name: 'Suresh Roy', email, ...more }, owner)
  expect(made.statusCode, made.body).toBe(200)
  return { id: made.json<{ id: string }>().id, token: await linkTo(email) }
}

async function linkTo(email: string): Promise<string> {
  const [message] = await listMessages(ctx, email)
  return /\/video-call\/([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
}

const ticketOf = async (token: string) => {
  const read = await byLink('read', { token })
  expect(read.statusCode, read.body).toBe(200)
  return read.json<{ ticket: string }>().ticket
}

/** A person in the queue. */
async function queued(more: object = {}) {
  const { id, token } = await invite(more)
  const ticket = await ticketOf(token)
  const place = { latitude: 19.07, longitude: 72.87, accuracyMetres: 20 }
  const entered = await byLink('queue', { ticket, network: 'direct', place })
  expect(entered.statusCode, entered.body).toBe(200)
  return { id, token, ticket }
}

const onDuty = (as: Headers, languages = ['en', 'hi']) =>
  send('PUT', '/api/video-call-desk', { onDuty: true, languages }, as)
const take = async (as: Headers) => (await post('/api/video-call-desk/take', {}, as)).json<{ id: string | null }>().id

/** A call that the agent holds. */
async function held(more: object = {}) {
  const call = await queued(more)
  await onDuty(agent)
  expect(await take(agent)).toBe(call.id)
  return call
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const start = Date.now()

function sendPiece(
  id: string,
  seq: number,
  content: Buffer,
  more: { as?: Headers; sha256?: string; round?: number } = {},
) {
  const { headers, payload } = formOf('piece.webm', content)
  const query = new URLSearchParams({
    sha256: more.sha256 ?? digest(content),
    startedAt: new Date(start + seq * 5_000).toISOString(),
    durationMs: '5000',
  })
  const url = `/api/video-calls/${id}/pieces/${more.round ?? 1}/${seq}?${query.toString()}`
  return app.inject({ method: 'PUT', url, headers: { ...(more.as ?? agent), ...headers }, payload })
}

const JPEG = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
])

/** Marks every step, keeps both pictures and has them and the PAN checked, keeps one piece, ends the call and joins the recording. */
async function goThrough(id: string, { recorded = true } = {}) {
  const { script } = await detail(id)
  for (const { key } of script)
    expect(
      (await post(`/api/video-calls/${id}/marks`, { step: key, outcome: 'seen', note: 'As asked' })).statusCode,
    ).toBe(200)
  usualSight()
  const card = await upload(app, agent, 'a.jpg', newPicture(), `/api/video-calls/${id}/stills/pan`)
  await upload(app, agent, 'a.jpg', newPicture(), `/api/video-calls/${id}/stills/face`)
  const { file } = card.json<{ file: string }>()
  expect((await post(`/api/video-calls/${id}/card`, { file, answer: 'card' })).statusCode).toBe(200)
  await checkPictures(ctx, id)
  expect((await post(`/api/video-calls/${id}/pan`, { atMostPaise: 1_000 })).statusCode).toBe(200)
  const { round } = (await detail(id)).rounds[0] ?? { round: 0 }
  if (recorded) await sendPiece(id, 0, await webmPiece({ seconds: 5 }), { round })
  expect((await post(`/api/video-calls/${id}/hang-up`)).statusCode).toBe(200)
  await joinRecording(ctx, { id, round })
}

const propose = (id: string, body: object, as = agent) => post(`/api/video-calls/${id}/proposal`, body, as)
const decide = (id: string, body: object, as = auditor) => post(`/api/video-calls/${id}/audit`, body, as)
const errorOf = (reply: { body: string }) =>
  (JSON.parse(reply.body) as { error: { message: string; fields?: { field: string }[] } }).error
const fieldsOf = (reply: { body: string }) => errorOf(reply).fields?.map(({ field }) => field)
const actionsOf = async (id: string) =>
  (await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()).map(
    ({ action }) => action,
  )

describe('asking a person', () => {
  test('names the field that is wrong, and stores nothing then', async () => {
    const refused = async (body: object) => fieldsOf(await post('/api/video-calls', { name: 'Meera', ...body }, owner))
    expect(await refused({})).toEqual(['email'])
    expect(await refused({ phone: '12' })).toEqual(['phone'])
    expect(await refused({ email: 'a@example.com', channel: 'sms' })).toEqual(['phone'])
    expect(await refused({ phone: '9876543210', channel: 'email' })).toEqual(['email'])
    const rows = ctx.db.selectFrom('video_calls').select('id').where('user_id', '=', customer.userId)
    expect(await rows.execute()).toEqual([])
  })

  test('sends one link for a repeated request, and keeps who it is sealed', async () => {
    const once = { ...owner, 'idempotency-key': 'ask-meera-once' }
    const body = { name: 'Meera Iyer', email: `twice-${customer.userId}@example.com` }
    const [first, second] = [await post('/api/video-calls', body, once), await post('/api/video-calls', body, once)]
    expect(second.json()).toEqual(first.json())
    expect(await listMessages(ctx, body.email)).toHaveLength(1)
    const row = await ctx.db
      .selectFrom('video_calls')
      .selectAll()
      .where('id', '=', first.json<{ id: string }>().id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('Meera')
    expect(JSON.stringify(row)).not.toContain('twice-')
  })

  test('a cancelled call, a link that is sent again and a declined one', async () => {
    const first = await invite()
    expect((await post(`/api/video-calls/${first.id}/resend`, {}, owner)).statusCode).toBe(200)
    expect((await byLink('read', { token: first.token })).json()).toMatchObject({ state: 'ended', end: 'replaced' })
    expect((await post(`/api/video-calls/${first.id}/cancel`, {}, owner)).json()).toMatchObject({
      status: 'ended',
      end: 'cancelled',
    })
    expect((await post(`/api/video-calls/${first.id}/cancel`, {}, owner)).statusCode).toBe(409)
    expect((await post(`/api/video-calls/${first.id}/resend`, {}, owner)).statusCode).toBe(409)
    const second = await invite()
    await post('/public/invitations/decline', { token: second.token, reason: 'Not me' }, clientHeaders(ctx))
    expect(await detail(second.id)).toMatchObject({ status: 'ended', end: 'declined' })
  })
})

describe('the queue', () => {
  test('shows place and wait, refuses a network without a way, and forgets whoever leaves', async () => {
    const first = await queued()
    const { token } = await invite()
    const ticket = await ticketOf(token)
    expect((await byLink('queue', { ticket, network: 'none' })).statusCode).toBe(409)
    const second = await byLink('queue', { ticket, network: 'relayed' })
    expect(second.json()).toMatchObject({ status: 'waiting', place: 2, waiting: 2, waitMinutes: null })
    await onDuty(agent)
    expect((await byLink('queue', { ticket, network: 'relayed' })).json()).toMatchObject({ place: 2, waitMinutes: 5 })
    expect((await byLink('leave', { ticket: first.ticket })).json()).toMatchObject({ status: 'invited', place: null })
    expect((await byLink('queue', { ticket, network: 'relayed' })).json()).toMatchObject({ place: 1, waitMinutes: 0 })
    expect((await byLink('queue', { ticket: `${ticket}x`, network: 'direct' })).statusCode).toBe(404)
  })

  test('gives TURN credentials that end, and none of the secret', async () => {
    const { token } = await invite()
    const read = await byLink('read', { token })
    expect(read.body).not.toContain('a-shared-secret')
    const [server] = read.json<{ iceServers: { urls: string[]; username: string }[] }>().iceServers
    expect(server?.urls).toEqual(['turns:turn.example.com:443?transport=tcp'])
    expect(Number(server?.username.split(':')[0]) * 1_000).toBeGreaterThan(Date.now())
  })

  test('an agent takes by arrival in their languages, on duty and one at a time', async () => {
    const hindi = await queued({ locale: 'hi' })
    const english = await queued()
    expect((await post('/api/video-call-desk/take')).statusCode).toBe(409)
    await onDuty(agent, ['en'])
    expect(await take(agent)).toBe(english.id)
    expect((await post('/api/video-call-desk/take')).statusCode).toBe(409)
    await onDuty(auditor)
    expect(await take(auditor)).toBe(hindi.id)
    await post(`/api/video-calls/${english.id}/hang-up`)
    expect(await take(agent)).toBeNull()
    const desk = await app.inject({ url: '/api/video-call-desk', headers: auditor })
    expect(desk.json()).toMatchObject({ onDuty: true, agents: 2, current: hindi.id, oldestAt: null })
  })

  test('of two agents at once each call has one, and of two presses of one agent one counts', async () => {
    const calls = [await queued(), await queued(), await queued()]
    await onDuty(agent)
    await onDuty(auditor)
    const replies = await Promise.all(
      [agent, auditor, agent, auditor].map(as => post('/api/video-call-desk/take', {}, as)),
    )
    const taken = replies.filter(({ statusCode }) => statusCode === 200).map(reply => reply.json<{ id: string }>().id)
    expect(taken).toHaveLength(2)
    expect(new Set(taken)).toEqual(new Set([calls[0]?.id, calls[1]?.id]))
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  })
})

describe('the call', () => {
  test('carries messages both ways in their order, to the session only, and refuses anybody but its agent', async () => {
    const { id, ticket } = await held()
    const signals = [1, 2, 3].map(at => ({ kind: 'candidate', payload: `{"at":${at}}` }))
    expect((await post(`/api/video-calls/${id}/signals`, { signals })).json()).toEqual({ sent: 3 })
    const chat = [{ kind: 'chat', payload: 'I cannot hear you' }]
    expect((await byLink('signals', { ticket, signals: chat })).statusCode).toBe(200)
    const long = [{ kind: 'chat', payload: 'x'.repeat(501) }]
    expect((await byLink('signals', { ticket, signals: long })).statusCode).toBe(400)
    expect((await post(`/api/video-calls/${id}/signals`, { signals }, auditor)).statusCode).toBe(409)
    expect((await post(`/api/video-calls/${id}/enter`, {}, auditor)).statusCode).toBe(409)
    expect((await post(`/api/video-calls/${id}/enter`)).json()).toMatchObject({ round: 1, nextPiece: 0 })
    const stored = await ctx.db
      .selectFrom('video_call_signals')
      .selectAll()
      .where('call_id', '=', id)
      .orderBy('place')
      .execute()
    expect(stored.map(({ kind }) => kind)).toEqual(['candidate', 'candidate', 'candidate', 'chat'])
    expect(JSON.stringify(stored)).not.toContain('hear')
    await post(`/api/video-calls/${id}/hang-up`)
    expect((await byLink('signals', { ticket, signals: chat })).statusCode).toBe(409)
    const [round] = (await detail(id)).rounds
    expect(round?.chat.map(({ words }) => words)).toEqual(['I cannot hear you'])
    expect(round?.place).toMatchObject({ latitude: 19.07 })
    const left = await ctx.db.selectFrom('video_call_signals').select('kind').where('call_id', '=', id).execute()
    expect(left.map(({ kind }) => kind)).toEqual(['chat'])
  })

  test('shows a step to the person, and keeps an answer only with its words', async () => {
    const { id, ticket } = await held({ questions: ['Where do you live?'] })
    expect((await post(`/api/video-calls/${id}/step`, { step: 'q1' })).statusCode).toBe(200)
    const shown = await byLink('queue', { ticket, network: 'direct' })
    expect(shown.json()).toMatchObject({ status: 'inCall', step: { text: 'Where do you live?' } })
    expect(fieldsOf(await post(`/api/video-calls/${id}/step`, { step: 'none' }))).toEqual(['step'])
    expect(fieldsOf(await post(`/api/video-calls/${id}/marks`, { step: 'q1', outcome: 'seen' }))).toEqual(['note'])
    await post(`/api/video-calls/${id}/marks`, { step: 'q1', outcome: 'notSeen' })
    await post(`/api/video-calls/${id}/marks`, { step: 'q1', outcome: 'seen', note: 'In Pune' })
    expect((await detail(id)).rounds[0]?.marks).toMatchObject([{ step: 'q1', outcome: 'seen', note: 'In Pune' }])
    const kept = await ctx.db.selectFrom('video_call_marks').select('note').where('call_id', '=', id).execute()
    expect(JSON.stringify(kept)).not.toContain('Pune')
  })

  test('keeps pictures as sealed files of the account, and nothing else as a picture', async () => {
    const { id } = await held()
    const url = `/api/video-calls/${id}/stills/pan`
    expect((await upload(app, agent, 'a.txt', 'words', url)).statusCode).toBe(415)
    expect((await upload(app, auditor, 'a.jpg', JPEG, url)).statusCode).toBe(409)
    const kept = await upload(app, agent, 'a.jpg', JPEG, url)
    const { file } = kept.json<{ file: string }>()
    const read = await app.inject({ url: `/api/files/${file}/content`, headers: auditor })
    expect(read.rawPayload.equals(JPEG)).toBe(true)
    expect((await detail(id)).rounds[0]?.stills).toMatchObject([{ kind: 'pan', file }])
  })

  test('after a short cut it is the same session, after a longer one the next; an agent who is away loses nobody their place', async () => {
    const { id, ticket } = await held()
    const ago = (ms: number) => new Date(Date.now() - ms)
    const away = (values: { seen_at?: Date; agent_seen_at?: Date }) =>
      ctx.db.updateTable('video_calls').set(values).where('id', '=', id).execute()
    await away({ seen_at: ago(100_000) })
    await tidyCalls(ctx)
    expect((await post(`/api/video-calls/${id}/enter`)).json()).toMatchObject({ round: 1 })
    await away({ seen_at: ago(130_000) })
    await tidyCalls(ctx)
    expect(await status(id)).toBe('invited')
    expect((await post(`/api/video-calls/${id}/enter`)).statusCode).toBe(409)
    await byLink('queue', { ticket, network: 'direct' })
    expect(await take(agent)).toBe(id)
    const { queued_at } = await ctx.db
      .selectFrom('video_calls')
      .select('queued_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await away({ agent_seen_at: ago(130_000) })
    await tidyCalls(ctx)
    const back = await ctx.db
      .selectFrom('video_calls')
      .select(['status', 'queued_at', 'round'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(back).toEqual({ status: 'waiting', queued_at, round: 2 })
    expect(await actionsOf(id)).toContain('videoCall.returned')
  })
})

describe('the recording', () => {
  test('takes pieces in any order and twice, names what is missing, and plays with the right length', async () => {
    const { id } = await held()
    const pieces = await Promise.all([0, 1, 2, 4].map(mark => webmPiece({ seconds: 5, mark })))
    const [zero, one, two, four] = pieces as [Buffer, Buffer, Buffer, Buffer]
    const replies = [
      await sendPiece(id, 2, two),
      await sendPiece(id, 0, zero),
      ...(await Promise.all([sendPiece(id, 1, one), sendPiece(id, 1, one)])),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(replies.filter(reply => reply.json<{ isNew: boolean }>().isNew)).toHaveLength(3)
    expect((await sendPiece(id, 0, one)).statusCode).toBe(409)
    expect((await sendPiece(id, 5, four, { sha256: digest(one) })).statusCode).toBe(400)
    expect((await sendPiece(id, 5, Buffer.from('no recording'))).statusCode).toBe(415)
    expect((await sendPiece(id, 5, four, { as: auditor })).statusCode).toBe(409)
    await post(`/api/video-calls/${id}/marks`, { step: 'consent', outcome: 'seen' })
    await post(`/api/video-calls/${id}/hang-up`)
    await joinRecording(ctx, { id, round: 1 })
    expect((await detail(id)).rounds[0]?.recording).toMatchObject({ state: 'ready', pieces: 3 })
    expect((await sendPiece(id, 4, four)).statusCode).toBe(200)
    expect((await detail(id)).rounds[0]?.recording.state).toBe('joining')
    await joinRecording(ctx, { id, round: 1 })
    const { recording } = (await detail(id)).rounds[0] as ShownVideoCallDetail['rounds'][number]
    expect(recording).toMatchObject({ state: 'ready', pieces: 4, index: [{ step: 'consent' }] })
    expect(recording.durationMs).toBeGreaterThan(24_500)
    expect(recording.gaps[0]?.fromMs).toBeCloseTo(15_000, -2)
    expect(recording.gaps[0]?.toMs).toBe(20_000)
    const read = await app.inject({ url: `/api/video-calls/${id}/recordings/1`, headers: auditor })
    expect(read.headers['content-type']).toBe('video/webm')
    expect(digest(read.rawPayload)).toBe(recording.sha256)
    const input = new Input({ source: new BufferSource(read.rawPayload), formats: ALL_FORMATS })
    expect(await input.computeDuration()).toBeCloseTo(25, 0)
    expect(await actionsOf(id)).toEqual(
      expect.arrayContaining(['videoCall.recordingJoined', 'videoCall.recordingRead']),
    )
    expect((await app.inject({ url: `/api/video-calls/${id}/recordings/2`, headers: auditor })).statusCode).toBe(404)
  })

  test('keeps what has come of a browser that was killed, and says what is missing at the end', async () => {
    const { id } = await held()
    await sendPiece(id, 0, await webmPiece({ seconds: 5 }))
    await ctx.db
      .updateTable('video_calls')
      .set({ agent_seen_at: new Date(Date.now() - 130_000) })
      .where('id', '=', id)
      .execute()
    await tidyCalls(ctx, new Date(start + 60_000))
    await tidyCalls(ctx, new Date(start + 200_000))
    await joinRecording(ctx, { id, round: 1 })
    const { recording } = (await detail(id)).rounds[0] as ShownVideoCallDetail['rounds'][number]
    expect(recording.state).toBe('ready')
    expect(recording.gaps.at(-1)?.fromMs).toBeCloseTo(5_000, -2)
  })
})

describe('the decision', () => {
  test('is usable only after another person has approved; every step is in the trail', async () => {
    const { id } = await held()
    await goThrough(id)
    expect((await decide(id, { verdict: 'approve' })).statusCode).toBe(409)
    expect((await propose(id, { proposal: 'approve' }, auditor)).statusCode).toBe(409)
    const proposed = await propose(id, { proposal: 'approve' })
    expect(proposed.json()).toMatchObject({ status: 'proposed', usable: false, may: { audit: false } })
    expect(proposed.json<ShownVideoCallDetail>().auditBlock).toMatch(/agent of this call/)
    expect((await decide(id, { verdict: 'approve' }, agent)).statusCode).toBe(403)
    const decided = await decide(id, { verdict: 'approve' })
    expect(decided.json()).toMatchObject({ status: 'approved', usable: true, auditor: 'Karthik Nair' })
    expect((await decide(id, { verdict: 'reject', reason: 'cut' })).statusCode).toBe(409)
    expect((await sendPiece(id, 9, await webmPiece({ seconds: 1 }))).statusCode).toBe(409)
    expect(await actionsOf(id)).toEqual(
      expect.arrayContaining(
        ['created', 'queued', 'taken', 'captured', 'hungUp', 'proposed', 'decided', 'opened'].map(
          one => `videoCall.${one}`,
        ),
      ),
    )
    const key = await makeKey(ctx, customer.userId)
    expect((await app.inject({ url: `/v1/video-calls/${id}`, headers: key.headers })).json()).toMatchObject({
      usable: true,
    })
  })

  test('the same person with another account of the same mailbox cannot decide', async () => {
    const { id } = await held()
    await goThrough(id)
    await propose(id, { proposal: 'approve' })
    const { agent_mailbox } = await ctx.db
      .selectFrom('video_call_rounds')
      .select('agent_mailbox')
      .where('call_id', '=', id)
      .executeTakeFirstOrThrow()
    await ctx.db
      .updateTable('video_call_rounds')
      .set({ agent_id: 'another', agent_mailbox })
      .where('call_id', '=', id)
      .execute()
    expect((await decide(id, { verdict: 'approve' }, agent)).statusCode).toBe(403)
  })

  test('an approval names what it lacks, a refusal needs its reason, and "other" its words', async () => {
    const { id } = await held()
    await post(`/api/video-calls/${id}/marks`, { step: 'pan', outcome: 'notSeen' })
    expect((await propose(id, { proposal: 'reject', reason: 'cut' })).statusCode).toBe(409)
    await post(`/api/video-calls/${id}/hang-up`)
    const lacking = await propose(id, { proposal: 'approve' })
    expect(lacking.statusCode).toBe(400)
    expect(errorOf(lacking).message).toMatch(/PAN card.*was not seen/)
    expect(errorOf(lacking).message).toMatch(/No picture of the face/)
    expect(fieldsOf(await propose(id, { proposal: 'reject' }))).toEqual(['reason'])
    expect(fieldsOf(await propose(id, { proposal: 'reject', reason: 'other' }))).toEqual(['note'])
    expect((await propose(id, { proposal: 'reject', reason: 'panMismatch' })).statusCode).toBe(200)
    expect(fieldsOf(await decide(id, { verdict: 'reject' }))).toEqual(['reason'])
    expect((await decide(id, { verdict: 'reject', reason: 'panMismatch' })).json()).toMatchObject({
      status: 'rejected',
      usable: false,
      reason: 'panMismatch',
    })
  })

  test('nothing is approved without its recording; a recapture begins anew by a new link', async () => {
    const email = `again-${customer.userId}@example.com`
    const { id, token } = await held({ email })
    await goThrough(id, { recorded: false })
    await propose(id, { proposal: 'approve' })
    const refused = await decide(id, { verdict: 'approve' })
    expect(refused.statusCode).toBe(409)
    expect((await decide(id, { verdict: 'recapture', reason: 'recordingMissing' })).json()).toMatchObject({
      status: 'invited',
      usable: false,
    })
    expect((await byLink('read', { token })).json()).toMatchObject({ state: 'ended', end: 'answered' })
    const ticket = await ticketOf(await linkTo(email))
    const place = { latitude: 19.07, longitude: 72.87, accuracyMetres: 20 }
    await byLink('queue', { ticket, network: 'direct', place })
    expect(await take(agent)).toBe(id)
    await goThrough(id)
    expect((await propose(id, { proposal: 'approve' })).statusCode).toBe(200)
    expect((await decide(id, { verdict: 'approve' })).json()).toMatchObject({ usable: true })
    expect((await detail(id)).rounds.map(({ round }) => round)).toEqual([2, 1])
  })
})

describe('who may do what', () => {
  test('a viewer sees and does nothing; another account sees nothing; without KYC there are no calls', async () => {
    const { id, ticket } = await held()
    const viewer = await signedIn(ctx, {
      userId: customer.userId,
      subUserId: await makeSubUser(ctx.db, customer.userId, 'view'),
    })
    expect((await detail(id, viewer)).may).toEqual({
      hold: false,
      propose: false,
      audit: false,
      cancel: false,
      resend: false,
    })
    for (const path of ['video-calls', 'video-call-desk/take', `video-calls/${id}/hang-up`, `video-calls/${id}/audit`])
      expect((await post(`/api/${path}`, {}, viewer)).statusCode, path).toBeGreaterThanOrEqual(400)
    expect((await post(`/api/video-calls/${id}/hang-up`, {}, viewer)).statusCode).toBe(403)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    for (const path of ['enter', 'hang-up', 'cancel', 'resend'])
      expect((await post(`/api/video-calls/${id}/${path}`, {}, stranger)).statusCode, path).toBe(404)
    expect((await sendPiece(id, 0, await webmPiece({ seconds: 1 }), { as: stranger })).statusCode).toBe(404)
    await onDuty(stranger)
    expect(await take(stranger)).toBeNull()
    const fresh = await signedIn(ctx, await makeCustomer(ctx.db, { kycComplete: false }))
    expect((await post('/api/video-calls', { name: 'A', email: 'a@example.com' }, fresh)).statusCode).toBe(403)
    expect((await app.inject({ url: '/api/video-call-desk', headers: clientHeaders(ctx) })).statusCode).toBe(401)
    expect((await byLink('queue', { ticket: 'vcl_1.9999999999999.x', network: 'direct' })).statusCode).toBe(404)
    expect(ticket).toContain(id)
  })

  test('is found by agent, result and day, and deleted when its time is over', async () => {
    const { id } = await held()
    await goThrough(id)
    const listed = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter))
      const reply = await app.inject({ url: `/api/resources/video-calls?filter=${query}`, headers: owner })
      return reply.json<ShownVideoCall[]>().map(one => one.id)
    }
    expect(await listed({ q: 'karthik' })).toEqual([id])
    expect(await listed({ q: 'nobody' })).toEqual([])
    expect(await listed({ status: ['held'], createdFrom: '2020-01-01' })).toEqual([id])
    expect(await listed({ createdTo: '2020-01-01' })).toEqual([])
    const { object_id: joined } = await ctx.db
      .selectFrom('video_call_rounds')
      .select('object_id')
      .where('call_id', '=', id)
      .executeTakeFirstOrThrow()
    const { object_id: piece } = await ctx.db
      .selectFrom('video_call_pieces')
      .select('object_id')
      .where('call_id', '=', id)
      .executeTakeFirstOrThrow()
    const objects = () =>
      ctx.db
        .selectFrom('object_keys')
        .select('object_id')
        .where('object_id', 'in', [joined ?? '', piece])
        .execute()
    expect(await objects()).toHaveLength(2)
    await ctx.db
      .updateTable('video_calls')
      .set({ erase_at: new Date('2020-01-01T00:00:00Z') })
      .where('id', '=', id)
      .execute()
    await eraseDue(ctx)
    expect(await listed({})).toEqual([])
    expect((await app.inject({ url: `/api/video-calls/${id}/recordings/1`, headers: owner })).statusCode).toBe(404)
    expect(await objects()).toEqual([])
    const row = await ctx.db.selectFrom('video_calls').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: null, reference: null })
    expect(await actionsOf(id)).toContain('videoCall.erased')
  })
})
