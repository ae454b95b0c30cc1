import { beforeEach, describe, expect, test } from 'vitest'
import { NEW_CODE_HANDLE } from '../../../contracts/people/codeHandle.ts'
import { answerByLink } from '../../../server/invitations/answer.ts'
import { createInvitation, type NewInvitation } from '../../../server/invitations/create.ts'
import { declineByLink } from '../../../server/invitations/decline.ts'
import { handOverByLink } from '../../../server/invitations/handOver.ts'
import {
  defineInvitationKind,
  type EndedInvitation,
  type InvitationKind,
  kindsByName,
} from '../../../server/invitations/kind.ts'
import { openLink } from '../../../server/invitations/open.ts'
import { sendCode } from '../../../server/invitations/prove.ts'
import { readLink } from '../../../server/invitations/read.ts'
import { remindDue, remindInvitation } from '../../../server/invitations/remind.ts'
import { resendInvitation } from '../../../server/invitations/resend.ts'
import { expireInvitations, noteBounces } from '../../../server/invitations/sweep.ts'
import { listTrail } from '../../../server/invitations/trail.ts'
import { withdrawInvitation } from '../../../server/invitations/withdraw.ts'
import type { Scope } from '../../../server/platform/context.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer } from '../../support/factories.ts'

const { ctx } = await testApp()

const ended: EndedInvitation[] = []
const signer = defineInvitationKind({
  name: 'testSigner',
  path: '/test/:token',
  label: { en: 'Sign a document', hi: 'दस्तावेज़ पर हस्ताक्षर करें' },
  framed: true,
  canHandOver: async () => true,
  tells: true,
  onEnd: async (_ctx, _trx, one) => void ended.push(one),
})
const other = defineInvitationKind({ ...signer, name: 'testOther' })
const kinds = kindsByName([signer, other])

let count = 0
let email: string
let userId: string
beforeEach(async () => {
  email = `signer${++count}@example.com`
  userId = (await makeCustomer(ctx.db)).userId
  ended.length = 0
})

const HOUR_MS = 3_600_000

const ask = (more: Partial<NewInvitation> = {}) =>
  ctx.db.transaction().execute(trx =>
    createInvitation(ctx, trx, signer, {
      subject: `doc_${count}`,
      userId,
      expiresAt: new Date(Date.now() + 24 * HOUR_MS),
      askedBy: 'Asha Traders',
      about: 'Lease.pdf',
      person: { name: 'Ravi', email },
      ...more,
    }),
  )

/** The token of the newest message. */
async function tokenFor(to = email): Promise<string> {
  const [message] = await listMessages(ctx, to)
  return /\/test\/([\w-]{22})/.exec(message?.text ?? '')?.[1] ?? ''
}

/** A browser of its own. */
function browser(ip = '203.0.113.7') {
  const scope: Scope = {
    actor: { kind: 'system', name: 'visitor' },
    ip,
    requestId: null,
    locale: 'en',
    device: { id: null },
    codeHandle: { given: null },
  }
  return { scope, agent: 'Test browser' }
}

const kindsOfTrail = async (id: string) => (await listTrail(ctx.db, id)).map(({ kind }) => kind).toReversed()
const read = (token: string) => readLink(ctx, browser().scope, kinds, token)
const stateOf = (id: string) =>
  ctx.db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a link', () => {
  test('is sent to the person, is stored as its hash, and says what is asked without being opened', async () => {
    const { id } = await ask()
    const [mail] = await listMessages(ctx, email)
    expect(mail).toMatchObject({ channel: 'email' })
    expect(mail?.text).toContain('Asha Traders asks you')
    const token = await tokenFor()
    expect(await read(token)).toMatchObject({
      state: 'waiting',
      cover: { title: 'Sign a document', askedBy: 'Asha Traders', about: 'Lease.pdf', name: 'Ravi', codeTo: null },
    })
    expect(await stateOf(id)).toMatchObject({ openings: 0 })
    expect(await kindsOfTrail(id)).toEqual(['sent'])
    const stored = JSON.stringify([
      await ctx.db.selectFrom('invitations').selectAll().where('id', '=', id).execute(),
      await ctx.db.selectFrom('invitation_links').selectAll().where('invitation_id', '=', id).execute(),
      await ctx.db.selectFrom('invitation_events').selectAll().where('invitation_id', '=', id).execute(),
    ])
    for (const secret of [token, email, 'Ravi', 'Asha Traders', 'Lease.pdf']) expect(stored).not.toContain(secret)
  })

  test('is opened once by one browser, and again on another device', async () => {
    const { id } = await ask()
    const token = await tokenFor()
    const first = browser()
    expect(await openLink(ctx, first, kinds, { token })).toMatchObject({ state: 'open', pass: null })
    expect(first.scope.device?.issued).toMatch(/^[\w-]{22}$/)
    await openLink(ctx, first, kinds, { token })
    expect(await stateOf(id)).toMatchObject({ openings: 1 })
    await openLink(ctx, browser('198.51.100.9'), kinds, { token })
    expect(await kindsOfTrail(id)).toEqual(['sent', 'opened', 'newDevice', 'opened'])
    expect((await listTrail(ctx.db, id))[0]).toMatchObject({ network: '198.51.100.0/24', agent: 'Test browser' })
  })

  test('that is guessed, or of a kind with a page of its own, opens nothing', async () => {
    expect(await read('A'.repeat(22))).toMatchObject({ state: 'ended', end: 'unknown' })
    await ask()
    const { framed: _, ...ownPage } = signer
    const apart = kindsByName([ownPage])
    const token = await tokenFor()
    expect(await readLink(ctx, browser().scope, apart, token)).toEqual({ state: 'waiting', cover: null })
    expect(await openLink(ctx, browser(), apart, { token })).toMatchObject({ state: 'ended', end: 'unknown' })
    expect(await declineByLink(ctx, browser(), apart, { token, reason: 'Not mine' })).toMatchObject({ end: 'unknown' })
  })

  test('is answered once, also by two at the same moment, and by its own kind only', async () => {
    const { id } = await ask()
    const token = await tokenFor()
    const answer = (kind: InvitationKind = signer) =>
      ctx.db.transaction().execute(trx => answerByLink(ctx, trx, [kind], token, browser()))
    expect(await answer(other)).toBeNull()
    const both = await Promise.all([answer(), answer()])
    expect(both.filter(Boolean)).toEqual([{ id, kind: 'testSigner', subject: `doc_${count}`, userId }])
    expect(await read(token)).toMatchObject({ state: 'ended', end: 'answered' })
    expect(ended).toEqual([{ id, subject: `doc_${count}`, userId, state: 'answered', handedTo: null }])
  })

  test('ends when it is withdrawn, declined with a reason, or too old, and says so', async () => {
    const { id } = await ask()
    const withdrawn = await tokenFor()
    expect(await ctx.db.transaction().execute(trx => withdrawInvitation(ctx, trx, signer, id))).toBe(true)
    expect(await ctx.db.transaction().execute(trx => withdrawInvitation(ctx, trx, signer, id))).toBe(false)
    expect(await read(withdrawn)).toMatchObject({ end: 'withdrawn' })

    const declined = await ask()
    const token = await tokenFor()
    expect(await declineByLink(ctx, browser(), kinds, { token, reason: 'Wrong name' })).toMatchObject({
      end: 'declined',
    })
    const { reason } = await stateOf(declined.id)
    expect(reason).not.toContain('Wrong')
    expect(ctx.vault.open(reason ?? '', { column: 'invitations.reason', id: declined.id })).toBe('Wrong name')

    const late = await ask({ expiresAt: new Date(Date.now() - 1) })
    expect(await read(await tokenFor())).toMatchObject({ end: 'expired' })
    await expireInvitations(ctx, kinds)
    await expireInvitations(ctx, kinds)
    expect(await kindsOfTrail(late.id)).toEqual(['sent', 'expired'])
    expect(ended.map(({ state }) => state)).toEqual(['withdrawn', 'declined', 'expired'])
  })

  test('is handed over to another person, who gets a link of their own', async () => {
    const { id } = await ask({ code: 'email' })
    await ctx.db.updateTable('invitations').set({ code: null }).where('id', '=', id).execute()
    const token = await tokenFor()
    const to = `other${count}@example.com`
    const handOver = (address: string) =>
      handOverByLink(ctx, browser(), kinds, { token, name: 'Meera', email: address })
    await expect(handOver(email)).rejects.toMatchObject({ fields: [{ field: 'email' }] })
    expect(await handOver(to)).toMatchObject({ end: 'handedOver' })
    expect(await read(await tokenFor(to))).toMatchObject({ cover: { name: 'Meera', about: 'Lease.pdf' } })
    const { handed_to } = await stateOf(id)
    expect(ended).toEqual([{ id, subject: `doc_${count}`, userId, state: 'handedOver', handedTo: handed_to }])
  })
})

describe('a code', () => {
  test('belongs to the browser that asked for it, and opens the link for a while', async () => {
    const { id } = await ask({ code: 'email' })
    const token = await tokenFor()
    const mine = browser()
    expect(await openLink(ctx, mine, kinds, { token })).toMatchObject({ state: 'code' })
    mine.scope.codeHandle = { given: NEW_CODE_HANDLE }
    expect(await sendCode(ctx, mine, kinds, token)).toMatchObject({
      state: 'sent',
      sentTo: expect.not.stringContaining(email),
    })
    const [message] = await listMessages(ctx, email)
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
    const stranger = browser('198.51.100.1')
    await expect(openLink(ctx, stranger, kinds, { token, code })).rejects.toMatchObject({ fields: [{ field: 'code' }] })
    const handle = mine.scope.codeHandle.issued ?? ''
    mine.scope.codeHandle = { given: handle }
    const opened = await openLink(ctx, mine, kinds, { token, code })
    expect(opened).toMatchObject({ state: 'open', pass: expect.any(String) })
    await expect(openLink(ctx, mine, kinds, { token, code })).rejects.toMatchObject({ fields: [{ field: 'code' }] })
    const pass = 'pass' in opened ? (opened.pass ?? undefined) : undefined
    expect(await openLink(ctx, stranger, kinds, { token, pass })).toMatchObject({ state: 'open' })
    expect(await kindsOfTrail(id)).toEqual(
      expect.arrayContaining(['sent', 'codeSent', 'codeWrong', 'codeRight', 'opened']),
    )
  })

  test('proves nothing once the address is corrected, and neither does its pass', async () => {
    const { id } = await ask({ code: 'email' })
    const mine = browser()
    /** Asks for a code, which `mine` can enter from then on. */
    const codeFor = async (token: string, to: string) => {
      mine.scope.codeHandle = { given: NEW_CODE_HANDLE }
      await sendCode(ctx, mine, kinds, token)
      mine.scope.codeHandle = { given: mine.scope.codeHandle.issued ?? '' }
      const [message] = await listMessages(ctx, to)
      return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
    }
    const first = await tokenFor()
    const opened = await openLink(ctx, mine, kinds, { token: first, code: await codeFor(first, email) })
    const pass = 'pass' in opened ? (opened.pass ?? undefined) : undefined
    expect(pass).toEqual(expect.any(String))
    const old = await codeFor(first, email)
    const right = `corrected${count}@example.com`
    await resendInvitation(ctx, browser().scope, signer, { id, corrected: { email: right } })
    const token = await tokenFor(right)
    expect(await openLink(ctx, mine, kinds, { token, pass })).toMatchObject({ state: 'code' })
    await expect(openLink(ctx, mine, kinds, { token, code: old })).rejects.toMatchObject({
      fields: [{ field: 'code' }],
    })
    expect(await openLink(ctx, mine, kinds, { token, code: await codeFor(token, right) })).toMatchObject({
      state: 'open',
    })
  })

  test('of one link opens no other one', async () => {
    await ask({ code: 'email' })
    const first = await tokenFor()
    const mine = browser()
    mine.scope.codeHandle = { given: NEW_CODE_HANDLE }
    await sendCode(ctx, mine, kinds, first)
    const [message] = await listMessages(ctx, email)
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
    mine.scope.codeHandle = { given: mine.scope.codeHandle.issued ?? '' }
    email = `second${count}@example.com`
    await ask({ code: 'email' })
    const second = await tokenFor()
    await expect(openLink(ctx, mine, kinds, { token: second, code })).rejects.toMatchObject({ code: 'bad_request' })
  })
})

/** 12:00 and 23:00 in India, on a day after today. */
const tomorrow = new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10)
const noon = new Date(`${tomorrow}T12:00:00+05:30`)
const night = new Date(`${tomorrow}T23:00:00+05:30`)

describe('a message', () => {
  const plan = { expiresAt: new Date(Date.now() + 30 * 24 * HOUR_MS), reminders: { everyHours: 1, most: 2 } }
  const due = (id: string, at: Date) =>
    ctx.db.updateTable('invitations').set({ remind_at: at }).where('id', '=', id).execute()

  test('reminds by day only, as often as planned, and no more after the answer', async () => {
    const { id } = await ask(plan)
    const first = await tokenFor()
    await due(id, night)
    expect(await remindDue(ctx, kinds, night)).toBe(0)
    await due(id, noon)
    await remindDue(ctx, kinds, noon)
    const reminder = await tokenFor()
    expect(reminder).not.toBe(first)
    // It went to the same person: both links open.
    for (const token of [first, reminder]) expect(await read(token)).toMatchObject({ state: 'waiting' })
    expect(await stateOf(id)).toMatchObject({ reminders_left: 1 })
    await ctx.db.transaction().execute(trx => answerByLink(ctx, trx, [signer], reminder))
    expect(await stateOf(id)).toMatchObject({ state: 'answered', remind_at: null })
    for (const token of [first, reminder]) expect(await read(token)).toMatchObject({ end: 'answered' })
  })

  test('of a reminder by hand waits for the morning, and is refused once there is an answer', async () => {
    const { id } = await ask({ expiresAt: plan.expiresAt })
    const byHand = (at: Date) => remindInvitation(ctx, browser().scope, signer, id, at)
    const morning = new Date(noon.getTime() + 20 * HOUR_MS)
    expect(await byHand(night)).toEqual(morning)
    expect(await remindDue(ctx, kinds, noon)).toBe(0)
    expect(await byHand(noon)).toEqual(noon)
    expect(await remindDue(ctx, kinds, noon)).toBe(1)
    const token = await tokenFor()
    await ctx.db.transaction().execute(trx => answerByLink(ctx, trx, [signer], token))
    await expect(byHand(noon)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('of a reminder is sent once by two nodes at the same moment', async () => {
    const { id } = await ask(plan)
    await due(id, noon)
    const counts = await Promise.all([remindDue(ctx, kinds, noon), remindDue(ctx, kinds, noon)])
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await kindsOfTrail(id)).toEqual(['sent', 'reminded'])
  })

  test('that bounced is noted once, and the link goes to a corrected address; the former one says so', async () => {
    email = `bounce+${count}@example.com`
    const { id } = await ask(plan)
    const token = await tokenFor()
    await noteBounces(ctx, kinds)
    await noteBounces(ctx, kinds)
    expect(await kindsOfTrail(id)).toEqual(['sent', 'bounced'])
    expect((await listTrail(ctx.db, id)).map(({ message }) => message)).toEqual(['failed', 'failed'])
    expect(await stateOf(id)).toMatchObject({ remind_at: null })
    const right = `right${count}@example.com`
    await resendInvitation(ctx, browser().scope, signer, { id, corrected: { email: right } })
    expect(await read(token)).toMatchObject({ end: 'replaced' })
    expect(await read(await tokenFor(right))).toMatchObject({ state: 'waiting' })
    expect((await listTrail(ctx.db, id))[0]).toMatchObject({ kind: 'resent', message: 'delivered' })
  })

  test('is not sent again for what has ended, or of another kind, or too often', async () => {
    const { id } = await ask()
    const again = (kind: InvitationKind = signer) => resendInvitation(ctx, browser().scope, kind, { id })
    await expect(again(other)).rejects.toMatchObject({ code: 'not_found' })
    await ctx.db.transaction().execute(trx => withdrawInvitation(ctx, trx, signer, id))
    await expect(again()).rejects.toMatchObject({ code: 'conflict' })
    for (let time = 0; time < 3; time++) await expect(again()).rejects.toMatchObject({ code: 'conflict' })
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  test('is in the language of the person', async () => {
    await ask({ locale: 'hi' })
    const [mail] = await listMessages(ctx, email)
    expect(mail?.text).toContain('दस्तावेज़ पर हस्ताक्षर करें: Lease.pdf')
  })
})

test('the account that asks, and no other one, is told by its webhooks; nothing says who was asked', async () => {
  const stranger = await makeCustomer(ctx.db)
  const endpoints = [userId, stranger.userId].map((owner, at) => ({
    id: `whk_${count}_${at}`,
    user_id: owner,
    url: 'https://example.com/hook',
    description: '',
    events: JSON.stringify(['invitation.sent', 'invitation.opened', 'invitation.declined']),
    secret_sealed: '',
    hint: '',
    previous_sealed: null,
    previous_hint: null,
    previous_until: null,
    disabled_for: null,
    disabled_at: null,
    created_by: '',
  }))
  await ctx.db.insertInto('webhook_endpoints').values(endpoints).execute()
  const { id } = await ask()
  const token = await tokenFor()
  await openLink(ctx, browser(), kinds, { token })
  await declineByLink(ctx, browser(), kinds, { token, reason: 'Not mine' })
  const sent = await ctx.db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute()
  expect(sent.map(({ user_id, event }) => [user_id, event])).toEqual(
    ['sent', 'opened', 'declined'].map(what => [userId, `invitation.${what}`]),
  )
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    data: { invitation: id, kind: 'testSigner', subject: `doc_${count}` },
  })
  for (const secret of [token, email, 'Ravi']) expect(JSON.stringify(sent)).not.toContain(secret)
})
