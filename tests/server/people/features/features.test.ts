import { beforeEach, expect, test } from 'vitest'
import { features } from '../../../../contracts/people/features.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })

let userId: string
let headers: Record<string, string>
beforeEach(async () => {
  ;({ userId } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
})

const read = async (feature: string, of = userId, as = headers) => {
  const reply = await app.inject({ url: `/api/user/features/${of}/${feature}`, headers: as })
  return { status: reply.statusCode, ...reply.json() }
}
const switchOne = (what: 'features' | 'controls', body: object, as: Record<string, string> = staff, of = userId) =>
  post(app, ctx, `/admin-api/users/${of}/${what}`, { reason: 'Part of the contract', ...body }, as)

test('A41: the names of the wire', () => {
  expect(features).toEqual(
    expect.arrayContaining(['OnboardingSolutions', 'GlobalOcrApi', 'VaahanAnalytics', 'DynamicIntelligence']),
  )
})

test.each(features)('%s is off until staff switch it on, and off again after', async feature => {
  expect(await read(feature)).toMatchObject({ status: 200, code: 100, result: { status: false } })
  expect(await switchOne('features', { feature, on: true })).toMatchObject({ status: 200, features: [feature] })
  expect(await read(feature)).toMatchObject({ code: 100, result: { status: true } })
  await switchOne('features', { feature, on: true })
  expect(await switchOne('features', { feature, on: false })).toMatchObject({ features: [] })
  expect(await read(feature)).toMatchObject({ result: { status: false } })
})

test('one call lists what is on, for the own account alone', async () => {
  const list = async (of = userId, as = headers) => {
    const reply = await app.inject({ url: `/api/user/features/${of}`, headers: as })
    return { status: reply.statusCode, ...reply.json() }
  }
  expect(await list()).toMatchObject({ status: 200, code: 100, result: { features: [] } })
  await switchOne('features', { feature: 'VideoKyc', on: true })
  await switchOne('features', { feature: 'GlobalOcrApi', on: true })
  expect(new Set((await list()).result.features)).toEqual(new Set(['GlobalOcrApi', 'VideoKyc']))
  const other = await makeCustomer(ctx.db)
  expect(await list(other.userId)).toMatchObject({ status: 403 })
  expect(await list(userId, clientHeaders(ctx))).toMatchObject({ status: 401 })
})

test('an unknown name is no feature, nor may it be switched', async () => {
  expect(await read('vaahananalytics')).toEqual({ status: 200, code: 101, message: 'Feature not found.' })
  const reply = await switchOne('features', { feature: 'Everything', on: true })
  expect(reply).toMatchObject({ status: 400, error: { fields: [{ field: 'feature' }] } })
})

test('A32: the challan wallet and the Challan menu have two switches', async () => {
  await switchOne('features', { feature: 'ChallanTool', on: true })
  const control = () => app.inject({ url: `/api/fetchProductControl/${userId}/ChallanTool`, headers })
  expect((await control()).json().result.status).toBe(false)
  const on = await switchOne('controls', { control: 'ChallanTool', on: true })
  expect(on).toEqual({ status: 200, controls: ['ChallanTool'] })
  expect((await control()).json().result.status).toBe(true)
  await switchOne('features', { feature: 'ChallanTool', on: false })
  const switches = await app.inject({ url: `/admin-api/users/${userId}/switches`, headers: staff })
  expect(switches.json()).toEqual({ features: [], controls: ['ChallanTool'] })
})

test('switching needs a reason, and both are audited', async () => {
  const reply = await switchOne('features', { feature: 'VideoKyc', on: true, reason: ' ' })
  expect(reply).toMatchObject({ status: 400, error: { fields: [{ field: 'reason' }] } })
  await switchOne('features', { feature: 'VideoKyc', on: true })
  await switchOne('controls', { control: 'ChallanTool', on: true })
  const logged = await ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', userId)
    .orderBy('id')
    .execute()
  expect(logged).toMatchObject([
    { action: 'feature.switched', data: { name: 'VideoKyc', on: true }, reason: 'Part of the contract' },
    { action: 'control.switched', data: { name: 'ChallanTool', on: true } },
  ])
})

test('nobody switches for nobody, and a customer switches nothing', async () => {
  expect(await switchOne('features', { feature: 'VideoKyc', on: true }, staff, 'usr_none')).toMatchObject({
    status: 404,
  })
  expect(await switchOne('features', { feature: 'VideoKyc', on: true }, headers)).toMatchObject({ status: 401 })
  expect(await read('VideoKyc', (await makeCustomer(ctx.db)).userId)).toMatchObject({ status: 403, code: 403 })
  expect(await read('VideoKyc', userId, clientHeaders(ctx))).toMatchObject({ status: 401 })
})

test('the log names the switch, for staff to read (A32)', async () => {
  await switchOne('features', { feature: 'ChallanTool', on: true })
  await switchOne('controls', { control: 'ChallanTool', on: true })
  await switchOne('features', { feature: 'ChallanTool', on: false })
  const reply = await app.inject({ url: `/admin-api/resources/users/${userId}`, headers: staff })
  const { audit } = reply.json() as { audit: { action: string; switched: object | null }[] }
  expect(audit.slice(0, 3).map(({ action, switched }) => ({ action, switched }))).toEqual([
    { action: 'feature.switched', switched: { name: 'ChallanTool', on: false } },
    { action: 'control.switched', switched: { name: 'ChallanTool', on: true } },
    { action: 'feature.switched', switched: { name: 'ChallanTool', on: true } },
  ])
})
