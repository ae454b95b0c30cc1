import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer } from '../../../support/factories.ts'
import { goodPassword } from '../../../support/registration.ts'
import { bearer } from '../../../support/secondFactor.ts'
import { post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
/** A second node, which has read no session. */
const node = await buildApp(ctx)
const strict = await buildApp({ ...ctx, config: { ...ctx.config, CUSTOMER_IDLE_MINUTES: 5 } })
afterAll(() => Promise.all([node.close(), strict.close()]))
const password_hash = await hashPassword(goodPassword)

interface Tokens {
  token: string
  refreshToken: string
}

let customer: Tokens
let staff: Tokens
beforeEach(async () => {
  customer = await signIn(app, ctx, (await makeCustomer(ctx.db)).email)
  const adminId = await makeAdmin(ctx.db)
  await ctx.db.updateTable('admins').set({ password_hash }).where('id', '=', adminId).execute()
  staff = await post(app, ctx, '/admin-api/login', { email: `${adminId}@staff.test`, password: goodPassword })
})

const sessionOf = ({ refreshToken }: Tokens) => refreshToken.split('.')[0] ?? ''

const unusedFor = (tokens: Tokens, minutes: number) =>
  ctx.db
    .updateTable('sessions')
    .set({ last_used_at: new Date(Date.now() - minutes * 60_000) })
    .where('id', '=', sessionOf(tokens))
    .execute()

const minutesUnused = async (tokens: Tokens) => {
  const row = await ctx.db
    .selectFrom('sessions')
    .select('last_used_at')
    .where('id', '=', sessionOf(tokens))
    .executeTakeFirstOrThrow()
  return Math.round((Date.now() - Date.parse(row.last_used_at)) / 60_000)
}

const read = async (url: string, { token }: Tokens, on: App = node, idle = false) =>
  (await on.inject({ url, headers: { ...bearer(ctx, token), ...(idle && { 'x-user-idle': '1' }) } })).statusCode

const mine = '/api/second-factor'
const theirs = '/admin-api/second-factor'
const refresh = (tokens: Tokens, url: string, headers = {}) =>
  post(app, ctx, url, { token: tokens.refreshToken }, headers)

describe('a session ends without use', () => {
  test('of staff after 30 minutes, and the refresh says why, in the reader’s language', async () => {
    await unusedFor(staff, 29)
    expect(await read(theirs, staff)).toBe(200)
    await unusedFor(staff, 31)
    const other = await buildApp(ctx)
    expect(await read(theirs, staff, other)).toBe(401)
    await other.close()
    const ended = await refresh(staff, '/admin-api/authenticate', { 'accept-language': 'hi' })
    expect(ended).toMatchObject({ status: 401, message: expect.stringContaining('30 मिनट') })
    expect(await refresh(staff, '/admin-api/authenticate')).toMatchObject({
      status: 401,
      message: expect.stringContaining('has ended'),
    })
  })

  test('of a customer after 12 hours, or as configured', async () => {
    await unusedFor(customer, 11 * 60 + 50)
    expect(await read(mine, customer)).toBe(200)
    await unusedFor(customer, 6)
    expect(await read(mine, customer, strict)).toBe(401)
    await unusedFor(customer, 12 * 60 + 1)
    expect(await refresh(customer, '/login-api/user/authenticate')).toMatchObject({
      status: 401,
      message: expect.stringContaining('12 hours'),
    })
  })

  test('and the log has it', async () => {
    await unusedFor(staff, 31)
    await refresh(staff, '/admin-api/authenticate')
    const events = ctx.db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('subject', '=', sessionOf(staff))
    expect(await events.execute()).toContainEqual({ action: 'session.ended', reason: 'not used' })
  })
})

describe('a use', () => {
  test('is written, at most once a minute', async () => {
    await unusedFor(staff, 20)
    expect(await read(theirs, staff)).toBe(200)
    expect(await minutesUnused(staff)).toBe(0)
    await unusedFor(staff, 20)
    expect(await read(theirs, staff)).toBe(200)
    expect(await minutesUnused(staff)).toBe(20)
  })

  test('is nothing that a page does by itself: neither what it polls nor a refresh', async () => {
    await unusedFor(staff, 20)
    expect(await read(theirs, staff, node, true)).toBe(200)
    expect(await refresh(staff, '/admin-api/authenticate')).toMatchObject({ code: 100 })
    expect(await minutesUnused(staff)).toBe(20)
  })
})
