import { beforeEach, describe, expect, test } from 'vitest'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, makeSubUser } from '../../../support/factories.ts'
import { newestCode, post, requestCode, submitCode } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

let email: string
let userId: string
beforeEach(async () => {
  ;({ email, userId } = await makeCustomer(ctx.db))
  await ctx.db.deleteFrom('rate_windows').execute()
})

describe('asking for a code', () => {
  test('sends six digits, and keeps no more than their hash', async () => {
    expect(await requestCode(app, ctx, email)).toMatchObject({ status: 200, code: 100 })
    const code = await newestCode(ctx, email)
    expect(code).toMatch(/^\d{6}$/)
    const rows = await ctx.db.selectFrom('otp_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  test('answers and works the same for an unknown address, whose mail holds no code', async () => {
    const stranger = 'nobody@nowhere.test'
    const counted = async (address: string) => {
      const before = await ctx.db.selectFrom('otp_codes').select('id').execute()
      const { status, code, message } = await requestCode(app, ctx, address)
      const after = await ctx.db.selectFrom('otp_codes').select('id').execute()
      return {
        status,
        code,
        message,
        made: after.length - before.length,
        mails: (await listMessages(ctx, address)).length,
      }
    }
    expect(await counted(stranger)).toEqual(await counted(email))
    const [mail] = await listMessages(ctx, stranger)
    expect(mail).toMatchObject({ otp: null, text: expect.stringContaining('no account') })
    expect(mail?.text).not.toMatch(/\d{6}/)
  })

  test('speaks Hindi to whoever does', async () => {
    const reply = await post(
      app,
      ctx,
      '/api/userLogin/userEmailOtp',
      { email },
      { 'accept-language': 'hi-IN,en;q=0.5' },
    )
    expect(reply.message).toMatch(/[ऀ-ॿ]/)
    expect((await listMessages(ctx, email))[0]?.text).toMatch(/[ऀ-ॿ]/)
  })

  test('bad input is code 101, a missing client token 403', async () => {
    expect(await requestCode(app, ctx, 'not an address')).toMatchObject({ status: 200, code: 101 })
    expect(await post(app, ctx, '/api/userLogin/userEmailOtp', {})).toMatchObject({ status: 200, code: 101 })
    const refused = await post(app, ctx, '/api/userLogin/userEmailOtp', { email }, { 'x-client-token': 'wrong' })
    expect(refused).toMatchObject({ status: 403, code: 403 })
  })
})

describe('signing in with a code', () => {
  test('takes the address in any letter case, once', async () => {
    await requestCode(app, ctx, email)
    const code = await newestCode(ctx, email)
    const reply = await submitCode(app, ctx, ` ${email.toUpperCase()} `, code)
    expect(reply).toMatchObject({ status: 200, code: 100, isActive: true })
    expect(JSON.parse(atob(reply.token.split('.')[1]))).toMatchObject({ id: userId, subUserId: null, role: 'customer' })
    expect(await submitCode(app, ctx, email, code)).toMatchObject({ status: 200, code: 102 })
    const events = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id'])
      .where('user_id', '=', userId)
      .execute()
    expect(events).toEqual([{ action: 'session.started', actor_id: userId }])
  })

  test('one code used twice at once opens one session', async () => {
    await requestCode(app, ctx, email)
    const code = await newestCode(ctx, email)
    const replies = await Promise.all([1, 2, 3, 4].map(() => submitCode(app, ctx, email, code)))
    expect(replies.map(reply => reply.code).sort((a, b) => a - b)).toEqual([100, 102, 102, 102])
    const sessions = await ctx.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
    expect(sessions).toHaveLength(1)
  })

  test('five tries, then code 104 even for the right one; another code works', async () => {
    await requestCode(app, ctx, email)
    const code = await newestCode(ctx, email)
    for (let tries = 0; tries < 5; tries++)
      expect(await submitCode(app, ctx, email, otherThan(code))).toMatchObject({ status: 200, code: 102 })
    expect(await submitCode(app, ctx, email, code)).toMatchObject({ status: 200, code: 104 })
    await requestCode(app, ctx, email)
    expect(await submitCode(app, ctx, email, await newestCode(ctx, email))).toMatchObject({ code: 100 })
  })

  test('a new code does not replace the one before, each works once', async () => {
    await requestCode(app, ctx, email)
    const first = await newestCode(ctx, email)
    await requestCode(app, ctx, email)
    const second = await newestCode(ctx, email)
    expect(await submitCode(app, ctx, email, first)).toMatchObject({ code: 100 })
    expect(await submitCode(app, ctx, email, second)).toMatchObject({ code: 100 })
    expect(await submitCode(app, ctx, email, second)).toMatchObject({ code: 102 })
  })

  test('an expired code is wrong', async () => {
    await requestCode(app, ctx, email)
    await ctx.db
      .updateTable('otp_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(await submitCode(app, ctx, email, await newestCode(ctx, email))).toMatchObject({ status: 200, code: 102 })
  })

  test('an address that never asked, and one without an account, get the answer for a wrong code', async () => {
    expect(await submitCode(app, ctx, 'never@asked.test', '123456')).toMatchObject({ status: 200, code: 102 })
    expect(await submitCode(app, ctx, email, '123456')).toMatchObject({ status: 200, code: 102 })
  })

  test('a deactivated account gets code 100, the exact words and no tokens', async () => {
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    await requestCode(app, ctx, email)
    const reply = await submitCode(app, ctx, email, await newestCode(ctx, email))
    expect(reply).toEqual({
      status: 200,
      code: 100,
      isActive: false,
      message: 'Your account has been deactivated. Please contact admin.',
    })
  })

  test('a secondary user signs in under the primary account', async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    const address = `${subUserId}@customer.test`
    await requestCode(app, ctx, address)
    const reply = await submitCode(app, ctx, address, await newestCode(ctx, address))
    expect(JSON.parse(atob(reply.token.split('.')[1]))).toMatchObject({ id: userId, subUserId, role: 'subUser' })
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    await requestCode(app, ctx, address)
    expect(await submitCode(app, ctx, address, await newestCode(ctx, address))).toMatchObject({ isActive: false })
  })
})
