import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { usualVideoKycSettings } from '../../../contracts/cases/videoKyc/settings.ts'
import type { ShownEvidence, ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { joinRecording } from '../../../server/calls/joinRecording.ts'
import { startVideoCalls } from '../../../server/calls/tidy.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import {
  cardOf,
  checkPictures,
  faceAt,
  heavyOfCalls,
  newPicture,
  seenInCall,
  usualSight,
} from '../../support/callPictures.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { formOf, upload } from '../../support/uploads.ts'
import { webmPiece } from '../../support/webmPiece.ts'

const { app, ctx } = await testApp({ TRUST_PROXY: '127.0.0.1' }, { heavy: heavyOfCalls })
await startVideoCalls(ctx, { work: false })

type Headers = Record<string, string>

let customer: Customer
let owner: Headers
let agent: Headers
let auditor: Headers
let email: string
let number = 0

const memberOf = async () =>
  signedIn(ctx, { userId: customer.userId, subUserId: await makeSubUser(ctx.db, customer.userId) })

beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
  agent = await memberOf()
  auditor = await memberOf()
  email = `caller${(number += 1)}-${customer.userId}@example.com`
  usualSight()
})

const post = (url: string, payload: object = {}, as: Headers = agent) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const INDIA = '49.36.1.1'
const byLink = (path: string, payload: object, from = INDIA) =>
  post(`/public/${path}`, payload, { ...clientHeaders(ctx), 'x-forwarded-for': from })
const detail = async (id: string, as = agent) =>
  (await app.inject({ url: `/api/resources/video-calls/${id}`, headers: as })).json<ShownVideoCallDetail>()
const evidence = async (id: string, at = 0) => (await detail(id)).rounds[at]?.evidence as ShownEvidence
const findings = async (id: string) => (await evidence(id)).findings.map(({ finding }) => finding)
const messageOf = (reply: { body: string }) => (JSON.parse(reply.body) as { error: { message: string } }).error.message

const mumbai = { latitude: 19.07, longitude: 72.87, accuracyMetres: 20 }
const linkOf = async () => /\/video-call\/([\w-]+)/.exec((await listMessages(ctx, email))[0]?.text ?? '')?.[1] ?? ''
const ticketOf = async () =>
  (await byLink('video-calls/read', { token: await linkOf() })).json<{ ticket: string }>().ticket

interface Taking {
  place?: object | null
  from?: string
  as?: Headers
}

/** The person enters the queue, and the agent takes them. */
async function taken(id: string, { place = mumbai, from = INDIA, as = agent }: Taking = {}) {
  const entered = await byLink('video-calls/queue', { ticket: await ticketOf(), network: 'direct', place }, from)
  expect(entered.statusCode, entered.body).toBe(200)
  await app.inject({
    method: 'PUT',
    url: '/api/video-call-desk',
    headers: as,
    payload: { onDuty: true, languages: ['en'] },
  })
  expect((await post('/api/video-call-desk/take', {}, as)).json()).toEqual({ id })
}

async function held(more: Taking = {}, name = 'Suresh Roy') {
  const made = await post('/api/video-calls', { name, email, questions: ['Where do you live?'] }, owner)
  const { id } = made.json<{ id: string }>()
  await taken(id, more)
  return id
}

const keep = async (id: string, kind: 'pan' | 'face', picture = newPicture(), as = agent) => {
  const kept = await upload(app, as, 'a.jpg', picture, `/api/video-calls/${id}/stills/${kind}`)
  return { status: kept.statusCode, file: kept.json<{ file: string }>().file, body: kept.body }
}
const answer = (id: string, file: string, given = 'card', as = agent) =>
  post(`/api/video-calls/${id}/card`, { file, answer: given }, as)
const askPan = (id: string, as = agent, atMostPaise = 10_000) => post(`/api/video-calls/${id}/pan`, { atMostPaise }, as)
const checksOf = (product: string) =>
  ctx.db
    .selectFrom('verifications')
    .select(['id', 'status', 'charge_paise'])
    .where('user_id', '=', customer.userId)
    .where('product', '=', product)
    .execute()

/** Both pictures are kept and all checks have ended well. */
async function checked(id: string) {
  const { file } = await keep(id, 'pan')
  await answer(id, file)
  await keep(id, 'face')
  await checkPictures(ctx, id)
  expect((await askPan(id)).statusCode).toBe(200)
  return file
}

/** The rest of the script, a recording, and the end of the call. */
async function ended(id: string, as = agent) {
  const { script, rounds } = await detail(id)
  for (const { key } of script)
    await post(`/api/video-calls/${id}/marks`, { step: key, outcome: 'seen', note: 'In Pune' }, as)
  const round = rounds[0]?.round ?? 1
  await post(`/api/video-calls/${id}/hang-up`, {}, as)
  const piece = await webmPiece({ seconds: 2 })
  const sent = await sendPiece(id, round, piece, as)
  expect(sent.statusCode, sent.body).toBe(200)
  await joinRecording(ctx, { id, round })
}

async function sendPiece(id: string, round: number, piece: Buffer, as: Headers) {
  const { headers, payload } = formOf('piece.webm', piece)
  const query = new URLSearchParams({
    sha256: createHash('sha256').update(piece).digest('hex'),
    startedAt: new Date().toISOString(),
    durationMs: '2000',
  })
  const url = `/api/video-calls/${id}/pieces/${round}/0?${query.toString()}`
  return app.inject({ method: 'PUT', url, headers: { ...as, ...headers }, payload })
}

const propose = (id: string, body: object = { proposal: 'approve' }, as = agent) =>
  post(`/api/video-calls/${id}/proposal`, body, as)
const decide = (id: string, body: object = { verdict: 'approve' }) =>
  post(`/api/video-calls/${id}/audit`, body, auditor)

describe('card and PAN', () => {
  test('a card is read while the call goes on; its number is checked once however often pressed, and never shown', async () => {
    const id = await held()
    expect(await findings(id)).toEqual(expect.arrayContaining(['cardMissing', 'faceMissing']))
    expect((await askPan(id)).statusCode).toBe(409)
    const { file } = await keep(id, 'pan')
    expect((await evidence(id)).card).toMatchObject({ state: 'reading', file })
    await checkPictures(ctx, id)
    const read = await evidence(id)
    expect(read.card).toMatchObject({ state: 'read', name: 'SURESH ROY', answer: null })
    expect(read.card.fields).toContainEqual({ name: 'number', value: expect.stringMatching(/•+000H$/), sure: true })
    expect(JSON.stringify(await detail(id))).not.toContain('AAAPR1000H')
    expect(read.pan).toMatchObject({ state: 'none', sameName: 'yes', pricePaise: 150 })
    expect((await askPan(id, auditor)).statusCode).toBe(409)
    expect((await askPan(id, agent, 100)).statusCode).toBe(409)
    const presses = await Promise.all([askPan(id), askPan(id), askPan(id)])
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(presses.filter(reply => reply.json<{ isNew: boolean }>().isNew)).toHaveLength(1)
    // Another picture of the same card is read anew, and its number is known.
    await keep(id, 'pan')
    await checkPictures(ctx, id)
    expect((await askPan(id)).json()).toMatchObject({ isNew: false })
    expect(await checksOf('pan-check')).toMatchObject([{ status: 'completed', charge_paise: 150 }])
    expect((await evidence(id)).pan).toMatchObject({ state: 'valid', name: 'Suresh Roy', pricePaise: null })
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('a source that is down is "not checked", costs nothing and may be asked again', async () => {
    seenInCall.card = cardOf('AAAPR1503H')
    const id = await held()
    await keep(id, 'pan')
    await checkPictures(ctx, id)
    expect((await askPan(id)).json()).toMatchObject({ isNew: true })
    const found = await evidence(id)
    expect(found.pan).toMatchObject({ state: 'notChecked', pricePaise: 150 })
    expect(found.findings).toContainEqual({ finding: 'panSourceDown', blocks: true })
    expect((await askPan(id)).json()).toMatchObject({ isNew: true })
    expect((await checksOf('pan-check')).map(({ charge_paise }) => charge_paise)).toEqual([0, 0])
  })

  test('a number read anew is another number: the check of the first one says nothing of it', async () => {
    const id = await held()
    await checked(id)
    expect(await findings(id)).toEqual([])
    seenInCall.card = cardOf('AAAPR1404H')
    const { file } = await keep(id, 'pan')
    await answer(id, file)
    await checkPictures(ctx, id)
    expect(await findings(id)).toContain('panNotAsked')
    await askPan(id)
    expect((await evidence(id)).headline).toBe('contrary')
    expect(await findings(id)).toContain('panNotFound')
  })

  test('whether it is a printed e-PAN must be answered for each picture, once, by the agent of the call', async () => {
    const id = await held()
    const first = await keep(id, 'pan')
    const face = await keep(id, 'face')
    await checkPictures(ctx, id)
    expect(await findings(id)).toContain('cardUnanswered')
    expect((await answer(id, first.file, 'printed', auditor)).statusCode).toBe(409)
    expect((await answer(id, face.file)).statusCode).toBe(400)
    expect((await answer(id, first.file, 'printed')).statusCode).toBe(200)
    expect((await answer(id, first.file, 'card')).statusCode).toBe(409)
    expect(await findings(id)).toContain('cardPrinted')
    const second = await keep(id, 'pan')
    expect(await findings(id)).toContain('cardUnanswered')
    await answer(id, second.file, 'card')
    await checkPictures(ctx, id)
    expect(await findings(id)).toEqual(['panNotAsked'])
    await post(`/api/video-calls/${id}/hang-up`)
    expect((await answer(id, second.file, 'printed')).statusCode).toBe(409)
  })

  test('another person’s card speaks against it, and what is no card cannot be read', async () => {
    const id = await held({}, 'Meera Iyer')
    await checked(id)
    expect((await evidence(id)).pan.sameName).toBe('no')
    expect(await findings(id)).toContain('nameDiffers')
    seenInCall.card = cardOf('AAAPR1000H', 'SURESH ROY', { kind: 'voterCard' })
    await keep(id, 'pan')
    await checkPictures(ctx, id)
    expect((await evidence(id)).card.state).toBe('unreadable')
    expect(await findings(id)).toContain('panUnreadable')
  })

  test('without money nothing is read, and the room says why', async () => {
    customer = await makeCustomer(ctx.db, { paise: 0 })
    owner = await signedIn(ctx, customer)
    agent = await memberOf()
    const id = await held()
    await keep(id, 'pan')
    await keep(id, 'face')
    await checkPictures(ctx, id)
    const found = await evidence(id)
    expect(found.problems).toEqual([expect.stringMatching(/balance is too low/)])
    expect(found).toMatchObject({ headline: 'missing', card: { state: 'failed' }, face: { state: 'unusable' } })
    expect(await checksOf('ocr-document')).toEqual([])
  })
})

describe('the face', () => {
  test('is compared with the portrait of the latest card only; the same picture is never both', async () => {
    const id = await held()
    const picture = newPicture()
    expect((await keep(id, 'pan', picture)).status).toBe(200)
    expect((await keep(id, 'face', picture)).status).toBe(409)
    expect((await keep(id, 'pan', picture)).status).toBe(409)
    await keep(id, 'face')
    await checkPictures(ctx, id)
    expect((await evidence(id)).face).toMatchObject({ state: 'same', score: 80, needs: 50 })
    seenInCall.faces = [faceAt(0), faceAt(0.9)]
    await keep(id, 'pan')
    expect((await evidence(id)).face.state).toBe('comparing')
    await checkPictures(ctx, id)
    expect((await evidence(id)).face.state).toBe('different')
    expect(await findings(id)).toContain('faceDiffers')
    expect(await checksOf('face-match')).toHaveLength(2)
  })

  test('several faces and none are named, and are never a match', async () => {
    const id = await held()
    seenInCall.faces = [faceAt(0), { problem: 'severalFaces' }]
    await keep(id, 'pan')
    await keep(id, 'face')
    await checkPictures(ctx, id)
    expect(await findings(id)).toContain('severalFaces')
    seenInCall.faces = [faceAt(0), { problem: 'noFace' }]
    await keep(id, 'face')
    await checkPictures(ctx, id)
    expect(await findings(id)).toContain('noFace')
    seenInCall.faces = [{ problem: 'noFace' }, faceAt(0)]
    await keep(id, 'face')
    await checkPictures(ctx, id)
    expect(await findings(id)).toContain('noPortrait')
  })

  test('the score of the account’s settings counts, of the moment when the session began', async () => {
    const set = (matchScore: number) =>
      app.inject({
        method: 'PUT',
        url: '/api/video-kyc-settings',
        headers: owner,
        payload: { ...usualVideoKycSettings, matchScore },
      })
    expect((await set(90)).statusCode).toBe(200)
    const id = await held()
    await set(50)
    await checked(id)
    expect(await findings(id)).toEqual(['faceBetween'])
  })
})

describe('the place', () => {
  test('is judged as without an agent; whoever comes back from elsewhere is elsewhere', async () => {
    const id = await held()
    expect((await evidence(id)).place).toEqual({ state: 'inside', country: 'IN', isRequired: true })
    const ticket = await ticketOf()
    const paris = { latitude: 48.85, longitude: 2.35, accuracyMetres: 20 }
    await byLink('video-calls/queue', { ticket, network: 'direct', place: paris }, '8.8.8.8')
    expect((await evidence(id)).place).toMatchObject({ state: 'outside', country: 'US' })
    await byLink('video-calls/queue', { ticket, network: 'direct', place: mumbai })
    expect((await evidence(id)).place).toMatchObject({ state: 'outside', country: 'US' })
    expect(await findings(id)).toEqual(expect.arrayContaining(['placeOutside', 'networkOutside']))
  })

  test('an unknown place blocks, unless the account only records it', async () => {
    const id = await held({ place: null })
    await checked(id)
    expect(await findings(id)).toEqual(['placeUnknown'])
    await app.inject({
      method: 'PUT',
      url: '/api/video-kyc-settings',
      headers: owner,
      payload: { ...usualVideoKycSettings, placeInIndia: 'recorded' },
    })
    expect(await findings(id)).toEqual(['placeUnknown'])
  })
})

describe('the decision', () => {
  test('approves what has all that is required, and its report is signed', async () => {
    const id = await held()
    await checked(id)
    await ended(id)
    expect((await evidence(id)).headline).toBe('clear')
    expect((await propose(id)).statusCode).toBe(200)
    expect((await keep(id, 'face')).status).toBe(409)
    expect((await askPan(id)).statusCode).toBe(409)
    expect((await decide(id)).json()).toMatchObject({ status: 'approved', usable: true })
    const report = await app.inject({ url: `/api/video-calls/${id}/report.pdf`, headers: owner })
    expect(report.statusCode).toBe(200)
    expect(report.headers['content-type']).toContain('application/pdf')
    expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await app.inject({ url: `/api/video-calls/${id}/report.pdf`, headers: stranger })).statusCode).toBe(404)
    const seen = ctx.db.selectFrom('audit_events').select('id').where('subject', '=', id)
    expect(await seen.where('action', '=', 'videoCall.downloaded').execute()).toHaveLength(1)
  })

  test('is refused to agent and auditor with a sentence that names what is missing', async () => {
    const id = await held()
    const { file } = await keep(id, 'pan')
    await answer(id, file, 'printed')
    await checkPictures(ctx, id)
    await ended(id)
    const refused = await propose(id)
    expect(refused.statusCode).toBe(400)
    expect(messageOf(refused)).toMatch(/printed e-PAN.*not checked at its source.*No picture of the face/)
    // Whatever has come into the table another way, the auditor cannot approve it either.
    await ctx.db
      .updateTable('video_calls')
      .set({ status: 'proposed', proposal: 'approve' })
      .where('id', '=', id)
      .execute()
    const audited = await decide(id, { verdict: 'approve', note: 'I know the person' })
    expect(audited.statusCode).toBe(409)
    expect(messageOf(audited)).toMatch(/printed e-PAN/)
    expect((await detail(id, auditor)).auditBlock).toMatch(/printed e-PAN/)
    expect((await decide(id, { verdict: 'reject', reason: 'panNotOriginal' })).statusCode).toBe(200)
  })

  test('needs a word of both about what a person has to look at', async () => {
    seenInCall.card = {
      ...cardOf(),
      hints: [{ code: 'panNameLetter', fields: [], seen: 'X', expected: null, picture: null, box: null }],
    }
    const id = await held()
    await checked(id)
    await ended(id)
    expect((await evidence(id)).headline).toBe('doubtful')
    expect((await propose(id)).statusCode).toBe(400)
    expect((await propose(id, { proposal: 'approve', note: 'The card is worn' })).statusCode).toBe(200)
    expect((await decide(id)).statusCode).toBe(400)
    expect((await decide(id, { verdict: 'approve', note: 'Seen in the recording' })).json()).toMatchObject({
      usable: true,
    })
  })

  test('rests on the latest session alone: card and checks of an earlier one, held by another agent, count for nothing', async () => {
    const id = await held()
    const card = await checked(id)
    expect(await findings(id)).toEqual([])
    await ended(id)
    await propose(id, { proposal: 'recapture', reason: 'unclear' })
    await taken(id, { as: auditor })
    expect((await keep(id, 'pan')).status).toBe(409)
    expect((await answer(id, card, 'card', auditor)).statusCode).toBe(400)
    expect((await askPan(id, auditor)).statusCode).toBe(409)
    const reply = await upload(app, auditor, 'a.jpg', newPicture(), `/api/video-calls/${id}/stills/face`)
    expect(reply.statusCode).toBe(200)
    await checkPictures(ctx, id)
    const [latest, first] = (await detail(id, auditor)).rounds
    expect(latest?.evidence.findings).toContainEqual({ finding: 'cardMissing', blocks: true })
    expect(latest?.evidence.face.state).not.toBe('same')
    expect(first?.evidence.findings).toEqual([])
    await ended(id, auditor)
    const refused = await propose(id, { proposal: 'approve' }, auditor)
    expect(messageOf(refused)).toMatch(/No picture of the PAN card/)
  })
})

describe('declining', () => {
  test('in the middle of a call ends it for both sides, and keeps what was recorded', async () => {
    const id = await held()
    await sendPiece(id, 1, await webmPiece({ seconds: 2 }), agent)
    const token = await linkOf()
    const declined = await byLink('invitations/decline', { token, reason: 'I do not want this' })
    expect(declined.statusCode, declined.body).toBe(200)
    expect(await detail(id)).toMatchObject({ status: 'ended', end: 'declined', usable: false, may: { hold: false } })
    expect((await keep(id, 'face')).status).toBe(409)
    await joinRecording(ctx, { id, round: 1 })
    const [round] = (await detail(id)).rounds
    expect(round?.endedAt).not.toBeNull()
    expect(round?.recording.state).toBe('ready')
    expect((await propose(id)).statusCode).toBeGreaterThanOrEqual(400)
  })
})
