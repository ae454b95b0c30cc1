import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../../contracts/platform/limits.ts'
import { translate } from '../../../../../server/platform/translate.ts'
import { listMessages } from '../../../../../server/sandbox/messages.ts'
import { testApp } from '../../../../support/app.ts'
import type { Authenticator } from '../../../../support/authenticator.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import {
  type Browser,
  beginSignIn,
  enrollPasskey,
  finishSignIn,
  host,
  signInByPasskey,
} from '../../../../support/passkeys.ts'
import { getAs } from '../../../../support/registration.ts'
import { bearer, enrollSecondFactor } from '../../../../support/secondFactor.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()

const tokens = { status: 200, code: 100, token: expect.any(String), refreshToken: expect.any(String) }
const unknown = {
  status: 200,
  code: 102,
  message: 'This passkey is not known here. It may have been removed from the account.',
}
const refused = { status: 200, code: 102 }
const gone = { status: 200, code: 103 }

let userId: string
let email: string
let key: Authenticator
let id: string
let headers: Record<string, string>

const auditOf = (who: string) =>
  ctx.db.selectFrom('audit_events').select(['action', 'data']).where('user_id', '=', who).orderBy('id').execute()

beforeEach(async () => {
  ;({ userId, email } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
  ;({ key, id } = await enrollPasskey(app, ctx, headers))
})

test('a customer signs in with it: tokens, a known browser, an entry in the log', async () => {
  const reply = await signInByPasskey(app, ctx, key)
  expect(reply).toMatchObject({ ...tokens, isActive: true })
  expect(await getAs(app, ctx, '/api/second-factor', bearer(ctx, reply.token))).toMatchObject({ on: false })
  const devices = await ctx.db.selectFrom('known_devices').selectAll().where('owner_id', '=', userId).execute()
  expect(devices).toHaveLength(1)
  expect(await auditOf(userId)).toContainEqual({ action: 'session.started', data: { passkey: id } })
  const row = await ctx.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ counter: 1, last_used_at: expect.any(String), device: devices[0]?.device })
})

test('it replaces the second step', async () => {
  await enrollSecondFactor(app, ctx, headers)
  const reply = await signInByPasskey(app, ctx, key)
  expect(reply).toMatchObject(tokens)
  expect(reply).not.toHaveProperty('secondFactor')
})

test('secondary users have passkeys of their own', async () => {
  const subUserId = await makeSubUser(ctx.db, userId)
  const sub = await enrollPasskey(app, ctx, await signedIn(ctx, { userId, subUserId }))
  const reply = await signInByPasskey(app, ctx, sub.key)
  expect(reply).toMatchObject(tokens)
  const session = await ctx.db
    .selectFrom('sessions')
    .select(['sub_user_id', 'passkey_at'])
    .where('sub_user_id', '=', subUserId)
    .where('passkey_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(session).toMatchObject({ sub_user_id: subUserId, passkey_at: expect.any(String) })
})

describe('a challenge', () => {
  test('is good for one sign-in', async () => {
    const browser: Browser = {}
    const { challenge, options } = await beginSignIn(app, ctx, browser)
    const body = { challenge, response: key.get(options) }
    expect(await finishSignIn(app, ctx, browser, body)).toMatchObject(tokens)
    expect(await finishSignIn(app, ctx, browser, body)).toMatchObject(gone)
    expect(await finishSignIn(app, ctx, browser, { challenge, response: key.get(options) })).toMatchObject(gone)
  })

  test('is used up by a refused answer', async () => {
    const browser: Browser = {}
    const { challenge, options } = await beginSignIn(app, ctx, browser)
    const forged = { challenge, response: key.get(options, { forged: true }) }
    expect(await finishSignIn(app, ctx, browser, forged)).toMatchObject(refused)
    expect(await finishSignIn(app, ctx, browser, { challenge, response: key.get(options) })).toMatchObject(gone)
  })

  test('belongs to the browser that asked, with a cookie or without', async () => {
    const browser: Browser = {}
    const { challenge, options } = await beginSignIn(app, ctx, browser)
    const other: Browser = {}
    await beginSignIn(app, ctx, other)
    const body = { challenge, response: key.get(options) }
    expect(await finishSignIn(app, ctx, other, body)).toMatchObject(gone)
    expect(await finishSignIn(app, ctx, {}, body)).toMatchObject(gone)
    expect(await finishSignIn(app, ctx, browser, body)).toMatchObject(tokens)
  })

  test('must be the one that the authenticator has signed', async () => {
    const browser: Browser = {}
    const first = await beginSignIn(app, ctx, browser)
    const second = await beginSignIn(app, ctx, browser)
    const body = { challenge: second.challenge, response: key.get(first.options) }
    expect(await finishSignIn(app, ctx, browser, body)).toMatchObject(refused)
  })

  test('of staff, of a proof or altered is none', async () => {
    const browser: Browser = {}
    const staff = await beginSignIn(app, ctx, browser, '/admin-api')
    const body = { challenge: staff.challenge, response: key.get(staff.options) }
    expect(await finishSignIn(app, ctx, browser, body)).toMatchObject(gone)
    const proof = await post(app, ctx, '/api/session/proof/passkey/begin', {}, { ...headers, host })
    const answer = { challenge: proof.challenge, response: key.get(proof.options) }
    expect(await finishSignIn(app, ctx, browser, answer)).toMatchObject(gone)
    const { challenge, options } = await beginSignIn(app, ctx, browser)
    const altered = { challenge: `${challenge}x`, response: key.get(options) }
    expect(await finishSignIn(app, ctx, browser, altered)).toMatchObject(gone)
  })
})

test.each([
  ['another origin', { origin: 'http://evil.test' }],
  ['our origin with another port', { origin: 'http://localhost:1' }],
  ['a frame of another page', { crossOrigin: true }],
  ['another domain', { rpId: 'evil.test' }],
  ['no user verification', { unverified: true }],
  ['a wrong signature', { forged: true }],
  ['another holder', { userHandle: 'c29tZWJvZHk' }],
  ['no holder', { userHandle: null }],
])('%s is refused, and the log says so', async (_, deviation) => {
  expect(await signInByPasskey(app, ctx, key, deviation)).toMatchObject(refused)
  expect(await auditOf(userId)).toContainEqual(
    expect.objectContaining({ action: 'session.refused', data: expect.objectContaining({ why: 'wrong passkey' }) }),
  )
  expect(await signInByPasskey(app, ctx, key)).toMatchObject(tokens)
})

test('bad input: a clear refusal, no crash', async () => {
  const browser: Browser = {}
  const { challenge, options } = await beginSignIn(app, ctx, browser)
  const response = key.get(options)
  const bodies = [
    {},
    { challenge },
    { challenge, response: { ...response, id: 'not base64url!' } },
    { challenge, response: { ...response, type: 'password' } },
  ]
  for (const body of bodies)
    expect(await finishSignIn(app, ctx, browser, body)).toMatchObject({ status: 200, code: 101 })
  const broken = { ...response.response, clientDataJSON: 'AAAA' }
  const body = { challenge, response: { ...response, response: broken } }
  expect(await finishSignIn(app, ctx, browser, body)).toMatchObject(refused)
})

describe('the count of signatures', () => {
  test('that goes back or stays is refused and told to the holder, once a day', async () => {
    await signInByPasskey(app, ctx, key, { counter: 7 })
    for (const counter of [7, 3, 0])
      expect(await signInByPasskey(app, ctx, key, { counter })).toMatchObject({
        ...refused,
        message: expect.stringContaining('there may be a copy'),
      })
    const mails = (await listMessages(ctx, email)).filter(({ text }) => text.includes('There may be a copy'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('“MacBook”')
    expect(await auditOf(userId)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ why: 'copied passkey' }) }),
    )
    expect(await signInByPasskey(app, ctx, key, { counter: 8 })).toMatchObject(tokens)
  })

  test('of an authenticator that does not count is always 0', async () => {
    const { key: still } = await enrollPasskey(app, ctx, headers, '/api', { counts: false })
    expect(await signInByPasskey(app, ctx, still)).toMatchObject(tokens)
    expect(await signInByPasskey(app, ctx, still)).toMatchObject(tokens)
  })

  test('a forged answer tells nobody', async () => {
    await signInByPasskey(app, ctx, key, { counter: 7 })
    await signInByPasskey(app, ctx, key, { counter: 3, forged: true })
    expect((await listMessages(ctx, email)).filter(({ text }) => text.includes('There may be a copy'))).toEqual([])
  })
})

test('a removed passkey is unknown', async () => {
  await ctx.db.deleteFrom('passkeys').where('id', '=', id).execute()
  expect(await signInByPasskey(app, ctx, key)).toMatchObject(unknown)
})

test('a deactivated customer gets no tokens, a deactivated secondary user neither', async () => {
  const subUserId = await makeSubUser(ctx.db, userId)
  const sub = await enrollPasskey(app, ctx, await signedIn(ctx, { userId, subUserId }))
  await ctx.db.updateTable('sub_users').set({ is_active: false }).where('id', '=', subUserId).execute()
  const inactive = { status: 200, code: 100, isActive: false }
  const reply = await signInByPasskey(app, ctx, sub.key)
  expect(reply).toMatchObject(inactive)
  expect(reply).not.toHaveProperty('token')
  await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
  expect(await signInByPasskey(app, ctx, key)).toMatchObject(inactive)
})

test('staff and customers never sign in on the other side', async () => {
  const adminId = await makeAdmin(ctx.db)
  const staff = await enrollPasskey(app, ctx, await signedIn(ctx, { adminId }), '/admin-api')
  expect(await signInByPasskey(app, ctx, staff.key)).toMatchObject(unknown)
  expect(await signInByPasskey(app, ctx, key, { mount: '/admin-api' })).toMatchObject(unknown)
  expect(await signInByPasskey(app, ctx, staff.key, { mount: '/admin-api' })).toMatchObject(tokens)
  await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', adminId).execute()
  expect(await signInByPasskey(app, ctx, staff.key, { mount: '/admin-api' })).toMatchObject(unknown)
})

test('many refused answers for one passkey have to wait, and its owner is told', async () => {
  for (let tries = 0; tries < limits.signIns.perIdentifier; tries++)
    expect(await signInByPasskey(app, ctx, key, { forged: true })).toMatchObject(refused)
  expect(await signInByPasskey(app, ctx, key)).toMatchObject({ status: 200, code: 104 })
  const told = translate('en', 'signIn.attemptsMail.text', {
    brand: ctx.config.BRAND_NAME,
    support: ctx.config.SUPPORT_EMAIL,
  })
  expect((await listMessages(ctx, email)).some(({ text }) => text.includes(told))).toBe(true)
})

test('without the client token there is no challenge', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/session/passkey/begin', headers: { host }, payload: {} })
  expect(reply.statusCode).toBe(403)
})
