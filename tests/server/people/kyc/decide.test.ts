import { beforeEach, describe, expect, test } from 'vitest'
import { individualStep } from '../../../../contracts/people/kyc.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeAdmin, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'
import { type Applicant, applicant, pan, submitIndividual, useCase } from './helpers.ts'

const { app, ctx } = await testApp()
const adminId = await makeAdmin(ctx.db)
const staff = await signedIn(ctx, { adminId })

const get = async (url: string, headers: Record<string, string> = staff) => {
  const reply = await app.inject({ url: `/admin-api${url}`, headers })
  return { status: reply.statusCode, ...reply.json() }
}
const decide = (id: string, body: object) => post(app, ctx, `/admin-api/kyc/${id}/decide`, body, staff)
const approve = { decision: 'approve' }
const reject = { decision: 'reject', reason: 'The use case is too vague.' }

let one: Applicant
let id: string
beforeEach(async () => {
  await ctx.db.deleteFrom('kyc_records').execute()
  one = await applicant(app, ctx)
  await submitIndividual(one)
  id = (await get(`/users/${one.userId}/kyc`)).individual.id
})

/** A gated call, by a session that no node remembers yet. */
const gated = async () => {
  const headers = await signedIn(ctx, { userId: one.userId })
  return (await app.inject({ url: '/api/resources/pan-check', headers })).statusCode
}

test('the queue has it, the oldest first, and the dashboard counts it', async () => {
  const later = await applicant(app, ctx)
  await submitIndividual(later)
  const { total, pending } = await get('/kyc/pending')
  expect(total).toBe(2)
  expect(pending.map((row: { userId: string }) => row.userId)).toEqual([one.userId, later.userId])
  expect(pending[0]).toMatchObject({ id, kind: 'individual', customer: 'Asha Traders', email: one.email })
  expect((await get('/dashboard')).customers).toMatchObject({ kycPending: 2 })
  await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', later.userId).execute()
  expect(await get('/kyc/pending')).toMatchObject({ total: 1 })
})

test('staff see it masked, and the numbers whole only with a reason', async () => {
  const shown = await get(`/users/${one.userId}/kyc`)
  expect(shown).toMatchObject({ complete: false, company: null })
  expect(shown.individual).toMatchObject({ useCase, sharedWith: 0, decidedBy: null, approvalStatus: 'Pending' })
  expect(shown.individual.nameMatch).toBeLessThan(70)
  expect(JSON.stringify(shown)).not.toContain(pan)

  const reveal = (body: object) => post(app, ctx, `/admin-api/kyc/${id}/reveal`, body, staff)
  expect(await reveal({ field: 'number' })).toMatchObject({ status: 400 })
  expect(await reveal({ field: 'number', reason: 'Looking it up' })).toEqual({ status: 200, values: [pan] })
  expect(await reveal({ field: 'dins', reason: 'Looking it up' })).toEqual({ status: 200, values: [] })
  expect(await reveal({ field: 'aadhaar', reason: 'Looking it up' })).toMatchObject({ status: 400 })
  const logged = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
  expect(logged.filter(row => row.action === 'kyc.revealed')).toHaveLength(2)
})

test('staff see that another account gave the same PAN', async () => {
  const twin = await applicant(app, ctx)
  await twin.step('individual/pan', { pan })
  expect((await get(`/users/${one.userId}/kyc`)).individual.sharedWith).toBe(1)
})

test('approval opens the gates, is on the profile at once, and is told', async () => {
  expect(await gated()).toBe(403)
  expect(await decide(id, approve)).toEqual({ status: 200, approvalStatus: 'Approved', kycComplete: true })
  expect(await gated()).toBe(200)
  const profile = await app.inject({ url: `/api/getTrulogProfile/${one.userId}`, headers: one.headers })
  expect(profile.json().result.kycComplete).toBe(true)
  expect(individualStep(await one.read('userInfo'))).toBe('kyc-complete')
  expect((await one.newestMail())?.text).toMatch(/verified[^]*approved/i)
  expect((await get(`/users/${one.userId}/kyc`)).individual).toMatchObject({ decidedBy: 'Meera Iyer' })
})

test('rejection says why, and what is corrected can be submitted again', async () => {
  expect(await decide(id, { decision: 'reject' })).toMatchObject({
    status: 400,
    error: { fields: [{ field: 'reason' }] },
  })
  expect(await decide(id, reject)).toEqual({ status: 200, approvalStatus: 'Rejected', kycComplete: false })
  expect((await one.newestMail())?.text).toContain(reject.reason)
  const rejected = await one.read('userInfo')
  expect(rejected).toMatchObject({ approvalStatus: 'Rejected', reason: reject.reason })
  expect(individualStep(rejected)).toBe('approval-rejected')

  expect(await one.step('individual/use-case', { useCase: `${useCase} Forty of them.` })).toMatchObject({ status: 200 })
  expect(await one.read('userInfo')).toMatchObject({ approvalStatus: 'Pending', reason: null })
  expect(await decide(id, approve)).toMatchObject({ kycComplete: true })
})

test('an approval can be taken back, which closes the gates', async () => {
  await decide(id, approve)
  expect(await decide(id, reject)).toMatchObject({ status: 200, kycComplete: false })
  expect(await gated()).toBe(403)
  const events = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).orderBy('id').execute()
  expect(events.slice(-2)).toMatchObject([
    { action: 'kyc.approved', actor_id: adminId, user_id: one.userId },
    { action: 'kyc.rejected', reason: reject.reason },
  ])
})

test('A63: one approved path keeps the account complete when the other is rejected', async () => {
  await one.step('company/details', { type: 'gstin', number: '27AAACZ1000A1Z7' })
  await one.step('company/directors', { directors: [{ name: 'Asha Rao', designation: 'Director' }] })
  await one.step('company/director-details', { directors: [{ din: '01234567' }] })
  await one.step('company/use-case', { useCase })
  const { company } = await get(`/users/${one.userId}/kyc`)
  const both = await Promise.all([decide(id, approve), decide(company.id, reject)])
  expect(both.map(reply => reply.status)).toEqual([200, 200])
  expect(await gated()).toBe(200)
})

describe('what cannot be decided', () => {
  test('is refused: twice, before submission, of nobody', async () => {
    await decide(id, approve)
    expect(await decide(id, approve)).toMatchObject({ status: 409 })
    await decide(id, reject)
    expect(await decide(id, reject)).toMatchObject({ status: 409 })
    const early = await applicant(app, ctx)
    await early.step('individual/pan', { pan })
    const { individual } = await get(`/users/${early.userId}/kyc`)
    expect(await decide(individual.id, approve)).toMatchObject({ status: 409 })
    expect(await decide('kyc_none', approve)).toMatchObject({ status: 404 })
    expect(await get('/users/usr_none/kyc')).toMatchObject({ status: 404 })
    const none = { field: 'number', reason: 'Looking it up' }
    expect(await post(app, ctx, '/admin-api/kyc/kyc_none/reveal', none, staff)).toMatchObject({ status: 404 })
  })

  test('what was submitted again is not decided unseen', async () => {
    const { submittedAt } = (await get(`/users/${one.userId}/kyc`)).individual
    await decide(id, { ...reject, submittedAt })
    await one.step('individual/use-case', { useCase })
    expect(await decide(id, { ...approve, submittedAt })).toMatchObject({ status: 409 })
    expect(await one.read('userInfo')).toMatchObject({ approvalStatus: 'Pending' })
    const again = (await get(`/users/${one.userId}/kyc`)).individual
    expect(await decide(id, { ...approve, submittedAt: again.submittedAt })).toMatchObject({ status: 200 })
  })

  test('two decisions at once: one counts', async () => {
    const both = await Promise.all([decide(id, approve), decide(id, approve)])
    expect(new Set(both.map(reply => reply.status))).toEqual(new Set([200, 409]))
  })

  test('a decision whose message cannot be kept has not been made', async () => {
    const channels = { send: () => Promise.reject(new Error('full')) }
    const { app: broken } = await testApp({}, { db: ctx.db, channels })
    const reply = await post(broken, ctx, `/admin-api/kyc/${id}/decide`, approve, staff)
    expect(reply.status).toBe(500)
    expect(await one.read('userInfo')).toMatchObject({ approvalStatus: 'Pending' })
    expect(await gated()).toBe(403)
  })
})

test('customers and strangers are refused', async () => {
  for (const url of ['/kyc/pending', `/users/${one.userId}/kyc`]) {
    expect(await get(url, one.headers)).toMatchObject({ status: 401 })
    expect(await get(url, clientHeaders(ctx))).toMatchObject({ status: 401 })
  }
  expect(await post(app, ctx, `/admin-api/kyc/${id}/decide`, approve, one.headers)).toMatchObject({ status: 401 })
})
