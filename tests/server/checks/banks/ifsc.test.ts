import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const headers = await signedIn(ctx, await makeCustomer(ctx.db, { kycComplete: false }))

const ask = (code: string, asked: Record<string, string> = headers) =>
  app.inject({ method: 'GET', url: `/api/ifsc/${code}`, headers: asked })

test('200 with the bank of a branch, before KYC and free of charge; the code may be typed in lower case', async () => {
  const reply = await ask('hdfc0ckub01')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    found: true,
    ifsc: 'HDFC0CKUB01',
    bank: { name: 'Khamgaon Urban Co-operative Bank' },
    lentBy: { code: 'HDFC', name: 'HDFC Bank' },
  })
  expect((await ask('HDFC0CKUB01', { ...headers, 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304)
})

test('200 says why there is no such branch', async () => {
  expect((await ask('SBTR0000760')).json()).toEqual({
    found: false,
    bank: { code: 'SBTR', name: 'State Bank of Travancore' },
    formerBank: {
      code: 'SBTR',
      name: 'State Bank of Travancore',
      into: { code: 'SBIN', name: 'State Bank of India' },
      on: '2017-04-01',
    },
    likelyCode: 'SBIN0070760',
  })
})

test('400 names the wrong character, 401 asks to sign in', async () => {
  const reply = await ask('HDFCO000001')
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toMatchObject([
    { field: 'code', at: 4, message: expect.stringContaining('must be zero') },
  ])
  const signedOut = { 'x-client-token': headers['x-client-token'] ?? '' }
  expect((await ask('HDFC0000001', signedOut)).statusCode).toBe(401)
})
