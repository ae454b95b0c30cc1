import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../contracts/platform/limits.ts'
import { buildApp } from '../../../../../server/app/app.ts'
import { hashPassword } from '../../../../../server/people/accounts/passwords.ts'
import { newId } from '../../../../../server/platform/identity/ids.ts'
import { createVault } from '../../../../../server/platform/vault.ts'
import { testApp } from '../../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../../support/factories.ts'
import { getAs, goodPassword } from '../../../../support/registration.ts'
import { bearer, codeOf, enrollSecondFactor, finish, midStep, STEP_MS } from '../../../../support/secondFactor.ts'
import { newestCode, post, requestCode, submitCode } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()
/** A second node on the same database. */
const other = await buildApp(ctx)
afterAll(() => other.close())
const password_hash = await hashPassword(goodPassword)

let email: string
let userId: string
let secret: string
let recoveryCodes: string[]

const at = (ms: number) => vi.setSystemTime(ms)
const start = midStep()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await ctx.db.deleteFrom('rate_windows').execute()
  ;({ email, userId } = await makeCustomer(ctx.db))
  ;({ secret, recoveryCodes } = await enrollSecondFactor(app, ctx, await signedIn(ctx, { userId })))
})
afterEach(() => vi.useRealTimers())

/** The first step, again and again; the limits of that are another test's. */
async function challenge(address = email): Promise<string> {
  await requestCode(app, ctx, address)
  const reply = await submitCode(app, ctx, address, await newestCode(ctx, address))
  return reply.challenge
}

const wrong = { status: 200, code: 102 }
const right = { status: 200, code: 100, isActive: true, token: expect.any(String) }
const gone = { status: 200, code: 103 }

describe('codes', () => {
  test('one is good once: a second sign-in waits for the next', async () => {
    const [first, second] = [await challenge(), await challenge()]
    expect(await finish(app, ctx, first, codeOf(secret))).toMatchObject(right)
    expect(await finish(app, ctx, second, codeOf(secret))).toMatchObject(wrong)
    expect(await finish(app, ctx, second, codeOf(secret, 1))).toMatchObject(right)
  })

  test('the one that turned it on is used', async () => {
    expect(await finish(app, ctx, await challenge(), codeOf(secret, -1))).toMatchObject(wrong)
  })

  test('one before a used one is used too', async () => {
    at(start + 3 * STEP_MS)
    const [first, second] = [await challenge(), await challenge()]
    expect(await finish(app, ctx, first, codeOf(secret, 1))).toMatchObject(right)
    expect(await finish(app, ctx, second, codeOf(secret, -1))).toMatchObject(wrong)
    expect(await finish(app, ctx, second, codeOf(secret))).toMatchObject(wrong)
  })

  test.each([-1, 0, 1])('a clock that is %i steps off is let pass', async steps => {
    at(start + 3 * STEP_MS)
    expect(await finish(app, ctx, await challenge(), codeOf(secret, steps))).toMatchObject(right)
  })

  test.each([-2, 2])('one that is %i steps off is not', async steps => {
    at(start + 3 * STEP_MS)
    expect(await finish(app, ctx, await challenge(), codeOf(secret, steps))).toMatchObject(wrong)
  })

  test('as people type them: with a space', async () => {
    const code = codeOf(secret)
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(await finish(app, ctx, await challenge(), typed)).toMatchObject(right)
  })

  test('two nodes at once: one code signs in once', async () => {
    const tokens = [await challenge(), await challenge()]
    const code = codeOf(secret)
    const replies = await Promise.all(tokens.map((token, node) => finish(node ? app : other, ctx, token, code)))
    expect(replies.filter(({ code: answer }) => answer === 100)).toHaveLength(1)
    expect(replies.filter(({ code: answer }) => answer === 102)).toHaveLength(1)
  })

  test('a recovery code signs in once, in any spelling, and the sign-in says which it was', async () => {
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await finish(app, ctx, await challenge(), first)).toMatchObject(right)
    const next = await challenge()
    expect(await finish(app, ctx, next, first)).toMatchObject(wrong)
    const careless = second.replace('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const reply = await finish(app, ctx, next, careless)
    expect(reply).toMatchObject(right)
    expect(await getAs(app, ctx, '/api/second-factor', bearer(ctx, reply.token))).toMatchObject({
      recoveryCodesLeft: 8,
    })
    const started = await ctx.db
      .selectFrom('audit_events')
      .select('data')
      .where('action', '=', 'session.started')
      .where('user_id', '=', userId)
      .execute()
    expect(started.filter(({ data }) => JSON.stringify(data).includes('recovery code'))).toHaveLength(2)
  })

  test('another account’s codes are none of this one’s', async () => {
    const stranger = await makeCustomer(ctx.db)
    const theirs = await enrollSecondFactor(app, ctx, await signedIn(ctx, { userId: stranger.userId }))
    const mine = await challenge()
    expect(await finish(app, ctx, mine, codeOf(theirs.secret))).toMatchObject(wrong)
    expect(await finish(app, ctx, mine, theirs.recoveryCodes[0] ?? '')).toMatchObject(wrong)
    expect(await finish(app, ctx, await challenge(stranger.email), theirs.recoveryCodes[0] ?? '')).toMatchObject(right)
  })
})

describe('the challenge', () => {
  test('is good for one sign-in', async () => {
    const token = await challenge()
    expect(await finish(app, ctx, token, codeOf(secret))).toMatchObject(right)
    expect(await finish(app, ctx, token, recoveryCodes[0] ?? '')).toMatchObject(gone)
  })

  test('ends after five minutes', async () => {
    const token = await challenge()
    at(start + limits.secondFactor.challengeMs - 1_000)
    expect(await finish(app, ctx, token, 'wrong')).toMatchObject(wrong)
    at(start + limits.secondFactor.challengeMs + 1_000)
    expect(await finish(app, ctx, token, codeOf(secret))).toMatchObject(gone)
  })

  test('ends after five tries, on whichever node; the right code does not help then', async () => {
    const token = await challenge()
    for (let tries = 0; tries < limits.secondFactor.tries; tries++)
      expect(await finish(tries % 2 ? app : other, ctx, token, '000000')).toMatchObject(wrong)
    expect(await finish(app, ctx, token, codeOf(secret))).toMatchObject({ status: 200, code: 104 })
    expect(await finish(app, ctx, await challenge(), codeOf(secret))).toMatchObject(right)
  })

  test('new challenges bring no new tries: the next one waits, and nobody else’s', async () => {
    const { failures, tries } = limits.secondFactor
    let token = ''
    for (let tried = 0; tried < failures; tried++) {
      if (tried % tries === 0) token = await challenge()
      expect(await finish(app, ctx, token, '000000')).toMatchObject(wrong)
    }
    const locked = await finish(app, ctx, await challenge(), codeOf(secret))
    expect(locked).toMatchObject({ code: 104, message: expect.stringContaining('30 seconds') })
    const refused = await ctx.db
      .selectFrom('audit_events')
      .select('subject')
      .where('action', '=', 'session.refused')
      .where('user_id', '=', userId)
      .execute()
    expect(refused).toHaveLength(failures + 1)
  })

  test('is no access token, and an access token is no challenge', async () => {
    const token = await challenge()
    expect(await getAs(app, ctx, `/api/getTrulogProfile/${userId}`, bearer(ctx, token))).toMatchObject({ status: 401 })
    const { authorization } = await signedIn(ctx, { userId })
    expect(await finish(app, ctx, authorization.slice('Bearer '.length), codeOf(secret))).toMatchObject(gone)
  })

  test('altered, of our own making elsewhere, or rubbish: none', async () => {
    const token = await challenge()
    const [head, body = '', signature] = token.split('.')
    const { userId: stranger } = await makeCustomer(ctx.db)
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...claims, userId: stranger })).toString('base64url')
    const purpose = 'second-factor:customer'
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(createVault('another secret of thirty-two characters').tokenKey(purpose))
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    for (const bad of [`${head}.${changed}.${signature}`, foreign, none, 'rubbish', ''])
      expect(await finish(app, ctx, bad, codeOf(secret))).toMatchObject(gone)
    expect(await finish(app, ctx, token, codeOf(secret))).toMatchObject(right)
  })

  test('opens nothing once the account is deactivated or the second factor is off', async () => {
    const token = await challenge()
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    const reply = await finish(app, ctx, token, codeOf(secret))
    expect(reply).toMatchObject({ status: 200, code: 100, isActive: false })
    expect(reply).not.toHaveProperty('token')
    await ctx.db.updateTable('users').set({ is_active: true }).where('id', '=', userId).execute()
    const next = await challenge()
    await ctx.db.deleteFrom('second_factors').where('owner_id', '=', userId).execute()
    expect(await finish(app, ctx, next, codeOf(secret))).toMatchObject(gone)
  })
})

describe('staff', () => {
  let adminId: string
  let staff: string
  beforeEach(async () => {
    adminId = newId('adm')
    staff = `${adminId}@staff.test`
    await ctx.db
      .insertInto('admins')
      .values({ id: adminId, email: staff, name: 'Priya Menon', role: 'admin', password_hash })
      .execute()
    ;({ secret } = await enrollSecondFactor(app, ctx, await signedIn(ctx, { adminId }), '/admin-api'))
  })
  const login = async () =>
    (await post(app, ctx, '/admin-api/login', { email: staff, password: goodPassword })).challenge as string

  test('a customer’s challenge is useless for staff, and theirs for a customer', async () => {
    const customers = await challenge()
    expect(await finish(app, ctx, customers, codeOf(secret), '/admin-api')).toMatchObject(gone)
    const theirs = await login()
    expect(await finish(app, ctx, theirs, codeOf(secret))).toMatchObject(gone)
    expect(await finish(app, ctx, theirs, codeOf(secret), '/admin-api')).toMatchObject({ status: 200, code: 100 })
  })

  test('wait after five wrong codes, over all challenges', async () => {
    for (let tries = 0; tries < limits.adminLockout.failures; tries++)
      expect(await finish(app, ctx, await login(), '000000', '/admin-api')).toMatchObject(wrong)
    const locked = await finish(app, ctx, await login(), codeOf(secret), '/admin-api')
    expect(locked).toMatchObject({ status: 200, code: 104, message: expect.stringContaining('30 seconds') })
  })

  test('deactivated since: no session', async () => {
    const token = await login()
    await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', adminId).execute()
    expect(await finish(app, ctx, token, codeOf(secret), '/admin-api')).toMatchObject(gone)
  })
})
