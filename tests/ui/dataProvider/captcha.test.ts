import { afterEach, expect, test, vi } from 'vitest'
import { userEmailOtp } from '../../../contracts/calls/auth.ts'
import { callApiReply } from '../../../src/dataProvider/api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../../src/dataProvider/solveCaptcha.ts')
})

test('a call that the server lets pass for a solved challenge is repeated once with it', async () => {
  vi.doMock('../../../src/dataProvider/solveCaptcha.ts', () => ({ solveCaptcha: async () => 'solved' }))
  const seen: (string | null)[] = []
  const refusal = () =>
    Response.json({ code: 429, message: 'Try again.' }, { status: 429, headers: { 'x-captcha': 'required' } })
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    seen.push(headers.get('x-captcha'))
    return headers.has('x-captcha') ? Response.json({ code: 100, message: 'Sent.' }) : refusal()
  })
  expect(await callApiReply(userEmailOtp, { body: { email: 'asha@b.test' } })).toMatchObject({ code: 100 })
  expect(seen).toEqual([null, 'solved'])
})

test('one that is refused even so is an error, and is not repeated again', async () => {
  vi.doMock('../../../src/dataProvider/solveCaptcha.ts', () => ({ solveCaptcha: async () => 'solved' }))
  const call = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ code: 429, message: 'Try again.' }, { status: 429, headers: { 'x-captcha': 'required' } }),
  )
  vi.stubGlobal('fetch', call)
  await expect(callApiReply(userEmailOtp, { body: { email: 'asha@b.test' } })).rejects.toThrow('Try again.')
  expect(call).toHaveBeenCalledTimes(2)
})
