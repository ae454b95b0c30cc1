import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../../contracts/platform/limits.ts'
import { hashPassword } from '../../../../../server/people/accounts/passwords.ts'
import { listMessages } from '../../../../../server/sandbox/messages.ts'
import { testApp } from '../../../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { getAs, goodPassword, linkToken, passwordSignIn } from '../../../../support/registration.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()
const password_hash = await hashPassword(goodPassword)
const newPassword = 'nine green lanterns'

interface Person {
  mount: '/api' | '/admin-api'
  email: string
  me: Record<string, string>
  other: Record<string, string>
}

async function customer(): Promise<Person & { userId: string }> {
  const { userId, email } = await makeCustomer(ctx.db)
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  return { userId, mount: '/api', email, me: await signedIn(ctx, { userId }), other: await signedIn(ctx, { userId }) }
}

async function subUser(): Promise<Person> {
  const { userId } = await makeCustomer(ctx.db)
  const subUserId = await makeSubUser(ctx.db, userId)
  await ctx.db.updateTable('sub_users').set({ password_hash, access: 'view' }).where('id', '=', subUserId).execute()
  const who = { userId, subUserId }
  const email = `${subUserId}@customer.test`
  return { mount: '/api', email, me: await signedIn(ctx, who), other: await signedIn(ctx, who) }
}

async function staff(): Promise<Person> {
  const adminId = await makeAdmin(ctx.db)
  await ctx.db.updateTable('admins').set({ password_hash }).where('id', '=', adminId).execute()
  const email = `${adminId}@staff.test`
  return { mount: '/admin-api', email, me: await signedIn(ctx, { adminId }), other: await signedIn(ctx, { adminId }) }
}

const change = (who: Person, body: object, headers = who.me) =>
  post(app, ctx, `${who.mount}/account/password`, body, headers)
const asked = { current: goodPassword, password: newPassword }

beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
})

describe.each([
  ['a customer', customer],
  ['a secondary user, view-only', subUser],
  ['a member of staff', staff],
])('%s', (_, make) => {
  let who: Person
  beforeEach(async () => {
    who = await make()
  })

  test('changes the password: the other session ends, this one stays, and a mail tells the owner', async () => {
    expect(await change(who, asked)).toEqual({ status: 200, ended: 1 })
    expect(await getAs(app, ctx, `${who.mount}/account/sessions`, who.me)).toMatchObject({
      status: 200,
      sessions: [{ own: true }],
    })
    const [mail] = await listMessages(ctx, who.email)
    expect(mail?.text).toContain('The password of your')
    expect(mail?.text).toContain(ctx.config.SUPPORT_EMAIL)
    expect(await change(who, asked)).toMatchObject({ status: 400 })
    expect(await change(who, { current: newPassword, password: goodPassword })).toMatchObject({ status: 200, ended: 0 })
  })

  test('a wrong current password is refused at its field, and after five tries not even the right one counts', async () => {
    for (let tries = 0; tries < limits.passwordChanges.failures; tries++)
      expect(await change(who, { ...asked, current: 'not this one' })).toMatchObject({
        status: 400,
        error: { fields: [{ field: 'current', message: 'This is not your current password.' }] },
      })
    expect(await change(who, asked)).toMatchObject({ status: 429 })
  })

  test.each([
    ['short', 'Use at least 10 characters.'],
    ['Password123', 'This password is too common. Choose another.'],
    [goodPassword, 'This is your current password. Choose another.'],
  ])('the new password %s is refused at its field', async (password, message) => {
    expect(await change(who, { current: goodPassword, password })).toMatchObject({
      status: 400,
      error: { fields: [{ field: 'password', message }] },
    })
  })

  test('signed out: 401', async () => {
    expect(await change(who, asked, clientHeaders(ctx))).toMatchObject({ status: 401 })
  })
})

describe('an account', () => {
  let who: Awaited<ReturnType<typeof customer>>
  beforeAll(async () => {
    who = await customer()
  })

  test('signs in with the new password only, and a reset link that was sent before is void', async () => {
    await post(app, ctx, '/api/user/mailSent/forgotPassword', { email: who.email })
    const token = await linkToken(ctx, who.email)
    await change(who, asked)
    expect(await passwordSignIn(app, ctx, { email: who.email, password: goodPassword })).toMatchObject({ code: 102 })
    expect(await passwordSignIn(app, ctx, { email: who.email, password: newPassword })).toMatchObject({ code: 100 })
    const reset = { token, password: 'eleven quiet rivers' }
    expect(await post(app, ctx, '/api/user/resetPassword', reset)).toMatchObject({ code: 102 })
    const audit = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'data'])
      .where('user_id', '=', who.userId)
      .where('action', '=', 'password.changed')
      .execute()
    expect(audit).toHaveLength(1)
    expect(JSON.stringify(audit)).not.toContain(newPassword)
  })

  test('without a password says so: 409 here, and the state tells the page', async () => {
    const { userId } = await makeCustomer(ctx.db)
    const headers = await signedIn(ctx, { userId })
    expect(await getAs(app, ctx, '/api/account/password', headers)).toEqual({ status: 200, isSet: false })
    expect(await change(who, asked, headers)).toMatchObject({ status: 409 })
    expect(await getAs(app, ctx, '/api/account/password', who.me)).toEqual({ status: 200, isSet: true })
  })
})
