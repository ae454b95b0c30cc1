import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { recordWork } from '../../../support/recordWork.ts'
import { goodPassword, newEmail, solveCaptcha } from '../../../support/registration.ts'
import { post } from '../../../support/signIn.ts'

/** The files of a suite share our modules: ours must see the counted library, and no other file’s may. */
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof Argon2>()
  return { ...real, verify: vi.fn<typeof Argon2.verify>(real.verify) }
})

/** Strangers, customers and the deactivated cost the same statements, messages and password hashes, and get the same bytes. */
const { ctx: plain } = await testApp()
const { ctx, done } = recordWork(plain)
let app: App
let known: string
let inactive: string
let sub: string
let staff: string
beforeAll(async () => {
  app = await buildApp(ctx)
  const password_hash = await hashPassword(goodPassword)
  const customer = await makeCustomer(plain.db)
  known = customer.email
  const other = await makeCustomer(plain.db)
  inactive = other.email
  const subUserId = await makeSubUser(plain.db, customer.userId)
  sub = `${subUserId}@customer.test`
  const adminId = await makeAdmin(plain.db)
  staff = `${adminId}@staff.test`
  await plain.db.updateTable('users').set({ password_hash }).execute()
  await plain.db.updateTable('sub_users').set({ password_hash }).execute()
  await plain.db.updateTable('admins').set({ password_hash }).execute()
  await plain.db.updateTable('users').set({ is_active: false }).where('id', '=', other.userId).execute()
  // The first unknown address makes the hash that all of them are compared with.
  await post(app, ctx, '/admin-api/login', { email: newEmail(), password: 'a guess' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await plain.db.deleteFrom('rate_windows').execute()
})

async function cost(path: string, body: object, headers = {}) {
  done.length = 0
  vi.mocked(verify).mockClear()
  const reply = await post(app, ctx, path, body, headers)
  return { reply, work: [...done], passwords: vi.mocked(verify).mock.calls.length }
}

test('the count counts', async () => {
  const { work, passwords } = await cost('/api/userLogin/userEmailOtp', { email: known })
  expect(work).toContain('message by email')
  expect(work.filter(statement => statement.startsWith('InsertQueryNode otp_codes'))).toHaveLength(1)
  expect(passwords).toBe(0)
})

describe.each([
  ['/api/userLogin/userEmailOtp', () => [known, inactive, sub], 0],
  ['/api/user/userEmailOtp', () => [known, inactive, sub], 0],
  ['/api/user/mailSent/forgotPassword', () => [known, inactive, sub], 0],
] as const)('%s', (path, addresses, passwords) => {
  test('is answered and done alike for all', async () => {
    const stranger = await cost(path, { email: newEmail() })
    expect(stranger).toMatchObject({ reply: { status: 200, code: 100 }, passwords })
    expect(stranger.work.filter(one => one === 'message by email')).toHaveLength(1)
    for (const email of addresses()) expect(await cost(path, { email })).toEqual(stranger)
  })
})

describe.each([
  ['/api/userLogin/authentication', () => [known, inactive, sub]],
  ['/api/admin/subUsersLogin', () => [known, inactive, sub]],
  ['/admin-api/login', () => [staff, known]],
] as const)('a wrong password at %s', (path, addresses) => {
  test('is answered and done alike for all: one hash', async () => {
    const tried = async (email: string) =>
      cost(path, { email, password: 'a guess', recaptchaToken: await solveCaptcha(app) })
    const stranger = await tried(newEmail())
    expect(stranger).toMatchObject({ reply: { status: 200, code: 102 }, passwords: 1 })
    for (const email of addresses()) expect(await tried(email)).toEqual(stranger)
  })
})

test('a wrong code is answered and done alike, for whomever one was asked for', async () => {
  const path = '/api/userLogin/userEmailOtpVerification'
  const tried = async (email: string) => {
    await post(app, ctx, '/api/userLogin/userEmailOtp', { email })
    return cost(path, { email, otp: 'wrong' })
  }
  const stranger = await tried(newEmail())
  expect(stranger.reply).toMatchObject({ status: 200, code: 102 })
  for (const email of [known, inactive, sub]) expect(await tried(email)).toEqual(stranger)
})

test('registration without proofs is answered and done alike, whoever has the address already', async () => {
  const asked = { firstName: 'A', lastName: 'B', countryCode: '+91', mobile_no: '9812345670', password: goodPassword }
  const stranger = await cost('/api/user/userRegisteration', { ...asked, email: newEmail() })
  expect(stranger.reply).toMatchObject({ status: 200, code: 101 })
  expect(await cost('/api/user/userRegisteration', { ...asked, email: known })).toEqual(stranger)
})

test('an invitation is done alike: the inviter does not learn who has an account', async () => {
  const { userId } = await makeCustomer(plain.db)
  const headers = await signedIn(plain, { userId })
  const invited = async (email: string) => {
    const body = { firstName: 'K', lastName: 'N', access: 'view', email }
    return (await cost('/api/resources/sub-users', body, headers)).work
  }
  await invited(newEmail())
  expect(await invited(known)).toEqual(await invited(newEmail()))
})
