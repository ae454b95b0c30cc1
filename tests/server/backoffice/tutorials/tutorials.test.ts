import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const adminId = await makeAdmin(ctx.db)
const staff = await signedIn(ctx, { adminId })
const { userId } = await makeCustomer(ctx.db)
const customer = await signedIn(ctx, { userId })

const first = { title: 'The first check', description: 'Five minutes.', url: 'https://videos.test/1' }
const ask = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = staff) =>
  app.inject({ method, url: `/admin-api/resources/tutorials${path}`, headers, ...(payload && { payload }) })
const add = (more: object = {}) => ask('POST', '', { ...first, ...more })
const seen = async (headers = customer) => (await app.inject({ url: '/api/tutorials', headers })).json().tutorials
const actions = async () =>
  (
    await ctx.db
      .selectFrom('audit_events')
      .select('action')
      .where('action', 'like', 'tutorial.%')
      .orderBy('id')
      .execute()
  ).map(row => row.action)

beforeEach(async () => {
  await ctx.db.deleteFrom('tutorials').execute()
})

test('what staff add, change and remove is what customers find, in order, and stands in the log', async () => {
  expect(await seen()).toEqual([])
  const { id } = (await add()).json()
  await add({ title: ' The second ', description: '' })
  const subUserId = await makeSubUser(ctx.db, userId)
  expect(await seen(await signedIn(ctx, { userId, subUserId }))).toEqual([
    { id, ...first },
    { id: expect.any(String), ...first, title: 'The second', description: '' },
  ])
  await ask('PUT', `/${id}`, { ...first, title: 'Renamed' })
  expect((await seen())[0]).toEqual({ id, ...first, title: 'Renamed' })
  expect((await ask('DELETE', `/${id}`)).json()).toMatchObject({ id, title: 'Renamed' })
  expect(await seen()).toHaveLength(1)
  expect(await actions()).toEqual(['tutorial.added', 'tutorial.added', 'tutorial.changed', 'tutorial.removed'])
  expect((await ask('DELETE', `/${id}`)).statusCode).toBe(404)
  expect((await ask('PUT', `/${id}`, first)).statusCode).toBe(404)
})

test('a video of our own is given by its path', async () => {
  expect((await add({ url: '/tutorials/first-check.webm' })).statusCode).toBe(200)
})

test.each([
  '/tutorials/../admin.webm',
  '//videos.test/tutorials/a.webm',
  '/tutorials/a.html',
  '/admin',
  'http://videos.test/1',
  'javascript:alert(1)',
  'https://name:word@videos.test',
  'videos.test',
  '',
  'https://',
])('no link: %s', async url => {
  expect((await add({ url })).statusCode).toBe(400)
  expect(await seen()).toEqual([])
})

test('a title is one line, and only staff write', async () => {
  expect((await add({ title: '' })).statusCode).toBe(400)
  expect((await add({ title: 'a\nb' })).statusCode).toBe(400)
  expect((await add({ description: 'x'.repeat(501) })).statusCode).toBe(400)
  expect((await ask('POST', '', first, customer)).statusCode).toBe(401)
  expect(await seen()).toEqual([])
})

test('staff search, sort and page; a customer’s token opens nothing of it', async () => {
  await add()
  await add({ title: 'Another', description: 'Prices' })
  const list = async (query: object, headers = staff) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
    return app.inject({ url: `/admin-api/resources/tutorials?${search}`, headers })
  }
  const titles = async (query: object) => (await list(query)).json().map(({ title }: { title: string }) => title)
  expect(await titles({ sort: ['id', 'ASC'] })).toEqual(['The first check', 'Another'])
  expect(await titles({ sort: ['title', 'ASC'] })).toEqual(['Another', 'The first check'])
  expect(await titles({ filter: { q: 'prices' } })).toEqual(['Another'])
  expect((await list({ sort: ['id', 'ASC'], range: [1, 1] })).headers['content-range']).toBe('tutorials 1-1/2')
  expect((await list({}, customer)).statusCode).toBe(401)
})
