import { beforeEach, describe, expect, test } from 'vitest'
import { sweepExpired } from '../../../server/checks/verifications/sweeper.ts'
import { storeCases } from '../../../server/court/copy/storeCases.ts'
import { afterExpiry } from '../../../server/court/review/mailOwner.ts'
import { finishSandboxReviews } from '../../../server/court/review/sandboxReviews.ts'
import { afterWorkingDays } from '../../../server/court/review/workingDays.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { recipientIndex } from '../../../server/platform/searchIndexes.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { syntheticCase, syntheticCourts } from '../../../server/sources/synthetic/courts.ts'
import { syntheticFor } from '../../../server/sources/synthetic/synthetic.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp()
const [pune] = syntheticCourts as [(typeof syntheticCourts)[number]]
const resource = '/api/resources/court-case-check'
/** The PIN code's last digits make the sandbox find nothing, so that only the cases of our copy are found. */
const input = { searchMode: 'delayed', name: 'Yamini Kamat', fatherName: 'Gopal Kamat', pin: '411000' }
const asked = { consent: true, purpose: 'employee_onboarding' }

let customer: Customer
let headers: Record<string, string>
let staff: Record<string, string>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db, { paise: 100_000 })
  headers = await signedIn(ctx, customer)
  staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  await ctx.db.deleteFrom('court_cases').execute()
  const cases = ['Gopal Kamat', null, 'Thomas Varghese'].map((fatherName, at) =>
    syntheticCase(syntheticFor(`review ${at}`, ''), {
      court: pune,
      party: { name: 'Yamini Kamat', type: 'person', fatherName },
    }),
  )
  await storeCases(ctx.db, cases, { source: 'copy', fetchedAt: '2026-11-01T00:00:00Z' })
})

const check = (more: object = {}) =>
  app.inject({ method: 'POST', url: resource, headers, payload: { input: { ...input, ...more }, ...asked } })
const open = (id: string) => app.inject({ url: `/admin-api/court-reviews/${id}`, headers: staff })
const finish = (id: string, decisions: object[], as = staff) =>
  app.inject({ method: 'POST', url: `/admin-api/court-reviews/${id}/finish`, headers: as, payload: { decisions } })
const report = async (id: string) => (await app.inject({ url: `${resource}/${id}`, headers })).json()

interface Case {
  cnr: string
  class: string
}

/** A check that waits, and its cases as staff see them. */
async function waiting() {
  const { id } = (await check()).json() as { id: string }
  const { cases } = (await open(id)).json() as { cases: Case[] }
  return { id, cases, of: (name: string) => cases.find(one => one.class === name)?.cnr as string }
}

const actions = async (subject: string) =>
  (await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', subject).orderBy('id').execute()).map(
    ({ action }) => action,
  )

describe('a delayed check', () => {
  test('waits with its price held, is due in two working days, and is in the queue of staff under a masked name', async () => {
    const made = (await check()).json()
    expect(made).toMatchObject({ status: 'awaiting_person', result: null, charge: { paise: 0 } })
    const due = afterWorkingDays(new Date(made.createdAt), 2).getTime()
    expect(Math.abs(Date.parse(made.dueAt) - due)).toBeLessThan(3_600_000)
    expect(await walletOf(ctx.db, customer.userId, 'product')).toMatchObject({ heldPaise: 25_000 })
    const filter = JSON.stringify({ kind: ['courtReview'] })
    const query = new URLSearchParams({ filter, sort: '["dueAt","ASC"]', range: '[0,99]' })
    const work = await app.inject({ url: `/admin-api/resources/work-items?${query}`, headers: staff })
    expect(work.json()).toContainEqual(
      expect.objectContaining({ kind: 'courtReview', subject: made.id, title: 'Y••••• K••••', dueAt: made.dueAt }),
    )
  })

  test('answers 202 to a key, also to a test key, whose check the sandbox finishes after seconds', async () => {
    const ask = async (mode: 'live' | 'test') => {
      const key = await makeKey(ctx, customer.userId, mode)
      const payload = { ...input, ...asked }
      return app.inject({ method: 'POST', url: '/v1/court-case-check', headers: key.headers, payload })
    }
    const live = await ask('live')
    expect(live.statusCode).toBe(202)
    expect(live.json()).toMatchObject({ status: 'awaiting_person', dueAt: expect.any(String), charge: { paise: 0 } })
    const tried = await ask('test')
    expect(tried.statusCode).toBe(202)
    const { id } = tried.json()
    expect((await open(id)).statusCode).toBe(404)
    expect(await finishSandboxReviews(ctx)).toBe(0)
    await ctx.db
      .updateTable('verifications')
      .set({ due_at: new Date(0).toISOString() })
      .where('id', '=', id)
      .execute()
    await Promise.all([finishSandboxReviews(ctx), finishSandboxReviews(ctx)])
    const done = await ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(done).toMatchObject({ status: 'completed', charge_paise: 0, pending_sealed: null })
    const events = ctx.db.selectFrom('audit_events').select('id').where('subject', '=', id)
    expect(await events.where('action', 'like', 'courtReview.%').execute()).toEqual([])
  })

  test('of a CNR is refused: there is nobody to compare', async () => {
    const reply = await check({ name: null, fatherName: null, pin: null, cnr: 'MHPU010012342020' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields[0].field).toBe('input.searchMode')
  })
})

describe('a review', () => {
  test('is opened with the subject in full, which is audited', async () => {
    const { id } = (await check()).json()
    expect((await open(id)).json()).toMatchObject({
      subject: { name: 'Yamini Kamat', fatherName: 'Gopal Kamat', pin: '411000' },
      cases: [{ class: 'exact' }, { class: 'possible' }, { class: 'ruled_out' }],
    })
    expect(await actions(id)).toContain('courtReview.opened')
  })

  test('is complete with a decision about each case: the report has them without a name, and is charged and mailed once', async () => {
    const { id, of } = await waiting()
    const [exact, possible, other] = [of('exact'), of('possible'), of('ruled_out')]
    expect((await finish(id, [{ cnr: exact, class: 'exact' }])).statusCode).toBe(400)
    expect((await report(id)).status).toBe('awaiting_person')
    const decisions = [
      { cnr: exact, class: 'exact' },
      { cnr: possible, class: 'ruled_out', note: 'Another address on the order sheet' },
    ]
    expect((await finish(id, decisions)).statusCode).toBe(200)
    const done = await report(id)
    expect(done).toMatchObject({ status: 'completed', outcome: 'exact', charge: { paise: 25_000 } })
    expect(done.result).toMatchObject({ exact: 1, possible: 0, ruledOut: 2 })
    const byCnr = (cnr: string) => done.result.cases.find((one: Case) => one.cnr === cnr)
    expect(byCnr(possible)).toMatchObject({
      class: 'ruled_out',
      review: { found: 'possible', note: 'Another address on the order sheet' },
    })
    expect(byCnr(other).review ?? null).toBeNull()
    expect(await walletOf(ctx.db, customer.userId, 'product')).toMatchObject({ availablePaise: 75_000, heldPaise: 0 })
    expect(await actions(id)).toContain('courtReview.finished')
    const mails = ctx.db.selectFrom('messages').select('id')
    const own = mails.where('recipient_index', '=', recipientIndex(ctx.vault, customer.email))
    expect(await own.execute()).toHaveLength(1)
    expect((await finish(id, decisions)).statusCode).toBe(404)
  })

  test('keeps half-made decisions, sealed, for whoever goes on with it', async () => {
    const { id, of } = await waiting()
    const second = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    const keep = (decision: object, as = staff) =>
      app.inject({ method: 'PUT', url: `/admin-api/court-reviews/${id}/decision`, headers: as, payload: decision })
    const cnr = of('possible')
    expect((await keep({ cnr, class: 'possible' })).statusCode).toBe(200)
    expect((await keep({ cnr, class: 'ruled_out', note: 'Another father' }, second)).statusCode).toBe(200)
    expect((await keep({ cnr: 'MHPU010099992020', class: 'exact' })).statusCode).toBe(404)
    const { drafts } = (await open(id)).json()
    expect(drafts).toEqual([
      { cnr, class: 'ruled_out', note: 'Another father', decidedBy: expect.any(String), decidedAt: expect.any(String) },
    ])
    const stored = () =>
      ctx.db.selectFrom('court_review_drafts').selectAll().where('verification_id', '=', id).execute()
    expect(JSON.stringify(await stored())).not.toMatch(new RegExp(`Another|${cnr}`))
    expect((await finish(id, [...drafts, { cnr: of('exact'), class: 'exact' }], second)).statusCode).toBe(200)
    expect(await stored()).toEqual([])
    expect((await keep({ cnr, class: 'exact' })).statusCode).toBe(404)
  })

  test('that nobody makes in time ends free of charge, with one mail in the account’s language unless it is turned off', async () => {
    const expire = async () => {
      const { id, of } = await waiting()
      const payload = { cnr: of('possible'), class: 'possible' }
      await app.inject({ method: 'PUT', url: `/admin-api/court-reviews/${id}/decision`, headers: staff, payload })
      const past = new Date(Date.now() - 1_000).toISOString()
      await ctx.db.updateTable('verifications').set({ expires_at: past }).where('id', '=', id).execute()
      const sweep = () => sweepExpired(ctx, { 'court-case-check': (trx, row) => afterExpiry(ctx, trx, row) })
      await Promise.all([sweep(), sweep()])
      expect(await report(id)).toMatchObject({ status: 'expired', charge: { paise: 0 } })
      expect(
        await ctx.db.selectFrom('court_review_drafts').select('id').where('verification_id', '=', id).execute(),
      ).toEqual([])
    }
    const mails = async () => (await listMessages(ctx, customer.email)).map(({ text }) => text)
    await ctx.db.updateTable('users').set({ locale: 'hi' }).where('id', '=', customer.userId).execute()
    await expire()
    expect(await mails()).toEqual([expect.stringContaining('कोई चार्ज नहीं लगा')])
    const payload = { topic: 'courtReviews', on: false }
    await app.inject({ method: 'PUT', url: '/api/mail-preferences', headers, payload })
    await expire()
    expect(await mails()).toHaveLength(1)
  })

  test('by two members of staff at once ends with the decisions of one', async () => {
    const { id, cases } = await waiting()
    const second = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    const all = (found: string) => cases.map(({ cnr }) => ({ cnr, class: found }))
    const replies = await Promise.all([finish(id, all('exact')), finish(id, all('ruled_out'), second)])
    const codes = replies.map(({ statusCode }) => statusCode)
    expect(codes.filter(code => code === 200)).toHaveLength(1)
    expect(codes.filter(code => code === 404 || code === 409)).toHaveLength(1)
    const winner = replies[0]?.statusCode === 200 ? 'exact' : 'ruledOut'
    expect((await report(id)).result[winner]).toBe(3)
    expect(await walletOf(ctx.db, customer.userId, 'product')).toMatchObject({ availablePaise: 75_000, heldPaise: 0 })
  })

  test('is not for customers, and exists only while a court check waits', async () => {
    const { id } = (await check({ searchMode: 'normal' })).json()
    expect((await open(id)).statusCode).toBe(404)
    expect((await finish(id, [])).statusCode).toBe(404)
    expect((await app.inject({ url: `/admin-api/court-reviews/${id}`, headers })).statusCode).toBe(401)
  })
})

test.each([
  ['2026-11-23T06:00:00.000Z', '2026-11-25T06:00:00.000Z'],
  // Thursday: the weekend does not count.
  ['2026-11-26T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  // Saturday in India already.
  ['2026-11-27T20:00:00.000Z', '2026-11-30T20:00:00.000Z'],
])('two working days after %s end at %s', (from, to) => {
  expect(afterWorkingDays(new Date(from), 2).toISOString()).toBe(to)
})
