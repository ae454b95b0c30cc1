import { expect, test } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import { observeRequest } from '../../../../server/platform/metrics.ts'
import { testApp } from '../../../support/app.ts'
import { productionEnv } from '../../../support/productionEnv.ts'

const { app, ctx } = await testApp()
test('alive and ready', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('not ready while a migration is missing', async () => {
  const db = ctx.db.withTables<{ migrations: { id: string; applied_at?: string } }>()
  const [first] = await db.deleteFrom('migrations').where('id', '=', '0001-start').returningAll().execute()
  const reply = await app.inject('/readyz')
  expect(reply.statusCode).toBe(503)
  expect(reply.json().error.code).toBe('unavailable')
  await db
    .insertInto('migrations')
    .values(first as { id: string })
    .execute()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('not ready when the database answers an error, and the cause stays here', async () => {
  const broken = await testApp()
  await broken.database.db.schema.dropTable('migrations').execute()
  const reply = await broken.app.inject('/readyz')
  expect(reply.statusCode).toBe(503)
  expect(reply.body).not.toContain('relation')
})

test('metrics: requests by route, sources, queues', async () => {
  await app.inject('/api/getTrulogProfile/usr_secret')
  const text = (await app.inject('/metrics')).body
  expect(text).toContain('http_requests_total{route="/api/getTrulogProfile/:userId",status="4xx"}')
  expect(text).toContain('service="/api",status="4xx"')
  expect(text).toMatch(/source_state\{product="pan-check"\} 2/)
  expect(text).toMatch(/process_cpu_seconds_total/)
  expect(text).not.toContain('usr_secret')
})

test('metrics ask for their token where one is set, as production must', async () => {
  const guarded = await testApp(productionEnv)
  expect((await guarded.app.inject('/metrics')).statusCode).toBe(401)
  const headers = { authorization: `Bearer ${productionEnv.METRICS_TOKEN}` }
  expect((await guarded.app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
})

test('metrics have a line for each route and class of reply, and fewer than 1,200 others', async () => {
  const routes: string[] = []
  await buildApp(ctx, { seeRoute: route => routes.push(route.url) })
  expect(new Set(routes).size).toBeGreaterThan(250)
  const classes = [200, 404, 500]
  for (const route of routes) for (const status of classes) observeRequest(route, status, 10)
  const { body } = await app.inject('/metrics')
  const lines = body.split('\n')
  const byRoute = lines.filter(line => line.startsWith('http_requests_total{'))
  expect(byRoute.length).toBeLessThanOrEqual(new Set(routes).size * classes.length)
  expect(lines.length - byRoute.length).toBeLessThanOrEqual(1_200)
})
