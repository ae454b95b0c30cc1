import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, left, panOf, start } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

test('each row has the reference of its own column, and that of the file without one', async () => {
  const headers = await signedIn(ctx, await makeCustomer(ctx.db))
  const file = ['PAN,Name,Your reference', `${panOf(1)},A, VEN-1 `, `${panOf(2)},B,`].join('\n')
  const job = await checked(app, headers, file)
  expect((await start(app, headers, job)).statusCode).toBe(200)
  await left(app, headers, job.id, 'ready', 'running')
  const rows = (await app.inject({ url: '/api/resources/pan-check', headers })).json<{ reference: string }[]>()
  // `FY27` is that of the file.
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(['FY27', 'VEN-1'])
  const filter = encodeURIComponent(JSON.stringify({ q: 'VEN-1' }))
  const found = await app.inject({ url: `/api/resources/pan-check?filter=${filter}`, headers })
  expect(found.json()).toMatchObject([{ reference: 'VEN-1', input: { name: 'A' } }])
})
