import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp({ SALES_EMAIL: 'sales@pramaan.test' })
const adminId = await makeAdmin(ctx.db)
const staff = await signedIn(ctx, { adminId })

const demo = { name: 'Asha Rao', email: 'asha@buyer.test', phone: '9876543210' }
const ask = (more: object = {}) => post(app, ctx, '/api/oceanDemoQuery', { ...demo, ...more })
const list = async (filter: object = {}) => {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (await app.inject({ url: `/admin-api/resources/leads?${search}`, headers: staff })).json()
}
const handle = (id: string, handled: boolean, headers: Record<string, string> = staff) =>
  post(app, ctx, `/admin-api/leads/${id}/handle`, { handled }, headers)
const events = () =>
  ctx.db
    .selectFrom('audit_events')
    .select(['action', 'subject', 'actor_id', 'user_id'])
    .where('action', 'like', 'lead%')
    .orderBy('id')
    .execute()
const exported = (filter: object = {}, headers = staff) =>
  app.inject({
    url: `/admin-api/resources/leads/export?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
    headers,
  })

let id: string
beforeEach(async () => {
  for (const table of ['rate_windows', 'leads', 'messages'] as const) await ctx.db.deleteFrom(table).execute()
  await ask()
  id = (await list())[0].id
})

test('a request is handled by name, leaves the open ones, and can be opened again', async () => {
  expect(await list({ handled: false })).toMatchObject([{ id, handledAt: null, handledBy: null }])
  const handled = await handle(id, true)
  expect(handled).toEqual({ status: 200, handledAt: expect.any(String), handledBy: 'Meera Iyer' })
  expect(await list({ handled: false })).toEqual([])
  expect(await list({ handled: true })).toMatchObject([{ id, handledBy: 'Meera Iyer' }])
  expect(await handle(id, false)).toEqual({ status: 200, handledAt: null, handledBy: null })
  expect(await list({ handled: false })).toMatchObject([{ id }])
  expect((await events()).slice(-2)).toEqual([
    { action: 'lead.handled', subject: id, actor_id: adminId, user_id: null },
    { action: 'lead.reopened', subject: id, actor_id: adminId, user_id: null },
  ])
})

test('two at once: one handles it, both are told who, and the log has it once', async () => {
  const other = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin') })
  const before = (await events()).length
  const both = await Promise.all([handle(id, true), handle(id, true, other)])
  expect(both.map(reply => reply.status)).toEqual([200, 200])
  expect(both[0]).toEqual(both[1])
  expect((await events()).length).toBe(before + 1)
})

test('nobody’s request is missing, and only staff handle', async () => {
  expect(await handle('led_none', true)).toMatchObject({ status: 404 })
  const { userId } = await makeCustomer(ctx.db)
  const customer = await signedIn(ctx, { userId })
  expect(await handle(id, true, customer)).toMatchObject({ status: 401 })
  expect((await exported({}, customer)).statusCode).toBe(401)
  expect(await list({ handled: false })).toHaveLength(1)
})

test('the file holds what is filtered, whole and harmless, and the log says so', async () => {
  await ask({ name: 'Ravi Nair', companyName: '=1+1' })
  await handle(id, true)
  const file = await exported({ handled: false })
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toContain('Time, UTC')
  expect(file.body).toContain("Ravi Nair,asha@buyer.test,9876543210,'=1+1")
  expect(file.body).not.toContain('Asha Rao')
  expect((await events()).at(-1)).toMatchObject({ action: 'leads.exported', actor_id: adminId })
  expect((await exported({ nothing: 1 })).statusCode).toBe(400)
})

test('pages go on by cursor, either way', async () => {
  for (const name of ['Ravi Nair', 'Sunita Das']) await ask({ name })
  const names = async (filter: object, sort: string[]) => {
    const search = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) })
    const reply = await app.inject({ url: `/admin-api/resources/leads?${search}`, headers: staff })
    return reply.json().map((row: { name: string }) => row.name)
  }
  const rows = await list()
  const middle = rows[1].id
  expect(await names({ after: middle }, ['createdAt', 'DESC'])).toEqual(['Asha Rao'])
  expect(await names({ after: middle }, ['id', 'ASC'])).toEqual(['Sunita Das'])
})
