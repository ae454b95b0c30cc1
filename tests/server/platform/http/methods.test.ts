import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'

const { app } = await testApp()

test.each([
  ['GET', '/v1/pan-check', 'POST'],
  ['DELETE', '/v1/verifications/ver_1', 'GET, HEAD'],
  ['PATCH', '/api/resources/webhooks/whk_1', 'DELETE, GET, HEAD, PUT'],
  ['PUT', '/payments/payment/order', 'POST'],
] as const)('%s %s is refused with the methods that the path has', async (method, url, allow) => {
  const reply = await app.inject({ method, url: `${url}?a=1` })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers.allow).toBe(allow)
  expect(reply.json()).toEqual({
    error: {
      code: 'method_not_allowed',
      message: `This path accepts ${allow}, not ${method}.`,
      requestId: expect.stringMatching(/^req_/),
    },
  })
})

test('a path that no call has is not found with any method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const reply = await app.inject({ method, url: '/v1/no-such-call/at/all' })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers.allow).toBeUndefined()
  }
})
