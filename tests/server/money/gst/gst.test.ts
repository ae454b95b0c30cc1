import { beforeEach, expect, test } from 'vitest'
import { generateIdentifier } from '../../../../contracts/identifiers/index.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const gstin = '27AAACZ1000A1Z7'

let userId: string
let headers: Record<string, string>
beforeEach(async () => {
  ;({ userId } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
})

const add = (body: object, as = headers) => post(app, ctx, '/api/add-gst-details', { userId, ...body }, as)
const list = async (as: Record<string, string> = headers) => {
  const reply = await app.inject({ url: '/api/get-gst-details', headers: as })
  return { status: reply.statusCode, ...reply.json() }
}
const remove = async (id: string, as = headers) => {
  const reply = await app.inject({ method: 'DELETE', url: `/api/delete-gst-details/${id}`, headers: as })
  return { status: reply.statusCode, ...reply.json() }
}

test('a GSTIN is added, listed and removed by its _id', async () => {
  const added = await add({ gstinStatus: true, gstinNumber: ` ${gstin.toLowerCase()} ` })
  expect(added).toMatchObject({ status: 200, code: 100, result: { userId, gstinStatus: true, gstinNumber: gstin } })
  expect((await list()).result).toEqual([added.result])
  expect(await remove(added.result._id)).toMatchObject({ status: 200, code: 100 })
  expect((await list()).result).toEqual([])
  const logged = await ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  expect(logged.map(row => row.action)).toEqual(['gst.added', 'gst.removed'])
  expect(JSON.stringify(logged)).not.toContain(gstin)
})

test('A68: having none needs no number, and a number takes it back', async () => {
  expect(await add({ gstinStatus: false })).toMatchObject({
    code: 100,
    result: { gstinStatus: false, gstinNumber: null },
  })
  expect(await add({ gstinStatus: false, gstinNumber: null })).toMatchObject({ status: 200, code: 107 })
  await add({ gstinStatus: true, gstinNumber: gstin })
  expect((await list()).result).toMatchObject([{ gstinStatus: true }])
  expect(await add({ gstinStatus: false })).toMatchObject({ code: 107 })
})

test.each([[null], [''], [undefined], ['27AAACZ1000A1Z9'], ['27AAACZ1000']])('%j is no GSTIN', async gstinNumber => {
  const reply = await add({ gstinStatus: true, gstinNumber })
  expect(reply).toMatchObject({ status: 200, code: 101, message: expect.stringMatching(/\w/) })
  expect((await list()).result).toEqual([])
})

test('the same twice, also at once, is kept once; there is a limit', async () => {
  const both = await Promise.all([1, 2].map(() => add({ gstinStatus: true, gstinNumber: gstin })))
  expect(new Set(both.map(reply => reply.code))).toEqual(new Set([100, 107]))
  for (let made = 1; made < limits.gstDetails; made++)
    expect(await add({ gstinStatus: true, gstinNumber: generateIdentifier('gstin', Math.random) })).toMatchObject({
      code: 100,
    })
  const more = await add({ gstinStatus: true, gstinNumber: generateIdentifier('gstin', Math.random) })
  expect(more).toMatchObject({ code: 107 })
})

test('A69: the user comes from the token; what is a stranger’s is refused, and no different from none', async () => {
  const other = await makeCustomer(ctx.db)
  const stranger = await signedIn(ctx, { userId: other.userId })
  const { result } = await add({ gstinStatus: true, gstinNumber: gstin })
  expect(await add({ gstinStatus: true, gstinNumber: gstin }, stranger)).toMatchObject({ status: 403, code: 403 })
  expect((await list(stranger)).result).toEqual([])
  expect(await remove(result._id, stranger)).toEqual(await remove('gst_none', stranger))
  expect(await remove(result._id, stranger)).toMatchObject({ status: 404, code: 404 })
  expect((await list()).result).toHaveLength(1)
  expect(await list(clientHeaders(ctx))).toMatchObject({ status: 401, code: 401 })
  expect(await list({})).toMatchObject({ status: 403 })
})

test('a secondary user reads and changes nothing', async () => {
  const sub = await signedIn(ctx, { userId, subUserId: await makeSubUser(ctx.db, userId) })
  const { result } = await add({ gstinStatus: true, gstinNumber: gstin })
  expect((await list(sub)).result).toHaveLength(1)
  expect(await add({ gstinStatus: false }, sub)).toMatchObject({ status: 403 })
  expect(await remove(result._id, sub)).toMatchObject({ status: 403 })
})
