import { expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { deleteOldDeliveries } from '../../../../server/messaging/webhooks/workers.ts'
import { testApp } from '../../../support/app.ts'
import { makeSubUser, signedIn } from '../../../support/factories.ts'
import { developer } from './helpers.ts'

const tested = await testApp()
const { app, ctx } = tested
const url = 'https://hooks.example.com/a'

test('the secret is answered once, kept sealed, and never again', async () => {
  const dev = await developer(tested)
  const { id, secret, hint } = await dev.endpoint(url)
  expect(secret).toMatch(/^whsec_[\w-]{32}$/)
  expect(hint).toBe(`whsec_…${secret.slice(-4)}`)
  for (const path of [`/resources/webhooks/${id}`, '/resources/webhooks'])
    expect((await dev.ask('GET', path)).body).not.toContain(secret)
  const rows = await ctx.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('an account has so many at most, also when two are made at once', async () => {
  const dev = await developer(tested)
  for (let made = 1; made < limits.webhooks.endpoints; made++) await dev.endpoint(url)
  const body = { url, events: ['wallet.low'] }
  const replies = await Promise.all([1, 2, 3].map(() => dev.ask('POST', '/resources/webhooks', body)))
  expect(replies.map(reply => reply.statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409])
})

test.each([
  ['no address', { url: 'hooks', events: ['wallet.low'] }, 'url'],
  ['another protocol', { url: 'ftp://hooks.example.com', events: ['wallet.low'] }, 'url'],
  ['no event', { url, events: [] }, 'events'],
  ['an event that is never sent', { url, events: ['verification.exploded'] }, 'events'],
])('400 for %s', async (_, body, field) => {
  const dev = await developer(tested)
  const reply = await dev.ask('POST', '/resources/webhooks', body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields[0].field.startsWith(field)).toBe(true)
})

test('changed, disabled and deleted by its account; its deliveries go with it', async () => {
  const dev = await developer(tested)
  const { id } = await dev.endpoint(url)
  await dev.check('AAACZ1000A')
  const changed = await dev.ask('PUT', `/resources/webhooks/${id}`, { description: 'Billing', active: false })
  expect(changed.json()).toMatchObject({ description: 'Billing', active: false, disabledFor: 'person', url })
  await dev.check('AAACZ1000A')
  expect(await dev.deliveries()).toHaveLength(1)
  expect((await dev.ask('DELETE', `/resources/webhooks/${id}`)).statusCode).toBe(200)
  expect(await dev.deliveries()).toEqual([])
  expect((await dev.ask('GET', `/resources/webhooks/${id}`)).statusCode).toBe(404)
})

test('another tenant neither sees nor gets, tests, rotates nor replays anything', async () => {
  const [owner, other] = [await developer(tested), await developer(tested)]
  const { id } = await owner.endpoint(url)
  await other.endpoint(url)
  await owner.check('AAACZ1000A')
  expect(await other.deliveries()).toEqual([])
  const [row] = await owner.deliveries()
  const tries = [
    other.ask('POST', `/webhooks/${id}/test`),
    other.ask('POST', `/webhooks/${id}/rotate`, { overlap: 'now' }),
    other.ask('POST', `/webhook-deliveries/${row?.id}/replay`),
    other.ask('GET', `/resources/webhook-deliveries/${row?.id}`),
    other.ask('PUT', `/resources/webhooks/${id}`, { active: false }),
    other.ask('DELETE', `/resources/webhooks/${id}`),
  ]
  for (const reply of await Promise.all(tries)) expect(reply.statusCode).toBe(404)
  expect((await other.ask('GET', `/resources/webhook-deliveries?filter={"endpoint":"${id}"}`)).json()).toEqual([])
})

test('a secondary user reads endpoints and changes none', async () => {
  const dev = await developer(tested)
  const { id } = await dev.endpoint(url)
  const subUserId = await makeSubUser(ctx.db, dev.userId)
  const headers = await signedIn(ctx, { userId: dev.userId, subUserId })
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  expect((await ask('GET', '/resources/webhooks')).json()).toHaveLength(1)
  for (const reply of [
    await ask('POST', '/resources/webhooks', { url, events: ['wallet.low'] }),
    await ask('POST', `/webhooks/${id}/test`),
    await ask('POST', `/webhooks/${id}/rotate`, { overlap: 'now' }),
    await ask('DELETE', `/resources/webhooks/${id}`),
  ])
    expect(reply.statusCode).toBe(403)
})

test('deliveries are forgotten after so many days', async () => {
  const dev = await developer(tested)
  await dev.endpoint(url)
  await dev.check('AAACZ1000A')
  await deleteOldDeliveries(ctx)
  expect(await dev.deliveries()).toHaveLength(1)
  const created_at = new Date(Date.now() - (limits.webhooks.keptDays + 1) * 86_400_000)
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ created_at } as never)
    .where('user_id', '=', dev.userId)
    .execute()
  await deleteOldDeliveries(ctx)
  expect(await dev.deliveries()).toEqual([])
})
