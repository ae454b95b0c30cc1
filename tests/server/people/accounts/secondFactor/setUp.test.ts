import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../../../../contracts/calls/index.ts'
import { limits } from '../../../../../contracts/platform/limits.ts'
import { resources } from '../../../../../contracts/resources/index.ts'
import { buildApp } from '../../../../../server/app/app.ts'
import { callUrl } from '../../../../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../../../../server/platform/http/serveResource.ts'
import { listMessages } from '../../../../../server/sandbox/messages.ts'
import { testApp } from '../../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { getAs } from '../../../../support/registration.ts'
import { codeOf, enrollSecondFactor, midStep } from '../../../../support/secondFactor.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()
/** Two nodes that require it of staff, on the same database. */
const config = { ...ctx.config, SECOND_FACTOR_STAFF: 'required' as const }
const strict = await buildApp({ ...ctx, config })
const node = await buildApp({ ...ctx, config })
afterAll(() => Promise.all([strict.close(), node.close()]))

type Headers = Record<string, string>
let userId: string
let email: string
let mine: Headers
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midStep() })
  await ctx.db.deleteFrom('rate_windows').execute()
  ;({ userId, email } = await makeCustomer(ctx.db))
  mine = await signedIn(ctx, { userId })
})
afterEach(() => vi.useRealTimers())

const act = (what: string, body: object = {}, headers = mine, on = app, mount = '/api') =>
  post(on, ctx, `${mount}/second-factor/${what}`, body, headers)
const status = (headers = mine) => getAs(app, ctx, '/api/second-factor', headers)
const audited = async (subject: string) => {
  const rows = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'user_id', 'reason'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
  return rows.filter(({ action }) => action.startsWith('secondFactor'))
}

describe('set-up', () => {
  test('off, begun, and on only after a right code', async () => {
    const none = { recoveryCodesLeft: 0, required: false, missing: false, passkeys: 0 }
    const off = { status: 200, on: false, since: null, ...none }
    expect(await status()).toEqual(off)
    const begun = await act('begin')
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(begun.uri)
    expect(decodeURIComponent(uri.pathname)).toContain(email)
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: begun.secret, issuer: 'Satyapan' })
    expect(await status()).toEqual(off)
    expect(await act('confirm', { code: '000000' })).toMatchObject({
      status: 400,
      error: { fields: [{ field: 'code' }] },
    })
    const { recoveryCodes } = await act('confirm', { code: codeOf(begun.secret) })
    expect(new Set(recoveryCodes)).toHaveProperty('size', limits.secondFactor.recoveryCodes)
    expect(await status()).toMatchObject({ on: true, since: expect.any(String), recoveryCodesLeft: 10 })
    expect(await audited(userId)).toEqual([
      { action: 'secondFactor.turnedOn', actor_id: userId, user_id: userId, reason: null },
    ])
    expect((await listMessages(ctx, email))[0]?.text).toContain('turned on')
  })

  test('the QR code holds the address, with its quiet margin', async () => {
    const { qr, uri } = await act('begin')
    const modules = qr.size - 8
    expect((modules - 17) % 4).toBe(0)
    // Byte mode at level M takes about this much.
    expect(modules).toBeGreaterThanOrEqual(37)
    expect(uri.length).toBeGreaterThan(80)
    const rects = [...qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)]
    expect(rects.map(([whole]) => whole).join('')).toBe(qr.path)
    const dark = (x: number, y: number) =>
      rects.some(([, left, top, width]) => Number(top) === y && x >= Number(left) && x < Number(left) + Number(width))
    // The upper left finder: a frame of seven, a light ring, three in the middle.
    const row = (y: number) => Array.from({ length: 8 }, (_, x) => (dark(4 + x, y) ? '#' : '.')).join('')
    expect([4, 5, 6, 7].map(row)).toEqual(['#######.', '#.....#.', '#.###.#.', '#.###.#.'])
    expect(dark(3, 4)).toBe(false)
  })

  test('beginning again makes another key; one that is on stays as it is', async () => {
    const first = await act('begin')
    const second = await act('begin')
    expect(await act('confirm', { code: codeOf(first.secret) })).toMatchObject({ status: 400 })
    expect(await act('confirm', { code: codeOf(second.secret) })).toMatchObject({ status: 200 })
    expect(await act('begin')).toMatchObject({ status: 409, error: { code: 'conflict' } })
    expect(await act('confirm', { code: codeOf(second.secret, 1) })).toMatchObject({ status: 409 })
  })

  test('nothing was begun: a conflict', async () => {
    for (const what of ['confirm', 'recovery-codes', 'off'])
      expect(await act(what, { code: '123456' })).toMatchObject({ status: 409 })
  })

  test('neither key nor recovery codes can be read in the database', async () => {
    const { secret, recoveryCodes } = await enrollSecondFactor(app, ctx, mine)
    const kept = [
      await ctx.db.selectFrom('second_factors').selectAll().execute(),
      await ctx.db.selectFrom('recovery_codes').selectAll().execute(),
      await ctx.db.selectFrom('audit_events').selectAll().execute(),
    ]
    for (const value of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))])
      expect(JSON.stringify(kept)).not.toContain(value)
  })

  test('a secondary user has one of their own, who may only view too', async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
    const theirs = await signedIn(ctx, { userId, subUserId })
    await enrollSecondFactor(app, ctx, theirs)
    expect(await status(theirs)).toMatchObject({ on: true })
    expect(await status()).toMatchObject({ on: false })
    expect((await listMessages(ctx, `${subUserId}@customer.test`))[0]?.text).toContain('turned on')
  })

  test('two tenants: one’s codes and calls change nothing of the other’s', async () => {
    const stranger = await makeCustomer(ctx.db)
    const theirs = await signedIn(ctx, { userId: stranger.userId })
    const { secret, recoveryCodes } = await enrollSecondFactor(app, ctx, mine)
    await enrollSecondFactor(app, ctx, theirs)
    for (const code of [codeOf(secret), recoveryCodes[0]])
      expect(await act('off', { code }, theirs)).toMatchObject({ status: 400 })
    expect(await act('off', { code: codeOf(secret) })).toMatchObject({ status: 200 })
    expect(await status(theirs)).toMatchObject({ on: true, recoveryCodesLeft: 10 })
  })
})

describe('changes', () => {
  test('new recovery codes and turning off ask for a code, which a session alone has not', async () => {
    const { secret, recoveryCodes: old } = await enrollSecondFactor(app, ctx, mine)
    for (const what of ['recovery-codes', 'off'])
      expect(await act(what, { code: '000000' })).toMatchObject({ status: 400, error: { fields: [{ field: 'code' }] } })
    const { recoveryCodes: fresh } = await act('recovery-codes', { code: old[0] })
    expect(fresh).toHaveLength(10)
    expect(await status()).toMatchObject({ recoveryCodesLeft: 10 })
    expect(await act('off', { code: old[1] })).toMatchObject({ status: 400 })
    expect(await act('recovery-codes', { code: codeOf(secret) })).toMatchObject({ status: 200 })
    expect(await act('off', { code: codeOf(secret) })).toMatchObject({ status: 400 })
    expect(await act('off', { code: codeOf(secret, 1) })).toMatchObject({ status: 200, on: false })
    expect(await status()).toMatchObject({ on: false, recoveryCodesLeft: 0 })
    expect((await audited(userId)).map(({ action }) => action)).toEqual([
      'secondFactor.turnedOn',
      'secondFactor.codesRenewed',
      'secondFactor.codesRenewed',
      'secondFactor.turnedOff',
    ])
    expect((await listMessages(ctx, email))[0]?.text).toContain('turned off')
  })

  test('whoever has a session only cannot guess', async () => {
    const { secret } = await enrollSecondFactor(app, ctx, mine)
    for (let tries = 0; tries < limits.secondFactor.failures; tries++)
      expect(await act('off', { code: '000000' })).toMatchObject({ status: 400 })
    expect(await act('off', { code: codeOf(secret) })).toMatchObject({ status: 429 })
    expect(await status()).toMatchObject({ on: true })
  })
})

describe('required of staff', () => {
  const open = [
    '/second-factor',
    '/second-factor/begin',
    '/second-factor/confirm',
    '/passkeys',
    '/passkeys/begin',
    '/session/end',
    '/session/proof',
    '/session/proof/code',
    '/session/proof/passkey',
    '/session/proof/passkey/begin',
  ]

  test('until it is set up every other admin call is refused, then all are open, on every node', async () => {
    const adminId = await makeAdmin(ctx.db, 'superadmin')
    const staff = await signedIn(ctx, { adminId, role: 'superadmin' })
    const ask = (on = strict) => on.inject({ url: '/admin-api/dashboard', headers: staff })
    for (const on of [strict, node]) {
      const refused = await ask(on)
      expect(refused.statusCode).toBe(403)
      expect(refused.json().error).toMatchObject({ code: 'second_factor_required' })
    }
    expect(await getAs(strict, ctx, '/admin-api/second-factor', staff)).toMatchObject({ on: false, required: true })
    const { secret } = await enrollSecondFactor(strict, ctx, staff, '/admin-api')
    for (const on of [strict, node]) expect((await ask(on)).statusCode).toBe(200)
    const off = await act('off', { code: codeOf(secret) }, staff, strict, '/admin-api')
    expect(off).toMatchObject({ status: 409 })
  })

  test('no call and no resource was forgotten', async () => {
    const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' })
    const theirs = calls.filter(call => call.auth === 'admin')
    for (const call of theirs.filter(({ path }) => !open.includes(path))) {
      const reply = await strict.inject({
        method: call.method,
        url: callUrl(call).replaceAll(/:\w+/g, 'x'),
        headers: staff,
      })
      expect([call.path, reply.statusCode]).toEqual([call.path, 403])
      expect(reply.json().error.code).toBe('second_factor_required')
    }
    for (const resource of resources.filter(one => one.audience === 'admin'))
      expect((await strict.inject({ url: resourceUrl(resource), headers: staff })).statusCode).toBe(403)
  })

  test('customers are asked for nothing', async () => {
    expect(await getAs(strict, ctx, '/api/second-factor', mine)).toMatchObject({ required: false })
    expect((await strict.inject({ url: `/api/getTrulogProfile/${userId}`, headers: mine })).statusCode).toBe(200)
  })

  test('optional, it keeps staff out of nothing', async () => {
    const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    expect((await app.inject({ url: '/admin-api/dashboard', headers: staff })).statusCode).toBe(200)
  })
})
