import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../../support/factories.ts'
import { getAs, goodPassword, newEmail, newPhone, passwordSignIn } from '../../../support/registration.ts'
import { newestCode, post, signIn } from '../../../support/signIn.ts'
import { a115 } from './wire/a115.ts'
import { authenticated } from './wire/authenticated.ts'
import type { WireCall } from './wire/call.ts'
import { loginService } from './wire/loginService.ts'
import { mainService } from './wire/mainService.ts'
import { makeWorld, type World } from './wire/world.ts'

const { app, ctx } = await testApp()
/** A node whose database answers nothing. */
const broken = await buildApp({
  ...ctx,
  db: ctx.db.withPlugin({
    transformQuery: () => {
      throw new Error('connection to 10.0.0.7 refused: relation "secrets"')
    },
    transformResult: async ({ result }) => result,
  }),
})
afterAll(() => broken.close())

let world: World
beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
  world = await makeWorld(app, ctx)
})

type Fields = Record<string, unknown>

async function headersFor({ as }: WireCall): Promise<Record<string, string>> {
  if (as === 'client') return clientHeaders(ctx)
  return as === 'customer' ? world.headers : signedIn(ctx, { userId: world.userId, subUserId: world.subUserId })
}

/** The call as §7 writes it, and whatever a test changes about it. */
async function prepared(call: WireCall) {
  const params = (await call.params?.(world)) ?? {}
  const fields = (await call.fields?.(world)) ?? {}
  const headers = await headersFor(call)
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const send = async (changed: Fields = fields, as = headers, on = app) => {
    const sent = call.method === 'GET' ? { query: changed as Record<string, string> } : { payload: changed }
    const withBody = call.fields ? sent : {}
    const reply = await on.inject({ method: call.method, url, headers: as, ...withBody })
    return { status: reply.statusCode, body: reply.json() as Fields & { code: number; message: string } }
  }
  return { fields, headers, send }
}

const without = (fields: Fields, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))
const failure = { code: expect.any(Number), message: expect.stringMatching(/\S/) }
const sorted = (names: Iterable<string>) => [...names].sort((a, b) => a.localeCompare(b))
const titled = (calls: readonly WireCall[]) =>
  calls.map(call => [`${call.method} ${call.path}${call.lines ? ` (${call.lines})` : ''}`, call] as const)

const services = [
  ['login service', loginService],
  ['main service', mainService],
  ['calls whose paths A115 names', a115],
  ['authenticated user calls', authenticated],
] as const
const all = services.flatMap(([, calls]) => titled(calls))

describe.each(services)('A109, A110: %s', (_, calls) => {
  test.each(titled(calls))('%s: exact fields in, exact fields out, code 100 over HTTP 200', async (_title, call) => {
    const { fields, send } = await prepared(call)
    for (const name of Object.keys(fields).filter(field => !call.optional?.includes(field)))
      expect([name, await send(without(fields, name))]).toEqual([
        name,
        { status: 200, body: { ...failure, code: 101 } },
      ])
    const { status, body } = await send()
    expect({ status, code: body.code }).toEqual({ status: 200, code: 100 })
    expect(sorted(Object.keys(body))).toEqual(sorted(['code', 'message', ...call.reply]))
    expect(Object.keys(body.result ?? {})).toEqual(expect.arrayContaining([...(call.result ?? [])]))
  })
})

describe('A116: without the client token 403, with a wrong one too, whoever asks', () => {
  test.each(all)('%s', async (_title, call) => {
    const { send, fields, headers } = await prepared(call)
    const bare = without(headers, 'x-client-token') as Record<string, string>
    for (const wrong of [bare, { ...bare, 'x-client-token': 'wrong' }])
      expect(await send(fields, wrong)).toEqual({ status: 403, body: { ...failure, code: 403 } })
  })
})

describe('A116: HTTP 401 for a missing, made-up or ended user token', () => {
  test.each(titled([...loginService, ...mainService, ...authenticated].filter(({ as }) => as !== 'client')))(
    '%s',
    async (_title, call) => {
      const { send, fields } = await prepared(call)
      const ended = await signIn(app, ctx, world.email)
      const ending = { authorization: `Bearer ${ended.token}` }
      await post(app, ctx, '/api/session/end', { everywhere: false }, ending)
      for (const authorization of ['', 'Bearer x.y.z', 'Basic eDp5', ending.authorization])
        expect(await send(fields, { ...clientHeaders(ctx), authorization })).toEqual({
          status: 401,
          body: { ...failure, code: 401 },
        })
    },
  )
})

describe('A116: and never for anything else: bad input is 101 over HTTP 200, token or not', () => {
  const isRefresh = (path: string) => path.endsWith('/authenticate')
  test.each(titled([...loginService, ...mainService, ...a115].filter(call => call.fields && !isRefresh(call.path))))(
    '%s',
    async (_title, call) => {
      const { send, fields, headers } = await prepared(call)
      expect(await send({})).toEqual({ status: 200, body: { ...failure, code: 101 } })
      for (const name of Object.keys(fields))
        for (const wrong of [
          { ...fields, [name]: 'x'.repeat(9_000) },
          { ...fields, [name]: '' },
        ])
          expect([200, 403]).toContain((await send(wrong)).status)
      if (call.method === 'GET') return
      const malformed = {
        method: call.method,
        url: call.path,
        headers: { ...headers, 'content-type': 'application/json' },
      }
      const reply = await app.inject({ ...malformed, payload: '{"email":' })
      expect({ status: reply.statusCode, body: reply.json() }).toEqual({ status: 200, body: { ...failure, code: 101 } })
    },
  )
})

describe('A116: a fault of ours is 500 with code and message, never its cause, never 401', () => {
  test.each(all)('%s', async (_title, call) => {
    const { send, fields, headers } = await prepared(call)
    const reply = await send(fields, headers, broken)
    expect(reply).toEqual({ status: 500, body: { ...failure, code: 500 } })
    expect(reply.body.message).not.toMatch(/10\.0|relation|secrets/)
  })
})

describe('A116, A113: past a limit 429 with code and message', () => {
  const limited = all.filter(([, { as, path }]) => as === 'client' && !path.endsWith('/authenticate'))
  test.each(limited)('%s', async (_title, call) => {
    const { send } = await prepared(call)
    await send()
    await ctx.db.updateTable('rate_windows').set({ hits: 1_000 }).execute()
    expect(await send()).toEqual({ status: 429, body: { ...failure, code: 429 } })
  })
})

describe('A116: what each code stands for, over HTTP 200', () => {
  const email = () => world.email
  const wrongPassword = () => passwordSignIn(app, ctx, { email: email(), password: 'not the password' })
  const wrongOtp = async (times: number) => {
    await post(app, ctx, '/api/userLogin/userEmailOtp', { email: email() })
    let last = {}
    for (let tries = 0; tries < times; tries++)
      last = await post(app, ctx, '/api/userLogin/userEmailOtpVerification', { email: email(), otp: 'wrong' })
    return last
  }
  const usedOtp = async () => {
    await post(app, ctx, '/api/userLogin/userEmailOtp', { email: email() })
    const body = { email: email(), otp: await newestCode(ctx, email()) }
    await post(app, ctx, '/api/userLogin/userEmailOtpVerification', body)
    return post(app, ctx, '/api/userLogin/userEmailOtpVerification', body)
  }
  const unknownToGoogle = async () => {
    const { nonce } = (await getAs(app, ctx, '/api/signInOptions')).google
    const claims = { email: newEmail(), givenName: 'A', familyName: 'B', nonce }
    const { credential } = await post(app, ctx, '/sandbox/google/token', claims, { host: 'localhost' })
    return post(app, ctx, '/api/user/googleSignIn', { token: credential })
  }
  const gstTwice = async () => {
    const body = { userId: world.userId, gstinStatus: true, gstinNumber: '27AAACZ1000A1Z7' }
    await world.say('/api/add-gst-details', body)
    return world.say('/api/add-gst-details', body)
  }
  const link = { token: 'no such token', password: goodPassword }

  test.each<[number, string, () => Promise<object>]>([
    [101, 'no captcha', () => post(app, ctx, '/api/userLogin/authentication', { email: email(), password: 'x' })],
    [101, 'no phone number', () => post(app, ctx, '/login-api/login/sendOtpV1', { ph_no: '123' })],
    [102, 'a wrong password', wrongPassword],
    [102, 'a wrong code', () => wrongOtp(1)],
    [102, 'a code that was used', usedOtp],
    [102, 'a wrong Google token', () => post(app, ctx, '/api/user/googleSignIn', { token: 'x.y.z' })],
    [102, 'a wrong link to a new password', () => post(app, ctx, '/api/user/resetPassword', link)],
    [102, 'a wrong invitation', () => post(app, ctx, '/api/subUser/verifyEmail', link)],
    [102, "staff's wrong password", () => post(app, ctx, '/admin-api/login', { email: email(), password: 'x' })],
    [103, 'a phone without an account', () => getAs(app, ctx, `/api/checkMobile/${newPhone()}`)],
    [
      103,
      'a file that is not there',
      () => getAs(app, ctx, '/login-api/getpresignedurlgetobj?key=a&service=b', world.headers),
    ],
    [104, 'a code after five wrong tries', () => wrongOtp(6)],
    [106, 'somebody new to Google sign-in', unknownToGoogle],
    [107, 'a phone that is registered', () => post(app, ctx, '/login-api/user/phoneOtpSend', { ph_no: world.phone })],
    [107, 'GST details that are there', gstTwice],
  ])('%i: %s', async (code, _title, ask) => {
    expect(await ask()).toEqual({ status: 200, ...failure, code })
  })

  test('104 too: staff after five wrong passwords', async () => {
    const enter = () => post(app, ctx, '/admin-api/login', { email: email(), password: 'x' })
    for (let tries = 0; tries < 5; tries++) await enter()
    expect(await enter()).toEqual({ status: 200, ...failure, code: 104 })
  })
})

test('A69, A116: of strangers a foreign user is 403, a foreign row 404, each with code and message', async () => {
  const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
  const foreign = await getAs(app, ctx, `/api/getTrulogProfile/${world.userId}`, stranger)
  expect(foreign).toEqual({ status: 403, ...failure, code: 403 })
  const gst = { userId: world.userId, gstinStatus: false }
  const { result } = await world.say('/api/add-gst-details', gst)
  const url = `/api/delete-gst-details/${result._id}`
  const reply = await app.inject({ method: 'DELETE', url, headers: stranger })
  expect({ status: reply.statusCode, body: reply.json() }).toEqual({ status: 404, body: { ...failure, code: 404 } })
})

test("A10: a code of one pair is none of the other's, and both pairs are served", async () => {
  const { verificationId } = await post(app, ctx, '/login-api/login/sendOtpV1', { ph_no: world.phone })
  const body = { ph_no: world.phone, verificationId, otp: await newestCode(ctx, `+91${world.phone}`) }
  expect(await post(app, ctx, '/login-api/user/phoneOtpVerification', body)).toMatchObject({ code: 102 })
  expect(await post(app, ctx, '/login-api/login/verifyOtpV1', body)).toMatchObject({ code: 100 })
})

test("A11: the source's spelling is served, and no corrected one", async () => {
  for (const path of ['/api/user/userRegistration', '/api/admin/subUserLogin', '/login-api/user/whatsapp/sendOtp']) {
    const reply = await app.inject({ method: 'POST', url: path, headers: clientHeaders(ctx), payload: {} })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
  }
})

test('A110: the version header is v1, also on other paths, and its absence stops nobody', async () => {
  const { 'x-api-version': version, ...bare } = clientHeaders(ctx)
  expect(version).toBe('v1')
  for (const headers of [bare, { ...bare, 'x-api-version': 'v1' }])
    expect((await app.inject({ url: `/api/checkMobile/${world.phone}`, headers })).json()).toMatchObject({ code: 100 })
})

test('A21, A25: each refreshes at its own service, and the tokens name id, subUserId and role', async () => {
  const own = await signIn(app, ctx, world.email)
  const sub = await signIn(app, ctx, world.subEmail)
  const claims = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''))
  expect(claims(own.token)).toMatchObject({ id: world.userId, subUserId: null, role: 'customer' })
  expect(claims(sub.token)).toMatchObject({ id: world.userId, subUserId: world.subUserId, role: 'subUser' })
  for (const [path, status] of [
    ['/api/user/authenticate', 404],
    ['/login-api/subUser/authenticate', 404],
  ] as const)
    expect(await post(app, ctx, path, { subUserId: world.subUserId, token: sub.refreshToken })).toMatchObject({
      status,
    })
  expect(await post(app, ctx, '/login-api/user/authenticate', { token: sub.refreshToken })).toMatchObject({
    status: 401,
  })
})

test('A19: an e-mail is the same in any letter case, in every call that takes one', async () => {
  const shouted = ` ${world.email.toUpperCase()} `
  for (const path of ['/api/userLogin/userEmailOtp', '/api/user/mailSent/forgotPassword'])
    expect(await post(app, ctx, path, { email: shouted })).toMatchObject({ code: 100 })
  await post(app, ctx, '/api/userLogin/userEmailOtp', { email: shouted })
  const otp = await newestCode(ctx, world.email)
  expect(await post(app, ctx, '/api/userLogin/userEmailOtpVerification', { email: shouted, otp })).toMatchObject({
    code: 100,
    isActive: true,
  })
  const signedInAs = await passwordSignIn(app, ctx, { email: shouted, password: goodPassword })
  expect(signedInAs).toMatchObject({ code: 100, isActive: true })
})
