import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { importList } from '../../../support/watchLists.ts'
import { checked, left, start } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

test('a file ends with its outcomes, which are filters, and decisions made later count', async () => {
  await importList(ctx, { name: 'Counted', rows: ['C-1,person,Octavia Brandreth,,1970,GB,,First'] })
  const headers = await signedIn(ctx, await makeCustomer(ctx.db, { paise: 100_000 }))
  const get = async (url: string, as = headers) => app.inject({ url, headers: as })
  const names = ['Octavia Brandreth', 'Meenal Deshpande', 'Ravindra Kulkarni']
  const file = ['Kind,Name', ...names.map(name => `person,${name}`)].join('\n')
  const job = await checked(app, headers, file, { product: 'aml-screen' })
  expect((await start(app, headers, job)).statusCode).toBe(200)
  await left(app, headers, job.id, 'ready', 'running')
  const count = async () => (await get(`/api/bulk-jobs/${job.id}/outcomes`)).json().outcomes
  const clear = { status: 'completed', outcome: 'clear' }
  expect(await count()).toEqual([
    { ...clear, count: 2 },
    { status: 'completed', outcome: 'possible_match', count: 1 },
  ])
  const filter = encodeURIComponent(
    JSON.stringify({ jobId: job.id, status: ['completed'], outcome: ['possible_match'] }),
  )
  const found = (await get(`/api/resources/aml-screen?filter=${filter}`)).json()
  expect(found).toHaveLength(1)
  const [{ id, result }] = found
  const payload = { entryKey: result.hits[0].entryKey, verdict: 'false_positive', note: 'Passport seen' }
  await app.inject({ method: 'POST', url: `/api/aml/${id}/decisions`, headers, payload })
  expect(await count()).toEqual([{ ...clear, count: 3 }])
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await get(`/api/bulk-jobs/${job.id}/outcomes`, stranger)).statusCode).toBe(404)
})
