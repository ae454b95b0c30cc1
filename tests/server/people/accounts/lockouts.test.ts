import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { attemptNetwork } from '../../../../server/platform/access/rateLimit.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, makeSubUser } from '../../../support/factories.ts'
import { goodPassword, solveCaptcha } from '../../../support/registration.ts'
import { codeOf, enrollSecondFactor } from '../../../support/secondFactor.ts'
import { newestCode } from '../../../support/signIn.ts'

/** Behind a proxy, which says from where each request comes. */
const { app, ctx } = await testApp({ TRUST_PROXY: '127.0.0.1' })
const password_hash = await hashPassword(goodPassword)
afterAll(() => ctx.db.deleteFrom('rate_windows').execute())

interface Place {
  ip: string
  /** The cookie that a sign-in in this browser left. */
  cookie?: string
}

const home: Place = { ip: '203.0.113.9' }
const abroad: Place = { ip: '198.51.100.7' }
/** The nth of many networks. */
const network = (n: number): Place => ({ ip: `100.${64 + Math.floor(n / 250)}.${n % 250}.1` })

async function send(place: Place, url: string, payload: object, headers: Record<string, string> = {}) {
  const from = { 'x-forwarded-for': place.ip, ...(place.cookie && { cookie: place.cookie }) }
  const sent = { ...clientHeaders(ctx), ...from, ...headers }
  const reply = await app.inject({ method: 'POST', url, headers: sent, payload })
  return { status: reply.statusCode, cookie: reply.headers['set-cookie'] as string | undefined, ...reply.json() }
}

/** As if the last attempts had been this many seconds ago. */
const pass = async (seconds: number) => {
  const rows = await ctx.db.selectFrom('rate_windows').selectAll().execute()
  for (const { key, window_start } of rows)
    await ctx.db
      .updateTable('rate_windows')
      .set({ window_start: new Date(Date.parse(window_start) - seconds * 1_000) })
      .where('key', '=', key)
      .execute()
}

let userId: string
let email: string
let subEmail: string
let staffEmail: string

beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
  ;({ userId, email } = await makeCustomer(ctx.db))
  const subUserId = await makeSubUser(ctx.db, userId)
  const adminId = await makeAdmin(ctx.db)
  subEmail = `${subUserId}@customer.test`
  staffEmail = `${adminId}@staff.test`
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await ctx.db
    .updateTable('sub_users')
    .set({ password_hash, accepted_at: new Date() })
    .where('id', '=', subUserId)
    .execute()
  await ctx.db.updateTable('admins').set({ password_hash }).where('id', '=', adminId).execute()
})

const doors = {
  customer: { url: '/api/userLogin/authentication', free: limits.signIns.perIdentifier, address: () => email },
  'secondary user': { url: '/api/admin/subUsersLogin', free: limits.signIns.perIdentifier, address: () => subEmail },
  staff: { url: '/admin-api/login', free: limits.adminLockout.failures, address: () => staffEmail },
}

type Who = keyof typeof doors

const enter = async (who: Who, place: Place, password = goodPassword) => {
  const captcha = who === 'staff' ? {} : { recaptchaToken: await solveCaptcha(app) }
  return send(place, doors[who].url, { email: doors[who].address(), password, ...captcha })
}

/** A browser in which this person has signed in. */
async function knownDevice(who: Who, place = home): Promise<Place> {
  const { cookie } = await enter(who, place)
  expect(cookie).toMatch(/^device=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
  return { ip: place.ip, cookie: cookie?.split(';')[0] ?? '' }
}

/** As if strangers had tried so often, from this network and from everywhere. */
const triedAlready = (hits: number) =>
  ctx.db.updateTable('rate_windows').set({ hits }).where('key', 'not like', '%:from:%').execute()

const refused = (who: Who) => (who === 'staff' ? { status: 200, code: 104 } : { status: 429, code: 429 })

describe.each(['customer', 'secondary user', 'staff'] as const)('a %s', who => {
  const { free } = doors[who]

  test('is not kept out of a known device by 200 wrong tries from elsewhere', async () => {
    const known = await knownDevice(who)
    for (let tries = 0; tries <= free; tries++) await enter(who, abroad, 'a guess')
    await triedAlready(200)
    expect(await enter(who, abroad)).toMatchObject(refused(who))
    expect(await enter(who, known)).toMatchObject({ code: 100, token: expect.any(String) })
    // A cable modem has changed the network: the device is still known.
    expect(await enter(who, { ...known, ip: abroad.ip })).toMatchObject({ code: 100 })
  })

  test('in a new device waits longer with each wrong try, and is told how long', async () => {
    for (let tries = 0; tries < free; tries++)
      expect(await enter(who, abroad, 'a guess')).toMatchObject({ status: 200, code: 102 })
    const waits = ['30 seconds', '1 minute', '2 minutes', '4 minutes', '8 minutes', '15 minutes', '15 minutes']
    const seconds = [30, 60, 120, 240, 480, 900, 900]
    for (const [index, wait] of waits.entries()) {
      const { message, ...reply } = await enter(who, abroad, 'a guess')
      expect(reply).toMatchObject(refused(who))
      expect(message).toContain(wait)
      // Who tries again while waiting does not make the wait longer.
      expect(await enter(who, abroad)).toMatchObject({ message: expect.stringMatching(/second|minute/) })
      await pass((seconds[index] ?? 0) + 1)
      expect(await enter(who, abroad, 'a guess')).toMatchObject({ code: 102 })
    }
    await pass(901)
    expect(await enter(who, abroad)).toMatchObject({ code: 100 })
    expect(await enter(who, abroad)).toMatchObject({ code: 100 })
  })

  test('in a new device in another network does not wait for a stranger in one network', async () => {
    for (let tries = 0; tries <= free; tries++) await enter(who, abroad, 'a guess')
    expect(await enter(who, abroad)).toMatchObject(refused(who))
    expect(await enter(who, home)).toMatchObject({ code: 100 })
  })

  test('tried from many networks: a new device waits two minutes at most, a known one never', async () => {
    const known = await knownDevice(who)
    for (let tries = 0; tries < free * limits.attempts.everywhere.times; tries++)
      await enter(who, network(tries), 'a guess')
    expect(await enter(who, abroad)).toMatchObject(refused(who))
    expect(await enter(who, known)).toMatchObject({ code: 100 })
    await triedAlready(1_000)
    expect(await enter(who, network(999))).toMatchObject(refused(who))
    await pass(limits.attempts.everywhere.mostSeconds + 1)
    expect(await enter(who, network(998))).toMatchObject({ code: 100 })
  })

  test('gets one mail a day about it, and none for a slip of the own', async () => {
    const mails = async () =>
      (await listMessages(ctx, doors[who].address())).filter(({ text }) => text.includes('wrong sign-in attempts'))
    for (let tries = 0; tries < free; tries++) await enter(who, abroad, 'a guess')
    expect(await mails()).toHaveLength(0)
    for (let tries = 0; tries < 3; tries++) await enter(who, abroad, 'a guess')
    expect(await mails()).toHaveLength(1)
  })
})

test('a device is known for those who signed in with it, not for others', async () => {
  const known = await knownDevice('customer')
  for (let tries = 0; tries < limits.adminLockout.failures; tries++) await enter('staff', known, 'a guess')
  expect(await enter('staff', known)).toMatchObject({ code: 104 })
})

test('a made-up cookie is no known device', async () => {
  await knownDevice('customer')
  const made = { ...abroad, cookie: 'device=AAAAAAAAAAAAAAAAAAAAAA' }
  for (let tries = 0; tries <= limits.signIns.perIdentifier; tries++) await enter('customer', made, 'a guess')
  expect(await enter('customer', made)).toMatchObject({ status: 429 })
})

test('guessing in a known device waits too, alone', async () => {
  const known = await knownDevice('customer')
  for (let tries = 0; tries < limits.signIns.perIdentifier; tries++) await enter('customer', known, 'a guess')
  expect(await enter('customer', known)).toMatchObject({ status: 429 })
  expect(await enter('customer', { ip: home.ip })).toMatchObject({ code: 100 })
})

test('the cookie carries no authority: without a token it reads nothing', async () => {
  const { cookie = '' } = await knownDevice('customer')
  const reply = await app.inject({ url: '/api/second-factor', headers: { ...clientHeaders(ctx), cookie } })
  expect(reply.statusCode).toBe(401)
})

test('second-factor codes: whoever knows the password keeps nobody out', async () => {
  const signedIn = await enter('customer', home)
  const cookie = signedIn.cookie?.split(';')[0] ?? ''
  const headers = { ...clientHeaders(ctx), authorization: `Bearer ${signedIn.token}` }
  const { secret } = await enrollSecondFactor(app, ctx, headers)
  const step = async (place: Place, code: string) => {
    const { challenge } = await enter('customer', place)
    return send(place, '/api/session/secondFactor', { challenge, code })
  }
  for (let tries = 0; tries < limits.secondFactor.failures; tries++)
    expect(await step(abroad, '000000')).toMatchObject({ code: 102 })
  expect(await step(abroad, codeOf(secret))).toMatchObject({
    code: 104,
    message: expect.stringContaining('30 seconds'),
  })
  expect(await step({ ...home, cookie }, codeOf(secret))).toMatchObject({ code: 100, token: expect.any(String) })
})

test('codes by e-mail: wrong ones of a stranger do not stop the owner’s', async () => {
  const known = await knownDevice('customer')
  const ask = (place: Place) => send(place, '/api/userLogin/userEmailOtp', { email })
  const give = (place: Place, otp: string) => send(place, '/api/userLogin/userEmailOtpVerification', { email, otp })
  await ask(abroad)
  for (let tries = 0; tries <= limits.signIns.perIdentifier; tries++) await give(abroad, 'wrong')
  expect(await give(abroad, 'wrong')).toMatchObject({ status: 429 })
  expect(await ask(known)).toMatchObject({ code: 100 })
  expect(await give(known, await newestCode(ctx, email))).toMatchObject({ code: 100, token: expect.any(String) })
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  [null, 'unknown'],
])('%s counts as %s', (ip, written) => {
  expect(attemptNetwork(ip)).toBe(written)
})
