import { beforeEach, describe, expect, test } from 'vitest'
import { startSession } from '../../../../../server/people/accounts/sessions.ts'
import { testApp } from '../../../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { getAs } from '../../../../support/registration.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36'

interface Person {
  mount: '/api' | '/admin-api'
  me: Record<string, string>
  /** A session of the same person on a phone. */
  elsewhere: string
}

const person = async (who: Parameters<typeof signedIn>[1]): Promise<Person> => {
  const isStaff = 'adminId' in who
  const holder = isStaff
    ? ({ audience: 'admin', userId: null, subUserId: null, adminId: who.adminId, role: 'admin' } as const)
    : ({
        audience: 'customer',
        userId: who.userId,
        subUserId: who.subUserId ?? null,
        adminId: null,
        role: '-',
      } as const)
  const { session } = await ctx.db
    .transaction()
    .execute(trx => startSession(ctx, trx, holder, { ip: '203.0.113.77', userAgent: phone }))
  return { mount: isStaff ? '/admin-api' : '/api', me: await signedIn(ctx, who), elsewhere: session }
}

const list = ({ mount, me }: Person) => getAs(app, ctx, `${mount}/account/sessions`, me)
const end = ({ mount, me }: Person, id: string, headers = me) =>
  post(app, ctx, `${mount}/account/sessions/${id}/end`, {}, headers)

describe.each([
  ['a customer', async () => person({ userId: (await makeCustomer(ctx.db)).userId })],
  [
    'a secondary user, view-only',
    async () => {
      const { userId } = await makeCustomer(ctx.db)
      const subUserId = await makeSubUser(ctx.db, userId)
      await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
      return person({ userId, subUserId })
    },
  ],
  ['a member of staff', async () => person({ adminId: await makeAdmin(ctx.db) })],
])('%s', (_, make) => {
  let who: Person
  let stranger: Person
  beforeEach(async () => {
    ;[who, stranger] = [await make(), await make()]
  })

  test('sees the own sessions, this one first, with device and masked address', async () => {
    const { status, sessions } = await list(who)
    expect(status).toBe(200)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ own: true, browser: null, kind: 'unknown', ip: '127.0.0.•••' })
    expect(sessions[1]).toMatchObject({
      id: who.elsewhere,
      own: false,
      browser: 'Chrome',
      system: 'Android',
      kind: 'phone',
      ip: '203.0.113.•••',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
  })

  test('ends one of them, once; it leaves the list', async () => {
    expect(await end(who, who.elsewhere)).toEqual({ status: 200, ended: 1 })
    expect((await list(who)).sessions).toMatchObject([{ own: true }])
    expect(await end(who, who.elsewhere)).toMatchObject({ status: 404 })
  })

  test('cannot end a stranger’s, nor the one in use', async () => {
    expect(await end(who, stranger.elsewhere)).toMatchObject({ status: 404 })
    expect((await list(stranger)).sessions).toHaveLength(2)
    const own = (await list(who)).sessions[0].id
    expect(await end(who, own)).toMatchObject({ status: 409 })
  })

  test('ends all others at once and stays signed in', async () => {
    const ended = await post(app, ctx, `${who.mount}/account/sessions/end-others`, {}, who.me)
    expect(ended).toEqual({ status: 200, ended: 1 })
    expect((await list(who)).sessions).toMatchObject([{ own: true }])
    expect((await list(stranger)).sessions).toHaveLength(2)
  })

  test('signed out: 401', async () => {
    expect(await end(who, who.elsewhere, clientHeaders(ctx))).toMatchObject({ status: 401 })
  })
})

test('the holder does not see a secondary user’s sessions here, nor the other way round', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const holder = await person({ userId })
  const member = await person({ userId, subUserId: await makeSubUser(ctx.db, userId) })
  expect((await list(holder)).sessions).toHaveLength(2)
  expect((await list(member)).sessions).toHaveLength(2)
  expect(await end(holder, member.elsewhere)).toMatchObject({ status: 404 })
  expect(await end(member, holder.elsewhere)).toMatchObject({ status: 404 })
})
