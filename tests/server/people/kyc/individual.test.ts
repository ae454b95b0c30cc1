import { beforeEach, expect, test } from 'vitest'
import { checkIdentifier } from '../../../../contracts/identifiers/index.ts'
import { individualStep } from '../../../../contracts/people/kyc.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { openRow } from '../../../support/sealed.ts'
import { post } from '../../../support/signIn.ts'
import { type Applicant, aadhaar, applicant, pan, submitIndividual, useCase, verifyAadhaar } from './helpers.ts'

const { app, ctx } = await testApp()

let one: Applicant
beforeEach(async () => {
  one = await applicant(app, ctx)
})

test('the documented Aadhaar numbers are valid', () => {
  for (const number of Object.values(aadhaar)) expect(checkIdentifier('aadhaar', number)).toMatchObject({ ok: true })
})

test('from nothing to pending, step by step', async () => {
  const start = await one.read('userInfo')
  expect(start).toEqual({ kycDetails: null, aadharStatus: null, useCase: '', approvalStatus: null, reason: null })
  expect(individualStep(start)).toBe('IndividualKYC2')

  const withPan = await one.step('individual/pan', { pan: pan.toLowerCase() })
  expect(withPan).toMatchObject({ status: 200, aadharStatus: null, kycDetails: { AADHAR_NUM: null } })
  expect(withPan.kycDetails.name).toMatch(/Z\w+$/)
  expect(withPan.kycDetails.pan).not.toBe(pan)

  const sent = await one.step('individual/aadhaar', { aadhaar: '2341 2341 0008', consent: true })
  expect(sent).toEqual({ status: 200, sentTo: one.email })
  const otp = (await one.newestMail())?.otp
  const verified = await one.step('individual/aadhaar/verify', { aadhaar: aadhaar.found, otp })
  expect(verified).toMatchObject({ aadharStatus: 'Verified', kycDetails: { AADHAR_NUM: 'xxxx xxxx 0008' } })
  expect(individualStep(await one.read('userInfo'))).toBe('use-case')

  expect(await one.step('individual/use-case', { useCase })).toEqual({ status: 200, approvalStatus: 'Pending' })
  const pending = await one.read('userInfo')
  expect(pending).toMatchObject({ useCase, approvalStatus: 'Pending' })
  expect(individualStep(pending)).toBe('approval-pending')
  const logged = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('user_id', '=', one.userId)
    .orderBy('id')
    .execute()
  expect(logged.map(row => row.action).filter(action => action.startsWith('kyc.'))).toEqual([
    'kyc.stepDone',
    'kyc.stepDone',
    'kyc.submitted',
  ])
})

test('nothing that is kept holds the Aadhaar number, sealed or not', async () => {
  await submitIndividual(one)
  const [row] = await ctx.db.selectFrom('kyc_records').selectAll().where('user_id', '=', one.userId).execute()
  const opened = Object.values(openRow(ctx.vault, 'kyc_records', row ?? {}))
  const audits = await ctx.db.selectFrom('audit_events').selectAll().where('user_id', '=', one.userId).execute()
  const kept = JSON.stringify([row, opened, audits, (await one.newestMail())?.text])
  expect(opened).toContain(pan)
  expect(row?.aadhaar_last4).toBe('0008')
  expect(kept).not.toMatch(/2341\s?2341\s?0008/)
})

test.each([
  ['a company’s PAN', 'AAACZ1000A', 400, { field: 'pan', at: 3 }],
  ['no PAN', 'AAAPZ100', 400, { field: 'pan' }],
  ['a PAN that no record has', 'AAAPZ1404A', 400, { field: 'pan' }],
])('%s is an error of its field', async (_, wrong, status, field) => {
  const reply = await one.step('individual/pan', { pan: wrong })
  expect(reply).toMatchObject({ status, error: { fields: [field] } })
  expect((await one.read('userInfo')).kycDetails).toBeNull()
})

test('sources that are down answer 503, and nothing has happened', async () => {
  expect(await one.step('individual/pan', { pan: 'AAAPZ1503A' })).toMatchObject({
    status: 503,
    error: { code: 'source_unavailable' },
  })
  await one.step('individual/pan', { pan })
  const code = (number: string) => one.step('individual/aadhaar', { aadhaar: number, consent: true })
  expect(await code(aadhaar.down)).toMatchObject({ status: 503, error: { code: 'source_unavailable' } })
  expect(await code(aadhaar.missing)).toMatchObject({ status: 400, error: { fields: [{ field: 'aadhaar' }] } })
  expect(await one.newestMail()).toBeUndefined()
})

test('where live traffic asks real sources, the sandbox does not vouch for an Aadhaar number', async () => {
  const env = { SOURCE: 'http', SOURCE_URL: 'https://source.test', SOURCE_KEY: 'key' }
  const { app: other, ctx: real } = await testApp(env)
  const person = await applicant(other, real)
  const record = {
    id: 'kyc_1',
    user_id: person.userId,
    kind: 'individual',
    subject_sealed: real.vault.seal(pan, { column: 'kyc_records.subject_sealed', id: [person.userId, 'individual'] }),
  } as const
  await real.db.insertInto('kyc_records').values(record).execute()
  const reply = await person.step('individual/aadhaar', { aadhaar: aadhaar.found, consent: true })
  expect(reply).toMatchObject({ status: 503 })
})

test('a wrong code, and another number’s code, verify nothing; tries are limited', async () => {
  await one.step('individual/pan', { pan })
  await one.step('individual/aadhaar', { aadhaar: aadhaar.found, consent: true })
  const otp = (await one.newestMail())?.otp ?? ''
  const wrong = otp === '000000' ? '000001' : '000000'
  const check = (number: string, code: string) => one.step('individual/aadhaar/verify', { aadhaar: number, otp: code })
  expect(await check(aadhaar.found, wrong)).toMatchObject({ status: 400, error: { fields: [{ field: 'otp' }] } })
  expect(await check(aadhaar.missing, otp)).toMatchObject({ status: 400 })
  for (let made = 2; made < limits.kycTries.max; made++) await check(aadhaar.found, wrong)
  expect(await check(aadhaar.found, otp)).toMatchObject({ status: 429, error: { code: 'too_many_requests' } })
  expect((await one.read('userInfo')).aadharStatus).toBeNull()
})

test('codes and PAN checks are limited too', async () => {
  for (let made = 0; made < limits.kycTries.max; made++) await one.step('individual/pan', { pan })
  expect(await one.step('individual/pan', { pan })).toMatchObject({ status: 429 })
  const code = () => one.step('individual/aadhaar', { aadhaar: aadhaar.found, consent: true })
  for (let made = 0; made < limits.kycTries.max; made++) expect(await code()).toMatchObject({ status: 200 })
  expect(await code()).toMatchObject({ status: 429 })
})

test('steps are refused out of order, and without consent', async () => {
  expect(await one.step('individual/aadhaar', { aadhaar: aadhaar.found, consent: true })).toMatchObject({ status: 409 })
  expect(await one.step('individual/aadhaar/verify', { aadhaar: aadhaar.found, otp: '1' })).toMatchObject({
    status: 409,
  })
  expect(await one.step('individual/use-case', { useCase })).toMatchObject({ status: 409 })
  await one.step('individual/pan', { pan })
  expect(await one.step('individual/use-case', { useCase })).toMatchObject({ status: 409 })
  const without = await one.step('individual/aadhaar', { aadhaar: aadhaar.found, consent: false })
  expect(without).toMatchObject({ status: 400, error: { fields: [{ field: 'consent' }] } })
  expect(await one.step('individual/use-case', { useCase: 'short' })).toMatchObject({
    status: 400,
    error: { fields: [{ field: 'useCase' }] },
  })
})

test('another PAN takes back what came after it; while staff decide nothing changes', async () => {
  await one.step('individual/pan', { pan })
  await verifyAadhaar(one)
  const again = await one.step('individual/pan', { pan: 'AAAPZ1001A' })
  expect(again).toMatchObject({ status: 200, aadharStatus: null, kycDetails: { AADHAR_NUM: null } })
  await verifyAadhaar(one)
  await one.step('individual/use-case', { useCase })
  for (const [path, payload] of [
    ['individual/pan', { pan }],
    ['individual/aadhaar', { aadhaar: aadhaar.found, consent: true }],
    ['individual/use-case', { useCase }],
  ] as const)
    expect(await one.step(path, payload)).toMatchObject({ status: 409 })
})

test('A60, A120: an account from before the records is complete, its use case left out', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const url = `/api/user/getKyc/userInfo/${userId}`
  const { result } = (await app.inject({ url, headers })).json()
  expect(Object.keys(result)).not.toContain('useCase')
  expect(individualStep(result)).toBe('kyc-complete')
  expect(await post(app, ctx, '/api/kyc/individual/pan', { pan }, headers)).toMatchObject({ status: 409 })
})

test('strangers are refused, a secondary user reads and does not submit', async () => {
  const { userId: foreign } = await makeCustomer(ctx.db)
  const get = async (url: string, headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode
  for (const info of ['userInfo', 'companyInfo']) {
    const url = `/api/user/getKyc/${info}/`
    expect(await get(url + foreign, one.headers)).toBe(403)
    expect(await get(url + one.userId, clientHeaders(ctx))).toBe(401)
    expect(await get(url + one.userId, {})).toBe(403)
  }
  const sub = await signedIn(ctx, { userId: one.userId, subUserId: await makeSubUser(ctx.db, one.userId) })
  expect(await get(`/api/user/getKyc/userInfo/${one.userId}`, sub)).toBe(200)
  expect(await post(app, ctx, '/api/kyc/individual/pan', { pan }, sub)).toMatchObject({ status: 403 })
  expect(await post(app, ctx, '/api/kyc/individual/pan', { pan })).toMatchObject({ status: 401 })
})
