import { expect, test } from 'vitest'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, left, panFile, start } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

test('a finished file is written about once, with the way to its result; turned off, it is not', async () => {
  const { userId, email } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const run = async () => {
    const job = await checked(app, headers, panFile(30), { name: 'vendors.csv' })
    await start(app, headers, job)
    return left(app, headers, job.id, 'running')
  }
  const mails = async () => (await listMessages(ctx, email)).map(({ text }) => text)
  const job = await run()
  expect(job.status).toBe('completed')
  expect(await mails()).toEqual([expect.stringMatching(/vendors\.csv.*Charged: ₹.*\/unsubscribe\//s)])
  expect((await mails())[0]).toContain(job.id)

  const payload = { topic: 'bulkFinished', on: false }
  await app.inject({ method: 'PUT', url: '/api/mail-preferences', headers, payload })
  await run()
  expect(await mails()).toHaveLength(1)
})
